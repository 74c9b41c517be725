"""What is said between a device and the server is told in the docs and typed for TypeScript."""

from __future__ import annotations

import json
import math
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel, TypeAdapter

from greenbaize.server import protocol
from greenbaize.server.settings import Settings
from greenbaize.server.tables.tokens import CODE_LENGTH, LETTERS, is_code, new_code

ROOT = Path(__file__).parents[2]
DOCS = (ROOT / "docs" / "protocol.md").read_text()
EXAMPLES = re.findall(r"^```json (\w+)\n(.*?)^```$", DOCS, re.DOTALL | re.MULTILINE)
MODELS = {
    name: thing
    for name, thing in vars(protocol).items()
    if isinstance(thing, type) and issubclass(thing, BaseModel) and name[0].isupper()
}
FLOWING = " ".join(DOCS.split())
DAY = 24 * 3600
BASES = {"BaseModel", "Model", "Keyed"}


def test_the_typescript_types_are_fresh() -> None:
    command = [sys.executable, str(ROOT / "tools" / "typescript.py"), "--check"]
    checked = subprocess.run(command, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr


@pytest.mark.parametrize("name", sorted(MODELS.keys() - BASES))
def test_everything_that_is_said_has_an_example(name: str) -> None:
    assert name in {example for example, _ in EXAMPLES}


@pytest.mark.parametrize(("name", "text"), EXAMPLES)
def test_every_example_is_read(name: str, text: str) -> None:
    read = MODELS[name].model_validate_json(text)
    assert json.loads(text).keys() <= json.loads(read.model_dump_json()).keys()


def tags(kinds: TypeAdapter[Any]) -> set[str]:
    """The words by which messages are told apart."""
    schema = kinds.json_schema()
    return set(schema["discriminator"]["mapping"])


def test_every_command_and_frame_is_told() -> None:
    rows = set(re.findall(r"^\| `(\w+)` \|", DOCS, re.MULTILINE))
    headings = set(re.findall(r"^### `(\w+)`$", DOCS, re.MULTILINE))
    assert tags(protocol.COMMAND) <= rows
    assert tags(protocol.FRAME) == headings


def test_the_reactions_are_the_ones_that_can_be_said() -> None:
    schema = TypeAdapter(protocol.React).json_schema()
    assert tuple(schema["properties"]["reaction"]["enum"]) == protocol.REACTIONS
    assert all(f"`{reaction}`" in DOCS for reaction in protocol.REACTIONS)


def test_the_arithmetic_of_codes_is_right() -> None:
    codes, year = len(LETTERS) ** CODE_LENGTH, 365 * DAY
    guesses = Settings.model_construct().requests_per_second * year
    assert math.log2(codes) >= 40
    assert f"{len(LETTERS)}⁹ = {codes / 1e13:.1f} · 10¹³ codes, {math.log2(codes):.1f} bits" in DOCS
    assert f"tries {guesses / 1e8:.1f} · 10⁸ a year" in DOCS
    assert f"with 1,000 tables open it finds one in {codes / 1000 / guesses:.0f} years" in FLOWING
    assert is_code("K7QX2M")
    assert all(is_code(new_code()) and len(new_code()) == CODE_LENGTH for _ in range(20))


def test_the_limits_told_are_the_usual_ones() -> None:
    limits = Settings.model_construct()
    day = DAY
    for row in (
        f"| a message or a request | {limits.message_bytes // 1024} KiB |",
        f"| {limits.messages_per_second:g} a second, {limits.message_burst} at once |",
        f"| {limits.requests_per_second:g} a second, {limits.request_burst} at once |",
        f"| sockets from one address | {limits.sockets_per_ip:,} |",
        f"| sockets of one seat | {limits.sockets_per_seat} |",
        f"| sockets at one table without a seat | {limits.watchers_per_table} |",
        f"| log entries of a table that are no moves | {limits.log_entries:,} |",
        f"| new tables from one address | {limits.tables_per_hour} an hour |",
        f"| lines in one frame | the last {limits.frame_log_lines} |",
        f"{limits.chat_lines:,} lines at one table",
        f"can be used for {limits.link_seconds / day:g} days",
        f"before the game {limits.gathering_seconds / day:g} days, "
        f"during it {limits.playing_seconds / day:g} days, "
        f"after it {limits.over_seconds / day:g} days",
    ):
        assert row in DOCS
