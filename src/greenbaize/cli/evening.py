"""An evening at the table: people at the keyboard, bots in the other chairs."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from greenbaize.bots.company import Company
from greenbaize.cli import saves
from greenbaize.cli.app import NOT_SAVED, called
from greenbaize.cli.asked import YOU, console, table_of
from greenbaize.cli.marks import ACCENT
from greenbaize.cli.standings import standings
from greenbaize.engine.match import Match
from greenbaize.engine.rulebook import Rulebook
from greenbaize.engine.seats import HOUSE, PUBLIC
from greenbaize.engine.trouble import NotSaved, Trouble
from greenbaize.engine.words import listed, sentence

FEW_LINES, LOG_LINES, ALL_LINES = 2, 12, 60
ROOMY = 38
"""Lines of a screen on which everything fits."""

HELP = "?: rules · save FILE · abandon · Ctrl-C: leave"


class Leave(Exception):
    """Somebody gets up."""


class Evening:
    """One match, played to its end or left."""

    def __init__(
        self, match: Match, company: Company, file: Path, pace: float, quick: bool
    ) -> None:
        self.match, self.company, self.file = match, company, file
        self.pace, self.quick = pace, quick
        self.out = console()
        self.table = table_of(match.game)
        self.people = [s for s, player in enumerate(match.record.players) if player == YOU]
        self.names = self.called()
        self.told = 0
        self.unsaved: str | None = None

    def called(self) -> list[str]:
        """One person alone, with no name but a colour, is you; others go by their names."""
        colours = self.match.game.colours
        alone = len(self.people) == 1 and self.match.names[self.people[0]] in colours
        return ["you" if alone and s in self.people else n for s, n in enumerate(self.match.names)]

    def spend(self) -> int:
        """Play until the game is over or somebody leaves; returns the exit code."""
        try:
            while self.match.owing():
                self.next_move()
            self.farewell()
        except (KeyboardInterrupt, EOFError, Leave):
            self.part()
        return NOT_SAVED if self.unsaved else 0

    def next_move(self) -> None:
        """Whoever owes a move makes it, and the record is saved."""
        seat = self.match.owing()[0]
        if seat == HOUSE:
            self.wait_for_throw()
        elif seat in self.company.bots:
            self.company.move(seat)
            self.show(PUBLIC)
            time.sleep(self.pace)
        else:
            self.answer(seat)
        self.save()

    def wait_for_throw(self) -> None:
        """The House waits while a person may still take back, or has dice to throw."""
        thrower = self.match.state.thrower()
        mover = self.last_mover()
        between_rounds = thrower == HOUSE and mover != HOUSE
        if self.quick or not ({thrower, mover} & set(self.people) or between_rounds):
            self.match.throw()
            return
        viewer = mover if mover in self.people else thrower
        self.show(viewer, ALL_LINES if between_rounds else LOG_LINES)
        said = self.ask(self.invitation(thrower, mover))
        if self.match.record.result:
            return
        if said in ("back", "b", "undo"):
            self.try_to(partial(self.match.take_back, viewer))
        elif said:
            self.out.print("Enter goes on; 'back' takes your last move back.", style=ACCENT)
        else:
            self.match.throw()

    def invitation(self, thrower: int, mover: int) -> str:
        """What Enter will do."""
        if thrower in self.people:
            whose = "your" if self.names[thrower] == "you" else f"{self.names[thrower]}'s"
            act = f"Enter throws {whose} dice"
        else:
            who = "the House" if thrower == HOUSE else self.names[thrower]
            act = f"Enter lets {who} go on"
        return f"{act} · back takes the last move back" if mover in self.people else act

    def last_mover(self) -> int:
        """Who made the last move, if it can still be taken back."""
        moves = self.match.record.moves
        return moves[-1].seat if moves else HOUSE

    def answer(self, seat: int) -> None:
        """A person chooses."""
        moves, told = self.match.moves(seat), len(self.match.story)
        self.show(seat)
        self.out.print(self.table.ask(self.match.view(seat), self.names, seat, moves))
        while True:
            words = self.ask(HELP)
            if self.match.record.result:
                return
            if words in ("back", "b", "undo"):
                self.out.print("The dice have been thrown: there is no way back.", style=ACCENT)
            elif not words:
                self.out.print(f"Say {listed(moves, 'or')}.", style=ACCENT)
            elif self.try_to(partial(self.match.play, seat, meant(words, moves))):
                self.told = told
                return

    def ask(self, hint: str) -> str:
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
        off = [option.rule for option in game.options if self.match.options[option.name] is False]
        without = {book.find(number).section for number in off if book.opens(number)}
        return book.text(without)

    def try_to(self, act: Callable[[], object]) -> bool:
        """Do it, or say why not."""
        try:
            act()
        except Trouble as refusal:
            self.out.print(Text(sentence(str(refusal)), style="bold red"))
            return False
        return True

    def show(self, viewer: int, lines: int = LOG_LINES) -> None:
        """The table, and under it what happened since this person last chose."""
        if self.out.is_terminal and not self.out.is_dumb_terminal:
            self.out.clear()
        viewer = viewer if viewer in self.people else self.usual_viewer()
        roomy = self.out.height >= ROOMY
        self.out.print(self.table.draw(self.match.view(viewer), self.names, viewer, roomy))
        seen = self.match.events(viewer, self.told)
        lines = FEW_LINES if lines == LOG_LINES and not roomy else lines
        for line in self.table.tell(seen, self.names)[-lines:]:
            self.out.print(Padding(Text(line), (0, 0, 0, 2)))
        if roomy:
            self.out.print()

    def usual_viewer(self) -> int:
        """One person alone sees with their own eyes; several share the public's."""
        return self.people[0] if len(self.people) == 1 else PUBLIC

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
        except NotSaved as trouble:
            if self.unsaved is None:
                advice = "The game goes on; 'save FILE' tries elsewhere."
                self.out.print(Text(f"{trouble} {advice}", "red"))
            self.unsaved = str(trouble)

    def farewell(self) -> None:
        """How it ended, and how to check the dice."""
        self.show(PUBLIC, ALL_LINES)
        self.out.print(standings(self.match.game, self.match.record))
        self.out.print(f"\nThe game is kept in {self.file}.", soft_wrap=True, markup=False)
        check = f"Check its dice: {called()} verify {self.file}"
        self.out.print(check, soft_wrap=True, markup=False)

    def part(self) -> None:
        """Somebody leaves: say how to come back."""
        self.save()
        if self.unsaved:
            why = f"\nThis game could not be saved: {self.unsaved}"
            self.out.print(why, soft_wrap=True, markup=False)
            return
        usual = self.file.parent == saves.folder()
        where = "" if usual else f" {self.file}"
        how = f"{called()} play --resume{where}"
        self.out.print(f"\nThe game is saved. Go on with: {how}", soft_wrap=True, markup=False)


def meant(words: str, moves: Sequence[str]) -> str:
    """A move from as much of it as is needed: `5` is `place 5` if nothing else ends so."""
    whole = [move for move in moves if move == words or move.endswith(f" {words}")]
    verbs = {move.partition(" ")[0] for move in moves}
    if words.isdigit() and not whole and len(verbs) == 1:
        return f"{verbs.pop()} {words}"
    return whole[0] if words and len(whole) == 1 else words
