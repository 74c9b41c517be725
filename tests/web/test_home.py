"""From the door to the first move, and to tables of one's own making."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .conftest import Take
from .device import DESKTOP, PATIENCE, PHONE, Device
from .guests import QUICK, lay

LIMIT = 200 * 1024
"""Bytes that the first page may take, compressed and without fonts."""


def test_two_clicks_to_the_first_throw(phone: Device) -> None:
    page = phone.open("/")
    page.get_by_role("button", name="Play now").first.click()
    page.locator(".hand .throw").click()
    expect(page.locator("[data-at=tray] [aria-pressed]").first).to_be_visible()


def test_solo_is_one_click_away(desktop: Device) -> None:
    page = desktop.open("/")
    page.get_by_role("button", name="Play now: Las Vegas Solo").click()
    expect(page.get_by_role("heading", name="Las Vegas Solo")).to_be_visible()
    expect(page.locator(".hand .throw")).to_be_visible()


def test_the_first_load_is_light(desktop: Device) -> None:
    page = desktop.context.new_page()
    sizes: dict[str, int] = {}
    page.on("requestfinished", lambda asked: sizes.update({asked.url: sent(asked)}))
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    light = sum(size for url, size in sizes.items() if not url.endswith(".woff2"))
    assert 10_000 < light < LIMIT
    fonts = [url for url in sizes if url.endswith(".woff2")]
    assert len(fonts) <= 2
    assert not [url for url in sizes if "Table-" in url]


def sent(asked: object) -> int:
    """Bytes of an answer as they came over the line."""
    sizes = asked.sizes()  # type: ignore[attr-defined]
    return int(sizes["responseBodySize"] + sizes["responseHeadersSize"])


def test_a_code_leads_to_its_table(take: Take) -> None:
    code = lay(take(**DESKTOP), "reibach")
    page = take(**PHONE).open("/")
    page.get_by_label("Have a code?").fill(f" {code.lower()} ")
    page.get_by_role("button", name="Join").click()
    expect(page).to_have_url(re.compile(f"/t/{code}$"))
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()


def test_a_code_that_nobody_has_is_said(take: Take) -> None:
    device = take(**PHONE)
    device.announce("404")
    page = device.open("/t/ZZZZZZ")
    expect(page.get_by_role("heading", level=1)).to_contain_text("There is no table ZZZZZZ")


def test_a_table_is_laid_with_presets_and_options(take: Take) -> None:
    page = take(**DESKTOP, **QUICK).open("/new/las-vegas")
    page.get_by_role("radio", name="Boulevard for beginners").check()
    page.get_by_role("button", name="Lay the table").click()
    expect(page).to_have_url(re.compile("/t/[A-Z0-9]{6}$"))
    expect(page.get_by_role("img", name="QR code for the link")).to_be_visible()
    expect(page.get_by_text("Big dice")).to_be_visible()


def test_my_tables_are_remembered_and_forgotten(take: Take) -> None:
    device = take(**PHONE, **QUICK)
    page = device.open("/")
    page.get_by_role("button", name="Play now").first.click()
    expect(page.locator(".hand .throw")).to_be_visible(timeout=PATIENCE)
    page.goto("/")
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    page.get_by_role("button", name="Forget this table").first.click()
    expect(page.get_by_role("heading", name="Your tables")).to_be_hidden()


def languages(page: Page) -> str | None:
    """What the page says of itself."""
    return page.locator("html").get_attribute("lang")


def test_the_page_speaks_as_the_browser_does_until_somebody_chooses(take: Take) -> None:
    page = take(**DESKTOP, locale="de-CH").open("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Was spielen wir?")
    assert languages(page) == "de"
    page.get_by_role("button", name="Einstellungen").click()
    page.get_by_role("radio", name="Italiano").click()
    expect(page.get_by_role("link", name="Partite").first).to_be_visible()
    page.reload()
    assert languages(page) == "it"


def test_rules_are_searched_without_accents(take: Take) -> None:
    page = take(**PHONE, locale="fr-FR").open("/rules/las-vegas")
    page.get_by_role("searchbox").fill("egalite")
    expect(page.locator("mark").first).to_be_visible()
