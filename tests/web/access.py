"""Whether everybody can use a page: axe, what does not fit, and what is left in English."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

WEB = Path(__file__).parents[2] / "web"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")


@cache
def script() -> str:
    """The checker itself."""
    return AXE.read_text("utf-8")


def axe(page: Page) -> list[str]:
    """What bars somebody from using the page as it is now: nothing, if all is well."""
    page.evaluate(script())
    found = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{one['impact']} {one['id']}: {one['help']}: {node['target']} {node['failureSummary']}"
        for one in found
        if one["impact"] in GRAVE
        for node in one["nodes"]
    ]


def fits(page: Page) -> bool:
    """Whether nothing has to be moved sideways to be read."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


SAID = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const said = new Set();
  while (walker.nextNode()) said.add(walker.currentNode.textContent.trim());
  for (const name of ["aria-label", "title", "placeholder", "alt"])
    for (const one of document.querySelectorAll(`[${name}]`))
      said.add(one.getAttribute(name).trim());
  return [document.documentElement.lang, ...said];
}"""


def untranslated(page: Page, language: str) -> list[str]:
    """English texts of ours on a page in another language, and a page that names another."""
    lang, *said = page.evaluate(SAID)
    wrong = [] if lang == language else [f"lang={lang}"]
    return wrong + sorted(only_english(language).intersection(said))


@cache
def only_english(language: str) -> set[str]:
    """The whole texts that are said differently in this language, and by no text of its own."""
    return set() if language == "en" else texts("en") - texts(language)


def texts(language: str) -> set[str]:
    """All texts of a language in which nothing is filled in."""
    files = [
        json.loads(path.read_text("utf-8")) for path in WEB.glob(f"messages/*/{language}.json")
    ]
    return {text for file in files for text in file.values() if isinstance(text, str)}
