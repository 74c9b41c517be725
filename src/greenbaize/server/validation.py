"""Validation errors of pydantic as data: a code for each kind, with facts but never the input."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Any

from greenbaize.engine.errors import SetupError
from greenbaize.engine.messages import Param, Term

CODES = {
    "bool_parsing": "field_not_boolean",
    "bool_type": "field_not_boolean",
    "dict_type": "field_not_object",
    "extra_forbidden": "field_unknown",
    "float_parsing": "field_not_number",
    "float_type": "field_not_number",
    "greater_than": "field_too_small",
    "greater_than_equal": "field_below_minimum",
    "int_from_float": "field_not_integer",
    "int_parsing": "field_not_integer",
    "int_parsing_size": "field_not_integer",
    "int_type": "field_not_integer",
    "json_invalid": "json_invalid",
    "less_than": "field_too_large",
    "less_than_equal": "field_above_maximum",
    "list_type": "field_not_list",
    "literal_error": "field_not_allowed",
    "missing": "field_missing",
    "model_attributes_type": "field_not_object",
    "string_pattern_mismatch": "field_malformed",
    "string_too_long": "field_too_long",
    "string_too_short": "field_too_short",
    "string_type": "field_not_text",
    "too_long": "list_too_long",
    "union_tag_invalid": "command_unknown",
    "union_tag_not_found": "command_missing",
}
"""Every kind that is not here is a `field_invalid`."""

BOUNDS = ("ge", "gt", "le", "lt", "max_length", "min_length")
MAX_FIELD = 60
NO_LABELS: Mapping[str, str] = {}


class InvalidRequestError(SetupError):
    """A request or a setting that fails validation."""


def invalid(error: Mapping[str, Any], labels: Mapping[str, str] = NO_LABELS) -> InvalidRequestError:
    """What pydantic found wrong, and where; `labels` are terms for fields that a form shows."""
    code = CODES.get(error["type"], "field_invalid")
    path = ".".join(str(part) for part in error["loc"] if part not in ("body", "query", "path"))
    field = printable(path)[:MAX_FIELD]
    if not field and code.startswith("field_"):
        return InvalidRequestError("request_invalid")
    if code in ("json_invalid", "command_unknown", "command_missing"):
        return InvalidRequestError(code)
    named: Param = Term(labels[field]) if field in labels else field
    return InvalidRequestError(code, field=named, **bounds(error.get("ctx", {})))


def bounds(context: Mapping[str, Any]) -> dict[str, Param]:
    """The limit that was missed, as text: a catalogue would group its digits."""
    found = [context[name] for name in BOUNDS if name in context]
    return {"limit": f"{found[0]:g}"} if found else {}


def printable(text: str) -> str:
    """One line without control characters."""
    composed = unicodedata.normalize("NFC", text)
    return " ".join("".join(char if char.isprintable() else " " for char in composed).split())
