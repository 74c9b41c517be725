"""The plain page's script is small, and the page's lock of packages names no registry."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
SCRIPTS = ROOT / "src" / "greenbaize" / "server" / "plain" / "static"


def test_the_lock_names_no_registry() -> None:
    assert "resolved" not in (WEB / "package-lock.json").read_text()
    assert "registry=" not in (WEB / ".npmrc").read_text()


def test_the_scripts_are_small() -> None:
    assert len((SCRIPTS / "plain.js").read_bytes()) < 16_384
    assert len((SCRIPTS / "dice.js").read_bytes()) < 12_288
