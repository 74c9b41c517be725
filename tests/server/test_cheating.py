"""Who notices a House that cheats: just those of whom docs/record.md says so."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from greenbaize.engine.fair import promised
from greenbaize.engine.record import Record

from . import cheating
from .cheating import CHOSEN, dropping, in_league, instead_of, listing, meddle, reseal
from .guests import QUICK, Guest, answer, asked_of, host, joins, running_app
from .portal_client import Client
from .scenes import call, lobby_of
from .watching import Device, Kept, Shown, is_right, noticed

ROOT = Path(__file__).parents[2]
CASES = json.loads((ROOT / "web" / "tests" / "dice" / "noticed.json").read_text())
ANN, BEN, CLEO, BOT = range(4)
"""Ann and Ben have devices that watch, Cleo's is silent unless it is in league with the House."""


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with running_app(
        f"sqlite:///{tmp_path_factory.mktemp('cheats') / 'tables.db'}", opening_seconds=1
    ) as client:
        yield client


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_the_model_notices_what_the_page_notices(case: dict[str, Any]) -> None:
    kept, shown = Kept(**case["kept"]), Shown(**case["shown"])
    assert sorted(noticed(kept, shown, case["seat"], case["part"])) == sorted(case["alarms"])


class TerminalSession:
    """A table with two devices that watch, somebody else and a bot."""

    def __init__(self, client: Client) -> None:
        self.client = client
        ann = host(client, seats=4, **QUICK)
        self.guests = [ann, joins(ann, "Ben"), joins(ann, "Cleo")]
        ann.does("add_bot", seat=BOT, bot="uniform")
        self.ann, self.ben = Device(ann), Device(self.guests[BEN])
        self.devices = [self.ann, self.ben]
        self.at_once: list[str] = []

    @property
    def code(self) -> str:
        return self.ann.guest.code

    def promise(self) -> None:
        for device in self.devices:
            device.promise()

    def promise_cleo(self) -> None:
        """Whoever is in league promises something as well."""
        self.guests[CLEO].does("promise", promise=promised(b"something else entirely"))

    def start(self) -> None:
        self.ann.guest.does("start")

    def open(self) -> None:
        for device in self.devices:
            device.open()

    def begin(self) -> None:
        self.promise()
        self.start()
        self.open()

    def meddle(self, work: cheating.Meddling) -> None:
        call(self.client, meddle, lobby_of(self.client), self.code, work)

    def reseal(self, afresh: bool = False) -> None:
        call(self.client, reseal, lobby_of(self.client), self.code, afresh)

    def turns(self, count: int, then: cheating.Meddling | None = None) -> None:
        """A few turns; a throw is the House's when it cheats with it."""
        chance = random.Random(5)
        for _ in range(count):
            frame = self.ann.guest.waits_for(lambda _: asked_of(self.guests))
            throws = frame["play"]["thrower"]
            if then and throws is not None and throws >= 0:
                self.meddle(then)
                then = None
            else:
                answer(asked_of(self.guests)[0], chance)

    def look(self) -> None:
        """What the devices say before the end."""
        for device in self.devices:
            device.look()
        self.at_once = [alarm for device in self.devices for alarm in device.kept.alarms]

    def end(self) -> Record:
        """All agree to end it, and take the record home."""
        self.ann.guest.waits_for(lambda frame: frame["play"])
        self.look()
        for guest in self.guests:
            guest.does("agree_to_end", agrees=True)
        return Record.parse(self.ann.guest.get("record").text)


@dataclass(frozen=True)
class Cheat:
    """What happens, what Ann's and Ben's devices say before the end, and how it is cheated."""

    happens: Callable[[TerminalSession], None]
    alarms: list[str]
    meanwhile: Callable[[], AbstractContextManager[None]] = nullcontext


def plays(evening: TerminalSession) -> None:
    evening.begin()
    evening.turns(4)


def before_the_game(evening: TerminalSession) -> None:
    evening.promise()
    evening.reseal()
    evening.look()
    evening.start()
    evening.open()


def at_a_restart(evening: TerminalSession) -> None:
    evening.begin()
    evening.turns(4)
    evening.look()
    evening.reseal(afresh=True)


def league(rewrite: bool) -> Callable[[TerminalSession], None]:
    def happens(evening: TerminalSession) -> None:
        evening.promise()
        evening.promise_cleo()
        evening.start()
        evening.open()
        evening.meddle(in_league(CLEO, rewrite))

    return happens


def unconfirmed(evening: TerminalSession) -> None:
    """Ann's device sends its part, and hears nothing."""
    evening.promise()
    evening.start()
    evening.ben.open()
    evening.ann.look()


def closed_with(seat: int) -> Callable[[TerminalSession], None]:
    def happens(evening: TerminalSession) -> None:
        evening.promise()
        evening.meddle(listing(seat, promised(CHOSEN)))
        evening.open()

    return happens


def at_a_throw(then: cheating.Meddling) -> Callable[[TerminalSession], None]:
    def happens(evening: TerminalSession) -> None:
        evening.begin()
        evening.turns(6, then)

    return happens


CHEATS = {
    "puts in another secret and seal before the game": Cheat(before_the_game, ["seal", "seal"]),
    "seals anew at a restart, and begins the game again": Cheat(
        at_a_restart, ["seal", "parts", "seal", "parts"]
    ),
    "chooses a bot's part": Cheat(plays, [], lambda: instead_of(BOT, CHOSEN)),
    "chooses the part of a silent device": Cheat(plays, [], lambda: instead_of(CLEO, CHOSEN)),
    "takes what was not promised from a device in league": Cheat(league(False), ["misfit 2"] * 2),
    "and changes that promise as well": Cheat(league(True), ["promises"] * 2),
    "promises something for a bot": Cheat(closed_with(BOT), ["bot 3"] * 2),
    "puts another promise in a device's place": Cheat(closed_with(ANN), ["promise 0"]),
    "drops a part that was opened and confirmed": Cheat(
        plays, ["dropped 0"], lambda: dropping(ANN)
    ),
    "does not confirm a part, as if it came too late": Cheat(unconfirmed, ["late 0"]),
    "skips a number of the stream": Cheat(at_a_throw(cheating.skip), []),
    "uses a number of the stream twice": Cheat(at_a_throw(cheating.repeat), []),
    "takes a throw back and throws again": Cheat(at_a_throw(cheating.throw_again), []),
}


def told_in_the_docs() -> dict[str, tuple[str, str, str]]:
    """What the table says of each cheat: a device, the record, and the record with a noted seal."""
    text = (ROOT / "docs" / "record.md").read_text()
    rows = re.findall(r"^\| (.*) \| (.*) \| (.*) \| (.*) \|$", text, re.MULTILINE)
    return {name: tuple(cells) for name, *cells in rows if cells[1] in ("yes", "no")}


def test_the_docs_tell_of_just_these_ways() -> None:
    assert set(told_in_the_docs()) == set(CHEATS)


def test_a_fair_house_alarms_nobody(client: Client) -> None:
    evening = TerminalSession(client)
    evening.begin()
    evening.turns(6)
    record = evening.end()
    assert evening.at_once == []
    assert all(device.verifies(record) for device in evening.devices)
    assert is_right(record, evening.ann.kept.seal[:16])
    assert record.promises[CLEO] == record.promises[BOT] == "house"


@pytest.mark.parametrize("name", CHEATS)
def test_a_cheat_is_noticed_by_those_of_whom_the_docs_say_so(client: Client, name: str) -> None:
    cheat, evening = CHEATS[name], TerminalSession(client)
    with cheat.meanwhile():
        cheat.happens(evening)
        record = evening.end()
    assert evening.at_once == cheat.alarms
    says = {True: "at once"}
    loud = any(device.loud for device in evening.devices)
    quiet = bool(evening.at_once) and not loud
    later = not all(device.verifies(record) for device in evening.devices)
    device = says.get(loud) or ("at once, quietly" if quiet else "at the end" if later else "no")
    alone = "no" if is_right(record) else "yes"
    noted = "no" if is_right(record, evening.ann.kept.seal[:16]) else "yes"
    assert (device, alone, noted) == told_in_the_docs()[name]


def test_a_device_opens_nothing_for_a_list_without_its_promise(client: Client) -> None:
    evening = TerminalSession(client)
    evening.promise()
    evening.meddle(listing(ANN, promised(CHOSEN)))
    assert evening.ann.open() is None
    assert evening.ann.kept.opened == []


def test_whoever_watches_notices_another_seal(client: Client) -> None:
    evening = TerminalSession(client)
    watcher = Device(Guest(client, evening.code))
    evening.reseal()
    assert watcher.look() == ["seal"]
