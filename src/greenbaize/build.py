"""Whether Greenbaize runs compiled or interpreted, and that what runs is what is written."""

from __future__ import annotations

import hashlib
import json
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
NOTE = HERE / "compiled.json"


def noted() -> dict[str, Any]:
    """What was written down when the hot modules were compiled, if they were."""
    return dict(json.loads(NOTE.read_text())) if NOTE.exists() else {}


def fingerprints() -> dict[str, str]:
    """What each hot module was compiled from."""
    return dict(noted().get("modules", {}))


def command() -> list[str]:
    """The compiler and its flags."""
    return list(noted().get("command", []))


def source_of(name: str) -> Path:
    """The text of a module."""
    return HERE.joinpath(*name.split(".")[1:]).with_suffix(".py")


def is_machine_code(name: str) -> bool:
    """Whether there is a compiled module beside the text, which Python then prefers."""
    return any(source_of(name).with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES)


def compiled() -> bool:
    """Whether the hot modules run as C, all of them."""
    hot = fingerprints()
    return bool(hot) and all(is_machine_code(name) for name in hot)


def how() -> str:
    """How it runs, in a word."""
    return "compiled" if compiled() else "interpreted"


def refuse_stale() -> None:
    """Do not run machine code that was made from another text than the one beside it."""
    made_from = fingerprints()
    for name, fingerprint in made_from.items():
        source = source_of(name)
        text = source.read_bytes() + source.with_suffix(".pxd").read_bytes()
        if hashlib.sha256(text).hexdigest() != fingerprint:
            raise ImportError(f"{source.name} has changed since it was compiled; run 'make setup'.")
    if not made_from and any(HERE.rglob(f"*{EXTENSION_SUFFIXES[0]}")):
        raise ImportError("there are compiled modules here of unknown origin; remove them.")


refuse_stale()
