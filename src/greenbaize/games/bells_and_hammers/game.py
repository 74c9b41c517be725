"""Bells & Hammers: the rules in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping

from greenbaize.engine import copying
from greenbaize.engine.numbers import check_place
from greenbaize.engine.rng import Rng
from greenbaize.engine.seats import HOUSE
from greenbaize.games.bells_and_hammers import make_events
from greenbaize.games.bells_and_hammers.box import (
    CAPITAL,
    CARDS,
    DICE,
    ENDOWMENT,
    FEWEST,
    GAMES_WITHOUT_A_CARD,
    HORSE,
    NUMBER_DICE,
    SIDES,
)
from greenbaize.games.bells_and_hammers.payments import Payments, total
from greenbaize.games.bells_and_hammers.phases import (
    BIDDING,
    CHOOSING,
    COUNTING_ALL,
    DRAWING,
    FRESH,
    NOBODY,
    OVER,
    PASS,
    REFILL,
    THROWING,
    TURNING,
    UNTIL_RAISED,
)
from greenbaize.games.bells_and_hammers.table import size


class BellsAndHammers(Payments):
    """A match of one game or several, for three to ten seats.

    A bid is its points and 0 is a pass; a throw has a bit for each die that shows its mark;
    a card that is turned up is its face; a Banker who is drawn by lot is a seat.
    """

    def __init__(self, seats: int, options: Mapping[str, bool | int | str]) -> None:
        Payments.__init__(self, seats, options)
        if self.first_banker == NOBODY:
            self.throw_for_the_bank(self.inside)
        else:
            self.begin_game(self.first_banker)

    def owing(self) -> int:
        return self.owed()

    def owed(self) -> int:
        """The seat that is asked for a bid, or else the House."""
        if self.phase == BIDDING:
            return 1 << self.turn
        if self.phase == OVER:
            return 0
        return 1 << HOUSE

    def moves(self, seat: int) -> list[int]:
        if seat == HOUSE:
            return self.house_moves()
        if self.phase != BIDDING or seat != self.turn:
            return []
        return [PASS, *range(self.standing + 1, self.points[seat] + 1)]

    def house_moves(self) -> list[int]:
        """Every throw, every card that is still face down, or every tied winner."""
        if self.phase == DRAWING:
            return list(range(1 << NUMBER_DICE))
        if self.phase == THROWING:
            return list(range(1 << DICE))
        if self.phase == TURNING:
            return [face for face in range(CARDS) if self.owners[face] == NOBODY]
        if self.phase == CHOOSING:
            return [seat for seat in range(self.seats) if self.candidates >> seat & 1]
        return []

    def allows(self, seat: int, move: int) -> bool:
        if self.phase == BIDDING and seat == self.turn:
            return move == PASS or self.standing < move <= self.points[seat]
        if self.phase == THROWING and seat == HOUSE:
            return 0 <= move < 1 << DICE
        return move in self.moves(seat)

    def pick(self, seat: int, rng: Rng) -> int:
        if seat < 0 or seat >= self.seats:
            check_place(seat, self.seats)
        higher = self.points[seat] - self.standing
        choice = rng.below(1 + higher if higher > 0 else 1)
        return self.standing + choice if choice else PASS

    def sample(self, rng: Rng) -> int:
        if self.phase == TURNING:
            return self.face_down(rng.below(CARDS - self.card))
        if self.phase == CHOOSING:
            return self.candidate(rng.below(size(self.candidates)))
        roll = 0
        for die in range(NUMBER_DICE if self.phase == DRAWING else DICE):
            if rng.below(SIDES) == 0:
                roll |= 1 << die
        return roll

    def face_down(self, number: int) -> int:
        """One of the faces that are not turned up yet, counted from 0."""
        for face in range(CARDS):
            if self.owners[face] == NOBODY:
                if number == 0:
                    return face
                number -= 1
        return NOBODY

    def candidate(self, number: int) -> int:
        """One of the tied winners, counted from 0."""
        seat = self.next_of(self.candidates, NOBODY)
        for _ in range(number):
            seat = self.next_of(self.candidates, seat)
        return seat

    def thrower(self) -> int:
        if self.phase == THROWING or self.phase == DRAWING:
            return self.turn
        return HOUSE

    def _play(self, seat: int, move: int) -> int:
        if self.phase == THROWING:
            self.throw(move)
        elif self.phase == BIDDING:
            self.answer(move)
        elif self.phase == TURNING:
            self.turn_up(move)
        elif self.phase == DRAWING:
            self.draw(move)
        else:
            self.begin_next_game(move)
        return self.owed()

    def throw_for_the_bank(self, seats: int) -> None:
        """These seats throw the six number dice, one after the other (2.3, 14.12)."""
        self.drawing = seats
        self.highest = NOBODY
        self.candidates = 0
        self.turn = self.next_of(seats, NOBODY)
        self.phase = DRAWING

    def draw(self, roll: int) -> None:
        """The highest total becomes Banker; ties throw again among themselves (2.3)."""
        if self.story is not None:
            self.story += make_events.drew(self, roll, total(roll))
        self.thrown[self.turn] = roll
        if total(roll) > self.highest:
            self.highest = total(roll)
            self.candidates = 0
        if total(roll) == self.highest:
            self.candidates |= 1 << self.turn
        if self.drawing >> self.turn + 1:
            self.turn = self.next_of(self.drawing, self.turn)
        elif size(self.candidates) == 1:
            self.begin_game(self.next_of(self.candidates, NOBODY))
        else:
            if self.story is not None:
                self.story += make_events.drew_level(self)
            self.throw_for_the_bank(self.candidates)

    def begin_game(self, banker: int) -> None:
        """The Banker is known, everybody pays the stake, and the cards are sold (3.2, 4.1)."""
        self.drawing = 0
        self.highest = NOBODY
        self.candidates = 0
        self.clear()
        self.banker = banker
        for seat in range(self.seats):
            self.stake(seat)
        if self.story is not None:
            self.story += make_events.began(self)
        self.put_up()

    def stake(self, seat: int) -> None:
        """Everybody pays the same into the bank, or what is left (3.2, 14.8)."""
        paid = self.ante if self.ante < self.points[seat] else self.points[seat]
        self.points[seat] -= paid
        self.bank += paid

    def put_up(self) -> None:
        """A card is put up; bidding begins one seat further each time (4.2, 4.4, 4.5)."""
        self.standing = 0
        self.bidder = NOBODY
        self.bidders = self.may_have_more()
        self.turn = self.next_of(self.bidders, self.before_the_first())
        self.phase = BIDDING

    def before_the_first(self) -> int:
        """On whose left bidding begins: players out for good are not counted (14.5, 15.4).

        They were in the games of earlier days (15.5).
        """
        if self.passes == COUNTING_ALL:
            return (self.banker + self.card) % self.seats
        seat = self.banker
        for _ in range(self.card):
            seat = self.next_of(self.inside, seat)
        return seat

    def may_have_more(self) -> int:
        """The players below the limit of cards (4.5, 14.4)."""
        limit = self.limit()
        seats = 0
        for seat in range(self.seats):
            if self.inside >> seat & 1 and self.held[seat] < limit:
                seats |= 1 << seat
        return seats

    def answer(self, points: int) -> None:
        """A bid stands until it is outbid, and others are asked about it (4.4, 15.1)."""
        if self.story is not None:
            self.story += make_events.answered(self, points)
        if points == PASS:
            self.bidders &= ~(1 << self.turn)
        else:
            self.standing = points
            self.bidder = self.turn
            self.bidders = self.rivals()
        self.ask_on()

    def rivals(self) -> int:
        """Who may answer a bid: those who passed too, unless a pass is final (4.4, 15.1)."""
        return self.may_have_more() if self.passes == UNTIL_RAISED else self.bidders

    def ask_on(self) -> None:
        """Bidding ends when all but the highest bidder have passed (4.4, 14.5, 15.4)."""
        if self.bidders == 0:
            self.hand_over(self.favoured(), 0)
        elif self.bidder != NOBODY and self.bidders == 1 << self.bidder:
            self.hand_over(self.bidder, self.standing)
        else:
            self.turn = self.next_of(self.bidders, self.turn)

    def favoured(self) -> int:
        """Who gets a card that nobody wants: the first without one, left of the Banker (4.6)."""
        allowed = self.may_have_more()
        without = 0
        for seat in range(self.seats):
            if allowed >> seat & 1 and self.held[seat] == 0:
                without |= 1 << seat
        return self.next_of(without if without else allowed, self.banker)

    def hand_over(self, seat: int, price: int) -> None:
        """The card is taken face down, and its price goes to the bank (4.3, 4.6, 7.3)."""
        self.points[seat] -= price
        self.bank += price
        self.buyers[self.card] = seat
        self.prices[self.card] = price
        self.held[seat] += 1
        self.streaks[seat] = 0
        self.active |= 1 << seat
        if self.story is not None:
            self.story += make_events.sold(self, seat, price)
        self.card += 1
        if self.card < CARDS:
            self.put_up()
        else:
            self.close_the_sale()

    def close_the_sale(self) -> None:
        """The cards are turned up in the order in which they were sold (4.7)."""
        self.standing = 0
        self.bidder = NOBODY
        self.bidders = 0
        self.turn = NOBODY
        self.card = 0
        self.phase = TURNING

    def turn_up(self, face: int) -> None:
        """The face of the next card; after the last one the dice are thrown (4.7)."""
        if self.story is not None:
            self.story += make_events.turned_up(self, face)
        self.faces[self.card] = face
        self.owners[face] = self.buyers[self.card]
        self.card += 1
        if self.card == CARDS:
            self.take_up_the_dice()

    def take_up_the_dice(self) -> None:
        """The Banker throws first, or the next player with a card (4.8, 4.9, 5.1)."""
        if self.story is not None:
            self.story += make_events.left_out(self)
        if size(self.active) == 1:
            self.clear_the_bank(self.owners[HORSE])
            self.end_game()
            return
        before = self.banker if self.banker > 0 else self.seats
        self.turn = self.next_of(self.active, before - 1)
        self.phase = THROWING

    def throw(self, roll: int) -> None:
        """All eight dice, once; a throw that empties the bank ends the game (5.1, 6.1)."""
        if self.story is not None:
            self.story += make_events.threw(self, roll, total(roll))
        self.thrown[self.turn] = roll
        self.closer = self.turn
        self.count_blanks(roll)
        self.evaluate(roll)
        if self.bank == 0:
            self.end_game()
        else:
            self.pass_the_dice()

    def pass_the_dice(self) -> None:
        """The next player with a card throws (5.1)."""
        self.turn = self.next_of(self.active, self.turn)

    def end_game(self) -> None:
        """The richest player with a card has won and is the next Banker (6.2, 6.3)."""
        self.candidates = self.winners()
        self.turn = NOBODY
        if self.story is not None:
            self.story += make_events.game_ended(self)
        self.count()
        if self.game + 1 == self.games or self.players() < FEWEST:
            self.candidates = 0
            self.phase = OVER
            if self.story is not None:
                self.story += make_events.ended(self)
        elif size(self.candidates) == 1:
            self.begin_next_game(self.next_of(self.candidates, NOBODY))
        else:
            self.phase = CHOOSING

    def winners(self) -> int:
        """The active players with the most points; among equals the last thrower (6.2, 6.3)."""
        most = -1
        tied = 0
        for seat in range(self.seats):
            if self.active >> seat & 1 and self.points[seat] >= most:
                if self.points[seat] > most:
                    tied = 0
                most = self.points[seat]
                tied |= 1 << seat
        if self.closer != NOBODY and tied >> self.closer & 1:
            return 1 << self.closer
        return tied

    def count(self) -> None:
        """The points count for the match; three games without a card cost it (7.1 to 7.3, 14.7)."""
        for seat in range(self.seats):
            if self.inside >> seat & 1:
                self.won[seat] += self.points[seat] if self.carry == FRESH else 0
                self.streaks[seat] += 0 if self.held[seat] else 1
                if self.streaks[seat] == GAMES_WITHOUT_A_CARD:
                    self.confiscate(seat)

    def confiscate(self, seat: int) -> None:
        """Out for good: all points go to the bank (7.1)."""
        if self.story is not None:
            self.story += make_events.confiscated(self, seat)
        self.inside &= ~(1 << seat)
        self.bank += self.points[seat]
        self.points[seat] = 0
        self.won[seat] = 0

    def begin_next_game(self, banker: int) -> None:
        """Points are given out afresh or carried over, and the bank likewise (7.2, 14.8)."""
        self.game += 1
        if self.carry == FRESH:
            self.bank = ENDOWMENT
            for seat in range(self.seats):
                self.points[seat] = CAPITAL if self.inside >> seat & 1 else 0
        elif self.carry == REFILL:
            self.bank += ENDOWMENT
        self.begin_game(banker)

    def scores(self) -> list[int]:
        """What everybody has, or would have if the game ended now (7.2)."""
        if self.carry != FRESH:
            return [self.points[seat] for seat in range(self.seats)]
        running = self.phase not in (CHOOSING, OVER)
        return [self.won[s] + (self.points[s] if running else 0) for s in range(self.seats)]

    def places(self) -> list[int]:
        """One game is won as 6.2 and 6.3 say, a match by its score (14.9)."""
        ranks = list(zip(self.ranked(), self.scores(), strict=True))
        best = max(ranks)
        decided = self.games == 1 and self.phase == OVER and self.closer != NOBODY
        if decided and ranks[self.closer] == best:
            ranks[self.closer] = (2, 0)
        return [1 + sum([other > mine for other in ranks]) for mine in ranks]

    def ranked(self) -> list[int]:
        """Who can win: all in the match; after the sale of a single game, those with a card."""
        sold = self.phase not in (DRAWING, BIDDING)
        able = self.active if sold and self.games == 1 else self.inside
        return [able >> seat & 1 for seat in range(self.seats)]

    def clone(self) -> BellsAndHammers:
        return copying.copied(self, BellsAndHammers)

    def guess(self, seat: int, rng: Rng) -> BellsAndHammers:
        """Nobody knows a face before all do: it is drawn when the card is turned up (14.14)."""
        return self.clone()
