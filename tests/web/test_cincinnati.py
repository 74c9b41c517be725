"""Whole games of Cincinnati on its own table: by touch on a phone, by keys on a desktop."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from greenbaize.engine.match import Match
from greenbaize.games.cincinnati import hierarchy

from ..server.running import Running
from .access import axe, fits, untranslated
from .conftest import Take
from .decisions import SETTLED, SMALL_PHONE, ShiftWatch, assert_needed_in_sight
from .device import DESKTOP, PHONE, Device
from .guests import QUICK, Guest, alone, join, lay, result_is_clear
from .positions import dealt, played_until, set_up

GAME = "cincinnati"
SMALL = {**PHONE, "viewport": SMALL_PHONE}
FLAT = {**PHONE, "viewport": {"width": 844, "height": 390}}
PATIENCE_SECONDS = 60.0
PATIENCE_MS = 1000 * PATIENCE_SECONDS
HEARD_SECONDS = 2.0
SIZES = ((360, 640), (390, 844), (844, 390), (1280, 800))
CHOICES = ("sit", "put", "keep", "challenge")
"""What is chosen before it is let go."""

LOOKED_AT = 8
"""So many decisions of a kind are watched for jumps."""
BRISK = """() => {
  const later = window.setTimeout;
  window.setTimeout = (what, after, ...more) => later(what, after === 1100 ? 20 : after, ...more);
}"""
"""Who says no by itself takes a moment; whoever plays whole games need not wait for that."""
READY = f"""async (kind) => {{
  const is = (what) => document.querySelector(what) !== null;
  if (!is("[data-needed]") || is(".passing")) return false;
  if (!is(`[data-hand][data-asks=${{kind}}]`)) return false;
  await ({SETTLED})();
  return true;
}}"""
"""Whether this is asked on the page, and nothing moves there."""
TOUCHING = """() => [...document.querySelectorAll("[data-table]")].flatMap((place) => {
  const pile = place.querySelector(".pile").getBoundingClientRect();
  const said = [...place.querySelectorAll("h3, .odds, .asks")].filter((one) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    const { left, right, top, bottom } = words.getBoundingClientRect();
    return right > pile.left && left < pile.right && bottom > pile.top && top < pile.bottom;
  });
  return said.map((one) => `${place.dataset.table}: ${one.textContent.trim()}`);
})"""
"""What the cards of a table lie over: its name, its condition, or the chance to meet that."""
IN_FRENCH = "localStorage.setItem('PARAGLIDE_LOCALE', 'fr')"


class Player(Guest):
    """Somebody who looks at every decision before it is made."""

    def __init__(self, device: Device, code: str, seed: int = 1) -> None:
        self.made: dict[str, int] = {}
        super().__init__(device, code, seed)
        self.page.add_init_script(f"({BRISK})()")
        self.page.reload()

    @property
    def view(self) -> dict[str, Any]:
        assert self.play
        return dict(self.play["view"])

    @property
    def moves(self) -> list[str]:
        return list(self.play["moves"]) if self.play else []

    def answer(self) -> None:
        """Make whatever decision there is, once all that it needs is in sight."""
        kind, told, said = self.kind(), len(self.frames), len(self.said)
        if self.over or not self.asked or not kind or not self.page.evaluate(READY, kind):
            self.page.wait_for_timeout(10)
            return
        if not self.sees_all(told):
            return
        self.made[kind] = self.made.get(kind, 0) + 1
        if kind in CHOICES and self.made[kind] > LOOKED_AT:
            self.choose(kind)
        elif kind in CHOICES:
            self.choose_calmly(kind, told)
        self.insist(kind, said)

    def insist(self, kind: str, said: int) -> None:
        """Let go until it is heard, unless the question has answered itself.

        A page that has not yet heard how its last command fared sends no other.
        """
        asked, moves, deadline = self.asked, self.moves, time.monotonic() + PATIENCE_SECONDS
        while (self.asked, self.kind(), self.moves) == (asked, kind, moves):
            assert time.monotonic() < deadline, f"{kind} was not heard"
            self.let_go(kind)
            again = time.monotonic() + HEARD_SECONDS
            while time.monotonic() < again:
                if self.is_answered(said):
                    return
                self.page.wait_for_timeout(5)

    def choose_calmly(self, kind: str, told: int) -> None:
        """Nothing jumps because of a choice; what others do meanwhile may be shown."""
        try:
            with ShiftWatch(self.page):
                self.choose(kind)
        except AssertionError:
            if len(self.frames) == told:
                raise

    def is_answered(self, said: int) -> bool:
        """Whether the server has answered what was said last, and told what came of it."""
        keys = {command["key"] for command in self.said[said:] if "key" in command}
        answers = [frame for frame in self.frames if keys and frame.get("key") in keys]
        told = self.version or 0
        return (
            bool(keys)
            and keys == {answer["key"] for answer in answers}
            and all(answer.get("version", 0) <= told for answer in answers)
        )

    def sees_all(self, told: int) -> bool:
        """Whether all is in sight; a question that answered itself meanwhile needs nothing."""
        try:
            assert_needed_in_sight(self.page)
        except AssertionError:
            self.page.wait_for_timeout(50)
            if len(self.frames) == told:
                raise
            return False
        return True

    def kind(self) -> str:
        """What is asked of this seat."""
        if self.play and self.play["thrower"] == self.seat:
            return "throw"
        verbs = {words.split()[0] for words in self.moves}
        for verb, kind in {"throw": "keep", "pass": "buy"}.items():
            if verb in verbs:
                return kind
        return verbs.pop() if verbs else ""

    def choose(self, kind: str) -> None:
        raise NotImplementedError

    def let_go(self, kind: str) -> None:
        raise NotImplementedError

    def some_dice(self) -> list[int]:
        """Any of the dice, now and then all of them or none."""
        count = self.rng.choice([0, 1, 2, 3, 5])
        return self.rng.sample(range(5), count)


class Toucher(Player):
    """Plays with a finger alone."""

    def tap(self, selector: str, index: int = 0) -> None:
        """Touch the middle of something that is in sight, and still."""
        box = self.page.locator(selector).nth(index).bounding_box()
        assert box, selector
        self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def choose(self, kind: str) -> None:
        if kind in ("sit", "put"):
            self.tap(f"[data-table={self.rng.choice(self.moves)[-1]}] .cover")
        elif kind == "challenge":
            self.tap(".rival .cover")
        elif kind == "keep":
            for index in self.some_dice():
                self.tap(".rail button", index)

    def let_go(self, kind: str) -> None:
        if kind == "buy":
            buys = "buy" in self.moves and self.rng.random() < 0.4
            wanted = ".tokens button" if buys else ".doing .no"
            if self.page.locator(wanted).count():
                self.tap(wanted)
        elif kind != "keep" or self.page.locator(".rail .cup").count():
            self.tap(".doing > .main")
        elif "stand" in self.moves:
            self.tap(".doing .stand")
        else:
            self.tap(".rail button")
            self.tap(".doing > .main")


class Typist(Player):
    """Plays with keys alone."""

    def choose(self, kind: str) -> None:
        if kind in ("sit", "put", "challenge"):
            self.page.keyboard.press(self.rng.choice(self.moves)[-1].lower())
        elif kind == "keep":
            for index in self.some_dice():
                self.page.keyboard.press(str(index + 1))

    def let_go(self, kind: str) -> None:
        keys = self.page.keyboard
        if kind == "buy":
            buys = "buy" in self.moves and self.rng.random() < 0.4
            refusals = "n" if "duel" in self.view else "nd"
            keys.press("y" if buys else self.rng.choice(refusals))
        elif kind == "keep" and not self.page.locator(".rail .cup").count():
            keys.press("s" if "stand" in self.moves else "1")
            if "stand" not in self.moves:
                keys.press("Space")
        else:
            keys.press("Space" if kind in ("keep", "throw") else "Enter")


def play_to_the_end(*players: Player) -> None:
    """Everybody decides until the game is over."""
    since, told = time.monotonic(), 0
    while not all(player.over for player in players):
        for player in players:
            player.answer()
        heard = sum(len(player.frames) for player in players)
        if heard != told:
            since, told = time.monotonic(), heard
        assert time.monotonic() - since < PATIENCE_SECONDS, [player.play for player in players]


def decide(player: Player, *kinds: str) -> Iterator[str]:
    """Let somebody play until they have made decisions of all these kinds; what is asked next."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    while not set(kinds) <= player.made.keys():
        assert time.monotonic() < deadline, (player.made, player.play)
        if kind := player.kind():
            yield kind
        player.answer()


def known(player: Guest, of: int) -> list[dict[str, Any]]:
    """What this player's socket said about a seat before the cups were lifted."""
    return [
        frame["play"]["view"]["seats"][of]
        for frame in player.frames
        if frame["type"] == "table"
        and frame["play"]
        and frame["play"]["view"]["phase"] in ("shaking", "sitting", "lifting")
    ]


@pytest.mark.long(40)
def test_a_whole_game_by_touch_and_by_keys(take: Take) -> None:
    """Two people and a bot; nothing that a decision needs is hidden, and nothing jumps."""
    hers, his = take(**SMALL, **QUICK), take(**DESKTOP, **QUICK)
    code = lay(hers, GAME, seats=3, bots=["greedy"])
    seat = join(his, code, "Ben")
    ann, ben = Toucher(hers, code, 1), Typist(his, code, 2)
    ann.begin()
    play_to_the_end(ann, ben)
    for player, mine, other in ((ann, 0, seat), (ben, seat, 0)):
        assert player.made.keys() >= {"throw", "sit", "keep", "buy"}
        expect(player.page.locator(".end ol > li")).to_have_count(3)
        assert not [seen for seen in known(player, other) if "dice" in seen or "table" in seen]
        assert any("dice" in seen for seen in known(player, mine))
        commands = [said for said in player.said if said["type"] in ("move", "throw")]
        assert len({said["key"] for said in commands}) == len(commands)
        assert not player.page.locator(".why").count()
    stored = ben.page.evaluate("() => JSON.stringify({...localStorage, ...sessionStorage})")
    assert "sit " not in stored
    result_is_clear(ann.page, ".end ol")


def seated(device: Device, server: Running, match: Match, seats: int, seed: int = 1) -> Toucher:
    """Ann at the first chair of a game that goes on from there, against bots."""
    code = lay(device, GAME, seats=seats, bots=["greedy"] * (seats - 1))
    set_up(server, code, match)
    ann = Toucher(device, code, seed)
    ann.begin()
    return ann


def test_a_duel_is_called_and_fought_with_its_own_dice(take: Take, server: Running) -> None:
    """A game is taken up where Ann holds a duel card, and tokens."""

    def calls(match: Match) -> bool:
        return "challenge 2" in match.moves(0) and match.view(0)["seats"][0]["tokens"] > 1

    calling = played_until(calls, GAME, 4, seed=7)
    ann = seated(take(**SMALL, **QUICK), server, calling, 4, seed=3)
    for _ in decide(ann, "challenge", "keep"):
        shows_its_dice(ann)
    assert axe(ann.page) == []


def test_a_token_buys_a_throw_in_a_duel(take: Take, server: Running) -> None:
    """Who is behind is asked; the dice and the prize lie there meanwhile."""

    def is_behind(match: Match) -> bool:
        duel = match.view(0).get("duel")
        if duel is None or "buy" not in match.moves(0):
            return False
        theirs, mine = (hierarchy.strength(0, tuple(five)) for five in sort_out(duel))
        return mine < theirs

    ann = seated(take(**SMALL, **QUICK), server, played_until(is_behind, GAME, 4, seed=7), 4)
    expect(ann.page.locator("[data-asks=buy]")).to_be_visible(timeout=PATIENCE_MS)
    shows_its_dice(ann)
    assert_needed_in_sight(ann.page)
    ann.tap(".tokens button")
    expect(ann.page.locator("[data-asks=keep]")).to_be_visible(timeout=PATIENCE_MS)


def sort_out(duel: Any) -> tuple[list[int], list[int]]:
    """The rival's dice and Ann's, who sits on the first chair."""
    mine = duel["duellists"].index(0)
    return duel["dice"][1 - mine], duel["dice"][mine]


def shows_its_dice(player: Player) -> None:
    """As long as something is asked in a duel, its dice lie in the arena, or come to lie there."""
    arena = player.page.locator(".arena .unseen")
    deadline = time.monotonic() + PATIENCE_SECONDS
    while player.asked and (duel := player.view.get("duel")):
        said = " ".join(arena.all_text_contents())
        if all(" ".join(map(str, five)) in said for five in duel["dice"] if five):
            return
        assert time.monotonic() < deadline, (said, duel)
        player.page.wait_for_timeout(20)


TIE = [
    *("card 35", "card 15", "card 20"),
    *["roll 2 2 2 5 6"] * 3,
    "roll 1 1 2 3 4",
    *("sit A", "sit A", "sit A", "sit C"),
    "lift A22256 A22256 A22256 C11234",
    *["stand"] * 8,
    *["pass"] * 4,
    *("roll 1 6 6 6 6", "roll 2 2 3 3 5", "roll 1 2 2 3 5"),
]
"""Three tie at Atlantic, and have made the first throw of their duel."""


def test_a_duel_of_three_fits_on_every_screen(take: Take, server: Running) -> None:
    ann = seated(take(**SMALL, **QUICK), server, dealt(GAME, 4, TIE), 4)
    expect(ann.page.locator("[data-asks=keep]")).to_be_visible(timeout=PATIENCE_MS)
    expect(ann.page.locator(".arena li")).to_have_count(3)
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.evaluate(SETTLED)
        assert_needed_in_sight(ann.page)
        assert fits(ann.page), (width, height)
        arena, last = (
            ann.page.locator(what).bounding_box() for what in (".arena", ".arena li:last-child")
        )
        assert arena
        assert last
        assert last["y"] + last["height"] <= arena["y"] + arena["height"], (width, height)


def test_many_cards_leave_what_is_said_of_their_table_clear(take: Take, server: Running) -> None:
    """Where nobody meets the conditions, the piles grow; and French needs more room."""

    def rich(match: Match) -> bool:
        piles = match.view(0)["tables"]
        return "sit A" in match.moves(0) and max(len(pile["cards"]) for pile in piles) > 5

    ann = seated(take(**SMALL, **QUICK), server, played_until(rich, GAME, 4, seed=1), 4)
    for language in ("en", "fr"):
        expect(ann.page.locator("[data-asks=sit]")).to_be_visible(timeout=PATIENCE_MS)
        expect(ann.page.locator(".odds")).to_have_count(3)
        for width, height in SIZES:
            ann.page.set_viewport_size({"width": width, "height": height})
            ann.page.evaluate(SETTLED)
            assert ann.page.evaluate(TOUCHING) == [], (language, width, height)
            assert_needed_in_sight(ann.page)
        ann.page.evaluate(IN_FRENCH)
        ann.page.reload()


def test_a_replacement_is_put_on_a_table(take: Take, server: Running) -> None:
    """In the first round a duel card is replaced, here at the last table; the first chair deals."""
    cards = ["card 20", "card 25", "card duel", "card 15"]
    waits = dealt(GAME, 4, cards, round1_replacement="choice")
    ann = seated(take(**SMALL, **QUICK), server, waits, 4)
    list(decide(ann, "put"))
    expect(ann.page.locator(".hand .throw")).to_be_visible(timeout=PATIENCE_MS)


@pytest.mark.parametrize(
    ("size", "rooms"), [(SMALL, ["dark"]), (FLAT, ["light"]), (DESKTOP, ["light", "dark"])]
)
def test_six_seats_fit_and_everybody_can_use_the_table(
    take: Take, size: dict[str, Any], rooms: list[Literal["light", "dark"]]
) -> None:
    """On a small phone, held upright or sideways, and on a desktop, in secret commitment too."""
    device = take(**size, **QUICK)
    options = {"simultaneous_commit": True}
    code = lay(device, GAME, seats=6, bots=["greedy"] * 5, options=options)
    guest = Toucher(device, code, 4) if size is not DESKTOP else Typist(device, code, 4)
    guest.begin()
    problems: dict[tuple[str, str], list[str]] = {}
    for kind in decide(guest, "throw", "sit", "keep"):
        if (kind, rooms[0]) in problems or not guest.page.locator(f"[data-asks={kind}]").count():
            continue
        for room in rooms:
            guest.page.emulate_media(color_scheme=room)
            problems[kind, room] = axe(guest.page)
    assert len(problems) == 3 * len(rooms)
    assert not any(problems.values()), problems
    assert fits(guest.page)


@pytest.mark.parametrize("language", ["de", "fr", "it"])
def test_the_table_speaks_every_language(take: Take, language: str) -> None:
    device = take(**SMALL, **QUICK, locale=f"{language}-{language.upper()}")
    code = lay(device, GAME, seats=6, bots=["greedy"] * 5)
    guest = Toucher(device, code, 4)
    guest.page.locator(".begin .main").click()
    for _ in decide(guest, "throw", "sit", "keep"):
        assert untranslated(guest.page, language) == []
    assert fits(guest.page)


def test_letters_choose_tables_and_the_keys_are_listed(take: Take) -> None:
    """With three there is no table B, so its key does nothing."""
    guest = alone(take(**DESKTOP, **QUICK), GAME, seats=3, bots=["greedy"] * 2)
    page = guest.page
    page.locator(".hand .throw").click()
    expect(page.locator("[data-asks=sit]")).to_be_visible(timeout=PATIENCE_MS)
    page.keyboard.press("b")
    expect(page.locator(".doing > .main")).to_be_disabled()
    page.keyboard.press("a")
    expect(page.locator("[data-table=A] .cover")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("choose a table")
