"""A game's view and events as TypeScript: what the page may rely on."""

from __future__ import annotations

import dataclasses
import inspect
import json
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from greenbaize.engine.event import Event, event_name
from greenbaize.engine.game import Game

WIDTH = 110
"""The page's line length, as its prettier has it."""

SIMPLE = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}


def game_ts(game: Game[Any]) -> str:
    """The whole file: enumerations, what the view is made of, every event, and their union."""
    views = list(dict.fromkeys(parts_of(game.view_type)))
    enums = enumerations([*views, *game.event_types])
    interfaces = [interface(view, fields_of(view), enums) for view in views]
    interfaces += [interface(kind, event_fields(kind), enums) for kind in game.event_types]
    text = "\n\n".join([*interfaces, union("Event", names_of(game.event_types))])
    used = {name: get_args(hint) for hint, name in enums.items() if uses(text, name)}
    aliases = [union(name, named_options(name, used)) for name in used]
    check_names([*used, *names_of(views), *names_of(game.event_types), "Event"])
    return "\n\n".join([head(game), *aliases, text]) + "\n"


def head(game: Game[Any]) -> str:
    """Where the file comes from."""
    return (
        f"// What a seat may know of a table of {game.title}, and what happens there.\n"
        f"// Made by tools/typescript.py from src/greenbaize/games/{game.folder.name}:"
        " change those files, not this one."
    )


def check_names(names: list[str]) -> None:
    """Two types of one name would hide each other."""
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise SystemExit(f"more than one type is called {', '.join(twice)}")


def names_of(kinds: Iterable[type]) -> list[str]:
    """Classes by their names."""
    return [kind.__name__ for kind in kinds]


def parts_of(hint: Any) -> Iterator[Any]:
    """The dictionaries that a type is made of, the innermost first."""
    inner = fields_of(hint).values() if is_typeddict(hint) else get_args(hint)
    for part in inner:
        yield from parts_of(part)
    if is_typeddict(hint):
        yield hint


def fields_of(kind: Any) -> dict[str, Any]:
    """The fields of a dictionary with their types."""
    return get_type_hints(kind, include_extras=True)


def event_fields(kind: type[Event]) -> dict[str, Any]:
    """The fields of an event as they travel, its name first."""
    hints = get_type_hints(kind)
    names = [field.name for field in dataclasses.fields(kind) if field.name != "seen_by"]  # type: ignore[arg-type]
    return {"event": Literal[event_name(kind)], **{name: hints[name] for name in names}}


def enumerations(kinds: Iterable[type]) -> dict[Any, str]:
    """The named Literal types of the modules in which classes stand."""
    modules = dict.fromkeys(kind.__module__ for kind in kinds)
    named = [item for module in modules for item in vars(sys.modules[module]).items()]
    return {hint: name for name, hint in named if get_origin(hint) is Literal}


def named_options(name: str, used: Mapping[str, tuple[str, ...]]) -> list[str]:
    """What a type can be; options that make up another type stand there by its name."""
    options = used[name]
    inner = [other for other, some in used.items() if options[: len(some)] == some != options]
    largest = max(inner, key=lambda other: len(used[other]), default=None)
    if largest is None:
        return [json.dumps(option) for option in options]
    return [largest, *(json.dumps(option) for option in options[len(used[largest]) :])]


def uses(text: str, name: str) -> bool:
    """Whether a type stands in one of the fields."""
    return re.search(rf"(: |[(<|] ?){name}\b", text) is not None


def union(name: str, options: Iterable[str]) -> str:
    """One of several, laid out as prettier has it: in a line, in the next line, or one a line."""
    parts = list(options) or ["never"]
    head, line = f"export type {name} =", " | ".join(parts) + ";"
    if len(f"{head} {line}") <= WIDTH:
        return f"{head} {line}"
    return f"{head}\n  {line}" if len(f"  {line}") <= WIDTH else broken(head, parts)


def broken(head: str, parts: list[str]) -> str:
    """One a line."""
    return head + "".join(f"\n  | {part}" for part in parts) + ";"


def interface(kind: type, fields: Mapping[str, Any], enums: Mapping[Any, str]) -> str:
    """A dictionary or an event; a field that may be absent has a question mark."""
    lines = [field_line(name, hint, enums) for name, hint in fields.items()]
    doc = comment(kind.__dict__.get("__doc__"))
    return "\n".join([*doc, f"export interface {kind.__name__} {{", *lines, "}"])


def field_line(name: str, hint: Any, enums: Mapping[Any, str]) -> str:
    """One field."""
    if get_origin(hint) is NotRequired:
        return f"  {name}?: {spelt(get_args(hint)[0], enums)};"
    return f"  {name}: {spelt(hint, enums)};"


def spelt(hint: Any, enums: Mapping[Any, str]) -> str:
    """A Python type as a TypeScript type."""
    origin, args = get_origin(hint), get_args(hint)
    if hint in SIMPLE:
        return SIMPLE[hint]
    if origin is Literal:
        return enums.get(hint) or " | ".join(map(json.dumps, args))
    if origin in (UnionType, Union):
        return " | ".join(spelt(part, enums) for part in args)
    if origin is list:
        inner = spelt(args[0], enums)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        record = f"Record<{spelt(args[0], enums)}, {spelt(args[1], enums)}>"
        return record if args[0] is str else f"Partial<{record}>"
    if is_typeddict(hint):
        return str(hint.__name__)
    raise SystemExit(f"{hint} has no TypeScript type")


def comment(text: str | None, indent: str = "") -> list[str]:
    """A docstring as a comment."""
    lines = inspect.cleandoc(text or "").splitlines()
    if len(lines) < 2:
        return [f"{indent}/** {line} */" for line in lines]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]
