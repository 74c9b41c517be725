"""The plain page's script is small, and the page's lock of packages names no registry."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
SCRIPT = ROOT / "src" / "greenbaize" / "server" / "static" / "plain.js"


def test_the_lock_names_no_registry() -> None:
    assert "resolved" not in (WEB / "package-lock.json").read_text()
    assert "registry=" not in (WEB / ".npmrc").read_text()


def test_the_script_is_small() -> None:
    assert len(SCRIPT.read_bytes()) < 16_384
