"""Ceremonies are seen by everybody while bots wait; the pace; answers that give themselves."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from greenbaize.engine.match import Match

from ..server.running import Running
from .conftest import Take
from .decisions import SMALL_PHONE, ShiftWatch, assert_needed_in_sight
from .device import DESKTOP, PHONE
from .guests import QUICK, Guest, alone, join, lay
from .positions import begin_late

SECOND = 1000
SUMMARY = re.compile(r"^Round 1: ")
SECOND_ROUND = '"round":2'
LONG_WAY = 120
AT_LENGTH = 30 * SECOND
WATCH = """() => {
  [window.said, window.heard] = [[], []];
  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where);
      this.addEventListener("message", ({ data }) => window.heard.push([Date.now(), data]));
    }
  };
  const look = () => {
    const sentence = document.querySelector(".asked")?.textContent;
    if (sentence && sentence !== window.said.at(-1)?.[1]) window.said.push([Date.now(), sentence]);
  };
  new MutationObserver(look).observe(document, {
    characterData: true, childList: true, subtree: true,
  });
}"""
"""Notes what the page is told and what it says on its line, and when."""
LANDSCAPE = {"width": 844, "height": 390}


def events(guest: Guest) -> list[dict[str, Any]]:
    """All that this device was told of the game."""
    lines = [line for frame in guest.frames for line in frame.get("log", ())]
    return [line["event"] for line in lines if line["kind"] == "game"]


def begun(guest: Guest, round: int) -> bool:
    """Whether a round is known to have begun."""
    return any((one["event"], one.get("round")) == ("round_began", round) for one in events(guest))


def wait_for_round(guest: Guest, round: int) -> None:
    """Until the House has begun it."""
    for _ in range(AT_LENGTH // 50):
        if begun(guest, round):
            return
        guest.page.wait_for_timeout(50)
    raise AssertionError(f"round {round} does not begin")


def summary_times(guest: Guest) -> tuple[float, float, float]:
    """When this page began and ended to tell the summary, and when it heard of round 2, in ms."""
    said, heard = guest.page.evaluate("() => [window.said, window.heard]")
    sentences = [sentence for _, sentence in said]
    first = next(at for at, sentence in enumerate(sentences) if SUMMARY.match(sentence))
    began = next(at for at, frame in heard if '"round_began"' in frame and SECOND_ROUND in frame)
    return said[first][0], said[first + 1][0], began


def play_to_payday(*guests: Guest) -> None:
    """Until all places have paid."""
    for _ in range(LONG_WAY * 20):
        if any(event["event"] == "round_ended" for event in events(guests[0])):
            return
        stepped = [guest.step() for guest in guests if guest.asked]
        if not any(stepped):
            guests[0].page.wait_for_timeout(20)
    raise AssertionError("there is no payday")


def is_nearly_paid(match: Match) -> bool:
    """Whether there is not much more to throw before the first payday."""
    return bool(sum(seat["dice"] for seat in match.view(0)["seats"]) <= 8)


@pytest.mark.long(30)
def test_everybody_sees_the_payday_while_bots_wait(take: Take, server: Running) -> None:
    """The pages note it themselves: nobody else is punctual on a busy machine."""
    phone, desktop = take(**PHONE), take(**DESKTOP, **QUICK)
    for device in (phone, desktop):
        device.context.add_init_script(f"({WATCH})()")
    code = lay(phone, "las-vegas", seats=3, pace=0.05, bots=["uniform"])
    begin_late(server, code, is_nearly_paid)
    join(desktop, code, "Ben")
    guests = [Guest(phone, code), Guest(desktop, code)]
    guests[0].begin()
    play_to_payday(*guests)
    for guest in guests:
        wait_for_round(guest, 2)
        expect(guest.page.locator(".asked")).not_to_have_text(SUMMARY, timeout=AT_LENGTH)
        told, gone, began = summary_times(guest)
        assert told + SECOND <= began, "the House did not wait"
        assert told + SECOND <= gone, "nobody can have read that"


@pytest.mark.long(25)
def test_a_tap_goes_on_after_the_summary_and_a_skip_leaves_it_for_a_moment(take: Take) -> None:
    guest = alone(take(**PHONE), "las-vegas-solo", seats=1, options={"solo_rounds": 4}, pace=1)
    play_to_payday(guest)
    asked = guest.page.locator(".asked")
    guest.page.get_by_role("button", name="Skip to my turn").click()
    expect(asked).to_have_text(SUMMARY, timeout=SECOND)
    guest.page.locator(".felt [data-at=casino-1]").click()
    expect(asked).not_to_have_text(SUMMARY, timeout=SECOND)


@pytest.mark.parametrize("size", [SMALL_PHONE, LANDSCAPE], ids=["upright", "on its side"])
def test_what_a_decision_needs_is_in_sight_and_nothing_jumps(
    take: Take, size: dict[str, int]
) -> None:
    device = take(**{**PHONE, "viewport": size}, **QUICK)
    guest = alone(device, "las-vegas", seats=4, bots=["uniform"] * 3)
    page = guest.page
    for _ in range(3):
        page.locator(".throw").wait_for()
        assert_needed_in_sight(page)
        with ShiftWatch(page):
            page.locator(".throw").click()
            page.locator("[data-at=tray] button[aria-pressed]").first.wait_for()
            assert_needed_in_sight(page)
            for group in page.locator("[data-at=tray] button[aria-pressed]").all():
                if group.get_attribute("aria-pressed") == "false":
                    group.click()
                page.wait_for_timeout(50)
                assert_needed_in_sight(page)
        page.locator(".acts .main").click()


def test_the_hand_lies_beside_the_board_on_a_phones_side(take: Take) -> None:
    device = take(**{**PHONE, "viewport": LANDSCAPE}, **QUICK)
    page = alone(device, "las-vegas", seats=5, bots=["uniform"] * 4, preset="everything").page
    hand, board = page.locator("[data-hand]").bounding_box(), page.locator(".strip").bounding_box()
    assert hand
    assert board
    assert hand["x"] >= board["x"] + board["width"]
    assert hand["y"] + hand["height"] <= LANDSCAPE["height"] + 1


def test_the_only_answer_gives_itself_unless_somebody_stops_it(take: Take) -> None:
    guest = alone(take(**DESKTOP, **QUICK), "las-vegas", seats=2, bots=["uniform"])
    page = guest.page
    stopped = placed = 0
    while not (stopped and placed) and not guest.over:
        page.locator(".throw").wait_for()
        page.locator(".throw").click()
        page.locator("[data-at=tray] button[aria-pressed]").first.wait_for()
        if len((guest.play or {})["moves"]) > 1:
            page.locator("[data-at=tray] button").first.click()
            page.locator(".acts .main").click()
        elif not stopped:
            page.get_by_role("button", name="Wait", exact=True).click()
            page.wait_for_timeout(1.5 * SECOND)
            assert (guest.play or {})["moves"]
            stopped += 1
            page.locator(".acts .main").click()
        else:
            expect(page.locator("[data-at=tray] button[aria-pressed]")).to_have_count(0)
            placed += 1
    assert stopped
    assert placed


def test_the_host_sets_the_pace_of_the_bots_at_the_table(take: Take) -> None:
    guest = alone(take(**PHONE, **QUICK), "las-vegas", seats=2, bots=["uniform"], pace=3600)
    page = guest.page
    page.get_by_role("button", name="Menu").click()
    bots = page.get_by_role("group", name="Pace of the bots")
    expect(bots.get_by_role("radio", name="Slow")).to_be_checked()
    bots.get_by_role("radio", name="Instant").check()
    expect(bots.get_by_role("radio", name="Instant")).to_be_checked()
    assert [said for said in guest.said if said["type"] == "set_pace"][-1]["pace"] == 0
    sound = page.get_by_role("slider", name="Volume").first
    sound.fill("0")
    expect(page.get_by_role("checkbox", name="Sound").first).not_to_be_checked()


def test_the_focus_goes_to_what_is_asked_next(take: Take) -> None:
    guest = alone(take(**DESKTOP, **QUICK), "las-vegas", seats=2, bots=["uniform"])
    page = guest.page
    for _ in range(2):
        page.locator(".throw").wait_for()
        page.locator(".throw").focus()
        page.keyboard.press("Enter")
        group = page.locator("[data-at=tray] button[aria-pressed]").first
        group.wait_for()
        expect(page.locator("[data-hand] :focus")).to_have_count(1)
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        page.wait_for_timeout(100)
    expect(page.locator("[data-hand] :focus")).to_have_count(1)
