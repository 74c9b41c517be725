"""What never changes under its address: style, script and icon, by what is in them."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fastapi import APIRouter, HTTPException, Response

FOLDER = Path(__file__).parent / "static"
KINDS = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
FOR_A_YEAR = {"cache-control": "public, max-age=31536000, immutable"}

router = APIRouter(include_in_schema=False)


@dataclass(frozen=True)
class File:
    """A file and the URL that belongs to just these bytes."""

    data: bytes
    kind: str
    url: str


@cache
def static_files() -> dict[str, File]:
    """Files by name; the URL changes with the bytes, so that a year's cache never lies."""
    found = {}
    for path in sorted(FOLDER.iterdir()):
        data = path.read_bytes()
        digest = hashlib.sha256(data).hexdigest()[:16]
        found[path.name] = File(data, KINDS[path.suffix], f"/static/{digest}/{path.name}")
    return found


def static_url(name: str) -> str:
    return static_files()[name].url


@router.get("/static/{digest}/{name}")
def static(digest: str, name: str) -> Response:
    """A file, to be cached for a year: another one has another address."""
    file = static_files().get(name)
    if file is None or file.url != f"/static/{digest}/{name}":
        raise HTTPException(404)
    return Response(file.data, headers=FOR_A_YEAR, media_type=file.kind)
