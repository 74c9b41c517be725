"""Bells & Hammers told a second time, slowly: 3 to 10 seats, one game or a match of several.

Numbers in brackets are those of the rules file: 1 to 9 its sections, Q its questions,
T its vectors, 14 its clarifications, 15 its corrections, which bind over all others. Money is
counted in points.

Chance is a seat called house: it throws the dice, turns up the cards after the sale and
draws a Banker among tied winners. Everything the referee knows lies in plain public
attributes, so a position is set by assigning to them.
"""

from .bells_and_hammers_material import (
    CARDS,
    EIGHT_DICE,
    FEWEST,
    SIX_NUMBER_DICE,
    Option,
    Throw,
)
from .bells_and_hammers_payments import CAPITAL, ENDOWMENT, Payments

HOUSE = "house"

STREAK_OUT = 3

BANKERS_DRAW = "banker's draw"
SALE = "sale"
TURNING_UP = "turning up"
THROWS = "throws"
NEXT_BANKER = "next banker"
OVER = "over"


class Referee(Payments):
    """One match of Bells & Hammers, which may be one game."""

    def __init__(self, seats: int, options: dict[str, Option]) -> None:
        """The table is laid (3.1); then the first Banker is found (2.3, 14.12)."""
        super().__init__(seats, options)
        self.phase = BANKERS_DRAW
        self.still_to_draw: list[int] = []
        self.drawn: dict[int, int] = {}
        self.tied: list[int] = []
        if options["first_banker"] == "dice":
            self.begin_bankers_draw(list(range(seats)))
        else:
            self.begin_sale(int(options["first_banker"]) - 1)

    # Moves

    def owing(self) -> list[int | str]:
        """A seat in the sale, otherwise the house, nobody at the end."""
        if self.phase == OVER:
            return []
        if self.phase == SALE:
            return [self.seat_in_turn()]
        return [HOUSE]

    def moves(self, seat: int) -> list[str]:
        """Any higher bid that the seat has the points for, or pass (4.4, 14.5)."""
        if self.phase != SALE or seat != self.turn:
            return []
        bids = range(self.standing + 1, self.points[seat] + 1)
        return [f"bid {bid}" for bid in bids] + ["pass"]

    def house_moves(self) -> list[str]:
        """Everything that chance may bring now."""
        if self.phase == BANKERS_DRAW:
            return list(SIX_NUMBER_DICE)
        if self.phase == TURNING_UP:
            return [f"turn {card}" for card in CARDS if card not in self.owners]
        if self.phase == THROWS:
            return list(EIGHT_DICE)
        if self.phase == NEXT_BANKER:
            return [f"banker {seat + 1}" for seat in self.tied]
        return []

    def refusal(self, who: int | str, words: str) -> str | None:
        """Why these words are not legal now, or None if they are."""
        owing = self.owing()
        if not owing:
            return "The match is over."
        if who not in owing:
            return f"It is not {who} who has to move but {owing[0]}."
        legal = self.house_moves() if who == HOUSE else self.moves(self.seat_in_turn())
        if words not in legal:
            return f"{words!r} is not possible now, but for example {legal[0]!r} is."
        return None

    def play(self, who: int | str, words: str) -> None:
        """Carry out a legal move."""
        reason = self.refusal(who, words)
        if reason is not None:
            raise ValueError(reason)
        if self.phase == BANKERS_DRAW:
            self.draw_for_banker(SIX_NUMBER_DICE[words])
        elif self.phase == SALE:
            self.bid_or_pass(words)
        elif self.phase == TURNING_UP:
            self.turn_up(words.removeprefix("turn "))
        elif self.phase == THROWS:
            self.throw(EIGHT_DICE[words])
        else:
            self.begin_next_game(int(words.removeprefix("banker ")) - 1)

    # What can be seen

    def table(self) -> dict[str, object]:
        """Everything that is public; the faces of unturned cards are known to nobody (9.2)."""
        return {
            "game": self.game,
            "bank": self.bank,
            "points": list(self.points),
            "match": list(self.finished_games) if self.fresh else list(self.points),
            "in_match": list(self.in_match),
            "banker": self.banker,
            "for_sale": self.for_sale,
            "standing": self.standing,
            "bidder": self.bidder,
            "bidding": [self.is_bidding(seat) for seat in range(self.seats)],
            "cards": [self.cards_of(seat) for seat in range(self.seats)],
            "owners": dict(self.owners),
            "inn": self.inn,
            "turn": self.turn,
            "streaks": list(self.streaks),
        }

    def scores(self) -> list[int]:
        """Points in hand; in a fresh match of several games the sum over the games (7.2)."""
        if self.games == 1 or not self.fresh:
            return list(self.points)
        if self.phase in (NEXT_BANKER, OVER):
            return list(self.finished_games)
        return [
            self.finished_games[seat] + (self.points[seat] if self.in_match[seat] else 0)
            for seat in range(self.seats)
        ]

    def places(self) -> list[int]:
        """By score, the excluded behind all others; ties are shared (6.2, 6.3, 14.9)."""
        scores = self.scores()
        standings = [
            (self.may_win(seat), scores[seat], self.wins_tie(seat)) for seat in range(self.seats)
        ]
        return [1 + len([other for other in standings if other > mine]) for mine in standings]

    def may_win(self, seat: int) -> bool:
        """Not out of the match; in a match of one game not without a card either (Q9)."""
        sale_is_over = self.phase in (TURNING_UP, THROWS, OVER)
        if self.games == 1 and sale_is_over and self.cards_of(seat) == 0:
            return False
        return self.in_match[seat]

    def wins_tie(self, seat: int) -> bool:
        """Only a match of one game knows a tie-breaker (6.3, 14.9)."""
        return self.games == 1 and self.phase == OVER and seat in self.winners_of_game()

    # The first Banker

    def begin_bankers_draw(self, seats: list[int]) -> None:
        """These seats throw the six number dice once each, in order (2.3, 14.12)."""
        self.drawn = {}
        self.still_to_draw = seats
        self.turn = seats[0]

    def draw_for_banker(self, throw: Throw) -> None:
        """The highest total is Banker; those who tie throw again (2.3)."""
        self.drawn[self.seat_in_turn()] = throw.sum
        self.still_to_draw = self.still_to_draw[1:]
        if self.still_to_draw:
            self.turn = self.still_to_draw[0]
            return
        highest = max(self.drawn.values())
        best = [seat for seat in sorted(self.drawn) if self.drawn[seat] == highest]
        if len(best) == 1:
            self.begin_sale(best[0])
        else:
            self.begin_bankers_draw(best)

    # The sale

    def begin_sale(self, banker: int) -> None:
        """All players of the match pay the stake, or what they have (3.2, 14.8)."""
        self.banker = banker
        for seat in self.players():
            self.pay_bank(seat, min(self.ante, self.points[seat]))
        self.phase = SALE
        self.put_up_next_card()

    def put_up_next_card(self) -> None:
        """Asked first is the Banker's left, one seat further for each next card (4.4, 14.5).

        Seats at their limit are counted, seats out of the match are not (15.4).
        """
        self.for_sale += 1
        self.standing = 0
        self.bidder = None
        self.passed = []
        round_the_table = [
            seat for seat in self.clockwise_from(self.banker_seat()) if self.in_match[seat]
        ]
        self.ask_next(round_the_table[self.for_sale % len(round_the_table)])

    def allowed_another_card(self, seat: int) -> bool:
        """Five or more players of the match: one card each (4.5, 14.4)."""
        if not self.in_match[seat]:
            return False
        if self.options["cards_per_player"] == "any" or len(self.players()) < 5:
            return True
        return self.cards_of(seat) == 0

    def bidders(self) -> list[int]:
        """Who has not passed; a player at his limit counts as having passed (4.5, 14.5, 15.4)."""
        return [
            seat
            for seat in range(self.seats)
            if self.allowed_another_card(seat) and seat not in self.passed
        ]

    def is_bidding(self, seat: int) -> bool:
        """Whether it may still be asked for the card on sale, unless nobody raises (15.4)."""
        return self.phase == SALE and seat in self.bidders()

    def ask_next(self, seat: int) -> None:
        """This seat, or the next one clockwise that is still bidding (4.4)."""
        bidders = self.bidders()
        self.turn = next(other for other in self.clockwise_from(seat) if other in bidders)

    def bid_or_pass(self, words: str) -> None:
        """The card is sold when all but the highest bidder have passed (4.4).

        A pass holds until the next bid, or for this card if it is final (15.1).
        """
        seat = self.seat_in_turn()
        if words == "pass":
            self.passed.append(seat)
        else:
            self.standing = int(words.removeprefix("bid "))
            self.bidder = seat
            if self.options["pass"] == "until_raised":
                self.passed = []
        if self.bidders() == []:
            self.hand_over_card(self.taker_of_unwanted_card())
        elif self.bidders() == [self.bidder]:
            self.pay_bank(self.bidders()[0], self.standing)
            self.hand_over_card(self.bidders()[0])
        else:
            self.ask_next(seat + 1)

    def taker_of_unwanted_card(self) -> int:
        """The first without a card from the Banker's left, else the first allowed one (4.6)."""
        allowed = [
            seat
            for seat in self.clockwise_from(self.banker_seat() + 1)
            if self.allowed_another_card(seat)
        ]
        without = [seat for seat in allowed if self.cards_of(seat) == 0]
        return (without or allowed)[0]

    def hand_over_card(self, seat: int) -> None:
        """Face down; any card, also a free one, ends the streak (4.3, 7.3, 14.6)."""
        self.buyers.append(seat)
        self.streaks[seat] = 0
        if self.for_sale < len(CARDS):
            self.put_up_next_card()
            return
        self.for_sale = 0
        self.standing = 0
        self.bidder = None
        self.passed = []
        self.turn = None
        self.phase = TURNING_UP

    def turn_up(self, card: str) -> None:
        """The faces in the order of the sale (4.7, 14.14); one owner of all takes B (4.9)."""
        self.owners[card] = self.buyers[len(self.owners)]
        if len(self.owners) < len(CARDS):
            return
        if len(self.active()) == 1:
            self.bank_pays(self.active()[0], self.bank)
            self.end_game()
            return
        self.phase = THROWS
        self.turn = self.next_active(self.banker_seat() - 1)

    # The throws

    def throw(self, throw: Throw) -> None:
        """One throw is valued; then the next active player clockwise has the dice (5.1)."""
        self.last_thrower = self.seat_in_turn()
        if self.is_twenty_one(throw):
            self.share_out_twenty_one()
            self.end_game()
        elif throw.sum == self.bank:
            self.bank_pays(self.taker_of_bank(throw), self.bank)
            self.end_game()
        else:
            self.settle(throw)
            self.turn = self.next_active(self.seat_in_turn())

    # The end of a game and of the match

    def winners_of_game(self) -> list[int]:
        """The active with the most points; of tied ones the last thrower (6.2, 6.3, 14.11)."""
        most = max(self.points[seat] for seat in self.active())
        best = [seat for seat in self.active() if self.points[seat] == most]
        if self.last_thrower is not None and self.last_thrower in best:
            return [self.last_thrower]
        return best

    def end_game(self) -> None:
        """Match scores, streaks, confiscation; then the end or the next game (6, 7, 14.9)."""
        self.turn = None
        for seat in self.players():
            self.finished_games[seat] += self.points[seat]
            if self.cards_of(seat) == 0:
                self.streaks[seat] += 1
            if self.streaks[seat] == STREAK_OUT:
                self.confiscate(seat)
        self.tied = self.winners_of_game()
        if self.game == self.games or len(self.players()) < FEWEST:
            self.phase = OVER
        elif len(self.tied) == 1:
            self.begin_next_game(self.tied[0])
        else:
            self.phase = NEXT_BANKER

    def confiscate(self, seat: int) -> None:
        """Out for good; the points go to the bank, the match score is 0 (7.1, 7.2, 14.7)."""
        self.in_match[seat] = False
        self.finished_games[seat] = 0
        self.pay_bank(seat, self.points[seat])

    def begin_next_game(self, banker: int) -> None:
        """Afresh, or with what everybody has and the bank refilled or not (7.2, 14.8).

        After a game the bank holds nothing but what was confiscated since.
        """
        self.game += 1
        self.clear_the_table()
        if self.fresh:
            self.points = [CAPITAL if in_match else 0 for in_match in self.in_match]
            self.bank = ENDOWMENT
        elif self.options["carry"] == "refill":
            self.bank += ENDOWMENT
        self.begin_sale(banker)
