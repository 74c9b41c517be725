"""Views and events, as they travel, against the types that a game declares for them."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Mapping
from functools import cache, reduce
from operator import or_
from types import UnionType
from typing import Any, Literal, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

import typing_extensions
from pydantic import ConfigDict, TypeAdapter, ValidationError

from greenbaize.engine.event import Event, event_name

EXACT = ConfigDict(strict=True, extra="forbid")


@cache
def view_reader(kind: Any) -> TypeAdapter[Any]:
    """Reads views of this type, and nothing else."""
    return TypeAdapter(exact(kind))


@cache
def event_reader(kind: Any) -> TypeAdapter[Any]:
    """Reads events of this class, and nothing else."""
    hints = get_type_hints(kind)
    names = [field.name for field in dataclasses.fields(kind) if field.name != "seen_by"]
    fields = {"event": Literal[event_name(kind)], **{name: exact(hints[name]) for name in names}}
    return TypeAdapter(closed(kind.__name__, fields))


def exact(hint: Any) -> Any:
    """The same type without leeway: no field more, no field less, no number for a text."""
    if is_typeddict(hint):
        hints = get_type_hints(hint, include_extras=True)
        return closed(hint.__name__, {name: exact(part) for name, part in hints.items()})
    origin, parts = get_origin(hint), tuple(map(exact, get_args(hint)))
    if origin in (None, Literal):
        return hint
    if origin is UnionType:
        return reduce(or_, parts)
    return NotRequired[parts[0]] if origin is NotRequired else origin[parts]


def closed(name: str, fields: Mapping[str, Any]) -> Any:
    """A dictionary with just these fields; pydantic wants it from `typing_extensions`."""
    make: Any = typing_extensions.TypedDict
    made = make(name, fields)
    made.__pydantic_config__ = EXACT
    return made


def wrong_view(kind: Any, view: Mapping[str, Any]) -> str:
    """Where a view is not of its declared type; empty if it is."""
    return wrong(view_reader(kind), view)


def wrong_event(kinds: tuple[type[Event], ...], event: Event) -> str:
    """Where an event is not of its declared type, or not declared at all; empty if it is."""
    kind: Any = type(event)
    if kind not in kinds:
        return f"{kind.__name__} is not declared"
    return wrong(event_reader(kind), event.as_json())


def wrong(reader: TypeAdapter[Any], thing: Mapping[str, Any]) -> str:
    """What is wrong with a thing as it travels."""
    try:
        reader.validate_json(json.dumps(thing))
    except ValidationError as error:
        return str(error)
    return ""
