"""What lies on the table: who may do what with it, what may be known of it, what it is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from greenbaize.engine.dice import is_throw_of, rolls
from greenbaize.engine.numbers import check_place
from greenbaize.engine.rng import Rng
from greenbaize.engine.seats import HOUSE
from greenbaize.engine.state import State
from greenbaize.games.cincinnati import hierarchy
from greenbaize.games.cincinnati.box import (
    CARDS,
    DICE,
    DUEL_CARD,
    IN_PLAY,
    LETTERS,
    MONEY_CARDS,
    MOST_SEATS,
    NOWHERE,
    TOKEN_WORTH,
    TOKENS,
    TOKENS_EACH,
    WORTH,
    A,
    C,
)
from greenbaize.games.cincinnati.packing import (
    CARD_BITS,
    LIFT_BITS,
    REVEAL_BITS,
    UNKNOWN,
    UNKNOWN_KEEP,
)
from greenbaize.games.cincinnati.phases import (
    ASKING,
    BOUGHT,
    CHALLENGING,
    DUEL_ASKING,
    DUEL_KEEPING,
    DUEL_THROWING,
    KEEPING,
    LIFTING,
    PUTTING,
    REPLACING,
    REVEALING,
    SHAKING,
    SITTING,
    THROWING,
    TURNING,
)

RANKS = list(hierarchy.RANKS)
RESULTS = len(hierarchy.RESULTS)
KEEPS_OF = list(hierarchy.KEEPS_OF)
FIRST_KEEP = list(hierarchy.FIRST_KEEP)
KEPT_DICE = list(hierarchy.KEPT_DICE)
ALL_DUELS = CARDS[DUEL_CARD]


def key_of(roll: int) -> int:
    """The dice of a roll that show no six, counted by face in base 6."""
    low = roll & 7
    low += 6 * (roll >> 10 & 7) + 36 * (roll >> 20 & 7)
    return low + 216 * (roll >> 30 & 7) + 1296 * (roll >> 40 & 7)


def lying(cards: int, card: int) -> int:
    """How many cards of this kind are in a pile or a purse."""
    return cards >> CARD_BITS * card & 15


def card_in(card: int) -> int:
    """One card, as a pile or a purse counts it."""
    return 1 << CARD_BITS * card


class Table(State):
    """All that lies on the table.

    A pile and a purse are one number each, four bits a card. Dice are a place in the hierarchy,
    0 where they are not thrown or not known. A keep is a place in the row of all that can be kept
    of some dice: 0 keeps none, the last keeps all.
    """

    phase: int
    due: int
    round: int
    dealer: int
    turn: int
    table: int
    card: int
    throw: int
    waiting: int
    throwing: int
    hidden: int
    free_choice: int
    starter_loses: int
    unlimited: int
    unseen: int
    to_come: int
    shown_back: int
    supply: int
    spent_tokens: int
    spent_duels: int
    challengers: int
    prize: int
    fighters: int
    fighter: int
    declined: int
    parry: int
    deck: list[int]
    piles: list[int]
    sitting: list[int]
    purses: list[int]
    money: list[int]
    tokens: list[int]
    duel_cards: list[int]
    seated: list[int]
    dice: list[int]
    kept: list[int]
    duellists: list[int]
    duel_dice: list[int]

    def __init__(
        self,
        seats: int,
        hidden: bool = False,
        free_choice: bool = False,
        starter_loses: bool = False,
        unlimited: bool = False,
    ) -> None:
        check_place(seats, MOST_SEATS + 1)
        self.seats = seats
        self.story = None
        self.hidden = hidden
        self.free_choice = free_choice
        self.starter_loses = starter_loses
        self.unlimited = unlimited
        self.round = 0
        self.dealer = self.turn = self.table = self.card = self.throw = 0
        self.phase = self.due = self.waiting = self.throwing = 0
        self.challengers = self.prize = 0
        self.fighters = self.fighter = self.declined = self.parry = 0
        self.shown_back = self.spent_tokens = self.spent_duels = 0
        self.deck = list(CARDS)
        self.unseen = sum(CARDS)
        self.to_come = IN_PLAY.get(seats, self.unseen)
        self.supply = 0 if unlimited else TOKENS - TOKENS_EACH * seats
        self.piles = [0] * 4
        self.sitting = [0] * 4
        self.purses = [0] * 6
        self.money = [0] * 6
        self.tokens = [TOKENS_EACH if seat < seats else 0 for seat in range(6)]
        self.duel_cards = [0] * 6
        self.seated = [NOWHERE] * 6
        self.dice = [UNKNOWN] * 6
        self.kept = [0] * 6
        self.duellists = [0] * 6
        self.duel_dice = [0] * 6

    def owing(self) -> int:
        return self.due

    def thrower(self) -> int:
        if self.phase == SHAKING or self.phase == THROWING or self.phase == DUEL_THROWING:
            return self.turn
        return HOUSE

    def tables(self) -> list[int]:
        """The tables in play; three seats leave the Ballroom out (9.1)."""
        return list(range(A, C + 1, self.stride()))

    def stride(self) -> int:
        """From a table to the next; three seats leave the Ballroom out (9.1)."""
        return 2 if self.seats == 3 else 1

    def everybody(self) -> int:
        """All seats at the table."""
        return (1 << self.seats) - 1

    def foremost(self, seats: int) -> int:
        """The richest, then the better dice, then the nearest clockwise to the dealer (14.5)."""
        found = 0
        most = -1
        seat = self.dealer
        for _ in range(self.seats):
            worth = self.money[seat] << 8 | self.dice[seat]
            if seats >> seat & 1 and worth > most:
                most = worth
                found = seat
            seat = 0 if seat + 1 == self.seats else seat + 1
        return found

    def next_of(self, seats: int, seat: int) -> int:
        """The next of these seats, going round clockwise (Q19)."""
        seat = 0 if seat + 1 == self.seats else seat + 1
        while not seats >> seat & 1:
            seat = 0 if seat + 1 == self.seats else seat + 1
        return seat

    def moves(self, seat: int) -> list[int]:
        if not self.due >> seat & 1:
            return []
        if seat == HOUSE:
            return self.house_moves()
        if self.phase in (SITTING, PUTTING):
            return self.tables()
        if self.phase in (KEEPING, DUEL_KEEPING):
            return list(range(self.choices(seat)))
        if self.phase == CHALLENGING:
            return [other for other in range(self.seats) if other != seat]
        return [0, 1] if self.tokens[seat] else [0]

    def pick(self, seat: int, rng: Rng) -> int:
        if self.phase == KEEPING or self.phase == DUEL_KEEPING:
            return rng.below(self.choices(seat))
        if self.phase == ASKING or self.phase == DUEL_ASKING:
            return rng.below(2 if self.tokens[seat] else 1)
        if self.phase == CHALLENGING:
            other = rng.below(self.seats - 1)
            return other + 1 if other >= seat else other
        return self.any_table(rng)

    def any_table(self, rng: Rng) -> int:
        """One of the tables in play."""
        if self.seats == 3:
            return A + 2 * rng.below(2)
        return A + rng.below(3)

    def choices(self, seat: int) -> int:
        """How many keeps this seat can choose from; a bought throw throws a die or more (3.2.7)."""
        lies = self.duel_dice[self.fighter] if self.phase == DUEL_KEEPING else self.dice[seat]
        return KEEPS_OF[lies] - 1 if self.throw == BOUGHT else KEEPS_OF[lies]

    def house_moves(self) -> list[int]:
        """Every card that may come up, every roll of the dice in the air, or what lies hidden."""
        if self.phase in (TURNING, REPLACING):
            return [card for card in range(len(CARDS)) if self.may_come_up(card)]
        if self.phase in (LIFTING, REVEALING):
            return [self.sample(Rng(0))]
        return sorted(rolls(self.airborne()))

    def may_come_up(self, card: int) -> bool:
        """Any card not dealt, but the last of three seats' cards may have to be a shown duel."""
        check_place(card, len(CARDS))
        last_duel = self.to_come == 1 and self.deck[DUEL_CARD] == ALL_DUELS
        if last_duel and self.seats == 3 and self.shown_back:
            return card == DUEL_CARD
        return self.deck[card] > 0

    def allows(self, seat: int, move: int) -> bool:
        if not self.due >> seat & 1:
            return False
        if seat != HOUSE or self.phase in (TURNING, REPLACING):
            return move in self.moves(seat)
        if self.phase == LIFTING:
            return self.may_lift(move)
        if self.phase == REVEALING:
            return self.may_reveal(move)
        return is_throw_of(move, self.airborne())

    def may_lift(self, move: int) -> bool:
        """Under the cups lies what was thrown and chosen, as far as it is known."""
        if move < 0 or move >> LIFT_BITS * self.seats:
            return False
        for seat in range(self.seats):
            shown = move >> LIFT_BITS * seat & 1023
            table, result = shown >> 8, shown & 255
            if table not in self.tables() or result not in range(1, RESULTS):
                return False
            if self.seated[seat] not in (NOWHERE, table) or self.dice[seat] not in (0, result):
                return False
        return True

    def may_reveal(self, move: int) -> bool:
        """Just what those who throw have kept, as far as it is known."""
        if move < 0 or move >> REVEAL_BITS * self.seats:
            return False
        for seat in range(self.seats):
            keep = (move >> REVEAL_BITS * seat & 63) - 1
            if not self.throwing >> seat & 1:
                if keep >= 0:
                    return False
            elif keep not in range(self.choices(seat)) or self.kept[seat] not in (
                keep,
                UNKNOWN_KEEP,
            ):
                return False
        return True

    def sample(self, rng: Rng) -> int:
        if self.phase == TURNING or self.phase == REPLACING:
            return self.top_of_the_deck(rng)
        if self.phase == LIFTING:
            return self.under_the_cups(rng)
        if self.phase == REVEALING:
            return self.behind_the_hands(rng)
        return rng.throw(self.airborne(), 1)

    def airborne(self) -> int:
        """How many dice are to be thrown now."""
        if self.phase == THROWING:
            return DICE - KEPT_DICE[self.kept[self.turn] + FIRST_KEEP[self.dice[self.turn]]]
        if self.phase == DUEL_THROWING:
            return DICE - KEPT_DICE[self.parry]
        return DICE

    def top_of_the_deck(self, rng: Rng) -> int:
        """Any card not dealt is as likely as any other, unless duels were shown to three seats."""
        if self.seats == 3 and self.shown_back:
            return self.top_below_a_known_duel(rng)
        return self.drawn(rng.below(self.unseen))

    def drawn(self, above: int) -> int:
        """The card below so many others, of all that were not dealt."""
        card = 0
        while above >= self.deck[card]:
            above -= self.deck[card]
            card += 1
        return card

    def top_below_a_known_duel(self, rng: Rng) -> int:
        """Duel cards shown back are among those in play: the more of them, the likelier (3.1.4)."""
        duels = self.duels_in_play(rng)
        while not self.accepts(duels, rng):
            duels = self.duels_in_play(rng)
        if rng.below(self.to_come) < duels:
            return DUEL_CARD
        return self.drawn(rng.below(self.unseen - self.deck[DUEL_CARD]))

    def duels_in_play(self, rng: Rng) -> int:
        """How many of the duel cards not dealt are still to come, before anything was shown."""
        places = self.to_come
        for card in range(self.deck[DUEL_CARD]):
            if rng.below(self.unseen - card) < places:
                places -= 1
        return self.to_come - places

    def accepts(self, duels: int, rng: Rng) -> bool:
        """Whether so many duel cards would have been shown as often as they were."""
        in_play = duels + ALL_DUELS - self.deck[DUEL_CARD]
        shown = 0
        while shown < self.shown_back and rng.below(ALL_DUELS) < in_play:
            shown += 1
        return shown == self.shown_back

    def under_the_cups(self, rng: Rng) -> int:
        """What was thrown and chosen; what nobody knows any more may be anything."""
        shown = 0
        for seat in range(self.seats):
            table = self.seated[seat]
            if table == NOWHERE:
                table = self.any_table(rng)
            result = self.dice[seat]
            if result == UNKNOWN:
                result = RANKS[key_of(rng.throw(DICE, 1))]
            lifted = table << 8 | result
            shown |= lifted << LIFT_BITS * seat
        return shown

    def behind_the_hands(self, rng: Rng) -> int:
        """What was kept; what nobody knows any more may be anything."""
        shown = 0
        for seat in range(self.seats):
            if self.throwing >> seat & 1:
                keep = self.kept[seat]
                if keep == UNKNOWN_KEEP:
                    keep = rng.below(self.choices(seat))
                part = keep + 1
                shown |= part << REVEAL_BITS * seat
        return shown

    def is_secret(self) -> bool:
        """Whether the next move is not for all to know (11.3, 14.13)."""
        return self.phase in (SHAKING, SITTING) or (self.phase == KEEPING and bool(self.hidden))

    def redacted(self) -> int:
        """A secret move as those know it who may not."""
        return UNKNOWN_KEEP if self.phase == KEEPING else UNKNOWN

    def seen(self, viewer: int, seat: int, move: int) -> int:
        owner = self.turn if self.phase == SHAKING else seat
        return self.redacted() if self.is_secret() and viewer != owner else move

    def allows_partial(self, seat: int, move: int) -> bool:
        return bool(self.due >> seat & 1) and self.is_secret() and move == self.redacted()

    def guess(self, seat: int, rng: Rng) -> Self:
        """Others' cups hide any dice, their cards any table, their hands any keep (11.3)."""
        other = self.clone()
        if SHAKING <= self.phase <= LIFTING:
            for who in range(self.seats):
                if who != seat:
                    other.imagine_cup(who, rng)
        elif self.hidden and (self.phase == KEEPING or self.phase == REVEALING):
            for who in range(self.seats):
                if who != seat and self.throwing & ~self.waiting & 1 << who:
                    other.kept[who] = rng.below(self.choices(who))
        return other

    def imagine_cup(self, seat: int, rng: Rng) -> None:
        """What may lie under a cup, and on which table's card."""
        if self.phase != SHAKING or seat < self.turn:
            self.dice[seat] = RANKS[key_of(rng.throw(DICE, 1))]
        if self.phase == LIFTING or (self.phase == SITTING and not self.waiting >> seat & 1):
            self.seated[seat] = self.any_table(rng)

    def scores(self) -> list[int]:
        """Money cards and five thousand a token; what lies on tables counts for nobody (8.2)."""
        return [self.money[seat] + TOKEN_WORTH * self.tokens[seat] for seat in range(self.seats)]

    def places(self) -> list[int]:
        """The most money wins, then more of the higher cards; the rest is shared (8.3, 8.4)."""
        scores = self.scores()
        wealth = [(scores[seat], *self.purse(seat)[::-1]) for seat in range(self.seats)]
        return [1 + sum([other > mine for other in wealth]) for mine in wealth]

    def purse(self, seat: int) -> list[int]:
        """How many money cards of each worth a seat has, the lowest first."""
        check_place(seat, self.seats)
        return [lying(self.purses[seat], card) for card in range(MONEY_CARDS)]

    def lay_out(self, table: int, cards: Sequence[int]) -> None:
        """Set a position: just these cards lie on this table."""
        check_place(table, len(LETTERS))
        for card in range(len(CARDS)):
            self.take_from_deck(card, -lying(self.piles[table], card))
        self.piles[table] = 0
        for card in cards:
            self.take_from_deck(card, 1)
            self.piles[table] += card_in(card)

    def enrich(self, seat: int, cards: Sequence[int]) -> None:
        """Set a position: this seat has won these money cards before."""
        check_place(seat, self.seats)
        for card in cards:
            self.take_from_deck(card, 1)
            self.purses[seat] += card_in(card)
            self.money[seat] += WORTH[card]

    def take_from_deck(self, card: int, copies: int) -> None:
        """So many of a card are dealt, or back in the deck if there are fewer than none."""
        check_place(card, len(CARDS))
        self.deck[card] -= copies
        self.unseen -= copies
        self.to_come -= copies

    def give(self, seat: int, tokens: int) -> None:
        """Set a position: this seat has just so many tokens, the rest are in the supply."""
        check_place(seat, self.seats)
        if not self.unlimited:
            self.supply += self.tokens[seat] - tokens
        self.tokens[seat] = tokens

    def seat_at(self, seat: int, table: int, result: int) -> None:
        """Set a position: this seat plays at this table with these dice."""
        check_place(seat, self.seats)
        check_place(table, len(LETTERS))
        check_place(result, RESULTS)
        self.sitting[self.seated[seat]] &= ~(1 << seat)
        self.sitting[table] |= 1 << seat
        self.seated[seat] = table
        self.dice[seat] = result
