/* What the C programs share: their dice and their clock.
 *
 * Chance: xoshiro128++ by Blackman and Vigna, seeded by splitmix64. */

typedef struct {
    uint32_t s[4];
} Rng;

static uint64_t splitmix(uint64_t *seed)
{
    uint64_t z = *seed += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

static Rng seeded(uint64_t seed)
{
    Rng rng;
    for (int i = 0; i < 4; i++)
        rng.s[i] = (uint32_t)(splitmix(&seed) >> 32);
    return rng;
}

static inline uint32_t rotated(uint32_t x, int bits)
{
    return x << bits | x >> (32 - bits);
}

static inline uint32_t next(Rng *rng)
{
    uint32_t *s = rng->s;
    uint32_t result = rotated(s[0] + s[3], 7) + s[0];
    uint32_t t = s[1] << 9;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotated(s[3], 11);
    return result;
}

/* Uniform in 0 .. n - 1, without bias: Lemire's multiplication. */
static inline uint32_t below(Rng *rng, uint32_t n)
{
    uint64_t product = (uint64_t)next(rng) * n;
    if ((uint32_t)product < n)
        while ((uint32_t)product < -n % n)
            product = (uint64_t)next(rng) * n;
    return (uint32_t)(product >> 32);
}

/* Seconds of the processor, so that what else runs here does not count. */
static double now(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}
