"""Whoever plays in French is refused in French: by a rule, without one, and in a set-up."""

from __future__ import annotations

import re

from playwright.sync_api import Page, WebSocketRoute, expect

from .access import untranslated
from .conftest import Take
from .device import DESKTOP, PHONE
from .guests import QUICK, join, lay

FRENCH = {"locale": "fr-FR"}
MOVE = re.compile(r'"words":"[^"]*"')


def in_french(page: Page) -> None:
    assert untranslated(page, "fr") == []


def sit_down(page: Page, name: str) -> None:
    page.get_by_role("textbox", name="Votre nom").fill(name)
    page.get_by_role("button", name="S’asseoir").click()


def misspeak(route: WebSocketRoute) -> None:
    """Every move on its way to the server becomes one that the game does not know."""
    server = route.connect_to_server()
    server.on_message(route.send)
    route.on_message(lambda text: server.send(MOVE.sub('"words":"fly 9"', str(text))))


def test_a_move_against_the_rules(take: Take) -> None:
    device = take(**DESKTOP, **QUICK, **FRENCH)
    code = lay(device, "las-vegas", seats=2, bots=["greedy"], name="Anne")
    page = device.context.new_page()
    page.route_web_socket(re.compile("/socket"), misspeak)
    page.goto(f"/t/{code}")
    page.locator(".begin .main").click()
    page.locator(".hand .throw").click()
    page.get_by_role("button", name="Choisir : Casino").first.click()
    page.locator(".hand .main").first.click()
    why = page.locator(".answer .why")
    expect(why).to_contain_text("n’est pas un coup possible ici ; on peut dire par exemple")
    expect(why).not_to_contain_text("place")
    in_french(page)
    why.get_by_role("button", name="Règle").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_name_that_somebody_has_gets_a_number(take: Take) -> None:
    host, device = take(**DESKTOP), take(**PHONE, **FRENCH)
    code = lay(host, "reibach", seats=2, name="Anne")
    page = device.open(f"/t/{code}")
    sit_down(page, "Anne")
    expect(page.get_by_text("Anne 2").first).to_be_visible()
    in_french(page)


def stop_the_news(route: WebSocketRoute) -> None:
    """The page sees the table as it was when it came, and nothing after that."""
    server = route.connect_to_server()
    seen: list[str | bytes] = []

    def first_only(frame: str | bytes) -> None:
        seen.append(frame)
        if len(seen) == 1:
            route.send(frame)

    server.on_message(first_only)


def test_a_table_that_is_full_by_now(take: Take) -> None:
    host, device = take(**DESKTOP), take(**PHONE, **FRENCH)
    code = lay(host, "reibach", seats=2, name="Anne")
    device.announce("409")
    page = device.context.new_page()
    page.route_web_socket(re.compile("/socket"), stop_the_news)
    page.goto(f"/t/{code}")
    expect(page.get_by_role("button", name="S’asseoir")).to_be_visible()
    join(host, code, "Ben")
    sit_down(page, "Cléo")
    expect(page.get_by_role("alert")).to_have_text("Aucune place n’est libre à cette table.")
    in_french(page)


def test_a_code_that_no_table_has(take: Take) -> None:
    device = take(**PHONE, **FRENCH)
    device.announce("404")
    page = device.open("/t/ZZZZZZ")
    expect(page.get_by_role("heading", level=1)).to_contain_text("ZZZZZZ")
    in_french(page)


def test_an_option_that_does_not_go_with_the_rest(take: Take) -> None:
    page = take(**DESKTOP, **FRENCH).open("/new/las-vegas")
    option = page.get_by_role("listitem").filter(has_text="Machine à sous").first
    expect(option).to_contain_text(
        re.compile(r"Machine à sous est pour 5 à 8 places, et non 4\s: .* grandes tablées\.")
    )
    in_french(page)
    option.locator(".why").get_by_role("button", name="Règle").click()
    expect(page.get_by_role("dialog")).to_be_visible()
