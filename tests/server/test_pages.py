"""The plain page: everything with any game through words, forms and lists, without a script."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from greenbaize import GAMES
from greenbaize.engine.record import Record
from greenbaize.engine.replay import verify

from ..seating import first_chair_begins
from ..web.positions import begin_late
from .browser import Browser, filled, form_of, read
from .building import build_site
from .guests import PATIENCE, running_app
from .portal_client import Client
from .scenes import call, lobby_of


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def client(database: str, tmp_path: Path) -> Iterator[Client]:
    """A server with a site: the plain page does without it."""
    with running_app(database, build_site(tmp_path / "site")) as client:
        yield client


def lay(client: Client, game: str = "las-vegas", **fills: str) -> Browser:
    """Somebody who lays a table through the form."""
    browser = Browser(client).open("/plain").follow(f"Play {GAMES[game].title}")
    options = {f"option-{name}": str(value) for name, value in first_chair_begins(game).items()}
    usual = {"name": "Ann", "pace": "0", "pause": "0", **options}
    return browser.press("Set up the table", {**usual, **fills})


def usual(browser: Browser) -> dict[str, str]:
    """What stands in the set-up form."""
    return filled(form_of(browser.buttons("Set up the table")[0]))


def code_of(browser: Browser) -> str:
    """The code of the table that a page shows."""
    return browser.address.split("/")[2]


def comes(client: Client, host: Browser, name: str) -> Browser:
    """Somebody else on a device of their own."""
    code = code_of(host).lower()
    browser = Browser(client).open("/plain").press("Join", code=code)
    return browser.press("Sit down", name=name)


def company(client: Client, game: str = "las-vegas", **fills: str) -> list[Browser]:
    """Two people on two devices, and the game begun."""
    ann = lay(client, game, seats="2", **fills)
    ben = comes(client, ann, "Ben")
    ann.follow("Refresh").press("Begin the game")
    ben.follow("Refresh")
    return [ann, ben]


def shows_hand(browser: Browser) -> bool:
    """Whether somebody's own cards are on the page."""
    return any(heading.text == "Hand" for heading in browser.page.all("th"))


def answers(browser: Browser, chance: random.Random) -> bool:
    """Do what is asked on this page, if anything is."""
    moves = browser.page.all("form", id="moves")
    buttons = [button for form in moves for button in form.all("button")]
    longer = [form for form in browser.page.all("form") if form.attrs.get("id", "")[:5] == "long-"]
    if browser.buttons("Throw the dice"):
        browser.press("Throw the dice")
    elif longer and (not buttons or chance.random() < 0.5):
        form = chance.choice(longer)
        words = [option.attrs["value"] for option in form.all("option")]
        browser.press(form.all("button")[0], words=chance.choice(words))
    elif buttons:
        browser.press(chance.choice(buttons))
    else:
        return False
    assert browser.status == 200, browser.trouble
    return True


def play(browser: Browser, chance: random.Random, most: int = 5000) -> Browser:
    """People take turns at one device until the game is over."""
    deadline = time.monotonic() + PATIENCE
    while "The game is over" not in browser.line and most:
        switch = [link for nav in browser.page.all("nav", id="switch") for link in nav.all("a")]
        asked = [link for link in switch if "(" in link.text]
        if browser.buttons("I am "):
            browser.press("I am ")
        elif answers(browser, chance):
            deadline, most = time.monotonic() + PATIENCE, most - 1
        elif asked:
            browser.open(asked[0].attrs["href"])
        else:
            assert time.monotonic() < deadline, browser.line
            browser.follow("Refresh")
    return browser


# Whole games


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_played_to_its_end_through_forms_alone(
    client: Client, database: str, name: str
) -> None:
    seats = GAMES[name].seats[0]
    browser = lay(client, name, seats=str(seats))
    for number in range(1, seats):
        browser.press("Sit down here", name=f"Guest {number}")
    if seats > 1:
        browser.follow("Ann").press("I am Ann")
    call(client, lobby_of(client).close_room, code_of(browser))
    begin_late(database, code_of(browser))
    play(browser.press("Begin the game"), random.Random(4))
    record = Record.parse(client.get(f"/t/{code_of(browser)}/record").text)
    assert record.result
    verify(record)


def test_a_game_with_everything_and_bots_in_the_other_chairs(client: Client) -> None:
    chairs = {f"chair-{number}": "uniform" for number in range(2, 6)}
    ann = lay(client, seats="5", preset="everything", throw_after="0", **chairs)
    ann.press("Begin the game")
    play(ann, random.Random(2), 25)
    assert "What happened" in ann.html


# Laying a table


def test_what_was_wrong_stands_at_the_form_and_everything_is_kept(client: Client) -> None:
    ann = lay(client, "reibach", **{"name": "", "chair-2": "uniform", "option-max_bases": "7"})
    assert ann.status == 422
    assert ann.trouble == "Say what you are called, in up to 20 characters."
    kept = usual(ann)
    assert (kept["seats"], kept["chair-2"], kept["option-max_bases"]) == ("4", "uniform", "7")
    ann.press("Set up the table", name="Ann")
    assert ann.status == 200
    assert "max bases 7" in ann.section("title")
    assert "a bot: uniform" in ann.section("seats")


def test_what_does_not_go_together_is_told_with_the_form(client: Client) -> None:
    ann = lay(client, **{"seats": "3", "option-slot_machine": "on"})
    assert ann.status == 422
    assert "seats" in ann.trouble
    assert usual(ann)["option-slot_machine"] == "on"


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("clock", "-1", "Seconds for a move: it should be at least 0."),
        ("pace", "soon", "Seconds for a bot’s move: it should be a valid number"),
        ("name", "   ", "Say what you are called"),
        ("name", "House", "Nobody can be called House"),
    ],
)
def test_times_and_names_that_cannot_be(client: Client, field: str, value: str, says: str) -> None:
    ann = lay(client, **{field: value})
    assert ann.status == 422
    assert says in ann.trouble


def test_names_are_words_and_never_markup(client: Client) -> None:
    ann = lay(client, name="<b>Ann</b>")
    assert "<b>Ann" not in ann.html
    assert "<b>Ann</b>" in ann.section("seats")


def test_a_code_that_nobody_has(client: Client) -> None:
    browser = Browser(client).open("/plain").press("Join", code="zzz-999")
    assert browser.status == 404
    assert browser.trouble == "There is no such table; check the code."
    assert Browser(client).open("/t/ZZZ999/plain").status == 404
    assert Browser(client).open("/plain/new?game=nothing").status == 400


# Gathering


def test_who_comes_with_a_taken_name_gets_a_number(client: Client) -> None:
    ann = lay(client, seats="2")
    ben = comes(client, ann, "Ann")
    assert "Ann 2 you" in ben.section("seats")


def test_the_host_fills_and_empties_chairs_and_begins(client: Client) -> None:
    ann = lay(client, seats="2")
    assert ann.line == "One seat is free: share the link, or let a bot sit down."
    ann.press("Let a uniform bot take seat 2")
    assert ann.line == "All seats are taken: begin the game."
    ann.press("Remove the bot")
    ben = comes(client, ann, "Ben")
    assert ben.line == "All seats are taken: Ann begins the game."
    assert not ben.buttons("Begin the game")
    ann.follow("Refresh").press("Remove Ben from the table")
    assert ben.follow("Refresh").line == "Give your name and take a seat."


def test_a_device_without_a_script_is_silent_and_the_formula_stands_in(client: Client) -> None:
    ann = lay(client, seats="2", **{"chair-2": "greedy"})
    (fair,) = ann.page.all(id="fair")
    seal = fair.attrs["data-seal"]
    assert f"{seal[:4]} {seal[4:8]} {seal[8:12]} {seal[12:16]}" in ann.section("share")
    assert "the House’s formula is used" in ann.section("fair")
    ann.press("Begin the game")
    assert "Ann (by the House’s formula)" in ann.section("fair")
    assert "Blue (by the House’s formula)" in ann.section("fair")


# Playing


def test_a_move_said_twice_with_one_key_is_made_once(client: Client) -> None:
    ann, _ = company(client)
    ann.press("Throw the dice")
    form = ann.page.all("form", id="moves")[0]
    button = form.all("button")[0]
    before = ann.section("story").count("Ann placed")
    ann.press(button)
    ann.press(button)
    assert ann.status == 200
    assert ann.section("story").count("Ann placed") == before + 1


def test_a_move_that_is_none_is_refused_with_its_rule(client: Client) -> None:
    ann, _ = company(client)
    ann.press("Throw the dice").press("Make the move", words="place 9")
    assert ann.status == 409
    assert re.fullmatch(r".*\([A-Z0-9.]+\)", ann.trouble)
    assert ann.buttons("Hint")


def test_a_hint_is_told_to_who_asks(client: Client) -> None:
    ann, ben = company(client)
    ann.press("Throw the dice").press("Hint")
    assert ann.section("hinted").startswith("A bot would say: place")
    assert not ben.follow("Refresh").section("hinted")


def test_a_move_is_taken_back_before_the_next_throw(client: Client) -> None:
    ann, ben = company(client)
    ann.press("Throw the dice")
    ann.press(ann.page.all("form", id="moves")[0].all("button")[0])
    assert ann.line == "Ben throws the dice."
    ann.press("Take back")
    assert ann.line.startswith("Your move: place")
    assert "Ann took the last move back." in ben.follow("Refresh").section("story")


def test_who_waits_is_shown_the_table_again_without_a_script(client: Client) -> None:
    ann, ben = company(client)
    assert 'http-equiv="refresh"' in ben.html
    assert 'http-equiv="refresh"' not in ann.html
    assert 'http-equiv="refresh"' not in ben.follow("Stop that").html


NOT_SAVED = {
    "en": "The table can’t be saved just now; please wait, nothing is lost.",
    "fr": "La table ne peut pas être enregistrée pour l’instant ; patientez, rien n’est perdu.",
    "de": "Der Tisch lässt sich gerade nicht speichern; bitte warte, nichts ist verloren.",
    "it": "Il tavolo adesso non si può salvare; aspetta, non si perde nulla.",
}


def test_every_page_of_a_table_says_that_it_cannot_be_saved_until_it_can(database: str) -> None:
    """To whoever plays, in English as the page; to whoever reads another language, in that one."""
    with running_app(database, probe_every_seconds=3600) as client:
        ann = lay(client)
        health = lobby_of(client).services.store.health
        until(lambda: health.probed_at > 0)
        assert ann.follow("Refresh").trouble == ""
        call(client, health.note_probe, "the disk is full")
        assert ann.follow("Refresh").trouble == NOT_SAVED["en"]
        page = f"/t/{code_of(ann)}/plain"
        for language, sentence in NOT_SAVED.items():
            told = read(client.get(page, headers={"accept-language": language}).text)
            (banner,) = told.all("div", id="not-saved")
            assert (banner.text, banner.attrs["role"]) == (sentence, "alert")
            assert banner.attrs.get("lang", "en") == language
        call(client, health.note_probe, None)
        assert ann.follow("Refresh").trouble == ""


def until(wanted: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_talk_reactions_and_silence(client: Client) -> None:
    ann, ben = company(client)
    ben.press("Say", text="Well <i>met</i>")
    ben.press("clap")
    ann.follow("Refresh")
    assert "Ben: “Well <i>met</i>”" in ann.section("story")
    assert "Ben claps." in ann.section("story")
    ann.press("Mute the table")
    assert not ann.buttons("clap")
    assert "The host muted the table." in ben.follow("Refresh").section("talk")
    ann.press("Let the table talk")
    assert ann.buttons("clap")


def test_a_bot_plays_for_who_asks_until_they_are_back(client: Client) -> None:
    _, ben = company(client)
    ben.press("Let a bot play for me")
    assert ben.line == "A bot is playing for you: come back when you like."
    ben.press("I am back")
    assert ben.line == "Ann throws the dice."


def test_what_somebody_missed_is_told_until_their_next_move(client: Client) -> None:
    ann, ben = company(client)
    ben.press("Let a bot play for me")
    ann.press("Throw the dice")
    ann.press(ann.page.all("form", id="moves")[0].all("button")[0])
    ben.follow("Refresh").press("I am back")
    assert "Ann threw" in ben.section("missed")


def test_a_chair_of_a_bot_is_offered_and_taken(client: Client) -> None:
    ann = lay(client, seats="2", **{"chair-2": "greedy"}).press("Begin the game")
    ann.press("Offer Blue’s seat")
    code = code_of(ann)
    cleo = Browser(client).open(f"/t/{code}/plain")
    cleo.press("Sit down", name="Cleo")
    assert "Cleo plays for Blue now." in cleo.section("story")


def test_a_table_that_nobody_may_watch(client: Client) -> None:
    ann, _ = company(client, watch="nobody")
    code = code_of(ann)
    cleo = Browser(client).open(f"/t/{code}/plain")
    assert cleo.line == "This table is private: only the players can see it."
    assert not cleo.page.all(id="table")


def test_all_agree_to_end_and_the_same_people_play_again(client: Client) -> None:
    ann, ben = company(client)
    ann.press("Throw the dice")
    ann.press("I would end the game here")
    assert "would end here" in ben.follow("Refresh").section("seats")
    ben.press("I would end the game here")
    assert ben.line == "The game was ended early; there is no winner."
    ann.follow("Refresh").press("Play again").press("Take your seat at the new table")
    ben.follow("Refresh").press("Take your seat at the new table")
    assert "Ben you" in ben.section("seats")
    assert code_of(ann) == code_of(ben)


def test_a_finished_game_is_watched_again_and_goes_on_from_any_move(client: Client) -> None:
    ann = lay(client, "las-vegas-solo")
    ann.press("Begin the game")
    play(ann, random.Random(1))
    ann.follow("Watch it again")
    assert ann.section("said") == "Before the first move."
    ann.follow("Next").follow("Next").follow("Previous")
    assert "ply=1" in ann.address
    last = ann.follow("Last").address
    ann.press("Set up that table", name="Ann")
    assert ann.status == 409
    assert ann.trouble.startswith("The game has moves 0 to")
    ann.open(last).follow("First").press("Go", ply="20").press("Set up that table", name="Ann")
    assert ann.line == "All seats are taken: begin the game."
    assert ann.press("Begin the game").status == 200


def test_behind_closed_doors_only_who_sat_there_watches_it_again(client: Client) -> None:
    ann = lay(client, "las-vegas-solo", watch="nobody").press("Begin the game")
    play(ann, random.Random(1)).follow("Watch it again")
    assert ann.status == 200
    assert Browser(client).open(ann.address).status == 403


# Seats and devices


def test_a_private_link_brings_the_seat_to_another_device_once(client: Client) -> None:
    _, ben = company(client)
    ben.press("Private link for another device")
    link = ben.page.all("input", id="link")[0].attrs["value"]
    phone = Browser(client).open(link)
    Browser(client).open(link)
    phone.press("Sit down here")
    assert "Ben you" in phone.section("seats")
    assert "/claim/" not in phone.address
    assert ben.open(phone.address).section("seats").count("you") == 0
    late = Browser(client).open(link).press("Sit down here")
    assert late.status == 401


def test_who_leaves_holds_the_seat_no_longer(client: Client) -> None:
    ann, ben = company(client)
    ben.press("Leave for good")
    assert "you" not in ben.section("seats").split()
    assert "Ben left the table." in ann.follow("Refresh").section("story")


def test_between_people_at_one_device_a_curtain_falls(client: Client) -> None:
    ann = lay(client, "reibach", seats="2")
    ann.press("Sit down here", name="Ben")
    assert "Ben you" in ann.section("seats")
    ann.follow("Ann")
    assert "The next screen is for Ann alone." in ann.section("curtain")
    ann.press("I am Ann").press("Begin the game")
    assert shows_hand(ann)
    ann.follow("Ben")
    assert ann.section("curtain")
    assert not shows_hand(ann)
    assert not ann.page.all("form", id="moves")
    ann.press("I am Ben")
    assert shows_hand(ann)


def test_nobody_gets_eyes_by_saying_so(client: Client) -> None:
    ann, _ = company(client, "reibach")
    code = code_of(ann)
    cleo = Browser(client).open(f"/t/{code}/plain?seat=0")
    cleo.ask("POST", f"/t/{code}/plain/i-am", {"seat": "0"})
    assert not shows_hand(cleo)
    for path in ("commands", "link", "rematch", "leave"):
        cleo.ask("POST", f"/t/{code}/plain/{path}?seat=0", {"key": "1", "type": "throw"})
        assert cleo.status == 401
    assert Browser(client).open("/t/ZZZZZZ/plain").status == 404
    assert client.get(f"/t/{code}/plain/part?seat=0").status_code == 401


# What never changes


def test_style_and_script_are_kept_by_what_is_in_them(client: Client) -> None:
    browser = Browser(client).open("/plain")
    for address in (
        browser.page.all("link", rel="stylesheet")[0].attrs["href"],
        browser.page.all("script")[0].attrs["src"],
    ):
        answer = client.get(address)
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]
        assert client.get(address.replace("/static/", "/static/0")).status_code == 404


def test_a_page_may_load_nothing_from_elsewhere(client: Client) -> None:
    policy = client.get("/plain").headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy


def test_the_script_gets_the_part_that_changes(client: Client) -> None:
    ann, _ = company(client)
    code = code_of(ann)
    part = client.get(f"/t/{code}/plain/part").text
    assert part.lstrip().startswith('<div id="now"')
    assert "<html" not in part
