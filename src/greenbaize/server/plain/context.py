"""The context of the plain page of a table: who is looking, and all that they are shown."""

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
from greenbaize.engine.errors import GreenbaizeError
from greenbaize.engine.game import find_game
from greenbaize.engine.text import sentence
from greenbaize.server import protocol as p
from greenbaize.server.http.dependencies import claim_of, held_seats
from greenbaize.server.plain.language import DEFAULT, language_of
from greenbaize.server.plain.prompts import (
    Chair,
    Mark,
    chairs,
    group_moves,
    line_text,
    mark_of,
    prompt,
    waits_for_viewer,
)
from greenbaize.server.plain.render_view import Pairs, ViewRenderer, spelt
from greenbaize.server.store import SeatClaim
from greenbaize.server.tables.claims import public_claim
from greenbaize.server.tables.room import Room

CURRENT_SEAT = "at"
"""The cookie that says who sits before a device on which several people play."""

CLAIM_KEY = "claim-key"
"""The cookie with the key for private links, so that they bring a device the same seat again."""

RECENT = 12
REFRESH_SECONDS = 6
"""Without a script the page reloads after so many seconds."""


@dataclass(frozen=True)
class Here:
    """Where this page is: the table's path, and the seat whose view it shows."""

    path: str
    seat: int | None
    name: str = ""

    def key(self) -> str:
        """An idempotency key for the next command."""
        return secrets.token_urlsafe(9)

    def url(self, more: str = "") -> str:
        """This very page."""
        parts = [] if self.seat is None else [f"seat={self.seat}"]
        query = "&".join(parts + ([more] if more else []))
        return f"{self.path}?{query}" if query else self.path


@dataclass(frozen=True)
class ShownLine:
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

    message: str = ""
    language: str = DEFAULT
    hint: str = ""
    given_name: str = ""


@dataclass(frozen=True)
class Identity:
    """The seats that this device holds, which of them is wanted, and whose view it may have."""

    held: list[SeatClaim] = field(default_factory=list)
    wanted: int | None = None
    claim: SeatClaim | None = None

    @property
    def curtain(self) -> bool:
        """Whether somebody must first say who they are."""
        return self.wanted is not None and self.claim is None


def notice_of(request: Request, error: GreenbaizeError, given_name: str = "") -> Notice:
    """A refusal in the language of whoever reads it."""
    language = language_of(request)
    return Notice(sentence(error.sentence(language)), language, given_name=given_name)


def plain_path(room: Room) -> str:
    """The path of a table's plain page."""
    return f"/t/{room.code}/plain"


async def any_claim(request: Request, room: Room) -> SeatClaim:
    """A seat that this device holds, or the public's: for what all at the table may see."""
    held = await held_seats(request, room)
    return held[0] if held else await claim_of(request, room, None)


async def identify(request: Request, room: Room, seat: int | None) -> Identity:
    """Whose view this device may have now; with several seats a curtain falls between them."""
    held = await held_seats(request, room)
    by_seat = {claim.seat: claim for claim in held}
    if not held:
        return Identity()
    if len(held) == 1:
        return Identity(held, held[0].seat, held[0])
    cookie = request.cookies.get(CURRENT_SEAT, "")
    current = int(cookie) if cookie.isdecimal() and len(cookie) < 3 else -1
    wanted = seat if seat in by_seat else current if current in by_seat else held[0].seat
    return Identity(held, wanted, by_seat[wanted] if wanted == current else None)


async def frame_of(room: Room, claim: SeatClaim | None) -> p.TableFrame:
    """The table as this seat sees it, or as the public does."""
    viewer = claim or public_claim(room.row.id)
    return p.TableFrame.model_validate_json(await room.look(viewer, None))


async def table_context(
    request: Request, room: Room, seat: int | None, notice: Notice | None = None
) -> dict[str, Any]:
    """All that the page of a table shows."""
    identity = await identify(request, room, seat)
    frame = await frame_of(room, identity.claim)
    share = f"{request.base_url}t/{frame.table.code}"
    still = "still" in request.query_params
    now, path = room.services.clock(), plain_path(room)
    context = await asyncio.to_thread(frame_context, frame, path, now, notice or Notice())
    if identity.curtain:
        context["groups"], context["mine"] = [], False
    everybody: list[Chair] = context["chairs"]
    return context | {
        "held": [everybody[claim.seat] for claim in identity.held],
        "wanted_seat": identity.wanted,
        "curtain": curtain_for(identity, everybody),
        "share": share,
        "reader": language_of(request),
        "not_saved": not_saved(request, room),
        "qr": qr_code(share) if frame.table.phase == "gathering" else "",
        "live": not identity.curtain,
        "refresh": 0
        if context["mine"] or still or frame.table.phase == "over"
        else REFRESH_SECONDS,
    }


def not_saved(request: Request, room: Room) -> str:
    """That tables cannot be saved just now, in the reader's language; nothing if they can."""
    if room.services.store.health.writable:
        return ""
    return sentence(GreenbaizeError("store_unavailable").sentence(language_of(request)))


def frame_context(frame: p.TableFrame, path: str, now: float, notice: Notice) -> dict[str, Any]:
    """A frame in all its words."""
    table, play, seat = frame.table, frame.play, frame.seat
    game = find_game(table.game)
    names = [info.name or f"Seat {number + 1}" for number, info in enumerate(table.seats)]
    everybody = chairs(frame, game.colours)
    me = everybody[seat] if seat is not None else None
    story = [shown_line(line, names, game.colours) for line in reversed(frame.log)]
    deadline = me.info.deadline if me else None
    return {
        "frame": frame,
        "table": table,
        "here": Here(path, seat, names[seat] if seat is not None else ""),
        "now": now,
        "line": prompt(frame),
        "options": ", ".join(f"{spelt(k)} {spelt(v)}" for k, v in table.options.items()),
        "deadline": deadline,
        "left": seconds(deadline, now),
        "seconds_left": lambda when: seconds(when, now),
        "mine": waits_for_viewer(frame),
        "throws": play is not None and play.thrower == seat and seat is not None,
        "groups": group_moves(play.moves) if play and play.moves else [],
        "may_take_back": bool(play and play.may_take_back),
        "stands_in": bool(me and me.info.person and me.info.bot),
        "free": free_chairs(everybody),
        "me": me,
        "hosting": seat is not None and seat == table.host,
        "chairs": everybody,
        "view": rendered_view(frame, names),
        "story": story,
        "recent": RECENT,
        "missed": missed(frame, story),
        "standings": standings(frame, names),
        "bots": list(BOTS),
        "reactions": p.REACTIONS,
        "message": notice.message,
        "language": notice.language,
        "hint": notice.hint,
        "given_name": notice.given_name,
    }


def curtain_for(identity: Identity, everybody: Sequence[Chair]) -> Chair | None:
    """Whoever is to say first that it is them."""
    hidden = identity.curtain and identity.wanted is not None
    return everybody[identity.wanted or 0] if hidden else None


def free_chairs(everybody: Sequence[Chair]) -> list[Chair]:
    """The chairs that anybody may take."""
    return [chair for chair in everybody if chair.info.open and not chair.info.person]


def rendered_view(frame: p.TableFrame, names: Sequence[str]) -> Pairs | None:
    """The table in words."""
    if frame.play is None:
        return None
    return ViewRenderer(names, find_game(frame.table.game).glossary).render(frame.play.view)


def shown_line(line: p.LogLine, names: Sequence[str], colours: Sequence[str]) -> ShownLine:
    """A line of the story, with the mark of whom it begins with."""
    text = line_text(line, names)
    seat = next((n for n, name in enumerate(names) if begins_with(text, name)), None)
    mark = Mark() if seat is None else mark_of(colours, seat)
    return ShownLine(text, line.kind, line.version, mark)


def begins_with(text: str, name: str) -> bool:
    """Whether a sentence begins with somebody's name.

    >>> begins_with("Ann's dice", "Ann"), begins_with("Anna left.", "Ann")
    (True, False)
    """
    return text.startswith(name) and not text[len(name) : len(name) + 1].isalnum()


def missed(frame: p.TableFrame, story: Sequence[ShownLine]) -> list[ShownLine]:
    """What happened while this person was away, in its order."""
    if frame.missed is None or frame.table.phase == "gathering":
        return []
    return [line for line in reversed(story) if line.version > frame.missed]


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


def seconds(deadline: float | None, now: float) -> int:
    """How many whole seconds are left."""
    return max(0, round(deadline - now)) if deadline else 0


def qr_code(url: str) -> Markup:
    """A QR code as inline SVG, so that no script is needed to see it."""
    picture = segno.make(url, error="m", micro=False)
    return Markup(picture.svg_inline(border=2, omitsize=True, svgclass="qr", lineclass=None))
