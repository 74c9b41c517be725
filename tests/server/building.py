"""A tiny site, laid out as the real one is built."""

from __future__ import annotations

from pathlib import Path

ASSET = "index-B7d1xQ2k.js"
PAGE = "<!doctype html><title>Greenbaize</title>" + "<p>The table is being laid.</p>" * 40
FILES: dict[str, str | bytes] = {
    "index.html": PAGE,
    "favicon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "icon-192.png": b"\x89PNG and so on",
    "manifest.webmanifest": '{"name": "Greenbaize"}',
    "sw.js": "addEventListener('fetch', () => {});",
    f"assets/{ASSET}": "console.log('seven bells');\n" * 40,
    "assets/index-C0ffee11.css": "body { margin: 0 }\n" * 40,
    "assets/felt-D1ce5.svg": "<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0'/></svg>" * 9,
    "assets/lato-F00d.woff2": b"wOF2 and so on",
    "assets/sentences-Ab3.json": '{"rolled": "threw"}',
    "assets/odd-Zz9.xyz": "whatever",
}


def build_site(folder: Path) -> Path:
    """The folder with the site in it."""
    for name, text in FILES.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return folder
