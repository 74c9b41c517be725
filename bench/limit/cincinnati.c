/* Cincinnati as usual, played at random: how fast the game can go in plain C.
 *
 *     cincinnati GAMES SEED
 *
 * Four seats, or as many as -DSEATS says.
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "chance.h"

#ifndef SEATS
#define SEATS 4
#endif

enum {
    ROUNDS = 12,
    TABLES = SEATS == 3 ? 2 : 3,
    DICE = 5,
    FACES = 6,
    KEYS = 7776,    /* counts of the faces 2 to 6, in base 6 */
    RESULTS = 252,
    MONEY = 5,      /* money cards of 15, 20, 25, 30 and 35, called 0 to 4 */
    TOKEN_CARD = 5,
    DUEL_CARD = 6,
    CARDS = 7,
    KEEPS = 4368,   /* of all results together */
    TOKENS = 20,
    PURSE = 3,      /* tokens of each seat at the start */
    IN_PLAY = ROUNDS * TABLES,
};

static const uint8_t BOX[CARDS] = {6, 5, 5, 4, 4, 6, 6};
static const uint8_t WORTH[MONEY] = {15, 20, 25, 30, 35};
static const uint16_t WEIGHT[FACES] = {0, 1, 6, 36, 216, 1296};

typedef uint16_t Dice; /* their key; some dice and others are added by it */

typedef struct {
    uint8_t deck[CARDS]; /* not dealt to a table yet, removed ones too */
    uint8_t left;        /* of the 36 */
    uint8_t shown_back;
    uint8_t piles[TABLES][CARDS];
    uint8_t cards[SEATS][MONEY];
    uint8_t tokens[SEATS], duels[SEATS];
    uint16_t money[SEATS];
    uint8_t supply, round, dealer;
    uint8_t sits[SEATS];
    Dice dice[SEATS];
} Game;

typedef struct {
    uint64_t money, tokens, duels, ties, bought;
    double wins[SEATS];
} Tally;

/* The hierarchy, and for table C the order of low sums: made once. */

static uint8_t rank_of[KEYS], low_of[KEYS], sum_of[KEYS];
static bool alike[KEYS], in_a_row[KEYS];

typedef struct {
    int counts[FACES];
    int strength, low, key;
} Result;

static int run_of(const int *counts)
{
    int run = 0, best = 0, top = 0;
    for (int face = 0; face < FACES; face++) {
        run = counts[face] ? run + 1 : 0;
        if (run >= 4 && run >= best)
            best = run, top = face;
    }
    return best * 10 + top;
}

static int category_of(const int *counts, int run)
{
    int most = 0, pairs = 0;
    for (int face = 0; face < FACES; face++) {
        most = counts[face] > most ? counts[face] : most;
        pairs += counts[face] == 2;
    }
    if (most == 5)
        return 8;
    if (most == 4)
        return 7;
    if (run >= 50)
        return 6;
    if (most == 3)
        return pairs ? 5 : 4;
    if (run >= 40)
        return 3;
    return pairs;
}

/* Category first; then faces, those shown most often before others. */
static int strength_of(const int *counts)
{
    int run = run_of(counts), category = category_of(counts, run), strength = category;
    if (category == 3) {
        strength = strength * 6 + run % 10;
        for (int face = 0; face < FACES; face++) {
            int spare = counts[face] - (face <= run % 10 && face > run % 10 - 4);
            if (spare > 0)
                strength = strength * 6 + face;
        }
        for (int i = 0; i < 3; i++)
            strength *= 6;
        return strength;
    }
    for (int size = 5; size > 0; size--)
        for (int face = FACES - 1; face >= 0; face--)
            for (int die = 0; counts[face] == size && die < size; die++)
                strength = strength * 6 + face;
    return strength;
}

/* Low sums are better; among equal ones more 1s, then more 2s, and so on. */
static int low_strength_of(const int *counts)
{
    int sum = 0, strength = 0;
    for (int face = 0; face < FACES; face++) {
        sum += (face + 1) * counts[face];
        strength = strength * 6 + counts[face];
    }
    return (30 - sum) * 46656 + strength;
}

static int by_strength(const void *one, const void *other)
{
    return ((const Result *)one)->strength - ((const Result *)other)->strength;
}

static int by_low(const void *one, const void *other)
{
    return ((const Result *)one)->low - ((const Result *)other)->low;
}

static void note_conditions(const Result *result)
{
    int sum = 0, most = 0;
    for (int face = 0; face < FACES; face++) {
        sum += (face + 1) * result->counts[face];
        most = result->counts[face] > most ? result->counts[face] : most;
    }
    sum_of[result->key] = (uint8_t)sum;
    alike[result->key] = most >= 3;
    in_a_row[result->key] = run_of(result->counts) > 0;
}

static void rank_results(void)
{
    static Result results[RESULTS];
    int found = 0;
    for (int key = 0; key < KEYS; key++) {
        Result result = {.key = key, .counts = {DICE}};
        for (int face = 1, rest = key; face < FACES; face++, rest /= 6) {
            result.counts[face] = rest % 6;
            result.counts[0] -= rest % 6;
        }
        if (result.counts[0] < 0)
            continue;
        result.strength = strength_of(result.counts);
        result.low = low_strength_of(result.counts);
        note_conditions(&result);
        results[found++] = result;
    }
    qsort(results, RESULTS, sizeof *results, by_strength);
    for (int rank = 0; rank < RESULTS; rank++)
        rank_of[results[rank].key] = (uint8_t)rank;
    qsort(results, RESULTS, sizeof *results, by_low);
    for (int rank = 0; rank < RESULTS; rank++)
        low_of[results[rank].key] = (uint8_t)rank;
}

/* Dice, and all that can be kept of them. */

static uint8_t keeps_of[KEYS], dice_in[KEEPS];
static uint16_t first_keep[KEYS], kept_of[KEEPS];

static void list_keeps(void)
{
    int next = 0;
    for (int key = 0; key < KEYS; key++) {
        int counts[FACES] = {DICE}, choices = 1;
        for (int face = 1, rest = key; face < FACES; face++, rest /= 6) {
            counts[face] = rest % 6;
            counts[0] -= rest % 6;
        }
        if (counts[0] < 0)
            continue;
        for (int face = 0; face < FACES; face++)
            choices *= counts[face] + 1;
        first_keep[key] = (uint16_t)next;
        keeps_of[key] = (uint8_t)choices;
        for (int choice = 0; choice < choices; choice++, next++)
            for (int face = 0, rest = choice; face < FACES; rest /= counts[face++] + 1) {
                int stay = rest % (counts[face] + 1);
                dice_in[next] += (uint8_t)stay;
                kept_of[next] += (uint16_t)(stay * WEIGHT[face]);
            }
    }
}

static inline Dice thrown(int number, Rng *rng)
{
    Dice dice = 0;
    for (int die = 0; die < number; die++)
        dice += WEIGHT[below(rng, FACES)];
    return dice;
}

/* Any set of dice is kept, each as likely; a bought throw is one of at least one die. */
static inline int keep(Dice *dice, bool bought, Rng *rng)
{
    uint32_t kept = first_keep[*dice] + below(rng, keeps_of[*dice] - bought);
    *dice = kept_of[kept];
    return DICE - dice_in[kept];
}

/* Set-up and phase 1: cards. */

static void set_up(Game *game)
{
    memset(game, 0, sizeof *game);
    memcpy(game->deck, BOX, sizeof BOX);
    for (int card = 0; card < CARDS; card++)
        game->left += BOX[card];
    for (int seat = 0; seat < SEATS; seat++)
        game->tokens[seat] = PURSE;
    game->supply = TOKENS - SEATS * PURSE;
}

/* With three seats twelve cards are away; a duel card shown tells that it is not among them. */
static int card_of_a_short_deck(const Game *game, Rng *rng)
{
    uint32_t still = IN_PLAY - (36 - game->left);
    for (;;) {
        uint32_t places = still, unseen = game->left, duels = 0;
        for (int duel = 0; duel < game->deck[DUEL_CARD]; duel++, unseen--)
            if (below(rng, unseen) < places)
                places--, duels++;
        bool fits = true;
        for (int i = 0; i < game->shown_back && fits; i++)
            fits = below(rng, BOX[DUEL_CARD]) < duels + BOX[DUEL_CARD] - game->deck[DUEL_CARD];
        if (!fits)
            continue;
        if (below(rng, still) < duels)
            return DUEL_CARD;
        uint32_t above = below(rng, (uint32_t)(game->left - game->deck[DUEL_CARD]));
        int card = 0;
        while (above >= game->deck[card])
            above -= game->deck[card++];
        return card;
    }
}

static int top_card(const Game *game, Rng *rng)
{
    if (SEATS == 3 && game->shown_back)
        return card_of_a_short_deck(game, rng);
    uint32_t above = below(rng, game->left);
    int card = 0;
    while (above >= game->deck[card])
        above -= game->deck[card++];
    return card;
}

static void reveal(Game *game, Rng *rng)
{
    for (int table = 0; table < TABLES; table++) {
        int card = top_card(game, rng);
        while (game->round == 0 && card == DUEL_CARD) {
            game->shown_back++;
            card = top_card(game, rng);
        }
        game->deck[card]--;
        game->left--;
        game->piles[table][card]++;
    }
}

/* Phase 2: dice. */

static inline int from_dealer(const Game *game, int place)
{
    int seat = game->dealer + place;
    return seat < SEATS ? seat : seat - SEATS;
}

/* Who is asked first: the richest, then better dice, then nearest to the dealer. */
static int first_asked(const Game *game, uint32_t seats)
{
    int best = -1;
    for (int place = 0; place < SEATS; place++) {
        int seat = from_dealer(game, place);
        if (!(seats >> seat & 1))
            continue;
        if (best < 0 || game->money[seat] > game->money[best] ||
            (game->money[seat] == game->money[best] &&
             rank_of[game->dice[seat]] > rank_of[game->dice[best]]))
            best = seat;
    }
    return best;
}

/* Seats commit in order; all throw when all have. With random choices the order leaves no trace,
 * but it is found for every table, as the game has to. */
static void commit(Game *game, uint32_t seats, bool bought, Rng *rng)
{
    int again[SEATS] = {0};
    for (int table = 0; table < TABLES; table++) {
        uint32_t here = 0;
        for (int seat = 0; seat < SEATS; seat++)
            here |= (uint32_t)(game->sits[seat] == table) << seat & seats;
        if (!here)
            continue;
        int seat = first_asked(game, here);
        for (int i = 0; i < SEATS; i++, seat = seat + 1 == SEATS ? 0 : seat + 1)
            if (here >> seat & 1)
                again[seat] = keep(&game->dice[seat], bought, rng);
    }
    for (int seat = 0; seat < SEATS; seat++)
        game->dice[seat] += thrown(again[seat], rng);
}

static bool buys(Game *game, int seat, Rng *rng)
{
    if (!game->tokens[seat] || !below(rng, 2))
        return false;
    game->tokens[seat]--;
    game->supply++;
    return true;
}

static uint32_t ask_all(Game *game, Rng *rng)
{
    uint32_t payers = 0;
    int seat = first_asked(game, (1u << SEATS) - 1);
    for (int i = 0; i < SEATS; i++, seat = seat + 1 == SEATS ? 0 : seat + 1)
        payers |= (uint32_t)buys(game, seat, rng) << seat;
    return payers;
}

static void throw_dice(Game *game, Rng *rng, Tally *tally)
{
    uint32_t everybody = (1u << SEATS) - 1, payers;
    for (int seat = 0; seat < SEATS; seat++)
        game->dice[seat] = thrown(DICE, rng);
    for (int seat = 0; seat < SEATS; seat++)
        game->sits[seat] = (uint8_t)below(rng, TABLES);
    commit(game, everybody, false, rng);
    commit(game, everybody, false, rng);
    while ((payers = ask_all(game, rng))) {
        tally->bought++;
        commit(game, payers, true, rng);
    }
}

/* Duels, for a card or a table. */

static void throw_again(Dice *dice, bool bought, Rng *rng)
{
    int again = keep(dice, bought, rng);
    *dice += thrown(again, rng);
}

static void duel(Game *game, const uint8_t *who, int number, Dice *dice, Rng *rng)
{
    for (int i = 0; i < number; i++)
        dice[i] = thrown(DICE, rng);
    for (int throw = 0; throw < 2; throw++)
        for (int i = 0; i < number; i++)
            throw_again(&dice[i], false, rng);
    for (int i = 0, declined = 0; declined < number; i = i + 1 == number ? 0 : i + 1) {
        if (buys(game, who[i], rng)) {
            throw_again(&dice[i], true, rng);
            declined = 0;
        } else {
            declined++;
        }
    }
}

/* The richest begins, then clockwise; those who stay equal fight again. */
static int tie_duel(Game *game, uint32_t tied, Rng *rng, Tally *tally)
{
    for (;;) {
        uint8_t who[SEATS];
        Dice dice[SEATS];
        int number = 0, seat = first_asked(game, tied), best = -1;
        for (int i = 0; i < SEATS; i++, seat = seat + 1 == SEATS ? 0 : seat + 1)
            if (tied >> seat & 1)
                who[number++] = (uint8_t)seat;
        duel(game, who, number, dice, rng);
        tally->ties++;
        tied = 0;
        for (int i = 0; i < number; i++) {
            int rank = rank_of[dice[i]];
            if (rank > best)
                best = rank, tied = 0;
            if (rank == best)
                tied |= 1u << who[i];
        }
        if (!(tied & (tied - 1)))
            return __builtin_ctz(tied);
    }
}

/* Phase 3: clear the tables. */

static inline int worth_at(int table, uint32_t key)
{
    if (SEATS == 3 && table == 1)
        table = 2;
    if (table == 0)
        return alike[key] ? rank_of[key] : -1;
    if (table == 1)
        return in_a_row[key] ? rank_of[key] : -1;
    return sum_of[key] <= 11 ? low_of[key] : -1;
}

static void take_pile(Game *game, int table, int seat)
{
    uint8_t *pile = game->piles[table];
    for (int card = 0; card < MONEY; card++) {
        game->cards[seat][card] += pile[card];
        game->money[seat] += (uint16_t)(pile[card] * WORTH[card]);
    }
    int tokens = 2 * pile[TOKEN_CARD] < game->supply ? 2 * pile[TOKEN_CARD] : game->supply;
    game->tokens[seat] += (uint8_t)tokens;
    game->supply -= (uint8_t)tokens;
    game->duels[seat] += pile[DUEL_CARD];
    memset(pile, 0, CARDS);
}

static void clear_tables(Game *game, Rng *rng, Tally *tally)
{
    for (int table = 0; table < TABLES; table++) {
        int best = -1;
        uint32_t winners = 0;
        for (int seat = 0; seat < SEATS; seat++) {
            if (game->sits[seat] != table)
                continue;
            int worth = worth_at(table, game->dice[seat]);
            if (worth > best)
                best = worth, winners = 0;
            if (worth >= 0 && worth == best)
                winners |= 1u << seat;
        }
        if (winners & (winners - 1))
            winners = 1u << tie_duel(game, winners, rng, tally);
        if (winners)
            take_pile(game, table, __builtin_ctz(winners));
    }
}

/* Phase 4: duels with cards. */

static void challenge(Game *game, int holder, Rng *rng, Tally *tally)
{
    int other = (int)below(rng, SEATS - 1);
    other += other >= holder;
    uint8_t who[2] = {(uint8_t)holder, (uint8_t)other};
    Dice dice[2];
    duel(game, who, 2, dice, rng);
    tally->duels++;
    if (rank_of[dice[0]] <= rank_of[dice[1]])
        return;
    for (int card = MONEY - 1; card >= 0; card--)
        if (game->cards[other][card]) {
            game->cards[other][card]--;
            game->cards[holder][card]++;
            game->money[other] -= WORTH[card];
            game->money[holder] += WORTH[card];
            return;
        }
}

static void fight(Game *game, Rng *rng, Tally *tally)
{
    uint32_t holders = 0;
    int order[SEATS], number = 0;
    for (int seat = 0; seat < SEATS; seat++)
        holders |= (uint32_t)(game->duels[seat] > 0) << seat;
    while (holders) {
        int seat = first_asked(game, holders);
        holders &= ~(1u << seat);
        order[number++] = seat;
    }
    for (int i = 0; i < number; i++)
        for (; game->duels[order[i]]; game->duels[order[i]]--)
            challenge(game, order[i], rng, tally);
}

/* The end. */

static bool better(const Game *game, int one, int other)
{
    int mine = game->money[one] + 5 * game->tokens[one];
    int theirs = game->money[other] + 5 * game->tokens[other];
    if (mine != theirs)
        return mine > theirs;
    for (int card = MONEY - 1; card >= 0; card--)
        if (game->cards[one][card] != game->cards[other][card])
            return game->cards[one][card] > game->cards[other][card];
    return false;
}

static void count_result(const Game *game, Tally *tally)
{
    uint32_t winners = 0;
    for (int seat = 0; seat < SEATS; seat++) {
        bool beaten = false;
        for (int other = 0; other < SEATS; other++)
            beaten |= better(game, other, seat);
        winners |= (uint32_t)!beaten << seat;
        tally->money += game->money[seat];
        tally->tokens += game->tokens[seat];
    }
    for (int seat = 0; seat < SEATS; seat++)
        if (winners >> seat & 1)
            tally->wins[seat] += 1.0 / __builtin_popcount(winners);
}

static void play_game(Rng *rng, Tally *tally)
{
    Game game;
    set_up(&game);
    for (; game.round < ROUNDS; game.round++) {
        reveal(&game, rng);
        throw_dice(&game, rng, tally);
        clear_tables(&game, rng, tally);
        fight(&game, rng, tally);
        game.dealer = game.dealer + 1 == SEATS ? 0 : game.dealer + 1;
    }
    count_result(&game, tally);
}

static void report(const Tally *tally, double games, double seconds)
{
    printf("{\"games\": %.0f, \"seconds\": %.6f, \"games_per_second\": %.1f, ", games, seconds,
           games / seconds);
    printf("\"mean_money\": %.4f, \"mean_tokens\": %.4f, \"duels_per_game\": %.4f, ",
           (double)tally->money / games / SEATS, (double)tally->tokens / games / SEATS,
           (double)tally->duels / games);
    printf("\"ties_per_game\": %.4f, \"passes_per_game\": %.4f, \"wins\": [",
           (double)tally->ties / games, (double)tally->bought / games);
    for (int seat = 0; seat < SEATS; seat++)
        printf("%s%.5f", seat ? ", " : "", tally->wins[seat] / games);
    printf("]}\n");
}

int main(int argc, char **argv)
{
    if (argc != 3) {
        fprintf(stderr, "usage: %s GAMES SEED\n", argv[0]);
        return 2;
    }
    uint64_t games = strtoull(argv[1], NULL, 10);
    Rng rng = seeded(strtoull(argv[2], NULL, 10));
    Tally tally = {0};
    rank_results();
    list_keeps();
    double start = now();
    for (uint64_t i = 0; i < games; i++)
        play_game(&rng, &tally);
    report(&tally, (double)games, now() - start);
    return 0;
}
