"""Las Vegas told a second time, slowly: base game, neutral dice and all modules, 2 to 8 seats.

Rule numbers are those of the rules file: B base game, N neutral dice, C action cards, other
letters modules, E edge cases, A rulings, 17 clarifications, 18 corrections, which go before all
others; "ruling" is section 4 of the words.
Money is counted in thousands.

Chance is a seat called House: it turns up bills, deals cards and throws dice. Everything the
referee knows lies in plain public attributes, so a position is set by assigning to them.
"""

from __future__ import annotations

from collections.abc import Mapping

from .las_vegas_actions import Actions
from .las_vegas_cards import ACTION_CARDS, RANDOM, action_deals, bonus_deals, cards_each
from .las_vegas_state import (
    AFTER_PLACING,
    BONUS_DEAL,
    CARD_DEAL,
    CHOOSING,
    CLAIMING,
    DRAWING,
    FIRST,
    KICKING,
    LAYING,
    LEFTOVER_PAIR,
    MIDDLE,
    OVER,
    RAINBOWS_GO,
    REVEALING,
    SHOWING,
    STOCKING,
    SWAP_DRAW,
    SWAPPING,
    TAKING,
    THROWING,
)
from .las_vegas_table import (
    FACES,
    HOUSE,
    LETTERS,
    NEUTRAL,
    RAINBOW,
    Die,
    Place,
    card_in_words,
    count_kinds,
    read_dice,
)

TURN_PHASES = [CHOOSING, KICKING, AFTER_PLACING, LAYING]
PAIR_WORDS = [f"{face}" for face in FACES]


def read_card(word: str) -> int:
    return RAINBOW if word == "rainbow" else int(word)


class Referee(Actions):
    """One game of Las Vegas."""

    def __init__(self, seats: int, options: Mapping[str, object] | None = None) -> None:
        super().__init__(seats, options or {})
        if self.options.first_player == RANDOM:
            self.phase = FIRST
        else:
            self.begin_round()

    # Who may say what

    def owing(self) -> list[int | str]:
        """Who has to move: House, one seat, or nobody when the game is over."""
        if self.phase == OVER:
            return []
        seat = self.deciding_seat()
        return [HOUSE] if seat is None else [seat]

    def deciding_seat(self) -> int | None:
        """The seat that has to decide something, if any."""
        if self.phase in TURN_PHASES:
            return self.turn
        if self.phase == CLAIMING:
            return self.tie_winner
        if self.phase == SWAPPING:
            return self.swapper
        if self.phase == TAKING:
            taker = self.takers[0]
            assert isinstance(taker, int)
            return taker
        return None

    def moves(self, seat: int) -> list[str]:
        """Every legal move of this seat, once."""
        if seat not in self.owing():
            return []
        if self.phase == CHOOSING:
            return self.choosing_moves()
        if self.phase == KICKING:
            return self.kick_moves()
        if self.phase == AFTER_PLACING:
            return self.after_placing_moves()
        if self.phase == LAYING:
            return self.lay_moves()
        if self.phase == CLAIMING:
            return self.claim_moves()
        if self.phase == TAKING:
            return self.take_moves()
        return self.swap_moves()

    def refusal(self, who: int | str, words: str) -> str | None:
        """Why these words are not legal now, or None if they are."""
        owing = self.owing()
        if not owing:
            return "The game is over."
        if who not in owing:
            return f"It is not {who} who has to move but {owing[0]}."
        if not isinstance(who, int):
            return self.house_refusal(words)
        if self.said_in_order(words) not in self.moves(who):
            return f"Seat {who} cannot say that now ({self.phase})."
        return None

    def house_refusal(self, words: str) -> str | None:
        if self.phase == THROWING:
            return self.throw_refusal(words)
        if self.phase == LEFTOVER_PAIR:
            return self.pair_refusal(words)
        possible = self.house_words()
        if words not in possible:
            return f"House has to say one of: {'; '.join(possible)}."
        return None

    def house_words(self) -> list[str]:
        """All that House can say now, unless it throws dice."""
        if self.phase == FIRST:
            return [f"first {seat + 1}" for seat in range(self.seats)]
        if self.phase in (STOCKING, RAINBOWS_GO):
            return [f"bill {card_in_words(card)}" for card in self.deck.possible_next()]
        if self.phase in (DRAWING, SWAP_DRAW):
            return [f"draw {card_in_words(card)}" for card in self.deck.possible_next()]
        if self.phase == BONUS_DEAL:
            return bonus_deals(self.undealt_bonus, cards_each(self.seats))
        if self.phase == CARD_DEAL:
            return action_deals(self.undealt_cards, cards_each(self.seats))
        if self.phase == MIDDLE:
            return [self.middle_words()]
        if self.phase == REVEALING:
            return [self.reveal_words()]
        return [self.show_words()]

    def throw_refusal(self, words: str) -> str | None:
        """Just the dice that are thrown now, of the right kinds, in any order (B5, N3)."""
        verb, *rest = words.split(" ")
        dice = read_dice(rest)
        if verb != "roll" or dice is None:
            return 'House has to throw dice: "roll 1 1n 3 5k 6b".'
        if count_kinds(dice) != self.to_throw:
            told = [f"{n} x{letter}" for n, letter in zip(self.to_throw, LETTERS, strict=True)]
            return f"Seat {self.turn} has to throw {', '.join(told)}."
        return None

    def pair_refusal(self, words: str) -> str | None:
        """The two leftover neutral dice, written without letter (N2)."""
        verb, *rest = words.split(" ")
        if verb != "neutral" or len(rest) != 2 or not all(word in PAIR_WORDS for word in rest):
            return 'House has to throw the two leftover neutral dice: "neutral 2 5".'
        return None

    def play(self, who: int | str, words: str) -> None:
        """Carry out a legal move."""
        reason = self.refusal(who, words)
        if reason is not None:
            raise ValueError(reason)
        if who == HOUSE:
            self.play_house(words)
        else:
            self.play_seat(words)

    def play_seat(self, words: str) -> None:
        if self.phase == CHOOSING:
            self.choose(words)
        elif self.phase == KICKING:
            self.kick(words)
        elif self.phase == AFTER_PLACING:
            self.play_after_placing(words)
        elif self.phase == LAYING:
            self.lay(words)
        elif self.phase == CLAIMING:
            self.claim(words)
        elif self.phase == TAKING:
            self.take(words)
        else:
            self.swap(words)

    def play_after_placing(self, words: str) -> None:
        if words == "done":
            self.end_turn()
        elif words.startswith("score "):
            self.announce(words)
        else:
            self.take_back(words)

    def play_house(self, words: str) -> None:
        rest = words.split(" ")[1:]
        if self.phase == FIRST:
            self.name_first_player(int(rest[0]) - 1)
        elif self.phase == STOCKING:
            self.stock(read_card(rest[0]))
        elif self.phase == RAINBOWS_GO:
            self.replace_one_rainbow(read_card(rest[0]))
        elif self.phase == DRAWING:
            self.draw_for_place_bill(read_card(rest[0]))
        elif self.phase == SWAP_DRAW:
            self.draw_swapped(read_card(rest[0]))
        elif self.phase == THROWING:
            self.throw(read_dice(rest) or [])
        elif self.phase == LEFTOVER_PAIR:
            self.place_leftover_pair([int(word) for word in rest])
        elif self.phase == BONUS_DEAL:
            self.deal_bonus([int(word) for word in rest])
        elif self.phase == CARD_DEAL:
            self.deal_cards(rest)
        elif self.phase == MIDDLE:
            self.begin_laying()
        elif self.phase == REVEALING:
            self.reveal()
        elif self.phase == SHOWING:
            self.show()

    # How everybody stands

    def scores(self) -> list[int]:
        """Money won, with the true value of a swapped bill; at the end the bonus (ruling 11)."""
        return self.money()

    def places(self) -> list[int]:
        """Richest first, then more bills, then shared; neutral is not ranked (B14, N6)."""
        standings = list(zip(self.scores(), self.bills_won(), strict=True))
        return [1 + len([other for other in standings if other > mine]) for mine in standings]

    # Start of a round (17.3, ruling 16)

    def name_first_player(self, seat: int) -> None:
        """By chance, before any bill; later rounds go on from there (18.4, 18.7, B13)."""
        self.start = seat
        self.begin_round()

    def begin_round(self) -> None:
        """Stock, deal bonus cards, deal action cards, leftover neutral pair, first turn."""
        self.clear_round()
        self.clear_turn()
        self.phase = STOCKING
        self.see_whether_stocked()

    def place_to_stock(self) -> Place | None:
        """The first place holding less than the minimum (B2, A3, RB1, SL1)."""
        for place in self.places_in_order():
            if place.stocked_with() < self.minimum:
                return place
        return None

    def stock(self, card: int) -> None:
        """One card from the deck onto the place being stocked (B2)."""
        place = self.place_to_stock()
        assert place is not None
        self.deck.draw(card)
        place.cards.append(card)
        self.see_whether_stocked()

    def see_whether_stocked(self) -> None:
        """Stocking ends when every place has enough or the deck is empty (B2, A5, E1)."""
        if self.place_to_stock() is None or self.deck.size() == 0:
            self.go_on_dealing()

    def go_on_dealing(self) -> None:
        """Seats in order, from the first; then the pair, if any, then the turns."""
        if self.options.bonus_cards and [] in self.bonus:
            self.phase = BONUS_DEAL
        elif self.options.action_cards and len(self.undealt_cards) > self.cards_left_over():
            self.phase = CARD_DEAL
        elif self.options.neutral_dice and self.seats == 3:
            self.phase = LEFTOVER_PAIR
        else:
            self.begin_turns()

    def cards_left_over(self) -> int:
        """How many of the ten cards nobody is dealt (9.3)."""
        return len(ACTION_CARDS) - self.seats * cards_each(self.seats)

    def deal_bonus(self, values: list[int]) -> None:
        """Secretly to the next seat (BO2)."""
        self.bonus[self.bonus.index([])] = values
        for value in values:
            self.undealt_bonus.remove(value)
        self.go_on_dealing()

    def deal_cards(self, cards: list[str]) -> None:
        """Secretly to the next seat (AC1)."""
        self.hands[self.hands.index([])] = cards
        for card in cards:
            self.undealt_cards.remove(card)
        self.go_on_dealing()

    def place_leftover_pair(self, faces: list[int]) -> None:
        """Each of the two dice goes to the casino of its own value (N2, A7, 17.3)."""
        for face in faces:
            leftover: Die = (face, NEUTRAL)
            self.casinos[face - 1].put(self.start, leftover)
        self.begin_turns()
