"""The single-page app: one page for all of its addresses, and the files that it needs.

The build puts it into a folder `site` of the server. Where there is none, the plain page is all.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import RedirectResponse

from greenbaize.server.http.dependencies import TheLobby
from greenbaize.server.store import TableNotFound

FOLDER = Path(__file__).parents[1] / "site"
INDEX = "index.html"
KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
COMPRESSIBLE = {".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"}
"""What gets shorter when it is compressed."""

FOR_A_YEAR = {"cache-control": "public, max-age=31536000, immutable"}
FOR_A_DAY = {"cache-control": "public, max-age=86400"}
SPECIAL = {"sw.js": {"cache-control": "no-cache", "service-worker-allowed": "/"}}
"""A cached service worker would keep an old site; its scope is all addresses."""

PAGES = ("/", "/new/{game}", "/rules/{game}", "/records", "/claim/{link}")
TABLE_PAGES = ("/t/{code}", "/t/{code}/screen", "/t/{code}/story")


@dataclass(frozen=True)
class File:
    """A file as it is, and compressed."""

    data: bytes
    kind: str
    gzipped: bytes | None = None

    def answer(
        self, request: Request, headers: dict[str, str] | None = None, status: int = 200
    ) -> Response:
        """The file, compressed for whoever can read that."""
        given = dict(headers or {})
        if self.gzipped is None:
            return Response(self.data, status, given, self.kind)
        given["vary"] = "accept-encoding"
        if not accepts_gzip(request.headers.get("accept-encoding", "")):
            return Response(self.data, status, given, self.kind)
        return Response(self.gzipped, status, {**given, "content-encoding": "gzip"}, self.kind)


def accepts_gzip(accepted: str) -> bool:
    """Whether this Accept-Encoding header allows gzip.

    >>> accepts_gzip("br, GZip;q=0.5"), accepts_gzip("gzip;q=0"), accepts_gzip("")
    (True, False, False)
    """
    for part in accepted.lower().split(","):
        name, _, weight = part.replace(" ", "").partition(";q=")
        if name == "gzip":
            return weight.strip("0.") != "" or not weight
    return False


@dataclass(frozen=True)
class Site:
    """The page, the files beside it, and the assets: another one has another name."""

    index: File
    beside: dict[str, File]
    assets: dict[str, File]


def read_site(folder: Path | None) -> Site | None:
    """The site that was built into this folder, if there is one."""
    if folder is None or not (folder / INDEX).is_file():
        return None
    beside = files_in(folder)
    return Site(beside.pop(INDEX), beside, files_in(folder / "assets"))


def files_in(folder: Path) -> dict[str, File]:
    """The files of a folder by name, without those in folders within."""
    found = sorted(folder.iterdir()) if folder.is_dir() else []
    return {path.name: read(path) for path in found if path.is_file()}


def read(path: Path) -> File:
    """A file, compressed once if that makes it shorter."""
    data = path.read_bytes()
    kind = KINDS.get(path.suffix, "application/octet-stream")
    gzipped = gzip.compress(data, mtime=0) if path.suffix in COMPRESSIBLE else data
    return File(data, kind, gzipped if len(gzipped) < len(data) else None)


def router_of(site: Site) -> APIRouter:
    """The addresses of a site, which go before those of the plain page."""
    router = APIRouter(include_in_schema=False)

    def page(request: Request) -> Response:
        return site.index.answer(request)

    def asset(request: Request, name: str) -> Response:
        if name not in site.assets:
            raise HTTPException(404)
        return site.assets[name].answer(request, FOR_A_YEAR)

    for path in PAGES:
        router.add_api_route(path, page)
    for path in TABLE_PAGES:
        router.add_api_route(path, table_page(site, path))
    for name, file in site.beside.items():
        router.add_api_route(f"/{name}", beside(file, SPECIAL.get(name, FOR_A_DAY)))
    router.add_api_route("/assets/{name}", asset)
    return router


def table_page(site: Site, path: str) -> Callable[..., object]:
    """The page at an address of a table, which is spelt as its cookies' path is."""

    async def page(request: Request, code: str, lobby: TheLobby) -> Response:
        try:
            room = await lobby.room(code)
        except TableNotFound:
            return site.index.answer(request, status=404)
        if code != room.code:
            where, query = path.format(code=room.code), request.url.query
            return RedirectResponse(f"{where}?{query}" if query else where, 303)
        return site.index.answer(request)

    return page


def beside(file: File, headers: dict[str, str]) -> Callable[..., object]:
    """A file at an address of its own."""

    def answer(request: Request) -> Response:
        return file.answer(request, headers)

    return answer
