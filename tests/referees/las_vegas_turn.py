"""A turn of Las Vegas: the cup, the roll, one or two sets, kicks, and what comes after placing."""

from __future__ import annotations

import itertools

from .las_vegas_cards import DOUBLE, SCORE_CASINO, TAKE_BACK
from .las_vegas_scoring import Scoring
from .las_vegas_state import AFTER_PLACING, CHOOSING, KICKING, THROWING
from .las_vegas_table import (
    BIG,
    FACES,
    KICKER,
    KINDS,
    SLOT,
    SMALL,
    Die,
    count_kinds,
    dice_in_words,
    die_in_words,
    faces_of,
    place_in_words,
    read_dice,
)


def parts_of(counted: list[int]) -> list[tuple[int, ...]]:
    """All ways to take some of each, but not none at all."""
    ways = itertools.product(*(range(count + 1) for count in counted))
    return [way for way in ways if sum(way) > 0]


class Turn(Scoring):
    """The seat whose turn it is, and its dice."""

    # The cup

    def begin_turns(self) -> None:
        """The start player has the first turn (B4)."""
        self.begin_visit(self.start)

    def begin_visit(self, seat: int) -> None:
        """Its own pending SCORE_CASINO is carried out first (C8, ruling 2)."""
        self.clear_turn()
        self.turn = seat
        if self.has_pending(seat):
            self.begin_early_payout()
        else:
            self.begin_throw()

    def has_pending(self, seat: int) -> bool:
        return self.pending is not None and self.pending[0] == seat

    def begin_throw(self) -> None:
        """All dice of the supply are thrown; without dice the cup passes on (B5, ruling 2)."""
        seat = self.active_seat()
        if not self.has_dice(seat):
            self.pass_the_cup()
            return
        self.to_throw = list(self.supply[seat])
        self.phase = THROWING

    def end_turn(self) -> None:
        self.clear_turn()
        self.pass_the_cup()

    def pass_the_cup(self) -> None:
        """Clockwise to the next with dice or a pending SCORE_CASINO (B4, B6, rulings 2 and 3)."""
        if not any(self.has_dice(seat) for seat in range(self.seats)):
            self.begin_scoring()
            return
        seat = self.active_seat()
        while True:
            seat = (seat + 1) % self.seats
            if seat == self.two_casinos_by:
                self.two_casinos_by = None
            if self.has_dice(seat) or self.has_pending(seat):
                self.begin_visit(seat)
                return

    # The roll

    def throw(self, dice: list[Die]) -> None:
        """The dice of a turn, or those thrown again beside the ones that stayed (B5, C2)."""
        if not self.thrown_again_this_turn:
            self.turns_taken[self.active_seat()] += 1
        self.rolled = sorted(self.rolled + dice)
        self.to_throw = [0, 0, 0, 0]
        self.phase = CHOOSING

    def may_throw_again(self) -> bool:
        """With REROLL active, once per turn or once in the round, before placing (C2, A34)."""
        if self.rerolled_by != self.active_seat() or self.places_used:
            return False
        if self.options.reroll == "once":
            return not self.thrown_again_this_round
        return not self.thrown_again_this_turn

    def again_moves(self) -> list[str]:
        """Any part of the dice rolled, but not none (C2, ruling 6)."""
        if not self.may_throw_again():
            return []
        different = sorted(set(self.rolled))
        moves = []
        for way in parts_of([self.rolled.count(die) for die in different]):
            part = [die for die, count in zip(different, way, strict=True) for _ in range(count)]
            moves.append(f"again {dice_in_words(part)}")
        return moves

    def throw_again(self, words: str) -> None:
        """Turned dice thrown again spare no second set any more (C2, 18.6)."""
        dice = read_dice(words.split(" ")[1:]) or []
        if self.throws_turned_dice(dice):
            self.joined_face = None
        for die in dice:
            self.rolled.remove(die)
        self.to_throw = count_kinds(dice)
        self.thrown_again_this_turn = True
        self.thrown_again_this_round = True
        self.phase = THROWING

    def throws_turned_dice(self, dice: list[Die]) -> bool:
        """Of like dice those that were not turned are thrown first (18.7)."""
        if self.joined_face is None:
            return False
        likes: list[Die] = [(self.joined_face, kind) for kind in KINDS]
        return any(
            dice.count(like) > self.rolled.count(like) - self.turned[like[1]] for like in likes
        )

    # Sets

    def must_place_two(self) -> bool:
        """Under TWO_CASINOS, with at least two faces rolled at the first placement (C3, 17.5)."""
        bound = self.two_casinos_by is not None and self.two_casinos_by != self.turn
        return bound and not self.places_used and len(faces_of(self.rolled)) >= 2

    def is_free_on_slot(self, face: int) -> bool:
        """The slot machine is played and no die showing this face lies there (SL2, SL3)."""
        return self.slot is not None and self.slot.is_free(face)

    def set_moves(self) -> list[str]:
        """All dice of one face to its casino or to the slot machine, not twice to one place."""
        moves = []
        for face in faces_of(self.rolled):
            if face - 1 not in self.places_used:
                moves.append(f"place {face}")
            if self.is_free_on_slot(face) and SLOT not in self.places_used:
                moves.append(f"slot {face}")
        return moves

    def double_moves(self) -> list[str]:
        """DOUBLE: exactly two dice of a face to any place (C7, A39, 17.6)."""
        if DOUBLE not in self.hands[self.active_seat()]:
            return []
        moves = []
        shown = [face for face, _ in self.rolled]
        for pair in faces_of(self.rolled):
            if shown.count(pair) != 2:
                continue
            moves += [
                f"double {pair} {face}" for face in FACES if self.may_double_to(pair, face - 1)
            ]
            if self.may_double_to(pair, SLOT):
                moves += [
                    f"double {pair} slot {face}" for face in FACES if self.is_free_on_slot(face)
                ]
        return moves

    def may_double_to(self, pair: int, place: int) -> bool:
        """Not where this turn's first set is; a first set must leave a second one (17.6)."""
        if place in self.places_used:
            return False
        if not self.must_place_two():
            return True
        others = [face for face in faces_of(self.rolled) if face != pair]
        return any(self.can_follow(face, place) for face in others)

    def can_follow(self, face: int, first_place: int) -> bool:
        """Whether dice of this face could be the second set."""
        to_slot = first_place != SLOT and self.is_free_on_slot(face)
        return face - 1 != first_place or to_slot

    def place_set(self, words: str) -> None:
        """ "place 5" or "slot 5": all dice of the face (B5, N3, K2, SL2)."""
        verb, word = words.split(" ")
        face = int(word)
        place = SLOT if verb == "slot" else face - 1
        second_due = self.must_place_two() and face != self.joined_face
        self.put_down(face, place, face, second_due)

    def place_double(self, words: str) -> None:
        """ "double 3 5" or "double 3 slot 5": the pair, turned to fit (C7)."""
        pair, *target = words.split(" ")[1:]
        self.hands[self.active_seat()].remove(DOUBLE)
        self.put_down(
            int(pair), self.place_named(target[0]), int(target[-1]), self.must_place_two()
        )

    def put_down(self, face: int, place: int, turned_to: int, second_due: bool) -> None:
        """The dice leave the supply for the place; kickers only pass through (K3, K4, 17.14)."""
        seat = self.active_seat()
        dice = [die for die in self.rolled if die[0] == face]
        kickers = 0
        for die in dice:
            self.rolled.remove(die)
            self.supply[seat][die[1]] -= 1
            if die[1] == KICKER:
                kickers += 1
            else:
                self.lay_down(place, (turned_to, die[1]))
        self.places_used.append(place)
        self.set_due = second_due
        if not second_due:
            self.rolled = []
        self.kicks_due = 0 if place == SLOT else kickers
        self.go_on_kicking()

    def lay_down(self, place: int, die: Die) -> None:
        """One die on the place, noted for TAKE_BACK."""
        self.places_in_order()[place].put(self.active_seat(), die)
        self.placed[place, die] = self.placed.get((place, die), 0) + 1

    # Kicks

    def kick_moves(self) -> list[str]:
        """Any die on the casino just used, own ones too (K3, K8, E8, E9, ruling 7)."""
        casino = self.casinos[self.places_used[-1]]
        moves = []
        for seat in range(self.seats):
            if casino.small[seat] > 0:
                moves.append(f"kick {seat + 1}")
            if casino.big[seat] > 0:
                moves.append(f"kick {seat + 1}b")
        if casino.neutral > 0 and self.options.neutral_kick == "out":
            moves.append("kick n")
        return moves

    def go_on_kicking(self) -> None:
        """One kick for each kicker while a target lies there (E10, ruling 7)."""
        if self.kicks_due > 0 and self.kick_moves():
            self.phase = KICKING
            return
        self.kicks_due = 0
        if self.set_due:
            self.phase = CHOOSING
        else:
            self.see_what_comes_after()

    def kick(self, words: str) -> None:
        """The die goes back to its owner; a neutral one is out for the round (K3, K8, E15)."""
        casino = self.casinos[self.places_used[-1]]
        target = words.removeprefix("kick ")
        if target == "n":
            casino.neutral -= 1
        else:
            owner = int(target.removesuffix("b")) - 1
            kind = BIG if target.endswith("b") else SMALL
            casino.change(owner, kind, -1)
            self.supply[owner][kind] += 1
        self.kicks_due -= 1
        self.go_on_kicking()

    # After placing

    def see_what_comes_after(self) -> None:
        """Whoever holds an unplayed card is asked, whichever it is (17.4, ruling 2)."""
        if self.hands[self.active_seat()]:
            self.phase = AFTER_PLACING
        else:
            self.end_turn()

    def after_placing_moves(self) -> list[str]:
        return ["done", *self.take_back_moves(), *self.score_moves()]

    def score_moves(self) -> list[str]:
        """SCORE_CASINO: any place that received a set this turn (C8, 17.8)."""
        if SCORE_CASINO not in self.hands[self.active_seat()]:
            return []
        return [f"score {place_in_words(place)}" for place in sorted(self.places_used)]

    def announce(self, words: str) -> None:
        seat = self.active_seat()
        self.hands[seat].remove(SCORE_CASINO)
        self.pending = (seat, self.place_named(words.removeprefix("score ")))
        self.see_what_comes_after()

    def take_back_moves(self) -> list[str]:
        """TAKE_BACK: any part of the dice placed this turn that still lie there (C6, 17.9)."""
        seat = self.active_seat()
        if TAKE_BACK not in self.hands[seat]:
            return []
        different = sorted(self.placed)
        limits = []
        for place, die in different:
            lying = self.places_in_order()[place].lying(seat, die)
            limits.append(min(self.placed[place, die], lying))
        moves = []
        for way in parts_of(limits):
            part = [lot for lot, count in zip(different, way, strict=True) for _ in range(count)]
            moves.append(take_back_in_words(part))
        return moves

    def take_back(self, words: str) -> None:
        """The dice go to the active seat's supply, neutral ones too (A38, 17.9)."""
        seat = self.active_seat()
        self.hands[seat].remove(TAKE_BACK)
        at_slot = False
        for word in words.split(" ")[1:]:
            if word == "slot":
                at_slot = True
                continue
            [(face, kind)] = read_dice([word]) or []
            place = SLOT if at_slot else face - 1
            self.places_in_order()[place].take_off(seat, (face, kind))
            self.supply[seat][kind] += 1
        self.see_what_comes_after()

    def said_in_order(self, words: str) -> str:
        """Dice may be named in any order; this is the usual one."""
        verb, *rest = words.split(" ")
        if verb not in ("again", "take-back"):
            return words
        here, there = rest, []
        if "slot" in rest:
            here, there = rest[: rest.index("slot")], rest[rest.index("slot") :]
        first, second = read_dice(here), read_dice(there[1:])
        if first is None or second is None:
            return words
        sorted_words = [die_in_words(die) for die in sorted(first)]
        sorted_words += [*there[:1], *(die_in_words(die) for die in sorted(second))]
        return " ".join([verb, *sorted_words])


def take_back_in_words(part: list[tuple[int, Die]]) -> str:
    """ "take-back 3 3n slot 5": casino dice first, those of the slot machine behind "slot"."""
    words = ["take-back"]
    words += [die_in_words(die) for place, die in part if place != SLOT]
    at_slot = [die_in_words(die) for place, die in part if place == SLOT]
    if at_slot:
        words += ["slot", *at_slot]
    return " ".join(words)
