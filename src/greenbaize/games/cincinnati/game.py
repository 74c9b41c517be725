"""Cincinnati: the rules in the order of the rulebook."""

from __future__ import annotations

from greenbaize.engine import copying
from greenbaize.games.cincinnati import hierarchy, make_events
from greenbaize.games.cincinnati.box import (
    DUEL_CARD,
    MONEY_CARDS,
    NOWHERE,
    ROUNDS,
    TOKEN_CARD,
    TOKENS_A_CARD,
    WORTH,
    A,
    C,
)
from greenbaize.games.cincinnati.duel import Duel
from greenbaize.games.cincinnati.packing import HOUSES_TURN, LIFT_BITS, REVEAL_BITS, UNKNOWN
from greenbaize.games.cincinnati.phases import (
    ASKING,
    BOUGHT,
    CHALLENGING,
    DUEL_ASKING,
    DUEL_KEEPING,
    DUEL_THROWING,
    FIRST,
    KEEPING,
    LIFTING,
    OVER,
    PUTTING,
    REPLACING,
    REVEALING,
    SECOND,
    SHAKING,
    SITTING,
    THIRD,
    THROWING,
    TURNING,
)
from greenbaize.games.cincinnati.table import card_in, key_of, lying

RANKS = list(hierarchy.RANKS)
STRENGTHS = list(hierarchy.STRENGTHS)
KEEPS_OF = list(hierarchy.KEEPS_OF)
FIRST_KEEP = list(hierarchy.FIRST_KEEP)
KEPT_KEYS = list(hierarchy.KEPT_KEYS)
VALUES = list(WORTH)


class Cincinnati(Duel):
    """One game of Cincinnati, for three to six seats."""

    def __init__(
        self,
        seats: int,
        hidden: bool = False,
        free_choice: bool = False,
        starter_loses: bool = False,
        unlimited: bool = False,
    ) -> None:
        super().__init__(seats, hidden, free_choice, starter_loses, unlimited)
        self.begin_round()

    def _play(self, seat: int, move: int) -> int:
        if self.phase == KEEPING:
            self.keep(seat, move)
        elif self.phase == THROWING:
            self.land(move)
        elif self.phase == ASKING:
            self.answer(seat, move)
        elif self.phase == SITTING:
            self.sit(seat, move)
        elif self.phase == SHAKING:
            self.look(move)
        elif self.phase == TURNING:
            self.turn_up(move)
        elif self.phase == LIFTING:
            self.lift(move)
        elif self.phase == DUEL_KEEPING:
            self.duel_keep(move)
        elif self.phase == DUEL_THROWING:
            self.duel_land(move)
        elif self.phase == DUEL_ASKING:
            self.duel_answer(move)
        elif self.phase == CHALLENGING:
            self.challenge(move)
        elif self.phase == REVEALING:
            self.reveal(move)
        elif self.phase == REPLACING:
            self.replace(move)
        else:
            self.put(move)
        return self.due

    def begin_round(self) -> None:
        """Twelve rounds of four phases; the deal passes on (3, 2.6)."""
        if self.round:
            self.dealer = 0 if self.dealer + 1 == self.seats else self.dealer + 1
        self.round += 1
        self.table = A
        self.wait_for(TURNING, HOUSES_TURN)

    def clear_mats(self) -> None:
        """The last round's dice lie there until the next begins (14.16)."""
        self.throw = FIRST
        for seat in range(self.seats):
            self.seated[seat] = NOWHERE
            self.dice[seat] = UNKNOWN
            self.kept[seat] = 0

    def turn_up(self, card: int) -> None:
        """A card for each table, in order; in the first round no duel card (3.1.1, 3.1.3)."""
        if self.table == A:
            self.clear_mats()
        if self.story is not None:
            self.story += make_events.turned(self, card)
        if self.round == 1 and card == DUEL_CARD:
            self.show_back()
        else:
            self.deal(card)
            self.lay(card, self.table)

    def show_back(self) -> None:
        """A duel card of the first round is shown and shuffled in again (14.11)."""
        self.shown_back += 1
        self.wait_for(REPLACING, HOUSES_TURN)

    def replace(self, card: int) -> None:
        """The replacement goes to the same table, or where the dealer puts it (Q1, 14.10)."""
        if self.story is not None:
            self.story += make_events.turned(self, card)
        if card == DUEL_CARD:
            self.show_back()
            return
        self.deal(card)
        if self.free_choice:
            self.card = card
            self.wait_for(PUTTING, 1 << self.dealer)
        else:
            self.lay(card, self.table)

    def put(self, table: int) -> None:
        """The dealer puts the replacement on any table (14.10)."""
        if self.story is not None:
            self.story += make_events.put(self, table)
        self.lay(self.card, table)

    def deal(self, card: int) -> None:
        """The top card of the deck is gone."""
        self.deck[card] -= 1
        self.unseen -= 1
        self.to_come -= 1

    def lay(self, card: int, table: int) -> None:
        """The new card is added to what still lies on a table (3.1.2)."""
        self.piles[table] += card_in(card)
        self.table += self.stride()
        if self.table > C:
            self.shake()
        else:
            self.wait_for(TURNING, HOUSES_TURN)

    def shake(self) -> None:
        """Everybody throws all five dice under the cup (3.2.1)."""
        self.turn = 0
        self.wait_for(SHAKING, HOUSES_TURN)

    def look(self, roll: int) -> None:
        """Each sees only the own first throw (3.2.1)."""
        self.dice[self.turn] = RANKS[key_of(roll)] if roll else UNKNOWN
        if self.story is not None:
            self.story += make_events.looked(self)
        self.turn += 1
        if self.turn == self.seats:
            self.waiting = self.everybody()
            self.wait_for(SITTING, self.waiting)

    def sit(self, seat: int, table: int) -> None:
        """Everybody picks a table in secret; the last choice lifts the cups (3.2.2)."""
        self.seated[seat] = table
        if self.story is not None:
            self.story += make_events.sat(seat)
        self.waiting &= ~(1 << seat)
        self.due = self.waiting
        if not self.waiting:
            self.wait_for(LIFTING, HOUSES_TURN)

    def lift(self, shown: int) -> None:
        """Tables and dice are public from here on (3.2.3)."""
        for table in range(A, C + 1):
            self.sitting[table] = 0
        for seat in range(self.seats):
            lifted = shown >> LIFT_BITS * seat & 1023
            self.seated[seat] = lifted >> 8
            self.dice[seat] = lifted & 255
            self.sitting[lifted >> 8] |= 1 << seat
        if self.story is not None:
            self.story += make_events.lifted(self)
        self.throw = SECOND
        self.choose_keeps(self.everybody())

    def choose_keeps(self, seats: int) -> None:
        """Before a throw, in order at each table, or all at once in secret (3.2.6, 14.13)."""
        self.waiting = seats
        self.throwing = seats
        self.wait_for(KEEPING, seats)
        if not self.hidden:
            self.due = 0
            for table in range(A, C + 1):
                if self.sitting[table] & seats:
                    self.due |= 1 << self.foremost(self.sitting[table] & seats)

    def keep(self, seat: int, choice: int) -> None:
        """A seat says which dice it throws again, any of them or none (3.2.4)."""
        if self.story is not None:
            self.story += make_events.kept(self, seat, choice)
        self.kept[seat] = choice
        self.waiting &= ~(1 << seat)
        self.due &= ~(1 << seat)
        if not self.hidden:
            self.stand_or_throw(seat)
            behind = self.waiting & self.sitting[self.seated[seat]]
            if behind:
                self.due |= 1 << self.next_of(behind, seat)
        if not self.waiting:
            if self.hidden:
                self.wait_for(REVEALING, HOUSES_TURN)
            else:
                self.throw_dice()

    def reveal(self, shown: int) -> None:
        """All that was kept in secret is shown at once (14.13)."""
        for seat in range(self.seats):
            if self.throwing >> seat & 1:
                self.kept[seat] = (shown >> REVEAL_BITS * seat & 63) - 1
        if self.story is not None:
            self.story += make_events.revealed(self)
        for seat in range(self.seats):
            if self.throwing >> seat & 1:
                self.stand_or_throw(seat)
        self.throw_dice()

    def stand_or_throw(self, seat: int) -> None:
        """Whoever keeps all five dice renounces the throw (3.2.4)."""
        if self.kept[seat] + 1 == KEEPS_OF[self.dice[seat]]:
            self.throwing &= ~(1 << seat)

    def throw_dice(self) -> None:
        """When all have chosen, the dice are thrown, each seat's in turn (3.2.4, 14.4)."""
        if not self.throwing:
            self.next_throw()
            return
        self.turn = self.next_of(self.throwing, self.seats - 1)
        self.wait_for(THROWING, HOUSES_TURN)

    def land(self, roll: int) -> None:
        """The new faces lie beside the dice that were kept."""
        entry = FIRST_KEEP[self.dice[self.turn]] + self.kept[self.turn]
        self.dice[self.turn] = RANKS[KEPT_KEYS[entry] + key_of(roll)]
        if self.story is not None:
            self.story += make_events.threw(self, roll)
        self.throwing &= ~(1 << self.turn)
        self.throw_dice()

    def next_throw(self) -> None:
        """Three throws for all, then those that are bought (3.2.4, Q18)."""
        if self.throw < THIRD:
            self.throw += 1
            self.choose_keeps(self.everybody())
        else:
            self.begin_pass()

    def begin_pass(self) -> None:
        """Everybody is asked for a token once, the richest first, then clockwise (3.2.7)."""
        self.throw = BOUGHT
        self.throwing = 0
        self.waiting = self.everybody()
        self.ask(self.foremost(self.waiting))

    def ask(self, seat: int) -> None:
        """One seat is asked, also one without tokens (14.2)."""
        self.turn = seat
        self.wait_for(ASKING, 1 << seat)

    def answer(self, seat: int, buys: int) -> None:
        """When all were asked, the payers throw; a pass without any ends the throwing (3.2.7)."""
        if self.story is not None:
            self.story += make_events.answered(self, seat, buys)
        self.waiting &= ~(1 << seat)
        if buys:
            self.pay(seat)
            self.throwing |= 1 << seat
        if self.waiting:
            self.ask(self.next_of(self.waiting, seat))
        elif self.throwing:
            self.choose_keeps(self.throwing)
        else:
            self.table = A
            self.clear_tables()

    def clear_tables(self) -> None:
        """Tables are cleared in order; a tie is fought out first (3.3, 3.3.3)."""
        while self.table <= C:
            best = self.best_at(self.table) if self.piles[self.table] else 0
            if best & best - 1:
                self.fight_for_table(best)
                return
            if best:
                self.take(self.next_of(best, 0), self.table)
            elif self.story is not None:
                self.story += make_events.stayed(self)
            self.table += self.stride()
        self.rank_holders()

    def best_at(self, table: int) -> int:
        """Of those who chose the table and meet its condition, the best by its order (3.3.2)."""
        best = 0
        most = 1
        for seat in range(self.seats):
            if self.seated[seat] == table:
                strength = STRENGTHS[table << 8 | self.dice[seat]]
                if strength > most:
                    most = strength
                    best = 0
                if strength == most:
                    best |= 1 << seat
        return best

    def take(self, seat: int, table: int) -> None:
        """Money lies open, token cards give tokens at once, duels are fought later (3.3.4)."""
        pile = self.piles[table]
        gained = TOKENS_A_CARD * lying(pile, TOKEN_CARD)
        if not self.unlimited:
            gained = min(gained, self.supply)
            self.supply -= gained
        if self.story is not None:
            self.story += make_events.took(self, seat, table, gained)
        self.piles[table] = 0
        self.tokens[seat] += gained
        self.spent_tokens += lying(pile, TOKEN_CARD)
        self.duel_cards[seat] += lying(pile, DUEL_CARD)
        for card in range(MONEY_CARDS):
            self.money[seat] += lying(pile, card) * VALUES[card]
        self.purses[seat] += pile & card_in(MONEY_CARDS) - 1

    def rank_holders(self) -> None:
        """Who holds duel cards plays them, the richest first; the ranking stays (5.2, Q7)."""
        holders = 0
        for seat in range(self.seats):
            if self.duel_cards[seat]:
                holders |= 1 << seat
        self.challengers = 0
        place = 0
        while holders:
            seat = self.foremost(holders)
            holders &= ~(1 << seat)
            self.challengers |= seat << place
            place += 4
        self.challengers |= 15 << place
        self.next_challenge()

    def next_challenge(self) -> None:
        """Every duel card is played; a holder plays all of his before the next does (5.1, 5.2)."""
        seat = self.challengers & 15
        if seat < self.seats and not self.duel_cards[seat]:
            self.challengers >>= 4
            seat = self.challengers & 15
        if seat < self.seats:
            self.turn = seat
            self.wait_for(CHALLENGING, 1 << seat)
        else:
            self.challengers = 0
            self.end_round()

    def challenge(self, opponent: int) -> None:
        """The holder names any one other player (5.3)."""
        if self.story is not None:
            self.story += make_events.challenged(self, opponent)
        self.prize = NOWHERE
        self.duellists[0] = self.turn
        self.duellists[1] = opponent
        self.begin_bout(2)

    def fight_for_table(self, tied: int) -> None:
        """The richest of the tied begins, then clockwise (6.2, 6.3)."""
        self.prize = self.table
        fighters = 0
        seat = self.foremost(tied)
        while tied:
            self.duellists[fighters] = seat
            fighters += 1
            tied &= ~(1 << seat)
            if tied:
                seat = self.next_of(tied, seat)
        self.begin_bout(fighters)
        if self.story is not None:
            self.story += make_events.tied(self)

    def judge(self) -> None:
        """All have declined: a duel card's duel is judged in one way, a tie in another."""
        if self.prize == NOWHERE:
            self.judge_duel()
        else:
            self.judge_tie()

    def judge_duel(self) -> None:
        """The better result by the hierarchy wins; equal dice lose for the holder (5.6, 5.7)."""
        holder = self.duellists[0]
        card = MONEY_CARDS
        if self.duel_dice[0] > self.duel_dice[1]:
            card = self.highest(self.duellists[1])
        if self.story is not None:
            self.story += make_events.duelled(self, card)
        if card < MONEY_CARDS:
            self.rob(holder, self.duellists[1], card)
        self.duel_cards[holder] -= 1
        self.spent_duels += 1
        self.end_duel()
        self.next_challenge()

    def highest(self, seat: int) -> int:
        """A seat's highest money card; one past the money cards if it has none."""
        for card in range(MONEY_CARDS - 1, -1, -1):
            if lying(self.purses[seat], card):
                return card
        return MONEY_CARDS

    def rob(self, holder: int, opponent: int, card: int) -> None:
        """Exactly one card moves (5.7)."""
        self.purses[holder] += card_in(card)
        self.purses[opponent] -= card_in(card)
        self.money[holder] += VALUES[card]
        self.money[opponent] -= VALUES[card]

    def judge_tie(self) -> None:
        """The best takes the pile; equals fight again from the beginning (6.3, 6.4, 14.8)."""
        best = self.best_fighters()
        starter = 1 << self.duellists[0]
        if self.starter_loses and best & starter and best != starter:
            best &= ~starter
            if self.story is not None:
                self.story += make_events.dropped_out(self)
        if best & best - 1:
            self.fight_for_table(best)
            return
        table = self.prize
        self.end_duel()
        self.take(self.next_of(best, 0), table)
        self.table += self.stride()
        self.clear_tables()

    def end_round(self) -> None:
        """After the twelfth round the game is over (8.1)."""
        if self.round < ROUNDS:
            self.begin_round()
            return
        self.wait_for(OVER, 0)
        if self.story is not None:
            self.story += make_events.ended(self)

    def clone(self) -> Cincinnati:
        return copying.copied(self, Cincinnati)

    def jump(self, round: int, throw: int) -> None:
        """Set a position: this round, counted from 1, and the throw that is next, or the tokens."""
        self.round = round
        self.dealer = (round - 1) % self.seats
        self.throw = throw - 1
        self.next_throw()
