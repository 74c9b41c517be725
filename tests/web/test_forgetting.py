"""What all are to forget is shown for a moment, even if the next move comes at once."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Take
from .device import DESKTOP, Device
from .guests import QUICK, Guest, join, lay, post

GLIMPSE = 4_000
SLOW = 20_000
"""Milliseconds: how long it is shown, and how long a busy machine may take."""


def do(device: Device, code: str, key: str, words: str) -> None:
    """The first seat makes a move, from its device."""
    command: dict[str, Any] = {"type": "move", "key": key, "words": words}
    post(device, f"/t/{code}/seats/0/commands", command)


def log_of(page: Page) -> list[str]:
    """The lines of the log that tell of a base."""
    lines = page.locator("aside ol li").all_text_contents()
    return [line.strip() for line in lines if "base" in line]


@pytest.mark.long(40)
def test_a_base_is_shown_for_a_moment_and_then_forgotten(take: Take) -> None:
    hers, his = (take(**DESKTOP, **QUICK) for _ in range(2))
    code = lay(hers, "reibach", seats=2, options={"first_player": 1})
    join(his, code, "Ben")
    ann, ben = Guest(hers, code, 1), Guest(his, code, 2)
    ann.begin()
    expect(ben.page.locator(".asked")).to_be_visible()
    while not (ann.play and ann.play["moves"]):
        ann.page.wait_for_timeout(20)
    words = next(move for move in ann.play["moves"] if move.startswith("base "))
    do(hers, code, "one", words)
    for guest in (ann, ben):
        glimpse = guest.page.locator(".glimpse")
        expect(glimpse).to_be_visible(timeout=SLOW)
        shown = glimpse.text_content() or ""
        assert shown.startswith("Ann laid ")
        assert shown.endswith(" as a base.")
    do(hers, code, "two", "take 1")
    for guest in (ann, ben):
        expect(guest.page.locator(".glimpse")).to_have_count(0, timeout=GLIMPSE + SLOW)
        assert log_of(guest.page) == ["Ann laid a base."]
        assert " as a base." not in (guest.page.locator("body").text_content() or "")
    ben.page.reload()
    expect(ben.page.locator("aside ol li", has_text="Ann laid a base.")).to_have_count(1)
