"""A browser without a script: it reads pages, follows links, fills in forms and presses buttons.

Every page that it opens is checked for what everybody needs who cannot see it or has no mouse.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from html.parser import HTMLParser
from itertools import pairwise
from typing import Any, Self
from urllib.parse import urlencode, urljoin

from .portal_client import Client

VOID = {"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}
CHECKED = 20
"""So many pages of a browser are checked one by one, and then one of so many."""

TEXTLESS = {"hidden", "submit", "button"}


@dataclass
class Node:
    """An element with all that is in it."""

    tag: str
    attrs: dict[str, str]
    parent: Node | None = None
    children: list[Node | str] = field(default_factory=list)

    @property
    def text(self) -> str:
        """All words in it, in one line."""
        words = [child if isinstance(child, str) else child.text for child in self.children]
        return " ".join("".join(words).split())

    @cached_property
    def inside(self) -> list[Node]:
        """All elements in it, in their order, once the page is read."""
        nodes = [child for child in self.children if isinstance(child, Node)]
        return [one for node in nodes for one in (node, *node.inside)]

    def all(self, tag: str = "", **attrs: str) -> list[Node]:
        """The elements in it of a kind, in their order."""
        wanted = attrs.items()
        return [
            node for node in self.inside if tag in ("", node.tag) and wanted <= node.attrs.items()
        ]

    def within(self, tag: str) -> Node | None:
        """The nearest element of a kind around it."""
        node = self.parent
        while node is not None and node.tag != tag:
            node = node.parent
        return node


class Reader(HTMLParser):
    """Reads a page into nodes; what is not closed where it should be is an error."""

    def __init__(self) -> None:
        super().__init__()
        self.root = self.here = Node("", {})

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        node = Node(tag, {name: value or "" for name, value in attrs}, self.here)
        assert len(node.attrs) == len(attrs), f"<{tag}> says something twice"
        self.here.children.append(node)
        if tag not in VOID:
            self.here = node

    def handle_endtag(self, tag: str) -> None:
        assert self.here.tag == tag, f"</{tag}> closes <{self.here.tag}>"
        assert self.here.parent is not None
        self.here = self.here.parent

    def handle_data(self, data: str) -> None:
        self.here.children.append(data)


def read(html: str) -> Node:
    """A page as nodes."""
    reader = Reader()
    reader.feed(html)
    reader.close()
    assert reader.here is reader.root, f"<{reader.here.tag}> is not closed"
    return reader.root


def check(page: Node) -> None:
    """What is true of every page."""
    assert len(page.all("h1")) == 1
    assert len(page.all("main")) == 1
    assert page.all("html")[0].attrs["lang"] == "en"
    assert page.all("title")[0].text
    assert page.all("header")
    assert page.all("footer")
    ids = [node.attrs["id"] for node in page.all() if "id" in node.attrs]
    assert len(ids) == len(set(ids)), sorted(one for one in ids if ids.count(one) > 1)
    for node in page.all():
        check_node(node, page, set(ids))
    levels = [int(node.tag[1]) for node in page.all() if re.fullmatch("h[1-6]", node.tag)]
    assert all(below <= above + 1 for above, below in pairwise(levels)), levels


def check_node(node: Node, page: Node, ids: set[str]) -> None:
    """Nothing is inline, everything has a name, and what is referred to is there."""
    assert "style" not in node.attrs
    assert node.tag != "style"
    assert not [name for name in node.attrs if name.startswith("on")]
    for name in ("aria-labelledby", "aria-describedby", "for"):
        assert set(node.attrs.get(name, "").split()) <= ids, node.attrs
    if node.tag == "script":
        assert node.attrs["src"].startswith("/static/")
        assert not node.text
    if node.tag in ("input", "select", "textarea") and node.attrs.get("type") not in TEXTLESS:
        assert page.all("label", **{"for": node.attrs["id"]}), node.attrs
    if node.tag in ("button", "a", "th", "summary", "label", "legend", "h1", "h2", "h3"):
        assert node.text or node.attrs.get("aria-label"), node.attrs
    if node.tag == "img":
        assert "alt" in node.attrs
    if node.tag == "form":
        assert node.attrs["method"] in ("get", "post")
        assert node.attrs["action"].startswith("/")
        assert node.all("button")


class Browser:
    """One device; it keeps its cookies, and knows only what is on its pages."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.cookies: Any = None
        self.address = "/"
        self.status = self.pages = 0
        self.html = ""
        self.page = Node("", {})

    def open(self, address: str) -> Self:
        """Go there."""
        return self.ask("GET", address)

    def ask(self, method: str, address: str, form: dict[str, str] | None = None) -> Self:
        """Send something there, and read the page that comes back."""
        self.client.cookies.clear()
        if self.cookies is not None:
            self.client.cookies.update(self.cookies)
        where = urljoin(f"http://testserver{self.address}", address)
        headers = {"accept": "text/html", "origin": "http://testserver"}
        answer = self.client.request(
            method, where, data=form, headers=headers, follow_redirects=True
        )
        self.cookies = type(self.client.cookies)(self.client.cookies)
        self.client.cookies.clear()
        self.status, self.html = answer.status_code, answer.text
        self.address = answer.url.raw_path.decode()
        assert self.status < 500, self.html
        assert answer.headers["content-type"].startswith("text/html"), answer.text
        self.page = read(self.html)
        self.pages += 1
        if self.pages < CHECKED or self.pages % CHECKED == 0:
            check(self.page)
        return self

    def follow(self, words: str) -> Self:
        """The first link with these words."""
        links = [link for link in self.page.all("a") if words in link.text]
        return self.open(links[0].attrs["href"])

    def buttons(self, words: str = "") -> list[Node]:
        """Buttons with these words."""
        found = self.page.all("button")
        return [node for node in found if words.lower() in name_of(node).lower()]

    def press(
        self, which: str | Node, fills: Mapping[str, str] | None = None, /, **more: str
    ) -> Self:
        """The first button with these words, after filling in its form."""
        button = which if isinstance(which, Node) else self.buttons(which)[0]
        form = form_of(button)
        said = {**filled(form), **(fills or {}), **more}
        if "name" in button.attrs:
            said[button.attrs["name"]] = button.attrs["value"]
        if form.attrs["method"] == "get":
            return self.open(f"{form.attrs['action']}?{urlencode(said)}")
        return self.ask("POST", form.attrs["action"], said)

    @property
    def line(self) -> str:
        """What is asked."""
        return self.page.all(id="line")[0].text

    @property
    def trouble(self) -> str:
        """What was wrong, if anything was."""
        return " ".join(node.text for node in self.page.all(role="alert"))

    def section(self, name: str) -> str:
        """All words of a part of the page."""
        return " ".join(node.text for node in self.page.all(id=name))


def name_of(node: Node) -> str:
    """What something is called aloud."""
    return node.attrs.get("aria-label") or node.text


def form_of(button: Node) -> Node:
    """The form that a button sends."""
    form = button.within("form")
    assert form is not None
    return form


def filled(form: Node) -> dict[str, str]:
    """What a form says before anybody writes in it."""
    said = {}
    for node in form.all("input"):
        kind = node.attrs.get("type", "text")
        if "name" in node.attrs and (kind not in ("radio", "checkbox") or "checked" in node.attrs):
            said[node.attrs["name"]] = node.attrs.get("value", "")
    for node in form.all("select"):
        options = node.all("option")
        chosen = [option for option in options if "selected" in option.attrs] or options
        said[node.attrs["name"]] = chosen[0].attrs.get("value", chosen[0].text)
    return said
