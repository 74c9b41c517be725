"""From the door to the first move, and to tables of one's own making."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Take
from .decisions import SMALL_PHONE
from .device import DESKTOP, PATIENCE, PHONE, Device
from .guests import QUICK, lay

SWISS = "\U0001f1e8\U0001f1ed"
"""A flag is one character to people, and two to most programs."""

LIMIT = 200 * 1024
"""Bytes that the first page may take, compressed and without fonts."""
TABLE_LIMIT = 60 * 1024
"""Bytes of a game's own table, compressed: what no other table needs."""
SIZES = """() => performance.getEntriesByType("resource")
    .filter(({ name }) => name.includes("/assets/"))
    .map(({ name, transferSize }) => [name, transferSize])"""
"""The page's own files, with their bytes as they came over the line."""
ALL_HERE = f"() => ({SIZES})().some(([name]) => name.includes('/Table-'))"
GAMES = ["las-vegas", "las-vegas-solo", "las-vegas-second-way"]
GAMES += ["cincinnati", "reibach", "bells-and-hammers"]


def test_two_clicks_to_the_first_throw(phone: Device) -> None:
    page = phone.open("/")
    page.get_by_role("button", name="Play now").first.click()
    page.locator(".hand .throw").click()
    expect(page.locator("[data-at=tray] [aria-pressed]").first).to_be_visible()


def test_solo_is_one_click_away(desktop: Device) -> None:
    page = desktop.open("/")
    expect(page.get_by_text("2–8", exact=True).first).to_be_hidden()
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


@pytest.mark.long(20)
def test_every_table_is_light(take: Take) -> None:
    loads = {game: loaded(take(**DESKTOP, service_workers="block"), game) for game in GAMES}
    files = [url for sizes in loads.values() for url in sizes]
    own = {
        game: sum(size for url, size in sizes.items() if files.count(url) == 1)
        for game, sizes in loads.items()
    }
    assert all(1_000 < size < TABLE_LIMIT for size in own.values()), own


def loaded(device: Device, game: str) -> dict[str, int]:
    """The files that a table of this game loads, with their bytes."""
    device.announce("Service Worker registration blocked")
    code = lay(device, game)
    page = device.context.new_page()
    page.goto(f"/t/{code}")
    expect(page.get_by_role("heading", name="At the table")).to_be_visible()
    page.wait_for_function(ALL_HERE)
    return dict(page.evaluate(SIZES))


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


def test_with_a_name_a_code_takes_a_chair_at_once(take: Take) -> None:
    code = lay(take(**DESKTOP), "reibach", seats=3)
    page = take(**PHONE).open("/")
    page.get_by_label("Your name").fill("Benedikta")
    page.get_by_label("Have a code?").fill(code)
    page.get_by_role("button", name="Join").click()
    expect(page).to_have_url(re.compile(f"/t/{code}$"))
    mine = page.get_by_role("listitem").filter(has_text="Benedikta")
    expect(mine.get_by_text("you", exact=True)).to_be_visible()
    expect(page.get_by_text("Ann begins the game when everybody is here.")).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "de-CH", "it-IT"])
def test_all_games_are_on_the_first_screen_and_a_half_of_a_phone(take: Take, locale: str) -> None:
    page = take(**{**PHONE, "viewport": SMALL_PHONE, "locale": locale}).open("/")
    tiles = page.get_by_role("article")
    expect(tiles).to_have_count(4)
    boxes = [tile.bounding_box() for tile in tiles.all()]
    bottom = max(box["y"] + box["height"] for box in boxes if box)
    assert bottom <= 1.5 * SMALL_PHONE["height"]


def test_a_name_is_counted_as_people_count_and_cut_with_a_word(phone: Device) -> None:
    page = phone.open("/")
    name = page.get_by_label("Your name")
    name.fill(SWISS * 20)
    expect(page.get_by_text("Cut to 20 characters")).to_be_hidden()
    name.fill(SWISS * 21)
    expect(page.get_by_text("Cut to 20 characters")).to_be_visible()
    expect(name).to_have_value(SWISS * 20)
    page.get_by_role("button", name="Play now").first.click()
    expect(page.locator(".chair.me .name")).to_have_text(SWISS * 20)


def test_a_code_that_nobody_has_is_said(take: Take) -> None:
    device = take(**PHONE)
    device.announce("404")
    page = device.open("/t/ZZZZZZ")
    expect(page.get_by_role("heading", level=1)).to_contain_text("There is no table ZZZZZZ")


def test_a_table_is_laid_with_presets_and_options(take: Take) -> None:
    page = take(**DESKTOP, **QUICK).open("/new/las-vegas")
    page.get_by_role("radio", name="Boulevard for beginners").check()
    page.get_by_role("button", name="Set up the table").click()
    expect(page).to_have_url(re.compile("/t/[A-Z0-9]{9}$"))
    expect(page.get_by_role("img", name="QR code for the link")).to_be_visible()
    expect(page.get_by_text("Big dice")).to_be_visible()


def test_my_tables_are_remembered_and_forgotten(take: Take) -> None:
    device = take(**PHONE, **QUICK)
    page = device.open("/")
    page.get_by_role("button", name="Play now").first.click()
    expect(page.locator(".hand .throw")).to_be_visible(timeout=PATIENCE)
    page.goto("/")
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    expect(page.get_by_text("Your turn")).to_be_visible()
    expect(page.locator(".score")).to_have_text("Guest $0")
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
