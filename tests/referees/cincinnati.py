"""Cincinnati told a second time, slowly: 3 to 6 seats, all options.

Rule numbers are those of the rules file: 1 to 9 the rules, Q the questions resolved there,
14 the clarifications. Money is counted in thousands.

Chance is a seat called house: it turns up cards, throws dice and uncovers what was secret.
Everything the referee knows lies in plain public attributes, so a position is set by
assigning to them.
"""

from .cincinnati_dice import (
    BOUGHT,
    Dice,
    Duel,
    dice_on_show,
    keeping_moves,
    kept_on_show,
    read_kept,
    roll_refusal,
)
from .cincinnati_table import CARDS, DUEL, ROUNDS, TOKENS, Card, Table

HOUSE = "house"

# What the game is waiting for.
CARD = "a card to be turned up"
PUT = "the replacement to be put on a table"
SIT = "the choice of tables"
LIFT = "the cups to be lifted"
COMMIT = "the dice to be kept"
UNCOVER = "the kept dice to be revealed"
ROLL = "the dice to be thrown"
ASK = "answers to the token question"
CHALLENGE = "an opponent to be named"
DUELLING = "a duel"
OVER = "nothing, the game is over"


class Referee(Table):
    """One game of Cincinnati."""

    def __init__(self, seats: int, options: dict[str, bool | int | str]) -> None:
        """The table is laid, and the first card is to be turned up (2, 3.1.1)."""
        super().__init__(seats, options)
        self.waiting_for = CARD
        self.prepare_memory()

    def prepare_memory(self) -> None:
        """What is remembered inside a phase."""
        self.to_fill = list(self.letters)
        self.replacing = False
        self.turned_up: Card | None = None
        self.throw = 1
        self.queues: list[list[int]] = []
        self.kept: dict[int, Dice] = {}
        self.to_roll: list[int] = []
        self.to_ask: list[int] = []
        self.payers: list[int] = []
        self.to_clear: list[str] = []
        self.holders: list[int] = []

    # What may be asked of a referee.

    def owing(self) -> list[int | str]:
        """The seats that have to move, ascending, or the House, or nobody at the end."""
        if self.waiting_for == OVER:
            return []
        return [*self.seats_owing()] or [HOUSE]

    def seats_owing(self) -> list[int]:
        if self.waiting_for == PUT:
            return [self.dealer()]
        if self.waiting_for == SIT:
            return [seat for seat in range(self.seats) if self.seated[seat] is None]
        if self.waiting_for == COMMIT:
            return sorted(queue[0] for queue in self.queues if queue)
        if self.waiting_for == ASK:
            return self.to_ask[:1]
        if self.waiting_for == CHALLENGE:
            return self.holders[:1]
        if self.duel is not None and self.duel.dice_in_the_air() == 0:
            return [self.duel.seat()]
        return []

    def moves(self, seat: int) -> list[str]:
        """All legal moves of a seat (11.1)."""
        if seat not in self.seats_owing():
            return []
        if self.waiting_for == PUT:
            return [f"put {letter}" for letter in self.letters]
        if self.waiting_for == SIT:
            return [f"sit {letter}" for letter in self.letters]
        if self.waiting_for == COMMIT:
            return keeping_moves(self.dice[seat], may_stand=self.throw < BOUGHT)
        if self.waiting_for == CHALLENGE:
            return [f"challenge {other + 1}" for other in range(self.seats) if other != seat]
        if self.duel is not None and (self.duel.throw < BOUGHT or self.duel.paid):
            return keeping_moves(self.duel.dice[self.duel.turn], may_stand=not self.duel.paid)
        return ["buy", "pass"] if self.tokens[seat] > 0 else ["pass"]

    def refusal(self, who: int | str, words: str) -> str | None:
        """Why these words are not legal now, or None if they are."""
        owing = self.owing()
        if not owing:
            return "The game is over."
        if who not in owing:
            return f"It is not {who} who has to move but {owing}."
        if not isinstance(who, int):
            return self.house_refusal(words)
        legal = self.moves(who)
        if words not in legal:
            return f"Seat {who} has to choose one of: {', '.join(legal)}."
        return None

    def play(self, who: int | str, words: str) -> None:
        """Carry out a legal move."""
        reason = self.refusal(who, words)
        if reason is not None:
            raise ValueError(reason)
        if isinstance(who, int):
            self.play_seat(who, words)
        else:
            self.play_house(words)

    # Which moves of the House are legal.

    def house_refusal(self, words: str) -> str | None:
        if self.waiting_for == CARD:
            return self.card_refusal(words)
        if self.waiting_for in (LIFT, UNCOVER):
            truth = self.lift_words() if self.waiting_for == LIFT else self.reveal_words()
            return None if words == truth else f'The House has to say: "{truth}".'
        return roll_refusal(words, self.dice_to_throw())

    def card_refusal(self, words: str) -> str | None:
        possible = [f"card {card}" for card in self.possible_cards()]
        if words not in possible:
            return f"The House has to turn up one of: {', '.join(possible)}."
        return None

    def possible_cards(self) -> list[Card]:
        """Any kind of card of which not all have been dealt (2.4, 9.2).

        A duel card shown and shuffled back is among the cards in play (3.1.4), so with
        three seats too a duel card has to come before the deck is empty.
        """
        no_duel_dealt = self.unseen.count(DUEL) == CARDS[DUEL]
        if self.deck == 1 and self.shown_back > 0 and no_duel_dealt:
            return [DUEL]
        return [card for card in CARDS if card in self.unseen]

    def lift_words(self) -> str:
        """Tables and dice of all seats at once (3.2.2, 3.2.3)."""
        pairs = zip(self.seated, self.dice, strict=True)
        return " ".join(["lift"] + [f"{letter}{dice_on_show(dice)}" for letter, dice in pairs])

    def reveal_words(self) -> str:
        """The kept dice of all who committed secretly (14.13)."""
        words = [f"{seat + 1}:{kept_on_show(self.kept[seat])}" for seat in sorted(self.kept)]
        return " ".join(["reveal", *words])

    def dice_to_throw(self) -> int:
        if self.duel is not None:
            return self.duel.dice_in_the_air()
        return 5 - len(self.kept[self.to_roll[0]])

    # Carrying out a move.

    def play_house(self, words: str) -> None:
        if self.waiting_for == CARD:
            word = words.removeprefix("card ")
            self.turn_up(word if word in (TOKENS, DUEL) else int(word))
        elif self.waiting_for == LIFT:
            self.throw = 2
            self.begin_commitments(list(range(self.seats)))
        elif self.waiting_for == UNCOVER:
            self.begin_rolls()
        else:
            self.land([int(face) for face in words.split(" ")[1:]])

    def play_seat(self, seat: int, words: str) -> None:
        last_word = words.split(" ")[-1]
        if self.waiting_for == PUT:
            self.lay_turned_up_card(last_word)
        elif self.waiting_for == SIT:
            self.sit(seat, last_word)
        elif self.waiting_for == COMMIT:
            self.commit(seat, read_kept(self.dice[seat], words))
        elif self.waiting_for == ASK:
            self.answer(seat, words)
        elif self.waiting_for == CHALLENGE:
            self.begin_duel("card", [seat, int(last_word) - 1])
        else:
            self.decide_in_duel(seat, words)

    # Phase 1: reveal.

    def turn_up(self, card: Card) -> None:
        """A card for the next table; in round 1 a duel card goes back (3.1.1, 3.1.3)."""
        if len(self.to_fill) == len(self.letters):
            self.seated = [None] * self.seats
            self.dice = [[] for _ in range(self.seats)]
        if card == DUEL and self.round == 1:
            self.shown_back += 1
            self.replacing = True
            return
        self.unseen.remove(card)
        self.deck -= 1
        self.turned_up = card
        if self.replacing and self.options["round1_replacement"] == "choice":
            self.waiting_for = PUT
        else:
            self.lay_turned_up_card(self.to_fill[0])

    def lay_turned_up_card(self, letter: str) -> None:
        """Onto its table; wherever a replacement went, the next table is next (14.10)."""
        assert self.turned_up is not None
        self.tables[letter].append(self.turned_up)
        self.turned_up = None
        self.replacing = False
        self.to_fill.pop(0)
        if self.to_fill:
            self.waiting_for = CARD
        else:
            self.begin_first_throw()

    # Phase 2: dice.

    def begin_first_throw(self) -> None:
        """All five dice of every seat (3.2.1, Q20)."""
        self.throw = 1
        self.kept = {seat: [] for seat in range(self.seats)}
        self.begin_rolls()

    def sit(self, seat: int, letter: str) -> None:
        """Every seat chooses one table, secretly (3.2.2)."""
        self.seated[seat] = letter
        if None not in self.seated:
            self.waiting_for = LIFT

    def begin_commitments(self, seats: list[int]) -> None:
        """One queue for each table, or all seats at once (3.2.6, 14.3, 14.4, 14.13)."""
        if self.options["simultaneous_commit"]:
            self.queues = [[seat] for seat in seats]
        else:
            groups = [[s for s in seats if self.seated[s] == letter] for letter in self.letters]
            self.queues = [self.going_round(group) for group in groups]
        self.kept = {}
        self.waiting_for = COMMIT

    def commit(self, seat: int, kept: Dice) -> None:
        """A seat lays down which dice it keeps; the last one sets the dice flying (14.4)."""
        self.kept[seat] = kept
        for queue in self.queues:
            if seat in queue:
                queue.remove(seat)
        if any(self.queues):
            return
        if self.options["simultaneous_commit"]:
            self.waiting_for = UNCOVER
        else:
            self.begin_rolls()

    def begin_rolls(self) -> None:
        """Whoever throws at least one die, in seat order (3.2.4)."""
        self.to_roll = [seat for seat in sorted(self.kept) if len(self.kept[seat]) < 5]
        self.waiting_for = ROLL
        if not self.to_roll:
            self.after_throw()

    def land(self, faces: Dice) -> None:
        """Thrown dice come to lie beside the kept ones."""
        if self.duel is not None:
            self.duel.land(faces)
            return
        seat = self.to_roll.pop(0)
        self.dice[seat] = sorted(self.kept[seat] + faces)
        if not self.to_roll:
            self.after_throw()

    def after_throw(self) -> None:
        """Throw 1, tables, throw 2, throw 3, then passes of buying (3.2)."""
        if self.throw == 1:
            self.waiting_for = SIT
        elif self.throw == 2:
            self.throw = 3
            self.begin_commitments(list(range(self.seats)))
        else:
            self.begin_pass()

    def begin_pass(self) -> None:
        """Everybody is asked once, also those who said no before (3.2.7, 14.2)."""
        self.throw = BOUGHT
        self.to_ask = self.going_round(list(range(self.seats)))
        self.payers = []
        self.waiting_for = ASK

    def answer(self, seat: int, words: str) -> None:
        """All payers throw together; a pass without a payer ends the phase (3.2.7)."""
        self.to_ask.pop(0)
        if words == "buy":
            self.pay_token(seat)
            self.payers.append(seat)
        if self.to_ask:
            return
        if self.payers:
            self.begin_commitments(self.payers)
        else:
            self.to_clear = list(self.letters)
            self.clear_tables()

    # Phase 3: clear the tables.

    def clear_tables(self) -> None:
        """The tables not yet cleared in their order; a tie stops for a duel (3.3)."""
        while self.to_clear:
            letter = self.to_clear[0]
            winners = self.best_at(letter)
            if len(winners) > 1:
                self.begin_duel(letter, self.going_round(winners))
                return
            self.to_clear.pop(0)
            if winners:
                self.take_pile(winners[0], letter)
        self.begin_challenges()

    def settle_tie(self, duel: Duel) -> None:
        """The best takes the pile; equal ones fight again (6.3, 6.4, 14.8, 14.9)."""
        best = duel.best()
        beginner = duel.duellists[0]
        if len(best) > 1 and self.options["tie_duel_equal"] == "starter_loses":
            best = [seat for seat in best if seat != beginner]
        if len(best) > 1:
            self.begin_duel(duel.prize, self.going_round(best))
            return
        self.to_clear.remove(duel.prize)
        self.take_pile(best[0], duel.prize)
        self.clear_tables()

    # Phase 4: duels, and what they share with tie duels.

    def begin_challenges(self) -> None:
        """The order of the holders is fixed here (5.2, Q7)."""
        holders = [seat for seat in range(self.seats) if self.duel_cards[seat] > 0]
        self.holders = sorted(holders, key=self.precedence, reverse=True)
        self.next_challenge()

    def next_challenge(self) -> None:
        """A holder plays all his cards before the next one's turn (5.1, 5.2)."""
        while self.holders and self.duel_cards[self.holders[0]] == 0:
            self.holders.pop(0)
        if self.holders:
            self.waiting_for = CHALLENGE
        else:
            self.end_round()

    def begin_duel(self, prize: str, duellists: list[int]) -> None:
        self.duel = Duel(prize, duellists)
        self.waiting_for = DUELLING

    def decide_in_duel(self, seat: int, words: str) -> None:
        """Dice to keep, or the answer to the token question (5.4, 5.5)."""
        duel = self.duel
        assert duel is not None
        if words == "buy":
            self.pay_token(seat)
            duel.paid = True
            duel.declines = 0
        elif words == "pass":
            duel.decline()
        else:
            duel.keep(read_kept(duel.dice[duel.turn], words))
        if duel.over():
            self.settle(duel)

    def settle(self, duel: Duel) -> None:
        self.duel = None
        if duel.prize == "card":
            self.settle_challenge(duel)
        else:
            self.settle_tie(duel)

    def settle_challenge(self, duel: Duel) -> None:
        """A better holder takes the highest money card; equal dice lose (5.6 to 5.8)."""
        holder, opponent = duel.duellists
        if duel.best() == [holder] and self.money[opponent]:
            highest = max(self.money[opponent])
            self.money[opponent].remove(highest)
            self.money[holder].append(highest)
        self.duel_cards[holder] -= 1
        self.discards[DUEL] += 1
        self.next_challenge()

    def end_round(self) -> None:
        """The next round, or the end after the twelfth (3, 8.1)."""
        if self.round == ROUNDS:
            self.waiting_for = OVER
            return
        self.round += 1
        self.to_fill = list(self.letters)
        self.waiting_for = CARD
