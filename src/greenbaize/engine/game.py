"""What a game brings to the table: one of these for each, and nothing shared needs more."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, TypeVar

from greenbaize.engine.errors import SetupError, UnknownGameError
from greenbaize.engine.event import Event
from greenbaize.engine.glossary import Glossary
from greenbaize.engine.heuristic import Heuristic
from greenbaize.engine.messages import AllOf, AnyOf, Param, Range
from greenbaize.engine.numbers import whole
from greenbaize.engine.policy import Policy
from greenbaize.engine.state import State
from greenbaize.engine.text import many, shortened, shown
from greenbaize.engine.valuation import Valuation

S = TypeVar("S", bound=State)
Value = bool | int | str
Options = Mapping[str, Value]

YES = {"on", "yes", "true", ""}
NO = {"off", "no", "false"}
MANY = 5
"""So many numbers are shown as a range."""


@dataclass(frozen=True)
class Option:
    """A variant or a ruling that the table may choose, with the rule it stands on."""

    name: str
    rule: str
    says: str
    choices: tuple[Value, ...] = (False, True)
    default: Value = False
    at_tables: Value | None = None
    """The usual choice where people sit down, in the terminal or on the page, if it is another."""
    unsaid: Value | None = None
    """How a record was played that does not name it, if that is not the default."""
    older: Mapping[str, Value] = field(default_factory=dict)
    """What the words of older records mean now."""
    needs: tuple[str, ...] = ()
    """The options that must be chosen otherwise than by default, or it says nothing."""

    @property
    def usual_at_tables(self) -> Value:
        """What it is where people sit down and choose nothing else."""
        return self.default if self.at_tables is None else self.at_tables

    @property
    def usual_in_records(self) -> Value:
        """What it was in a record that does not name it."""
        return self.default if self.unsaid is None else self.unsaid

    def read_record(self, given: Value) -> Value:
        """One of the choices, from the words of a record of any age."""
        return self.older[str(given)] if str(given) in self.older else self.read(given)

    def read(self, given: Value) -> Value:
        """One of the choices, from a value or from its words."""
        for choice in (*self.choices, *([] if self.unsaid is None else [self.unsaid])):
            if given is choice or str(given) == self.spelt(choice):
                return choice
        word = str(given).lower()
        if self.is_switch and word in YES | NO:
            return word in YES
        choices = AnyOf(tuple(self.listed_choices()))
        raise SetupError("option_value", option=self.name, choices=choices, given=shown(str(given)))

    def spelt_choices(self, usual_first: bool = False) -> list[str]:
        """All choices in words."""
        return [str(choice) for choice in self.listed_choices(usual_first)]

    def listed_choices(self, usual_first: bool = False) -> list[Range | str]:
        """All choices as facts; many numbers are one range."""
        choices = list(self.choices)
        if usual_first:
            choices.sort(key=lambda choice: choice != self.default)
        numbers = [choice for choice in choices if type(choice) is int]
        if len(numbers) < MANY:
            return [self.spelt(choice) for choice in choices]
        words = [self.spelt(choice) for choice in choices if choice not in numbers]
        usual = [self.spelt(self.default)] if usual_first and self.default in numbers else []
        return [*usual, *words, spanned(sorted(numbers))]

    @property
    def is_switch(self) -> bool:
        """Whether it is either on or off."""
        return self.choices == (False, True)

    def spelt(self, value: Value) -> str:
        """A value in words."""
        return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class Preset:
    """Options that go well together, which may depend on the number of seats."""

    name: str
    says: str
    options: Callable[[int], Options]


def read_value(option: Option, given: Value) -> Value:
    """Options have subclasses with a `read` of their own, so it is looked up at the call."""
    return option.read(given)


def read_recorded(option: Option, given: Value) -> Value:
    """The same for a record of any age."""
    return option.read_record(given)


def spanned(numbers: Sequence[int]) -> Range:
    """Evenly spaced numbers as one range.

    >>> str(spanned([5, 10, 15, 20]))
    '5 to 20 in steps of 5'
    """
    return Range(numbers[0], numbers[-1], numbers[1] - numbers[0])


@dataclass(frozen=True)
class Game(Generic[S]):
    """A game: how to begin it, and its words for everything inside."""

    name: str
    title: str
    about: str
    seats: range
    usual_seats: int
    seat_names: tuple[str, ...]
    """What seats are called where nobody has a name, such as Red."""
    options: tuple[Option, ...]
    folder: Path
    turn_rule: str
    begin: Callable[[int, Options], S]
    view: Callable[[S, int], Mapping[str, Any]]
    view_type: type[Any]
    """The TypedDict that `view` fills in: the page's types are made from it."""
    event_types: tuple[type[Event], ...]
    """Every event that may happen."""
    write: Callable[[S, int, int], str]
    """A move in words."""
    read: Callable[[S, int, str], int]
    """Words as a move; raises RefusedError with a rule where they are none now."""
    refuse: Callable[[S, int, int, str], Exception]
    """Why this move, well formed, is not legal now, for a seat of that name."""
    score: Callable[[int], str]
    """A score in words."""
    heuristic: Heuristic = field(repr=False)
    policy: Policy = field(default_factory=Policy, repr=False)
    """Quick good play, for bots and for the playouts of a search."""
    valuation: Valuation = field(default_factory=Valuation, repr=False)
    """What a position is worth, where a search may stop."""
    unit: str = "points"
    """What scores are counted in."""
    presets: tuple[Preset, ...] = ()
    glossary: Glossary = field(default_factory=dict, repr=False)
    """What numbers in views stand for."""

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours of the seats as programs name them, such as red."""
        return tuple(name.lower() for name in self.seat_names)

    def preset(self, name: str, seats: int) -> Options:
        """The options of a preset for so many seats."""
        for preset in self.presets:
            if preset.name == name:
                return preset.options(self.check_seats(seats))
        facts: dict[str, Param] = {"game": self.name, "preset": shown(str(name))}
        if not self.presets:
            raise SetupError("no_presets", **facts)
        names = AllOf(tuple(preset.name for preset in self.presets))
        raise SetupError("unknown_preset", presets=names, **facts)

    def settle(self, options: Options | None = None) -> dict[str, Value]:
        """Every option with its value, the given ones over the usual ones; dashes will do too."""
        return self._settle(options, lambda option: option.default, read_value)

    def settle_table(self, options: Options | None = None) -> dict[str, Value]:
        """The same for a table where people sit down."""
        return self._settle(options, lambda option: option.usual_at_tables, read_value)

    def settle_record(self, options: Options | None = None) -> dict[str, Value]:
        """Every option as it was when a record, of any age, was played."""
        return self._settle(options, lambda option: option.usual_in_records, read_recorded)

    def _settle(
        self,
        options: Options | None,
        usual: Callable[[Option], Value],
        read: Callable[[Option, Value], Value],
    ) -> dict[str, Value]:
        if not isinstance(options or {}, Mapping):
            raise SetupError("options_malformed")
        known = {option.name: option for option in self.options}
        settled = {option.name: usual(option) for option in self.options}
        for said, value in (options or {}).items():
            name = str(said).replace("-", "_")
            if name not in known:
                raise self._unknown_option(said)
            settled[name] = read(known[name], value)
        return settled

    def _unknown_option(self, name: object) -> SetupError:
        facts: dict[str, Param] = {"game": self.name, "option": shown(str(name))}
        if not self.options:
            return SetupError("no_options", **facts)
        names = AllOf(tuple(option.name for option in self.options))
        return SetupError("unknown_option", options=names, **facts)

    def unusual(self, options: Options) -> dict[str, str]:
        """The options that differ from the usual, in words."""
        return self._differing(options, lambda option: option.default)

    def unusual_at_tables(self, options: Options) -> dict[str, str]:
        """The options that differ from what is usual where people sit down, in words."""
        return self._differing(options, lambda option: option.usual_at_tables)

    def recorded(self, options: Options) -> dict[str, str]:
        """The options that a record must name, in words; those that say nothing here need not."""
        differing = self._differing(options, lambda option: option.usual_in_records)
        needs = {option.name: option.needs for option in self.options}
        return {
            name: value
            for name, value in differing.items()
            if all(options[needed] for needed in needs[name])
        }

    def _differing(self, options: Options, usual: Callable[[Option], Value]) -> dict[str, str]:
        return {
            option.name: option.spelt(options[option.name])
            for option in self.options
            if options[option.name] != usual(option)
        }

    def check_seats(self, seats: int) -> int:
        """The number of seats, if the game can be played by so many."""
        if whole(seats) not in self.seats:
            facts: dict[str, Param] = {"game": self.title, "given": shortened(str(seats))}
            least, most = self.seats[0], self.seats[-1]
            if least == most:
                raise SetupError("seat_count_fixed", seats=most, **facts)
            raise SetupError("seat_count", least=least, most=most, **facts)
        return seats

    def spelt_seats(self) -> str:
        """How many can play, in words."""
        fewest, most = self.seats[0], self.seats[-1]
        if fewest == most:
            return many(most, "seat", "seats")
        return f"{fewest} to {most} seats"


REGISTRY: dict[str, Game[Any]] = {}
"""The games by their names; `greenbaize.games` fills it."""


def find_game(name: str) -> Game[Any]:
    """The game of this name."""
    if not isinstance(name, str) or name not in REGISTRY:
        games = AllOf(tuple(sorted(REGISTRY)))
        raise UnknownGameError("unknown_game", name=shown(str(name)), games=games)
    return REGISTRY[name]


def check_game(game: Game[Any] | str) -> Game[Any]:
    """A game, or the game of this name."""
    return game if isinstance(game, Game) else find_game(game)
