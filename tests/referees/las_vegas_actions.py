"""The action cards of Las Vegas that are played after the roll and before the first placement."""

from __future__ import annotations

import itertools

from .las_vegas_cards import (
    DRAWN_FOR_PLACE_BILL,
    PASS,
    PLACE_BILL,
    REROLL,
    ROTATE,
    SWAP_BILL,
    TIE_WIN,
    TWO_CASINOS,
    middle_bill,
    secret_bill,
    without,
)
from .las_vegas_scoring import FOR_PLACE_BILL
from .las_vegas_state import CHOOSING, DRAWING, LAYING, MIDDLE
from .las_vegas_table import (
    FACES,
    RAINBOW,
    Die,
    count_kinds,
    die_in_words,
    faces_of,
    place_in_words,
    read_dice,
)
from .las_vegas_turn import Turn

JUST_PLAYED = [REROLL, TWO_CASINOS, PASS, PLACE_BILL, SWAP_BILL]
"""Cards that are played by saying their name and nothing else, in any of one's turns."""


class Actions(Turn):
    """What may be said between the roll and the first placement (17.4)."""

    def choosing_moves(self) -> list[str]:
        """Cards before the first placement; between two sets nothing but DOUBLE (17.4)."""
        moves = self.set_moves() + self.double_moves()
        if not self.places_used:
            moves += self.plain_card_moves() + self.rotate_moves() + self.again_moves()
        return moves

    def plain_card_moves(self) -> list[str]:
        """TIE_WIN only in the seat's very first turn of the round (C1)."""
        seat = self.active_seat()
        moves = [card for card in JUST_PLAYED if card in self.hands[seat]]
        if TIE_WIN in self.hands[seat] and self.turns_taken[seat] == 1:
            moves.append(TIE_WIN)
        return moves

    def choose(self, words: str) -> None:
        """Carry out one of the moves after a roll."""
        verb = words.split(" ")[0]
        if verb in ("place", "slot"):
            self.place_set(words)
        elif verb == "double":
            self.place_double(words)
        elif verb == "again":
            self.throw_again(words)
        elif verb == ROTATE:
            self.rotate(words)
        else:
            self.play_card(verb)

    def play_card(self, card: str) -> None:
        """The card is shown and does what it says (AC4)."""
        seat = self.active_seat()
        self.hands[seat].remove(card)
        if card == TIE_WIN:
            self.tie_winner = seat
        elif card == REROLL:
            self.rerolled_by = seat
        elif card == TWO_CASINOS:
            self.two_casinos_by = seat
        elif card == SWAP_BILL:
            self.swapper = seat
        elif card == PASS:
            self.end_turn()
        else:
            self.replace_rainbows(self.place_numbers(), FOR_PLACE_BILL)

    # ROTATE

    def rotate_moves(self) -> list[str]:
        """All dice of a face, or one die, to another face or the opposite one (C5, A37, 17.1)."""
        if ROTATE not in self.hands[self.active_seat()]:
            return []
        if self.options.rotate == "opposite":
            return [f"rotate {face} {7 - face}" for face in faces_of(self.rolled)]
        if self.options.rotate == "one":
            sources = [(die_in_words(die), die[0]) for die in sorted(set(self.rolled))]
        else:
            sources = [(f"{face}", face) for face in faces_of(self.rolled)]
        return [f"rotate {said} {to}" for said, face in sources for to in FACES if to != face]

    def rotate(self, words: str) -> None:
        """The dice are turned; whether they join others of that face is noted, and how many
        of each kind they are (17.5, 17.12, 18.6)."""
        self.hands[self.active_seat()].remove(ROTATE)
        _, source, target = words.split(" ")
        to = int(target)
        if to in faces_of(self.rolled):
            self.joined_face = to
        turned = self.dice_to_turn(source)
        self.turned = count_kinds(turned)
        staying = list(self.rolled)
        for die in turned:
            staying.remove(die)
        self.rolled = sorted(staying + [(to, kind) for _, kind in turned])

    def dice_to_turn(self, source: str) -> list[Die]:
        [die] = read_dice([source]) or []
        if self.options.rotate == "one":
            return [die]
        return [other for other in self.rolled if other[0] == die[0]]

    # PLACE_BILL

    def begin_drawing(self) -> None:
        """After the Rainbow cards, three bills are drawn one by one (C9, 17.10)."""
        self.drawn = []
        self.phase = DRAWING
        self.see_whether_drawn()

    def draw_for_place_bill(self, card: int) -> None:
        """A Rainbow card is discarded and another card drawn (C9)."""
        self.deck.draw(card)
        if card == RAINBOW:
            self.discarded_rainbows += 1
        else:
            self.drawn.append(card)
        self.see_whether_drawn()

    def see_whether_drawn(self) -> None:
        """With a short deck what there is; with nothing, nothing happens (E3)."""
        if len(self.drawn) < DRAWN_FOR_PLACE_BILL and self.deck.size() > 0:
            return
        self.phase = MIDDLE if self.drawn else CHOOSING

    def middle_words(self) -> str:
        return f"middle {middle_bill(self.drawn)}"

    def begin_laying(self) -> None:
        self.phase = LAYING

    def lay_moves(self) -> list[str]:
        """The middle bill to any place, the others under the deck in any order (C9, A41)."""
        others = without(self.drawn, [middle_bill(self.drawn)])
        orders = sorted(set(itertools.permutations(others)))
        moves = []
        for place in self.place_numbers():
            for order in orders:
                said = [place_in_words(place), *(f"{bill}" for bill in order)]
                moves.append("lay " + " ".join(said))
        return moves

    def lay(self, words: str) -> None:
        """The first named lies above the second; only this seat knows them (C9, 17.10)."""
        place, *others = words.split(" ")[1:]
        target = self.places_in_order()[self.place_named(place)]
        target.cards.append(middle_bill(self.drawn))
        self.deck.put_under([secret_bill(int(bill), self.active_seat(), []) for bill in others])
        self.drawn = []
        self.phase = CHOOSING
