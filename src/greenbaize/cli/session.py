"""A match in the terminal: people at the keyboard, bots in the other chairs."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from rich.markdown import Markdown
from rich.text import Text

from greenbaize.bots.bot_seats import BotSeats
from greenbaize.bots.fallback import Fallback
from greenbaize.cli import saves
from greenbaize.cli.app import NOT_SAVED, invocation
from greenbaize.cli.arguments import YOU
from greenbaize.cli.forfeits import forfeited, replaced
from greenbaize.cli.language import message, translated
from greenbaize.cli.screen import ALL_LINES, LOG_LINES, Screen
from greenbaize.cli.standings import standings
from greenbaize.cli.symbols import ACCENT
from greenbaize.engine.errors import BotError, GreenbaizeError, SaveError
from greenbaize.engine.match import Match
from greenbaize.engine.messages import AnyOf, Cause
from greenbaize.engine.rulebook import Rulebook
from greenbaize.engine.seats import HOUSE, PUBLIC
from greenbaize.engine.text import sentence

MANY_MOVES = 9
"""So many choices are not all listed."""

HELP = "?: rules · save FILE · abandon · Ctrl-C: leave"


class Leave(Exception):
    """Somebody quits; the game stays saved."""


class TerminalSession:
    """One match, played to its end or left."""

    def __init__(self, match: Match, bots: BotSeats, file: Path, pace: float, quick: bool) -> None:
        self.match, self.bots, self.file = match, bots, file
        self.pace, self.quick = pace, quick
        self.people = [s for s, player in enumerate(match.record.players) if player == YOU]
        self.names = self.called()
        self.screen = Screen(match, self.people, self.names)
        self.out = self.screen.out
        self.fallback = bots.fallback = Fallback(match.game, self.tell_forfeit)
        self.unsaved: SaveError | None = None
        """Why the last save failed, until one succeeds."""

    def called(self) -> list[str]:
        """One person alone, with no name but a colour, is you; others go by their names."""
        usual = self.match.game.seat_names
        alone = len(self.people) == 1 and self.match.names[self.people[0]] in usual
        return ["you" if alone and s in self.people else n for s, n in enumerate(self.match.names)]

    def run(self) -> int:
        """Play until the game is over or somebody leaves; returns the exit code."""
        try:
            while self.match.owing():
                self.next_move()
            self.show_result()
        except (KeyboardInterrupt, EOFError, Leave):
            self.leave()
        finally:
            self.bots.leave()
        return NOT_SAVED if self.unsaved else 0

    def next_move(self) -> None:
        """Whoever owes a move makes it, bots before people, and the record is saved."""
        owing = self.match.owing()
        seat = next((seat for seat in owing if seat in self.bots.bots), owing[0])
        if seat == HOUSE:
            self.wait_for_throw()
        elif seat in self.bots.bots:
            self.watch(seat, alone=len(owing) == 1)
        else:
            self.answer(seat)
        self.save()

    def watch(self, seat: int, alone: bool) -> None:
        """A bot moves; what it had no choice in, or does while others choose too, takes no time.

        Nor does what nobody sees: time would tell of it.
        """
        chose = len(self.match.state.moves(seat)) > 1
        self.bots.move(seat)
        if alone and chose and self.screen.has_news():
            self.show_briefly()

    def tell_forfeit(self, error: BotError) -> None:
        """A bot has failed for the first time: say so long enough to be read."""
        self.out.print(Text(replaced(error), style="bold red"))
        time.sleep(self.pace)

    def show_briefly(self) -> None:
        """Show everybody what has just happened for a moment, unless it is worth more than that."""
        if not self.screen.wants_a_look():
            self.screen.show(PUBLIC)
            time.sleep(self.pace)

    def wait_for_throw(self) -> None:
        """The House waits while a person may still take back, has dice to throw, or looks.

        Whoever is called up to throw must not find another's secrets on the screen.
        """
        thrower = self.match.state.thrower()
        mover = self.last_mover() if thrower != HOUSE else HOUSE
        pause = self.screen.wants_a_look()
        if self.quick or not ({thrower, mover} & set(self.people) or pause):
            self.throw(thrower)
            return
        viewer = mover if mover in self.people else thrower
        called_up = thrower in self.people and thrower != viewer and self.screen.hides(viewer)
        self.screen.show(PUBLIC if called_up else viewer, ALL_LINES if pause else LOG_LINES)
        said = self.read_line(self.invitation(thrower, mover))
        if self.match.record.result:
            return
        if said in ("back", "b", "undo"):
            self.try_to(partial(self.take_back, viewer))
        elif said:
            self.out.print(message("enter_goes_on"), style=ACCENT)
        else:
            self.throw(thrower)

    def throw(self, thrower: int) -> None:
        """Dice that nobody has to decide about are looked at before the next ones fall."""
        since = len(self.match.story)
        self.match.throw(until=self.stops)
        if self.screen.wants_a_glance() and not self.quick:
            self.show_briefly()
        if thrower in self.people and thrower not in self.match.owing():
            self.screen.news_from = since
        if thrower != HOUSE and self.match.owing() == [HOUSE] and self.screen.has_news():
            self.show_briefly()

    def stops(self) -> bool:
        """Whether the House has done something that people want to see by itself."""
        return self.screen.wants_a_look() or self.screen.wants_a_glance()

    def invitation(self, thrower: int, mover: int) -> str:
        """What Enter will do."""
        if thrower in self.people:
            act = f"Enter throws {self.whose(thrower)} dice"
        else:
            who = "the House" if thrower == HOUSE else self.names[thrower]
            act = f"Enter lets {who} go on"
        return f"{act} · back takes the last move back" if mover in self.people else act

    def whose(self, thrower: int) -> str:
        """Whose dice are thrown; where there is only one who could, they are just the dice."""
        if len(self.names) == 1:
            return "the"
        return "your" if self.names[thrower] == "you" else f"{self.names[thrower]}'s"

    def last_mover(self) -> int:
        """Who made the last move, if it can still be taken back."""
        moves = self.match.record.moves
        return moves[-1].seat if moves else HOUSE

    def answer(self, seat: int) -> None:
        """A person chooses."""
        moves, since = self.match.moves(seat), len(self.match.story)
        if self.screen.answers_at_once(seat, moves):
            self.match.play(seat, moves[0])
            return
        self.screen.hand_over(seat)
        self.screen.show(seat, LOG_LINES, moves)
        while True:
            words = self.read_line(HELP)
            if self.match.record.result:
                return
            move = meant(words, moves, self.screen.unsaid())
            if move not in moves and words in ("back", "b", "undo"):
                if self.try_to(partial(self.take_back, seat)):
                    return
            elif not words:
                self.out.print(examples(moves), style=ACCENT)
            elif self.try_to(partial(self.match.play, seat, move)):
                self.screen.news_from = since
                return

    def take_back(self, seat: int) -> None:
        """Undo what a person did last, and before it what was done at once after a choice."""
        self.match.take_back(seat)
        while self.screen.answers_at_once(seat, self.match.moves(seat)):
            self.match.take_back(seat)
        self.screen.take_back()

    def read_line(self, hint: str) -> str:
        """A line from the keyboard; questions and orders about the game are dealt with here."""
        while True:
            answer = self.out.input(Text.assemble((hint, "dim"), (" > ", ACCENT)))
            said = answer.strip().lower()
            if said in ("?", "h", "help", "rules"):
                with self.out.pager():
                    self.out.print(Markdown(self.rules_in_play()))
            elif said == "abandon":
                self.match.abandon()
                return said
            elif said in ("q", "quit", "exit"):
                raise Leave
            elif said.startswith("save "):
                self.try_to(partial(self.move_to, Path(answer.strip()[len("save ") :].strip())))
            else:
                return said

    def rules_in_play(self) -> str:
        """The rules, but for the sections that open with an option that is off."""
        game = self.match.game
        book = Rulebook.load(game.folder / "RULES.md")
        chosen = self.match.options
        off = [o.rule for o in game.options if o.spelt(chosen[o.name]) == "off"]
        without = {book.find(number).section for number in off if book.opens(number)}
        return book.text(without)

    def try_to(self, act: Callable[[], object]) -> bool:
        """Do it, or say why not."""
        try:
            act()
        except GreenbaizeError as refusal:
            self.out.print(Text(sentence(translated(refusal)), style="bold red"))
            return False
        return True

    def move_to(self, file: Path) -> None:
        """From now on the game is kept in another file."""
        saves.move(self.match, self.file, file)
        self.file, self.unsaved = file, None
        self.out.print(f"Saved in {file}.", soft_wrap=True, markup=False)

    def save(self) -> None:
        """Keep the record; if that fails, say so and play on."""
        try:
            saves.save(self.match, self.file)
            self.unsaved = None
        except SaveError as error:
            if self.unsaved is None:
                self.out.print(Text(message("game_goes_on", cause=Cause(error)), "red"))
            self.unsaved = error

    def show_result(self) -> None:
        """How it ended, and how to check the dice."""
        self.screen.show(PUBLIC, ALL_LINES)
        self.out.print(standings(self.match.game, self.match.record))
        for said in forfeited(self.match, self.fallback):
            self.out.print(Text(said, style="bold red"))
        self.out.print(f"\nThe game is kept in {self.file}.", soft_wrap=True, markup=False)
        check = f"Check its dice: {invocation()} verify {self.file}"
        self.out.print(check, soft_wrap=True, markup=False)

    def leave(self) -> None:
        """Somebody quits: say how to resume."""
        self.save()
        if self.unsaved:
            why = "\n" + message("game_not_saved", cause=Cause(self.unsaved))
            self.out.print(why, soft_wrap=True, markup=False)
            return
        usual = self.file.parent == saves.folder()
        where = "" if usual else f" {self.file}"
        how = f"{invocation()} play --resume{where}"
        self.out.print(f"\nThe game is saved. Go on with: {how}", soft_wrap=True, markup=False)


def meant(words: str, moves: Sequence[str], unsaid: Sequence[str] = ()) -> str:
    """A move from as much of it as is needed: `5` is `place 5` if nothing else is said so.

    Only some verbs go without saying, where any are named.
    """
    said = words.casefold().split()
    spelt = {move: move.casefold().split() for move in moves}
    plain = {move: parts for move, parts in spelt.items() if not unsaid or parts[0] in unsaid}
    for fits in (
        [move for move, parts in spelt.items() if parts == said],
        [move for move, parts in plain.items() if parts[1:] == said != []],
        [move for move, parts in plain.items() if sorted(parts[1:]) == sorted(said) != []],
        [move for move in moves if said and move.casefold().startswith(words.casefold())],
    ):
        if len(fits) == 1:
            return fits[0]
    verbs = {parts[0] for parts in plain.values() if parts[-1].isdigit()}
    return f"{verbs.pop()} {words}" if words.isdigit() and len(verbs) == 1 else words


def examples(moves: Sequence[str]) -> str:
    """What can be said, or some of it: a move of every kind."""
    if len(moves) <= MANY_MOVES:
        return message("say_one_of", moves=AnyOf(tuple(moves)))
    kinds = {move.split()[0]: move for move in reversed(moves)}
    some = [moves[0], moves[1], moves[-1]] if len(kinds) == 1 else list(kinds.values())[::-1]
    return message("say_for_instance", moves=AnyOf(tuple(some)))
