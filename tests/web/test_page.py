"""The page opens on every device, in both rooms."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from .access import axe
from .conftest import Take
from .device import DESKTOP, PHONE

DEVICES = {"phone": PHONE, "desktop": DESKTOP}


@pytest.mark.parametrize("room", ["dark", "light"])
@pytest.mark.parametrize("made_as", DEVICES.values(), ids=DEVICES)
def test_the_door_is_open_in_both_rooms(take: Take, made_as: dict[str, Any], room: str) -> None:
    page = take(**made_as, color_scheme=room).open("/")
    expect(page).to_have_title("Greenbaize")
    expect(page.locator("html")).to_have_attribute("data-theme", room)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert axe(page) == []
