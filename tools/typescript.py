"""Writes the page's TypeScript types: web/protocol.ts for what is said between a device and the
server, and web/src/games/x/generated.ts for the view and the events of every game.

`python tools/typescript.py` writes them; `--check` only says whether they are fresh.
"""

from __future__ import annotations

import inspect
import json
import sys
from pathlib import Path
from typing import Any

from game_types import comment, game_ts
from pydantic import BaseModel, TypeAdapter

from greenbaize.games import GAMES
from greenbaize.server import protocol

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
HEAD = """\
// What is said between a device and the server. Made by tools/typescript.py from
// src/greenbaize/server/protocol.py: change that file, not this one.
"""
UNIONS = ("Command", "ClientMessage", "Frame", "Answer")
BASES = {"Model", "Keyed"}
SIMPLE = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}
Schema = dict[str, Any]


def models() -> list[type[BaseModel]]:
    """Everything that is said, in the order in which the file tells it."""
    found = [thing for thing in vars(protocol).values() if inspect.isclass(thing)]
    own = [thing for thing in found if thing.__module__ == protocol.__name__]
    return [thing for thing in own if issubclass(thing, BaseModel) and thing.__name__ not in BASES]


def sent_by_server() -> set[str]:
    """The models that the server fills in: all their fields are always there."""
    answers = (
        protocol.ReplayMoment,
        protocol.Replay,
        protocol.GameInfo,
        protocol.Setup,
        protocol.Seated,
        protocol.HeldSeats,
        protocol.PrivateLink,
        protocol.Problem,
        protocol.ServerInfo,
    )
    schemas = [answer.model_json_schema() for answer in answers] + [protocol.FRAME.json_schema()]
    names = {schema.get("title", "") for schema in schemas}
    return names.union(*(schema.get("$defs", {}) for schema in schemas))


def typed(schema: Schema) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(typed(part) for part in schema["anyOf"]))
    if schema.get("type") == "array":
        return listed(schema)
    if schema.get("type") == "object":
        inner = schema.get("additionalProperties", True)
        return f"Record<string, {typed(inner) if isinstance(inner, dict) else 'unknown'}>"
    return SIMPLE.get(schema.get("type", ""), "unknown")


def listed(schema: Schema) -> str:
    """A list or a tuple."""
    if "prefixItems" in schema:
        return f"[{', '.join(typed(part) for part in schema['prefixItems'])}]"
    inner = typed(schema["items"])
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def interface(model: type[BaseModel], always: bool) -> str:
    """A model as an interface; a field that may be left out has a question mark."""
    schema = model.model_json_schema()
    needed = {"type", *schema.get("required", ())}
    fields = [
        f"  {name}{'' if always or name in needed | {'type'} else '?'}: {typed(part)};"
        for name, part in schema["properties"].items()
    ]
    head = f"export interface {model.__name__} {{"
    return "\n".join([*comment(model.__doc__), head, *fields, "}"])


def union(name: str) -> str:
    """One of several models."""
    schema = TypeAdapter(getattr(protocol, name)).json_schema()
    parts = [typed(part) for part in schema["oneOf"]]
    lines = "".join(f"\n  | {part}" for part in parts)
    return f"export type {name} ={lines};"


def reactions() -> str:
    """The quick reactions as a constant."""
    return f"export const REACTIONS = {json.dumps(protocol.REACTIONS)} as const;"


def close_reasons() -> str:
    """What each close code of the socket stands for."""
    rows = "".join(
        f"\n  {code}: {json.dumps(name)}," for code, name in protocol.CLOSE_REASONS.items()
    )
    return f"export const CLOSE_REASONS = {{{rows}\n}} as const;"


def protocol_ts() -> str:
    """The whole file."""
    server = sent_by_server()
    parts = [interface(model, model.__name__ in server) for model in models()]
    return (
        "\n\n".join([HEAD.rstrip(), reactions(), close_reasons(), *parts, *map(union, UNIONS)])
        + "\n"
    )


def files() -> dict[Path, str]:
    """Every generated file with its text."""
    made = {WEB / "protocol.ts": protocol_ts()}
    for game in GAMES.values():
        made[WEB / "src" / "games" / game.name / "generated.ts"] = game_ts(game)
    return made


def main() -> int:
    """Write the files, or say which are stale."""
    stale = {
        path: text
        for path, text in files().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    }
    if "--check" in sys.argv[1:]:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is stale: run tools/typescript.py")
        return 1 if stale else 0
    for path, text in stale.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
