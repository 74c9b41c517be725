"""What one visitor sees on the plain page of a table: whose eyes they have, and all its words."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import segno
from fastapi import Request
from markupsafe import Markup

from greenbaize.bots import BOTS
from greenbaize.engine.game import find_game
from greenbaize.engine.seats import PUBLIC
from greenbaize.server import protocol as p
from greenbaize.server.http.api import hold_of, seats_held
from greenbaize.server.plain.prompts import (
    Chair,
    Mark,
    asked,
    chairs,
    grouped,
    mark_of,
    says,
    waits_for_me,
)
from greenbaize.server.plain.render_view import Pairs, Teller, spelt
from greenbaize.server.store import SeatClaim
from greenbaize.server.tables.room import Room

AT = "at"
"""The cookie that says who sits before a device on which several people play."""

RECENT = 12
LOOK_AGAIN = 6
"""Without a script the page looks again after so many seconds."""


@dataclass(frozen=True)
class Here:
    """Where this page is: the table's path, and the seat whose eyes it has."""

    path: str
    seat: int | None
    name: str = ""

    def key(self) -> str:
        """A key for the next deed."""
        return secrets.token_urlsafe(9)

    def address(self, more: str = "") -> str:
        """This very page."""
        parts = [] if self.seat is None else [f"seat={self.seat}"]
        query = "&".join(parts + ([more] if more else []))
        return f"{self.path}?{query}" if query else self.path


@dataclass(frozen=True)
class Said:
    """A line of the story as it is shown."""

    text: str
    kind: str
    version: int
    mark: Mark


@dataclass(frozen=True)
class Standing:
    """A row of the result."""

    place: int
    name: str
    score: str
    mark: Mark
    mine: bool


@dataclass(frozen=True)
class Notice:
    """What came of the last thing that was done here."""

    says: str = ""
    rule: str = ""
    hint: str = ""
    given_name: str = ""


@dataclass(frozen=True)
class Eyes:
    """The seats that this device holds here, which of them was asked for, and whose eyes it has."""

    held: list[SeatClaim] = field(default_factory=list)
    asked: int | None = None
    hold: SeatClaim | None = None

    @property
    def curtain(self) -> bool:
        """Whether somebody must first say who they are."""
        return self.asked is not None and self.hold is None


def plain_path(room: Room) -> str:
    """The path of a table's plain page."""
    return f"/t/{room.kept.header.code}/plain"


async def any_eyes(request: Request, room: Room) -> SeatClaim:
    """Of a seat that this device holds, or the public's: for what all at the table may see."""
    held = await seats_held(request, room)
    return held[0] if held else await hold_of(request, room, None)


async def eyes_of(request: Request, room: Room, seat: int | None) -> Eyes:
    """Whose eyes this device may have now; with several seats a curtain falls between them."""
    held = await seats_held(request, room)
    by_seat = {hold.seat: hold for hold in held}
    if not held:
        return Eyes()
    if len(held) == 1:
        return Eyes(held, held[0].seat, held[0])
    said = request.cookies.get(AT, "")
    at = int(said) if said.isdecimal() and len(said) < 3 else -1
    wanted = seat if seat in by_seat else at if at in by_seat else held[0].seat
    return Eyes(held, wanted, by_seat[wanted] if wanted == at else None)


async def frame_of(room: Room, hold: SeatClaim | None) -> p.TableFrame:
    """The table with these eyes, or with the public's."""
    viewer = hold or SeatClaim(room.kept.id, PUBLIC, 0)
    return p.TableFrame.model_validate_json(await room.look(viewer, None))


async def sight(
    request: Request, room: Room, seat: int | None, notice: Notice | None = None
) -> dict[str, Any]:
    """All that the page of a table shows."""
    eyes = await eyes_of(request, room, seat)
    frame = await frame_of(room, eyes.hold)
    share = f"{request.base_url}t/{frame.table.code}"
    still = "still" in request.query_params
    now, path = room.hall.now(), plain_path(room)
    context = await asyncio.to_thread(words_of, frame, path, now, notice or Notice())
    if eyes.curtain:
        context["groups"], context["mine"] = [], False
    everybody: list[Chair] = context["chairs"]
    return context | {
        "held": [everybody[hold.seat] for hold in eyes.held],
        "asked_seat": eyes.asked,
        "curtain": everybody[eyes.asked] if eyes.curtain and eyes.asked is not None else None,
        "share": share,
        "qr": qr(share) if frame.table.phase == "gathering" else "",
        "live": not eyes.curtain,
        "refresh": 0 if context["mine"] or still or frame.table.phase == "over" else LOOK_AGAIN,
    }


def words_of(frame: p.TableFrame, path: str, now: float, notice: Notice) -> dict[str, Any]:
    """A frame in all its words."""
    table, play, seat = frame.table, frame.play, frame.seat
    game = find_game(table.game)
    names = [info.name or f"Chair {number + 1}" for number, info in enumerate(table.seats)]
    everybody = chairs(frame, game.colours)
    me = everybody[seat] if seat is not None else None
    story = [told(line, names, game.colours) for line in reversed(frame.happened)]
    due = me.info.due if me else None
    return {
        "frame": frame,
        "table": table,
        "here": Here(path, seat, names[seat] if seat is not None else ""),
        "now": now,
        "line": asked(frame),
        "options": ", ".join(f"{spelt(k)} {spelt(v)}" for k, v in table.options.items()),
        "due": due,
        "left": seconds(due, now),
        "seconds_left": lambda when: seconds(when, now),
        "mine": waits_for_me(frame),
        "throws": play is not None and play.throws == seat and seat is not None,
        "groups": grouped(play.moves) if play and play.moves else [],
        "may_take_back": bool(play and play.may_take_back),
        "stands_in": bool(me and me.info.person and me.info.bot),
        "free": free_chairs(everybody),
        "me": me,
        "hosting": seat is not None and seat == table.host,
        "chairs": everybody,
        "told": view_of(frame, names),
        "story": story,
        "recent": RECENT,
        "missed": missed(frame, story),
        "standings": standings(frame, names),
        "bots": sorted(BOTS),
        "reactions": p.REACTIONS,
        "says": notice.says,
        "rule": notice.rule,
        "hint": notice.hint,
        "given_name": notice.given_name,
    }


def free_chairs(everybody: Sequence[Chair]) -> list[Chair]:
    """The chairs that anybody may take."""
    return [chair for chair in everybody if chair.info.open and not chair.info.person]


def view_of(frame: p.TableFrame, names: Sequence[str]) -> Pairs | None:
    """The table in words."""
    if frame.play is None:
        return None
    return Teller(names, find_game(frame.table.game).glossary).tell(frame.play.view)


def told(line: p.Line, names: Sequence[str], colours: Sequence[str]) -> Said:
    """A line of the story, with the mark of whom it begins with."""
    text = says(line, names)
    seat = next((n for n, name in enumerate(names) if begins_with(text, name)), None)
    mark = Mark() if seat is None else mark_of(colours, seat)
    return Said(text, line.kind, line.version, mark)


def begins_with(text: str, name: str) -> bool:
    """Whether a sentence begins with somebody's name.

    >>> begins_with("Ann's dice", "Ann"), begins_with("Anna left.", "Ann")
    (True, False)
    """
    return text.startswith(name) and not text[len(name) : len(name) + 1].isalnum()


def missed(frame: p.TableFrame, story: Sequence[Said]) -> list[Said]:
    """What happened while this person was away, in its order."""
    if frame.missed is None or frame.table.phase == "gathering":
        return []
    return [said for said in reversed(story) if said.version > frame.missed]


def standings(frame: p.TableFrame, names: Sequence[str]) -> list[Standing]:
    """The result, the best first."""
    game = find_game(frame.table.game)
    result = (frame.play.result if frame.play else None) or []
    rows = [
        Standing(
            place=place,
            name=names[seat],
            score=game.score(score),
            mark=mark_of(game.colours, seat),
            mine=seat == frame.seat,
        )
        for seat, (score, place) in enumerate(result)
    ]
    return sorted(rows, key=lambda row: row.place)


def seconds(due: float | None, now: float) -> int:
    """How many whole seconds are left."""
    return max(0, round(due - now)) if due else 0


def qr(address: str) -> Markup:
    """An address as a picture."""
    picture = segno.make(address, error="m", micro=False)
    return Markup(picture.svg_inline(border=2, omitsize=True, svgclass="qr", lineclass=None))
