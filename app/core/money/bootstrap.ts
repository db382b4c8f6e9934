/** An interval that covers the true value in 95 of 100 accounts. */
export type Interval = { low: number; high: number }

/**
 * `count` observations that are alike; only the sum of numerators over the sum of denominators is of interest, so an
 * observation may have a numerator without a denominator, as the winnings of a free contest.
 */
export type RatioCell = { numerator: number; denominator: number; count: number }

export type BootstrapSettings = { seed: number; replicates?: number }

/** Below this many observations with a denominator an interval says nothing. */
const FEWEST_OBSERVATIONS = 10

/**
 * The 95% interval of the ratio of two sums, by the studentized Poisson bootstrap; null where there is too little, or
 * too little variety, to tell.
 *
 * Each replicate takes every observation Poisson(1) times; of a cell of n alike that is Poisson(n), so the cost
 * follows the distinct cells, not the observations. Payouts are skewed to the right, where plain percentiles cover
 * too little: so each replicate is measured in its own standard errors (of a ratio, by linearization), and those
 * quantiles are laid off from the estimate (Efron and Tibshirani, An Introduction to the Bootstrap, 12.5).
 */
export function ratioInterval(
  cells: readonly RatioCell[],
  { seed, replicates: wanted }: BootstrapSettings,
): Interval | null {
  const drawn = cells.filter(
    ({ numerator, denominator, count }) => count > 0 && (denominator > 0 || numerator !== 0),
  )
  const replicates = wanted ?? replicatesFor(drawn.length)
  const withDenominator = drawn.filter(({ denominator }) => denominator > 0)
  if (sumOf(withDenominator, ({ count }) => count) < FEWEST_OBSERVATIONS) return null
  const scaled = inMeanDenominators(drawn)
  const { ratio, error } = estimate(scaled.map((cell) => ({ ...cell, weight: cell.count })))
  if (!(error > SMALLEST_ERROR)) return null
  const deviations = replicateDeviations(scaled, ratio, { seed, replicates })
  return {
    low: ratio - quantile(deviations, 0.975) * error,
    high: ratio - quantile(deviations, 0.025) * error,
  }
}

/** A thousand; fewer where the many cells that make them expensive also make the ratio nearly normal. */
function replicatesFor(cells: number): number {
  return Math.min(1000, Math.max(200, Math.floor(MOST_DRAWS / cells)))
}

const MOST_DRAWS = 3_000_000

// What is left of a standard error of nothing after rounding.
const SMALLEST_ERROR = 1e-9

/** Cents squared lose digits; in units of the mean stake they don't. */
function inMeanDenominators(cells: readonly RatioCell[]): RatioCell[] {
  const mean = sumOf(cells, weightedDenominator) / sumOf(cells, ({ count }) => count)
  return cells.map(({ numerator, denominator, count }) => ({
    numerator: numerator / mean,
    denominator: denominator / mean,
    count,
  }))
}

function weightedDenominator({ denominator, count }: RatioCell): number {
  return denominator * count
}

type WeightedCell = RatioCell & { weight: number }

/** The ratio and its standard error when each cell counts `weight` times. */
function estimate(cells: readonly WeightedCell[]): { ratio: number; error: number } {
  let n = 0
  let d = 0
  let nn = 0
  let nd = 0
  let dd = 0
  for (const { numerator, denominator, weight } of cells) {
    const wn = weight * numerator
    const wd = weight * denominator
    n += wn
    d += wd
    nn += wn * numerator
    nd += wn * denominator
    dd += wd * denominator
  }
  const ratio = n / d
  const residuals = nn - 2 * ratio * nd + ratio * ratio * dd
  return { ratio, error: Math.sqrt(Math.max(residuals, 0)) / d }
}

/** How far each replicate lies from the estimate, in standard errors of its own; ascending. */
function replicateDeviations(
  cells: readonly RatioCell[],
  ratio: number,
  { seed, replicates }: Required<BootstrapSettings>,
): Float64Array {
  const random = randomFrom(seed)
  const resampled = cells.map((cell) => ({ ...cell, chanceOfNone: Math.exp(-cell.count), weight: 0 }))
  const deviations = new Float64Array(replicates)
  let kept = 0
  for (let replicate = 0; replicate < replicates; replicate += 1) {
    for (const cell of resampled) cell.weight = poisson(cell, random)
    const drawn = estimate(resampled)
    if (drawn.error > SMALLEST_ERROR) deviations[kept++] = (drawn.ratio - ratio) / drawn.error
  }
  return deviations.subarray(0, kept).sort()
}

/** Of ascending values, between neighbours in proportion. */
function quantile(ascending: Float64Array, share: number): number {
  const place = share * (ascending.length - 1)
  const below = Math.floor(place)
  const low = ascending[below] ?? 0
  return low + ((ascending[below + 1] ?? low) - low) * (place - below)
}

// From here on the normal curve is as good as the exact one.
const LARGE_MEAN = 50

/** How many times a cell of `count` alike is drawn. */
function poisson(
  { count, chanceOfNone }: { count: number; chanceOfNone: number },
  random: () => number,
): number {
  if (count >= LARGE_MEAN) return Math.max(0, count + Math.sqrt(count) * normal(random))
  let times = 0
  let chance = chanceOfNone
  let left = random()
  while (left > chance && times < 4 * LARGE_MEAN) {
    left -= chance
    times += 1
    chance *= count / times
  }
  return times
}

/** Box and Muller. */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/** Mulberry32: small, fast, and the same everywhere for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function sumOf<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0)
}
