"""Which modules are on the table, and which of them go together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from greenbaize.engine.errors import SetupError
from greenbaize.engine.first import first_of
from greenbaize.engine.game import Option, Options, Value
from greenbaize.engine.messages import AllOf, Term
from greenbaize.engine.text import shown
from greenbaize.games.las_vegas.boulevard.box import (
    BONUS_VALUES,
    BY_BILLS,
    ONE,
    OPPOSITE,
    RETURN,
    STAY,
    VALUE,
)
from greenbaize.games.las_vegas.box import BIG_BILLS, MINIMUM, MINIMUMS

ROTATIONS = {"value": VALUE, "one": ONE, "opposite": OPPOSITE}
EARLY_DICE = {"by_bills": BY_BILLS, "stay": STAY, "return": RETURN}

SEATS = {
    "neutral_dice": (2, 5, "A9", Term("las_vegas_seats_neutral_dice")),
    "big_dice": (2, 7, "9.1", Term("las_vegas_seats_big_dice")),
    "kickers": (2, 7, "9.1", Term("las_vegas_seats_kickers")),
    "slot_machine": (5, 8, "A23", Term("las_vegas_seats_slot_machine")),
    "bonus_cards": (2, 7, "9.1", Term("las_vegas_seats_bonus_cards")),
}
"""For how many seats a module is, by which rule, and why."""

ON_THE_BOULEVARD = (
    "big_dice",
    "kickers",
    "rainbow_cards",
    "slot_machine",
    "bonus_cards",
    "action_cards",
)
"""The modules that change how the game is played."""


@dataclass(frozen=True)
class TenValues(Option):
    """Ten values in thousands: whoever has the cards at hand can give those printed on them."""

    def read(self, given: Value) -> Value:
        """Ten values from 10 to 100, in ascending order."""
        words = str(given).split(",")
        known = [str(value) for value in range(10, 110, 10)]
        if len(words) == 10 and all(word.strip() in known for word in words):
            return ",".join(sorted((word.strip() for word in words), key=int))
        usual, value = str(self.default), shown(str(given))
        raise SetupError("las_vegas_ten_values", option=self.name, usual=usual, value=value)

    def spelt_choices(self, usual_first: bool = False) -> list[str]:
        """The usual ten, which stand for all others."""
        return [str(self.default), "or ten others"]


@dataclass(frozen=True)
class Modules:
    """All that the table has chosen."""

    first: int = 0
    neutral_dice: bool = False
    show_money: bool = False
    minimum: int = MINIMUM
    big_bills: int = 0
    big_dice: bool = False
    kickers: bool = False
    rainbow_cards: bool = False
    slot_machine: bool = False
    bonus_cards: bool = False
    action_cards: bool = False
    immune: bool = False
    rotation: int = VALUE
    reroll_once: bool = False
    early_dice: int = BY_BILLS
    bonus_values: str = BONUS_VALUES
    count_events: bool = True

    @classmethod
    def chosen(cls, seats: int, options: Options) -> Modules:
        """The modules that these options ask for, if they go together."""
        check_seats(seats, options)
        return cls(
            first=first_of(seats, options),
            neutral_dice=bool(options["neutral_dice"]),
            show_money=bool(options["show_money"]),
            minimum=minimum(seats, options),
            big_bills=BIG_BILLS if options["big_bills"] else 0,
            **{name: bool(options[name]) for name in ON_THE_BOULEVARD},
            immune=options["neutral_kick"] == "immune",
            rotation=ROTATIONS[str(options["rotate"])],
            reroll_once=options["reroll"] == "once",
            early_dice=early_dice(options),
            bonus_values=str(options["bonus_values"]),
            count_events=options["bonus_counts"] == "events" or not options["bonus_cards"],
        )

    @property
    def any(self) -> bool:
        """Whether the game is played on the Boulevard."""
        return any(getattr(self, name) for name in ON_THE_BOULEVARD)


def check_seats(seats: int, options: Options) -> None:
    """Some modules are for fewer or more seats (9.1)."""
    for name, (fewest, most, rule, why) in SEATS.items():
        if options[name] and not fewest <= seats <= most:
            raise SetupError(
                "las_vegas_module_seats",
                rule,
                option=name,
                fewest=fewest,
                most=most,
                seats=seats,
                why=why,
            )


def check_rulings(rulings: Sequence[Option], options: Options) -> None:
    """A ruling is chosen only where the modules are on that it says something about (17.1)."""
    for ruling in rulings:
        value = options[ruling.name]
        missing = tuple(module for module in ruling.needs if not options[module])
        if missing and value not in (ruling.default, ruling.usual_in_records):
            raise SetupError(
                "las_vegas_ruling_needs",
                "17.1",
                option=ruling.name,
                value=str(value),
                needs=AllOf(missing),
            )


def early_dice(options: Options) -> int:
    """What becomes of dice after an early payout; without cards there is none (18.1)."""
    return EARLY_DICE[str(options["early_score_dice"])] if options["action_cards"] else BY_BILLS


def minimum(seats: int, options: Options) -> int:
    """Casinos are stocked to $50,000, or by the table when the Boulevard is played (17.2)."""
    chosen = options["minimum_money"]
    boulevard = any(options[name] for name in ("big_bills", *ON_THE_BOULEVARD))
    by_table = chosen == "table" or (chosen == "usual" and (seats > 5 or boulevard))
    return MINIMUMS[seats] if by_table else MINIMUM


def everything(seats: int) -> dict[str, bool]:
    """All modules that are allowed at this number of seats (9.1)."""
    modules = ("neutral_dice", "big_bills", *ON_THE_BOULEVARD)
    return {name: allowed(name, seats) for name in modules}


def allowed(module: str, seats: int) -> bool:
    """Whether so many seats can play with a module."""
    fewest, most, *_ = SEATS.get(module, (2, 8))
    return fewest <= seats <= most
