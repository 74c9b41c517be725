"""A law that cannot fail is no law: each is shown a toy that breaks it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from typing import Any, Self

import pytest

from greenbaize.bots import BOTS
from greenbaize.bots.bot import Bot, Chair
from greenbaize.engine.errors import GreenbaizeError, RefusedError
from greenbaize.engine.event import Event
from greenbaize.engine.game import Game, Options
from greenbaize.engine.house import SeededHouse
from greenbaize.engine.match import Match
from greenbaize.engine.policy import Policy
from greenbaize.engine.record import Record
from greenbaize.engine.replay import as_seen
from greenbaize.engine.rng import Rng
from greenbaize.engine.seats import EVERYBODY, HOUSE, just
from greenbaize.engine.state import State

from . import fairness, laws, secrecy, trying
from .laws import LAWS, Law
from .posterior import chances
from .toy import (
    CUPS,
    DEALING,
    HIDING,
    LIFTING,
    NUMBERS,
    OVER,
    RULES,
    UNKNOWN,
    Cups,
    Dealt,
    packed,
    read,
    refuse,
    view,
    write,
)
from .trying import Setup, fields

TELLING: list[tuple[Law, str, Game[Any]]] = []


def setups(game: Game[Any]) -> Iterator[Setup]:
    """Enough ways to play the toy for anything to show."""
    for seed in range(1 if game is CUPS else 6):
        yield Setup(game, 3, {"rounds": 2}, seed)
        yield Setup(game, 2, {"rounds": 2}, seed)


def played_by(kind: type[Cups]) -> Game[Any]:
    """The toy with another state."""

    def begin(seats: int, options: Options) -> Cups:
        return kind(seats, int(options["rounds"]), bool(options["face_up"]))

    return replace(CUPS, begin=begin)


def breaks(law: Law) -> Callable[[Any], Any]:
    """Note that this state, or this way to change the toy, breaks a law."""

    def note(broken: Any) -> Any:
        game = played_by(broken) if isinstance(broken, type) else broken(CUPS)
        TELLING.append((law, broken.__name__, game))
        return broken

    return note


def bites(law: Law, game: Game[Any]) -> bool:
    """Whether a law finds something wrong with a game."""
    for setup in setups(game):
        try:
            law(setup)
        except (AssertionError, GreenbaizeError):
            return True
    return False


@breaks(laws.clones_are_independent)
class SharesAList(Cups):
    def clone(self) -> Self:
        other = super().clone()
        other.lifted = self.lifted
        return other


@breaks(laws.clones_are_independent)
class SharesARow(Cups):
    def clone(self) -> Self:
        other = super().clone()
        other.lifted = self.lifted[:]
        return other


@breaks(laws.clones_are_independent)
class ForgetsThePoints(Cups):
    def clone(self) -> Self:
        other = super().clone()
        other.points = [0] * self.seats
        return other


@breaks(laws.clones_are_independent)
class TellsTwice(Cups):
    def clone(self) -> Self:
        other = super().clone()
        other.story = self.story
        return other


@breaks(laws.clones_are_independent)
class HasAMemoryElsewhere(Cups):
    memory = count()

    def lift(self, move: int) -> None:
        super().lift(move)
        self.points[0] += next(self.memory)


@breaks(laws.who_owes_has_moves)
class OwesWithoutMoves(Cups):
    def moves(self, seat: int) -> list[int]:
        return [] if seat == 1 else super().moves(seat)


@breaks(laws.who_owes_has_moves)
class MovesWithoutOwing(Cups):
    def moves(self, seat: int) -> list[int]:
        early = seat == 0 and self.phase == LIFTING
        return [1, 2] if early else super().moves(seat)


@breaks(laws.who_owes_has_moves)
class MovesInDisorder(Cups):
    def moves(self, seat: int) -> list[int]:
        return super().moves(seat)[::-1]


@breaks(laws.who_owes_has_moves)
class TheHouseJoinsIn(Cups):
    def owing(self) -> int:
        owing = super().owing()
        return owing | just(HOUSE) if owing else 0

    def house_moves(self) -> list[int]:
        return [UNKNOWN] if self.phase == HIDING else super().house_moves()

    def sample(self, rng: Rng) -> int:
        return UNKNOWN if self.phase == HIDING else super().sample(rng)

    def hide(self, seat: int, number: int) -> None:
        if seat != HOUSE:
            super().hide(seat, number)


@breaks(laws.who_owes_has_moves)
class SaysNobodyOwes(Cups):
    def _play(self, seat: int, move: int) -> int:
        super()._play(seat, move)
        return 0


@breaks(laws.every_legal_move_plays)
class RefusesAThree(Cups):
    def allows(self, seat: int, move: int) -> bool:
        return super().allows(seat, move) and (self.phase != HIDING or move != 3)


@breaks(laws.every_legal_move_plays)
class ThrowsMovesAway(Cups):
    def hide(self, seat: int, number: int) -> None:
        if self.story is None or number != 3:
            super().hide(seat, number)


@breaks(laws.all_else_is_refused)
class AllowsTheOwnCard(Cups):
    def allows(self, seat: int, move: int) -> bool:
        owes = bool(self.owing() >> seat & 1)
        return super().allows(seat, move) or (self.phase == HIDING and owes and move in NUMBERS)


@breaks(secrecy.halves_are_only_told)
class LetsHalvesBePlayed(Cups):
    def allows(self, seat: int, move: int) -> bool:
        return super().allows(seat, move) or self.allows_partial(seat, move)


@breaks(secrecy.halves_are_only_told)
class CannotHear(Cups):
    def allows_partial(self, seat: int, move: int) -> bool:
        return False


@breaks(secrecy.halves_are_only_told)
class HearsEverything(Cups):
    def allows_partial(self, seat: int, move: int) -> bool:
        return True


@breaks(laws.all_else_is_refused)
def cites_no_rule(game: Game[Any]) -> Game[Any]:
    return replace(game, refuse=lambda state, seat, move, name: RefusedError("not now."))


@breaks(laws.all_else_is_refused)
def cites_a_rule_that_is_not(game: Game[Any]) -> Game[Any]:
    return replace(game, turn_rule="C9")


@breaks(laws.all_else_is_refused)
def changes_while_refusing(game: Game[Any]) -> Game[Any]:
    def read_and_count(state: Cups, seat: int, words: str) -> int:
        state.points[0] += words == "xyzzy"
        return read(state, seat, words)

    return replace(game, read=read_and_count)


@breaks(laws.all_else_is_refused)
def refuses_without_a_full_stop(game: Game[Any]) -> Game[Any]:
    def read_briefly(state: Cups, seat: int, words: str) -> int:
        if words == "xyzzy":
            raise RefusedError("no", RULES[state.phase])
        return read(state, seat, words)

    return replace(game, read=read_briefly)


@breaks(laws.the_house_and_the_end_refuse)
class HasMovesAfterTheEnd(Cups):
    def moves(self, seat: int) -> list[int]:
        return [1] if self.phase == OVER and seat == 0 else super().moves(seat)


@breaks(laws.picks_are_even)
class PicksTheLowest(Cups):
    def pick(self, seat: int, rng: Rng) -> int:
        return self.moves(seat)[0]


@breaks(laws.picks_are_even)
class DrawsAThirdOne(Cups):
    def sample(self, rng: Rng) -> int:
        return 1 if self.phase == DEALING else super().sample(rng)


@breaks(laws.notation_comes_back)
def writes_a_two_as_a_three(game: Game[Any]) -> Game[Any]:
    return replace(game, write=lambda *move: write(*move).replace("hide 2", "hide 3"))


@breaks(laws.notation_comes_back)
def reads_a_two_as_a_three(game: Game[Any]) -> Game[Any]:
    def read_wrongly(state: Cups, seat: int, words: str) -> int:
        return read(state, seat, words.replace("deal 2", "deal 3"))

    return replace(game, read=read_wrongly)


@breaks(laws.records_come_back)
def writes_in_brackets(game: Game[Any]) -> Game[Any]:
    def read_bare(state: Cups, seat: int, words: str) -> int:
        return read(state, seat, words.strip("[]"))

    return replace(game, write=lambda *move: f"[{write(*move)}]", read=read_bare)


@breaks(laws.records_come_back)
class DrawsBesidesTheHouse(Cups):
    def sample(self, rng: Rng) -> int:
        if self.phase == DEALING:
            return random.SystemRandom().choice(self.house_moves())
        return super().sample(rng)


@breaks(laws.replays_are_the_same)
class ScoresByLuck(Cups):
    luck = count()

    def show(self, move: int) -> None:
        self.points[0] += next(self.luck)
        super().show(move)


@breaks(laws.replays_are_the_same)
class TellsByLuck(Cups):
    luck = count()

    def deal(self, card: int) -> None:
        super().deal(card)
        if self.story is not None:
            self.story.append(Dealt(next(self.luck)))


@breaks(secrecy.guesses_look_like_the_truth)
class GuessesItsOwnCard(Cups):
    def guess(self, seat: int, rng: Rng) -> Self:
        other = super().guess(seat, rng)
        if seat < len(other.cards):
            other.cards[seat] = NUMBERS[rng.below(3)]
        return other


@breaks(secrecy.guesses_look_like_the_truth)
def shows_all_cards(game: Game[Any]) -> Game[Any]:
    def see_all(state: Cups, seat: int) -> Mapping[str, Any]:
        return view(state, seat) | {"cards": list(state.cards)}

    return replace(game, view=see_all)


@breaks(secrecy.guesses_look_like_the_truth)
def shows_who_hid_a_three(game: Game[Any]) -> Game[Any]:
    def see_threes(state: Cups, seat: int) -> Mapping[str, Any]:
        return view(state, seat) | {"threes": state.hidden.count(3)}

    return replace(game, view=see_threes)


@breaks(secrecy.guesses_look_like_the_truth)
class GuessesTheTableItself(Cups):
    def guess(self, seat: int, rng: Rng) -> Self:
        other = super().guess(seat, rng)
        other.points = self.points
        return other


class PeeksAtTheCards(Cups):
    def sees(self, viewer: int, who: int) -> bool:
        return True


@breaks(secrecy.seats_cannot_tell_their_worlds_apart)
class GuessesAnewForThrees(Cups):
    def guess(self, seat: int, rng: Rng) -> Self:
        if 3 in self.cards:
            rng.below(3)
        return super().guess(seat, rng)


@breaks(secrecy.guesses_are_as_likely_as_they_should_be)
class PeeksUnderTheCups(Cups):
    def guess(self, seat: int, rng: Rng) -> Self:
        other = super().guess(seat, rng)
        other.hidden = self.hidden[:]
        return other


@breaks(secrecy.seats_cannot_tell_their_worlds_apart)
class ForbidsTheNeighboursCard(Cups):
    def moves(self, seat: int) -> list[int]:
        moves = super().moves(seat)
        if seat == HOUSE or not moves:
            return moves
        return [move for move in moves if move != self.cards[seat - 1]] or moves


@breaks(secrecy.seats_cannot_tell_their_worlds_apart)
def tells_cards_in_errors(game: Game[Any]) -> Game[Any]:
    def refuse_openly(state: Cups, seat: int, move: int, name: str) -> RefusedError:
        return RefusedError(f"{refuse(state, seat, move, name)} Cards: {state.cards}.", "C2")

    return replace(game, refuse=refuse_openly)


@breaks(secrecy.seats_cannot_tell_their_worlds_apart)
class HurriesWhoHoldsAThree(Cups):
    def owing(self) -> int:
        owing = super().owing()
        threes = sum(just(seat) for seat, card in enumerate(self.cards) if card == 3)
        return owing & threes or owing if self.phase == HIDING else owing


@dataclass(slots=True)
class ChosenBy(Event):
    """Tells too much."""

    seat: int
    card: int

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]}, who has a {self.card}, hid a number."


@breaks(secrecy.worlds_that_look_alike_were_told_alike)
class TellsTheCardWithTheChoice(Cups):
    def hide(self, seat: int, number: int) -> None:
        super().hide(seat, number)
        if self.story is not None:
            self.story[-1] = ChosenBy(seat, self.cards[seat])


@breaks(secrecy.secrets_are_told_alike)
class TellsTheNumberWithTheChoice(Cups):
    def hide(self, seat: int, number: int) -> None:
        super().hide(seat, number)
        if self.story is not None:
            self.story[-1] = ChosenBy(seat, number)


@breaks(secrecy.secrets_are_told_alike)
class RecordsEverything(Cups):
    def seen(self, viewer: int, seat: int, move: int) -> int:
        return move


@breaks(secrecy.secrets_are_told_alike)
class DealsBeforeAllEyes(Cups):
    def deal(self, card: int) -> None:
        super().deal(card)
        for event in self.story or []:
            if event.seen_by != EVERYBODY:
                event.seen_by = EVERYBODY  # type: ignore[misc]


@breaks(secrecy.secrets_are_told_alike)
class GuessesTooWell(Cups):
    def guess(self, seat: int, rng: Rng) -> Self:
        other = super().guess(seat, rng)
        if 3 in self.hidden:
            other.hidden[self.hidden.index(3)] = 3
        return other


@breaks(laws.views_and_events_are_ready)
def sees_sets(game: Game[Any]) -> Game[Any]:
    def see_in_order(state: Cups, seat: int) -> Mapping[str, Any]:
        return view(state, seat) | {"waiting": (1, 2)}

    return replace(game, view=see_in_order)


@breaks(laws.views_and_events_are_ready)
def sees_by_number(game: Game[Any]) -> Game[Any]:
    def see_by_number(state: Cups, seat: int) -> Mapping[str, Any]:
        return view(state, seat) | {"cards": dict(enumerate(state.cards))}

    return replace(game, view=see_by_number)


@dataclass(slots=True)
class Mumbled(Event):
    """Says no sentence."""

    seat: int

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} mumbled"


@breaks(laws.views_and_events_are_ready)
class Mumbles(Cups):
    def lift(self, move: int) -> None:
        super().lift(move)
        if self.story is not None:
            self.story.append(Mumbled(0))


@breaks(laws.views_and_events_are_as_declared)
class HappensUndeclared(Mumbles):
    pass


@breaks(laws.views_and_events_are_as_declared)
def sees_more_than_declared(game: Game[Any]) -> Game[Any]:
    def see_more(state: Cups, seat: int) -> Mapping[str, Any]:
        return view(state, seat) | {"deck": 1}

    return replace(game, view=see_more)


@breaks(laws.views_and_events_are_as_declared)
def sees_less_than_declared(game: Game[Any]) -> Game[Any]:
    def see_less(state: Cups, seat: int) -> Mapping[str, Any]:
        return {key: value for key, value in view(state, seat).items() if key != "scores"}

    return replace(game, view=see_less)


@breaks(laws.views_and_events_are_as_declared)
def sees_words_for_numbers(game: Game[Any]) -> Game[Any]:
    def see_words(state: Cups, seat: int) -> Mapping[str, Any]:
        return view(state, seat) | {"scores": [str(score) for score in state.scores()]}

    return replace(game, view=see_words)


@breaks(secrecy.guesses_are_as_likely_as_they_should_be)
class GuessesLow(Cups):
    def guess(self, seat: int, rng: Rng) -> Self:
        other = super().guess(seat, rng)
        for who, number in enumerate(other.hidden):
            if who != seat and number != UNKNOWN:
                other.hidden[who] = min(set(NUMBERS) - {other.cards[who]})
        return other


class CountsNoCards(Cups):
    def guess_cards(self, seat: int, rng: Rng) -> list[int]:
        cards = self.cards[:]
        for who in range(len(cards)):
            if not self.sees(seat, who):
                fitting = [card for card in NUMBERS if self.may_hold(who, card)]
                cards[who] = fitting[rng.below(len(fitting))]
        return cards

    def may_hold(self, who: int, card: int) -> bool:
        return all(numbers[who] != card for numbers in self.lifted)


@breaks(secrecy.guesses_are_as_likely_as_they_should_be)
class TakesEveryCardForAsLikely(CountsNoCards):
    def guess_cards(self, seat: int, rng: Rng) -> list[int]:
        while True:
            cards = super().guess_cards(seat, rng)
            if cards.count(1) <= 2 and cards.count(2) <= 1 and cards.count(3) <= 2:
                return cards


@breaks(secrecy.guesses_are_as_likely_as_they_should_be)
class ForgetsTheLiftedNumbers(Cups):
    def guess_cards(self, seat: int, rng: Rng) -> list[int]:
        other = self.clone()
        other.lifted = []
        return Cups.guess_cards(other, seat, rng)


@breaks(secrecy.guesses_are_as_likely_as_they_should_be)
class ForgetsTheDeck(CountsNoCards):
    pass


@breaks(laws.moves_can_be_taken_back)
class KeepsItsCups(Cups):
    def clone(self) -> Self:
        other = super().clone()
        other.hidden = self.hidden
        return other


@breaks(secrecy.records_as_seen_keep_secrets)
class GuessesFromTheTruth(PeeksAtTheCards):
    pass


@breaks(secrecy.records_as_seen_keep_secrets)
class CannotReplayWhatWasSeen(Cups):
    def allows_partial(self, seat: int, move: int) -> bool:
        return seat != HOUSE and super().allows_partial(seat, move)


@dataclass(slots=True)
class Flashed(Event):
    """A card was shown to everybody, and turned face down again."""

    seat: int
    card: int | None

    def say(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} showed {self.card or 'a card'}."

    def redacted(self) -> Event:
        return Flashed(self.seat, None)


class Flashes(Cups):
    """The toy, but every card is shown for a moment; after that, only its owner may look at it."""

    shown: int = -1

    def is_secret(self) -> bool:
        return self.phase == HIDING

    def _play(self, seat: int, move: int) -> int:
        self.shown = -1
        return super()._play(seat, move)

    def deal(self, card: int) -> None:
        self.shown = len(self.cards) if card else -1
        self.cards.append(card)
        if self.story is not None:
            self.story.append(Flashed(len(self.cards) - 1, card or None))
        if len(self.cards) == self.seats:
            self.begin_round()

    def clone(self) -> Self:
        other = super().clone()
        other.shown = self.shown
        return other

    def look_away(self) -> None:
        self.shown = -1

    def sees(self, viewer: int, who: int) -> bool:
        return who in (viewer, self.shown) or self.phase == OVER

    def remembered(self, viewer: int, seat: int, move: int) -> int:
        return UNKNOWN if self.phase == DEALING else self.seen(viewer, seat, move)

    def allows_partial(self, seat: int, move: int) -> bool:
        dealt = self.phase == DEALING and seat == HOUSE
        return move == UNKNOWN and (dealt or super().allows_partial(seat, move))


@pytest.mark.parametrize(
    "law", [secrecy.what_all_forget_is_told_no_more, laws.moves_can_be_taken_back]
)
def test_what_is_shown_for_a_moment_may_be_forgotten(law: Law) -> None:
    assert not bites(law, played_by(Flashes))


@breaks(secrecy.what_all_forget_is_told_no_more)
class LeavesItInSight(Flashes):
    def sees(self, viewer: int, who: int) -> bool:
        return True


@breaks(secrecy.what_all_forget_is_told_no_more)
class LeavesAThreeInSight(Flashes):
    def sees(self, viewer: int, who: int) -> bool:
        return super().sees(viewer, who) or self.cards[who] == 3


@breaks(secrecy.what_all_forget_is_told_no_more)
class WritesItDown(Flashes):
    def remembered(self, viewer: int, seat: int, move: int) -> int:
        return self.seen(viewer, seat, move)


@breaks(secrecy.what_all_forget_is_told_no_more)
class ForgetsWhatItTells(Cups):
    def remembered(self, viewer: int, seat: int, move: int) -> int:
        return UNKNOWN if self.phase == DEALING else self.seen(viewer, seat, move)


@breaks(secrecy.what_all_forget_is_told_no_more)
class CannotReplayWhatIsRemembered(Flashes):
    def allows_partial(self, seat: int, move: int) -> bool:
        return seat != HOUSE and super().allows_partial(seat, move)


@breaks(laws.games_end)
class NeverEnds(Cups):
    def lift(self, move: int) -> None:
        super().lift(move)
        self.lifted.clear()
        self.begin_round()


@breaks(laws.games_end)
class LeavesOutThePlaceOfTheSecond(Cups):
    def places(self) -> list[int]:
        return [2 * place - 1 for place in super().places()]


@breaks(laws.game_i_is_always_game_i)
class DealsOtherwiseToListeners(Cups):
    def sample(self, rng: Rng) -> int:
        if self.phase == DEALING and self.story is not None:
            return self.house_moves()[rng.below(len(self.house_moves()))]
        return super().sample(rng)


@breaks(laws.game_i_is_always_game_i)
class RemembersOtherGames(Cups):
    games = count()

    def begin_round(self) -> None:
        super().begin_round()
        self.points[0] += next(self.games)


class Nosy(Policy):
    """Decides by the others' cards."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        cards: list[int] = fields(state)["cards"]
        moves = state.moves(seat)
        return moves[(sum(cards) - cards[seat]) % len(moves)]


class Open(Cups):
    """Leaves the truth lying about where a bot may find it."""

    truth: Cups

    def guess(self, seat: int, rng: Rng) -> Self:
        Open.truth = self
        return super().guess(seat, rng)


class Peeks(Bot):
    """Chooses by the cards of the true table."""

    def choose(self, chair: Chair) -> int:
        chair.guess()
        return Nosy().choose(Open.truth, chair.seat, chair.rng)


@breaks(fairness.bots_decide_by_what_they_know)
def guesses_by_the_truth_and_is_nosy(game: Game[Any]) -> Game[Any]:
    return replace(played_by(GuessesAnewForThrees), policy=Nosy())


@breaks(fairness.policies_decide_by_what_a_seat_knows)
def reads_the_others_cards(game: Game[Any]) -> Game[Any]:
    return replace(game, policy=Nosy())


@breaks(fairness.policies_decide_by_what_a_seat_knows)
def weighs_the_others_cards(game: Game[Any]) -> Game[Any]:
    class Weighs(Policy):
        def weights(self, state: State, seat: int) -> dict[int, float]:
            return {Nosy().choose(state, seat, Rng(1)): 1.0}

    return replace(game, policy=Weighs())


@breaks(fairness.policies_choose_legal_moves)
def chooses_the_own_card(game: Game[Any]) -> Game[Any]:
    class Careless(Policy):
        def choose(self, state: State, seat: int, rng: Rng) -> int:
            return NUMBERS[rng.below(3)]

    return replace(game, policy=Careless())


@breaks(fairness.policies_choose_legal_moves)
def proposes_too_much(game: Game[Any]) -> Game[Any]:
    class Eager(Policy):
        def candidates(self, state: State, seat: int, most: int, rng: Rng) -> list[int]:
            return state.moves(seat)

    return replace(game, policy=Eager())


@breaks(fairness.policies_choose_legal_moves)
def proposes_what_it_does_not_like(game: Game[Any]) -> Game[Any]:
    class Coy(Policy):
        def choose(self, state: State, seat: int, rng: Rng) -> int:
            return state.moves(seat)[0]

        def candidates(self, state: State, seat: int, most: int, rng: Rng) -> list[int]:
            return state.moves(seat)[1:][:most]

    return replace(game, policy=Coy())


@breaks(fairness.draws_are_as_likely_as_weighed)
def draws_low(game: Game[Any]) -> Game[Any]:
    class Low(Policy):
        def draw(self, state: State, seat: int, rng: Rng) -> int:
            return state.moves(seat)[min(rng.below(2), rng.below(2))]

    return replace(game, policy=Low())


@breaks(fairness.draws_are_as_likely_as_weighed)
def weighs_too_much(game: Game[Any]) -> Game[Any]:
    class Heavy(Policy):
        def weights(self, state: State, seat: int) -> dict[int, float]:
            return dict.fromkeys(state.moves(seat), 1.0)

    return replace(game, policy=Heavy())


@breaks(fairness.imagined_rivals_change_nothing_seen)
def imagines_other_own_cards(game: Game[Any]) -> Game[Any]:
    class Forgetful(Policy):
        def imagine(self, world: State, seat: int, rng: Rng) -> None:
            if isinstance(world, Cups) and len(world.cards) > seat:
                world.cards[seat] = NUMBERS[rng.below(3)]

    return replace(game, policy=Forgetful())


def test_the_law_bites_a_bot_that_peeks(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not bites(fairness.bots_decide_by_what_they_know, played_by(Open))
    monkeypatch.setitem(BOTS, "peeks", lambda game: Peeks())
    monkeypatch.setattr(fairness, "QUICK_BOTS", ["peeks"])
    assert bites(fairness.bots_decide_by_what_they_know, played_by(Open))


def test_every_law_has_a_toy_that_breaks_it() -> None:
    assert {law for law, _, _ in TELLING} == set(LAWS)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_toy_itself_keeps_the_law(law: Law) -> None:
    assert not bites(law, CUPS)


@pytest.mark.parametrize(
    ("law", "game"),
    [(law, game) for law, _, game in TELLING],
    ids=[f"{law.__name__}-{name}" for law, name, _ in TELLING],
)
def test_the_law_bites(law: Law, game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trying, "MOST_MOVES", 300)
    assert bites(law, game)


def test_the_law_bites_a_house_that_others_may_move_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SeededHouse, "kind", "given")
    assert bites(laws.the_house_and_the_end_refuse, CUPS)


def test_the_law_bites_a_story_that_is_not_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    take_back = Match.take_back

    def take_back_in_silence(match: Match, seat: int) -> None:
        story = list(match.story)
        take_back(match, seat)
        match.story[:] = story

    monkeypatch.setattr(Match, "take_back", take_back_in_silence)
    assert bites(laws.moves_can_be_taken_back, CUPS)


def test_the_law_bites_moves_that_anybody_takes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    take_back = Match.take_back

    def take_back_for_others(match: Match, seat: int) -> None:
        take_back(match, match.record.moves[-1].seat)

    monkeypatch.setattr(Match, "take_back", take_back_for_others)
    assert bites(laws.moves_can_be_taken_back, CUPS)


def test_the_law_bites_a_record_that_keeps_the_houses_secret(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def as_seen_by_the_house(record: Record, seat: int) -> Record:
        return replace(as_seen(record, seat), secret=record.secret)

    monkeypatch.setattr(secrecy, "as_seen", as_seen_by_the_house)
    assert bites(secrecy.records_as_seen_keep_secrets, CUPS)


def test_the_law_bites_words_that_break_the_reader() -> None:
    def read_by_index(state: Cups, seat: int, words: str) -> int:
        return packed([{"one": 1, "two": 2}[words]])

    game = replace(CUPS, read=read_by_index)
    setup = Setup(game, 2, {}, 0)
    with pytest.raises(KeyError):
        laws.any_words_are_a_move_or_trouble(setup, setup.begin(), "three")


def test_the_law_bites_words_that_change_something() -> None:
    def read_and_pay(state: Cups, seat: int, words: str) -> int:
        state.points[0] += 1
        return read(state, seat, words)

    setup = Setup(replace(CUPS, read=read_and_pay), 2, {}, 0)
    with pytest.raises(AssertionError):
        laws.any_words_are_a_move_or_trouble(setup, setup.begin(), "three")


def test_all_draws_of_the_house_are_tried() -> None:
    state = Cups(3, 1, False)
    assert {card: str(chance) for card, chance in (chances(state) or {}).items()} == {
        1: "2/5",
        2: "1/5",
        3: "2/5",
    }
