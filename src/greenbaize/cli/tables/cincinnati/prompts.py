"""Prompts of Cincinnati: what is asked of a person, and what each answer would mean."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from greenbaize.cli.symbols import ACCENT
from greenbaize.engine.text import dollars, listed, many, sentence
from greenbaize.games.cincinnati.box import CONDITIONS, NOWHERE, TITLES
from greenbaize.games.cincinnati.events import CARD, called, gathered
from greenbaize.games.cincinnati.hierarchy import KEEPS, Faces, describe, rank, strength, table_of
from greenbaize.games.cincinnati.odds import best_keep, chance, keeping
from greenbaize.games.cincinnati.phases import BOUGHT, THIRD
from greenbaize.games.cincinnati.view import View

LINES = 5
"""So many keeps are worth talking about."""


def prompt(view: View, names: Sequence[str], seat: int, moves: Sequence[str]) -> RenderableType:
    """The question, and the answers in a row under it."""
    if view["phase"] == "putting":
        return put(view)
    if view["phase"] == "sitting":
        return sit(view, seat)
    if view["phase"] == "challenging":
        return challenge(view, names, seat)
    goal = goal_of(view, names, seat)
    if moves[0] in ("pass", "buy"):
        return buy(view, goal, seat)
    return keep(view, goal, "stand" in moves)


def rows(question: str, answers: Sequence[tuple[str, ...]]) -> RenderableType:
    """A question and its answers."""
    grid = Table.grid(padding=(0, 2))
    for word, *rest in answers:
        grid.add_row(Text(f"  {word}", style=f"bold {ACCENT}"), *rest)
    return Group(Text(question), grid)


def percent(odds: Fraction) -> str:
    """Odds as people say them.

    >>> percent(Fraction(1, 1000)), percent(Fraction(2, 3)), percent(Fraction(1))
    ('<1 %', '67 %', 'sure')
    """
    if odds in (0, 1):
        return "sure" if odds else "no way"
    hundredths = round(100 * odds)
    return "<1 %" if hundredths == 0 else ">99 %" if hundredths == 100 else f"{hundredths} %"


def put(view: View) -> RenderableType:
    """Where a replacement goes."""
    where = [(place["letter"], gathered(place["cards"]) or "empty") for place in view["tables"]]
    return rows(f"Put {called(view['card'])} on which table?", where)


def sit(view: View, seat: int) -> RenderableType:
    """What lies on each table, and how likely its condition is with these dice."""
    dice, tokens = view["seats"][seat]["dice"], view["seats"][seat]["tokens"]
    answers = []
    for place in view["tables"]:
        table = table_of(place["letter"])
        odds = f"{percent(chance(table, dice, 2))} to meet it"
        if strength(table, dice):
            odds = f"you have it: {describe(dice) if place['letter'] != 'C' else str(sum(dice))}"
        elif tokens:
            odds += f", {percent(chance(table, dice, 3))} with a token"
        answers.append((place["letter"], TITLES[place["letter"]], gathered(place["cards"]), odds))
    return rows("Choose a table in secret; you have two more throws.", answers)


def challenge(view: View, names: Sequence[str], seat: int) -> RenderableType:
    """What can be won from whom."""
    answers = []
    for other, chair in enumerate(view["seats"]):
        if other != seat:
            prize = f"would lose {dollars(chair['cards'][0])}" if chair["cards"] else "has no money"
            tokens = many(chair["tokens"], "token", "tokens")
            answers.append((str(other + 1), names[other], prize, tokens))
    return rows("You hold a duel card. Who do you challenge?", answers)


@dataclass(frozen=True)
class Goal:
    """What a seat throws for: a table's condition or a duel, and whom it has to beat."""

    table: int
    dice: Faces
    throws: int
    meet: int
    beat: int
    leaders: str
    stakes: str

    def columns(self, kept: Faces) -> tuple[str, ...]:
        """How likely a keep is to meet the condition, and to beat those who are better now."""
        meets = percent(keeping(self.table, kept, self.throws, self.meet))
        if self.beat <= self.meet:
            return (meets,)
        return meets, percent(keeping(self.table, kept, self.throws, self.beat))

    def heads(self) -> tuple[str, ...]:
        """What the columns tell."""
        if self.table == NOWHERE:
            return (f"beats {self.leaders} now",)
        return ("meets it", *([f"beats {self.leaders} now"] if self.beat > self.meet else []))


def goal_of(view: View, names: Sequence[str], seat: int) -> Goal:
    """What this seat throws for now."""
    throws = 1 if view["throw"] == BOUGHT else THIRD + 1 - view["throw"]
    return (
        duel_goal(view, names, seat, throws)
        if "duel" in view
        else table_goal(view, names, seat, throws)
    )


def table_goal(view: View, names: Sequence[str], seat: int, throws: int) -> Goal:
    """The condition of the table, and the strongest of the others there as their dice lie."""
    letter = view["seats"][seat]["table"]
    table = table_of(letter)
    place = next(place for place in view["tables"] if place["letter"] == letter)
    rivals = {s: strength(table, view["seats"][s]["dice"]) for s in place["players"] if s != seat}
    most = max(rivals.values(), default=0)
    leaders = listed([names[s] for s, strong in rivals.items() if strong == most and most])
    stakes = f"{gathered(place['cards']) or 'nothing'} at {letter} for {CONDITIONS[letter]}"
    dice = tuple(view["seats"][seat]["dice"])
    return Goal(table, dice, throws, 1, most + 1, leaders, stakes)


def duel_goal(view: View, names: Sequence[str], seat: int, throws: int) -> Goal:
    """To beat the others' dice as they lie; the challenged seat wins with equal dice too."""
    duel = view["duel"]
    dice = {s: tuple(faces) for s, faces in zip(duel["duellists"], duel["dice"], strict=True)}
    most = max(rank(faces) for s, faces in dice.items() if s != seat)
    leaders = listed([names[s] for s in dice if s != seat and rank(dice[s]) == most])
    defends = duel["prize"] == CARD and duel["duellists"][0] != seat
    beat = most if defends else most + 1
    return Goal(NOWHERE, dice[seat], throws, beat, beat, leaders, stakes_of(view, names, seat))


def stakes_of(view: View, names: Sequence[str], seat: int) -> str:
    """What a duel is about."""
    duel = view["duel"]
    if duel["prize"] != CARD:
        place = next(place for place in view["tables"] if place["letter"] == duel["prize"])
        return f"{gathered(place['cards'])} at {duel['prize']}"
    cards = view["seats"][duel["duellists"][1]]["cards"]
    whose = "your" if seat == duel["duellists"][1] else f"{names[duel['duellists'][1]]}'s"
    return f"{whose} {dollars(cards[0])}" if cards else "nothing: there is no money to take"


def keep(view: View, goal: Goal, may_stand: bool) -> RenderableType:
    """The keeps that promise most, and the two that have words of their own."""
    keeps = [kept for kept in KEEPS[rank(goal.dice)] if may_stand or len(kept) < len(goal.dice)]
    best = sorted(keeps, key=lambda kept: worth(goal, kept), reverse=True)[:LINES]
    best += [kept for kept in (goal.dice, ()) if kept in keeps and kept not in best]
    answers = [("", *goal.heads())]
    answers += [(spoken(kept, goal.dice), *goal.columns(kept)) for kept in best]
    which = "A bought throw" if view["throw"] == BOUGHT else f"Throw {view['throw']} of 3"
    return rows(f"{which}, {goal.stakes}. Keep which dice?", answers)


def worth(goal: Goal, kept: Faces) -> tuple[Fraction, Fraction, int]:
    """What a keep is sorted by."""
    beats = keeping(goal.table, kept, goal.throws, goal.beat)
    return beats, keeping(goal.table, kept, goal.throws, goal.meet), len(kept)


def spoken(kept: Faces, dice: Faces) -> str:
    """A keep as it is said."""
    if len(kept) == len(dice):
        return "stand"
    return f"keep {' '.join(map(str, kept))}" if kept else "throw all"


def buy(view: View, goal: Goal, seat: int) -> RenderableType:
    """What one more throw would bring, and what it is like without."""
    kept = best_keep(goal.table, goal.dice, 1, goal.beat)
    odds = keeping(goal.table, kept, 1, goal.beat)
    now = keeping(goal.table, goal.dice, 1, goal.beat)
    tokens = view["seats"][seat]["tokens"]
    which = f"one of your {tokens} tokens" if tokens > 1 else "your last token"
    then = "you are ahead as it stands" if now == 1 else "not enough as it stands"
    goal_words = f"beat {goal.leaders}" if goal.leaders else "meet it"
    hope = f"at best {percent(odds)} to {goal_words}, with {spoken(kept, goal.dice)!r}"
    answers = [("pass", then), ("buy", "nothing to gain" if now == 1 else hope)]
    return rows(f"Pay {which} for another throw? {sentence(goal.stakes)}.", answers)
