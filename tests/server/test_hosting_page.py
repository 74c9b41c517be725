"""The hosting page tells every setting and every metric as it is."""

import re
from pathlib import Path

import pytest

from greenbaize.server.ops.metrics import Metrics
from greenbaize.server.settings import Settings

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")


def spelt(value: object) -> str:
    """A default as the page writes it."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return f"`{value}`"


@pytest.mark.parametrize("name", Settings.model_fields)
def test_a_setting_is_told_with_its_default(name: str) -> None:
    field = Settings.model_fields[name]
    row = f"| `GREENBAIZE_{name.upper()}` | {spelt(field.default)} | {field.description} |"
    assert row in PAGE.splitlines()


def test_no_setting_is_told_that_is_none() -> None:
    told = set(re.findall(r"GREENBAIZE_([A-Z_]+)", PAGE))
    assert told == {name.upper() for name in Settings.model_fields}


def test_every_metric_is_told() -> None:
    names = re.findall(r"^# TYPE (greenbaize_\w+)", Metrics().text().decode(), re.MULTILINE)
    counted = {name for name in names if not name.endswith("_created")}
    told = set(re.findall(r"^\| `(greenbaize_\w+)` \|", PAGE, re.MULTILINE))
    assert told == counted
