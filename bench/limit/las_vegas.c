/* Base Las Vegas for four seats, played at random: how fast the game can go in plain C.
 *
 *     las_vegas GAMES SEED [--clone]
 *
 * With --clone the whole game is copied before every seat's decision, which is played on the copy.
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "chance.h"

enum {
    SEATS = 4,
    ROUNDS = 4,
    CASINOS = 6,
    DICE = 8,             /* of each seat */
    VALUES = 9,           /* bills of 10, 20, ... 90, called 1 to 9 here */
    MINIMUM = 5,          /* a casino is filled up to 50 */
    MOST_BILLS = MINIMUM, /* on one casino: five tens */
    UNDER = 64,           /* room for all 54 bills; a power of two */
};

static const uint8_t BOX[VALUES] = {6, 8, 8, 6, 6, 5, 5, 5, 5};

typedef struct {
    uint32_t counts; /* four bits for each face: how many dice show it */
    uint32_t faces;  /* one bit for each face that is shown */
} Throw;

typedef struct {
    Throw cup; /* the last throw */
    uint8_t deck[VALUES]; /* how many unknown bills of each value */
    uint16_t money[SEATS];
    uint8_t won[SEATS]; /* number of bills */
    uint8_t hand[SEATS];
    uint8_t bets[CASINOS][SEATS];
    uint8_t bills[CASINOS][MOST_BILLS]; /* highest first */
    uint8_t laid[CASINOS];              /* number of bills */
    uint8_t under[UNDER];               /* known bills under the deck, a ring */
    uint8_t next_under, free_under;
    uint8_t unknown; /* bills in the deck above those */
    uint8_t round, start, seat, dice_left;
} Game;

typedef struct {
    uint64_t turns, bills, money;
    double wins[SEATS];
} Tally;

/* Dice, thrown one by one. */

static uint8_t faces_shown[64];      /* how many faces are in this set */
static uint8_t face_in[64][CASINOS]; /* the first, second, ... face of this set */

static void number_faces(void)
{
    for (int set = 0; set < 64; set++)
        for (int face = 0; face < CASINOS; face++)
            if (set >> face & 1)
                face_in[set][faces_shown[set]++] = (uint8_t)face;
}

static Throw throw_dice(Rng *rng, int dice)
{
    Throw thrown = {0, 0};
    for (int i = 0; i < dice; i++) {
        uint32_t face = below(rng, CASINOS);
        thrown.counts += 1u << 4 * face;
        thrown.faces |= 1u << face;
    }
    return thrown;
}

static int dice_showing(Throw thrown, int face)
{
    return thrown.counts >> 4 * face & 15;
}

/* The deck. */

static bool deck_empty(const Game *game)
{
    return !game->unknown && game->next_under == game->free_under;
}

static int draw_under(Game *game)
{
    return game->under[game->next_under++ % UNDER];
}

static void put_under(Game *game, int bill)
{
    game->under[game->free_under++ % UNDER] = (uint8_t)bill;
}

static int draw_unknown(Game *game, Rng *rng)
{
    int above = (int)below(rng, game->unknown--), value = 0;
    while (above >= game->deck[value])
        above -= game->deck[value++];
    game->deck[value]--;
    return value + 1;
}

static int draw(Game *game, Rng *rng)
{
    return game->unknown ? draw_unknown(game, rng) : draw_under(game);
}

/* The game, in the order of the rulebook. */

static void set_up(Game *game)
{
    memset(game, 0, sizeof *game);
    memcpy(game->deck, BOX, sizeof BOX);
    for (int value = 0; value < VALUES; value++)
        game->unknown += BOX[value];
}

static void lay(Game *game, int casino, int bill)
{
    uint8_t *bills = game->bills[casino];
    int spot = game->laid[casino]++;
    for (; spot && bills[spot - 1] < bill; spot--)
        bills[spot] = bills[spot - 1];
    bills[spot] = (uint8_t)bill;
}

static void fill(Game *game, int casino, Rng *rng)
{
    game->laid[casino] = 0;
    for (int sum = 0; sum < MINIMUM && !deck_empty(game);) {
        int bill = draw(game, rng);
        lay(game, casino, bill);
        sum += bill;
    }
}

static void begin_round(Game *game, Rng *rng)
{
    for (int casino = 0; casino < CASINOS; casino++)
        fill(game, casino, rng);
    memset(game->bets, 0, sizeof game->bets);
    memset(game->hand, DICE, sizeof game->hand);
    game->dice_left = SEATS * DICE;
    game->seat = game->start;
}

static int choose(const Game *game, Rng *rng)
{
    uint32_t faces = game->cup.faces;
    return face_in[faces][below(rng, faces_shown[faces])];
}

static void place(Game *game, int casino)
{
    int dice = dice_showing(game->cup, casino);
    game->bets[casino][game->seat] += dice;
    game->hand[game->seat] -= dice;
    game->dice_left -= dice;
}

static void pass_the_cup(Game *game)
{
    do
        game->seat = (game->seat + 1) % SEATS;
    while (!game->hand[game->seat] && game->dice_left);
}

static void pay(Game *game, int seat, int bill)
{
    game->money[seat] += bill;
    game->won[seat]++;
}

/* Equal bets cancel out; the others take the bills, most dice first. What is left goes under the
 * deck. */
static void pay_out(Game *game, int casino)
{
    int bettor[DICE + 1] = {0};
    unsigned bets = 0, tied = 0;
    for (int seat = 0; seat < SEATS; seat++) {
        int dice = game->bets[casino][seat];
        tied |= bets & 1u << dice;
        bets |= 1u << dice;
        bettor[dice] = seat;
    }
    int bill = 0;
    for (int dice = DICE; dice && bill < game->laid[casino]; dice--)
        if ((bets & ~tied) >> dice & 1)
            pay(game, bettor[dice], game->bills[casino][bill++]);
    while (bill < game->laid[casino])
        put_under(game, game->bills[casino][bill++]);
}

static void end_round(Game *game)
{
    for (int casino = 0; casino < CASINOS; casino++)
        pay_out(game, casino);
    game->start = (game->start + 1) % SEATS;
    game->round++;
}

/* The richest seat is first; between equals, the one with more bills. */
static void rank(const Game *game, int places[SEATS])
{
    int standing[SEATS];
    for (int seat = 0; seat < SEATS; seat++)
        standing[seat] = game->money[seat] * UNDER + game->won[seat];
    for (int seat = 0; seat < SEATS; seat++) {
        places[seat] = 1;
        for (int other = 0; other < SEATS; other++)
            places[seat] += standing[other] > standing[seat];
    }
}

/* Playing and counting. */

static void count_bills(const Game *game, Tally *tally)
{
    for (int casino = 0; casino < CASINOS; casino++)
        tally->bills += game->laid[casino];
}

static void count_result(const Game *game, Tally *tally)
{
    int places[SEATS], winners = 0;
    rank(game, places);
    for (int seat = 0; seat < SEATS; seat++) {
        winners += places[seat] == 1;
        tally->money += game->money[seat];
    }
    for (int seat = 0; seat < SEATS; seat++)
        if (places[seat] == 1)
            tally->wins[seat] += 1.0 / winners;
}

static Game *copied(Game tables[2], const Game *game)
{
    Game *copy = game == tables ? tables + 1 : tables;
    *copy = *game;
    return copy;
}

static Game *play_round(Game tables[2], Game *game, Rng *rng, bool clone, Tally *tally)
{
    begin_round(game, rng);
    count_bills(game, tally);
    while (game->dice_left) {
        game->cup = throw_dice(rng, game->hand[game->seat]);
        if (clone)
            game = copied(tables, game);
        place(game, choose(game, rng));
        pass_the_cup(game);
        tally->turns++;
    }
    end_round(game);
    return game;
}

static void play_game(Rng *rng, bool clone, Tally *tally)
{
    Game tables[2], *game = tables;
    set_up(game);
    while (game->round < ROUNDS)
        game = play_round(tables, game, rng, clone, tally);
    count_result(game, tally);
}

static void report(const Tally *tally, double games, double seconds)
{
    double turns = (double)tally->turns;
    printf("{\"games\": %.0f, \"seconds\": %.6f, \"games_per_second\": %.1f, ", games, seconds,
           games / seconds);
    printf("\"moves\": %.0f, \"moves_per_second\": %.1f, ", turns, turns / seconds);
    printf("\"turns_per_game\": %.4f, \"mean_money\": %.4f, \"bills_per_round\": %.4f, ",
           turns / games, 10.0 * (double)tally->money / games / SEATS,
           (double)tally->bills / games / ROUNDS);
    printf("\"wins\": [%.5f, %.5f, %.5f, %.5f]}\n", tally->wins[0] / games, tally->wins[1] / games,
           tally->wins[2] / games, tally->wins[3] / games);
}

int main(int argc, char **argv)
{
    bool clone = argc == 4 && !strcmp(argv[3], "--clone");
    if (argc != 3 && !clone) {
        fprintf(stderr, "usage: %s GAMES SEED [--clone]\n", argv[0]);
        return 2;
    }
    uint64_t games = strtoull(argv[1], NULL, 10);
    Rng rng = seeded(strtoull(argv[2], NULL, 10));
    Tally tally = {0};
    number_faces();
    double start = now();
    for (uint64_t i = 0; i < games; i++)
        play_game(&rng, clone, &tally);
    report(&tally, (double)games, now() - start);
    return 0;
}
