"""What the package contains of others comes with their licences."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import greenbaize

CHECKOUT = Path(__file__).parents[2]
SITE = Path(greenbaize.__file__).parent / "server" / "site"
TITLE = re.compile(r"^(=+)\n(?P<name>\S+) \S+ \((?P<kind>[^)]+)\)\n\1$", re.MULTILINE)


@pytest.fixture(scope="module")
def texts() -> dict[str, str]:
    """The licence of each part by its name, from the page that is installed."""
    parts = TITLE.split((SITE / "licenses.txt").read_text())[1:]
    return dict(zip(parts[1::4], parts[3::4], strict=True))


def test_every_font_comes_with_the_open_font_licence(texts: dict[str, str]) -> None:
    fonts = [path.name.partition("-")[0] for path in (SITE / "assets").glob("*.woff2")]
    assert fonts
    for font in fonts:
        text = texts[f"@fontsource-variable/{font}"]
        assert "SIL OPEN FONT LICENSE Version 1.1" in text
        assert f"The {font.title()} Project Authors" in text


def test_every_script_that_is_bundled_comes_with_its_licence(texts: dict[str, str]) -> None:
    scripts = {"svelte", "@noble/hashes", "uqr", "clsx", "@inlang/paraglide-js", "vite"}
    assert scripts <= texts.keys()
    for name in scripts:
        assert "Permission is hereby granted, free of charge" in texts[name]
        assert re.search(r"copyright \(c\)", texts[name], re.IGNORECASE)


def test_a_script_that_only_names_its_licence_comes_with_the_text(texts: dict[str, str]) -> None:
    assert "Apache License" in texts["@fluent/bundle"]


def test_all_that_the_page_is_made_with_is_named_or_leaves_nothing_in_it(
    texts: dict[str, str],
) -> None:
    made_with = json.loads((CHECKOUT / "web" / "package.json").read_text())["dependencies"]
    leaves_nothing = {"@inlang/plugin-message-format", "@sveltejs/vite-plugin-svelte"}
    assert made_with.keys() - leaves_nothing <= texts.keys()
