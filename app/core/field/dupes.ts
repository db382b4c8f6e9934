/*
 * How many entries share a lineup. The field's probability p of a lineup says how many copies are expected; real fields
 * clump more than their probabilities say, because users share ideas. So the copies of a lineup in N entries are
 * Poisson(N p e) with a factor e of its own, lognormal with mean 1 over all lineups. A lineup that is
 * entered has a higher one: the more entries share a lineup, the likelier one of them is looked at, so its e is lognormal with
 * the mean exp(variance of ln e).
 */

/**
 * The variance of ln e without data. On three contests of 17,600 to 128,000 entries with the real ownership, entries have 1.65,
 * 1.83 and 2.87 times the copies that their probabilities say; 2.05 is the mean. With ln 2, 96 to 98% of the lineups in one half
 * of the entries have copies within the range of 5 to 95% in the other half ("Fields of past contests" in docs/proof.md has the
 * measurement).
 */
export const PRIOR_CLUMPING = Math.log(2)

export type Dupes = {
  /** Other entries with the same lineup, on average. */
  expected: number
  /** The 5th and 95th percentile of their number. */
  low: number
  high: number
  /** The chance (0 to 1) that no other entry has the lineup. */
  alone: number
  /** The same chance if the lineup is as popular, or as unpopular, as one in twenty is (95th and 5th percentile of e). */
  aloneLow: number
  aloneHigh: number
  /** Where the ownership is the model's estimate: how far the field may miss them; absent: not measured to miss. */
  rough?: RoughDupes
}

/** `expected` and `alone` say one end of a rough range, these the other one. */
type RoughDupes = { most: number; aloneLeast: number }

/**
 * Entries of three real contests had 5 to 8 times the Dupes that a field drawn from estimated ownership expects, since users know news
 * that prices and points do not tell. Sets of 150 lineups made by the app had .04 to .6 times, since their points are the estimate's
 * (docs/proof.md).
 */
export const MISSED = { least: 0.04, most: 8.5 }

/** The same Dupes of a field whose ownership is the model's estimate, as a rough range. */
export function roughDupes(dupes: Dupes, clumping = PRIOR_CLUMPING): Dupes {
  const [least, most] = [MISSED.least * dupes.expected, MISSED.most * dupes.expected]
  return {
    ...dupes,
    expected: least,
    alone: chanceOfNone(least, clumping),
    rough: { most, aloneLeast: chanceOfNone(most, clumping) },
  }
}

/**
 * The Dupes of a lineup that is entered once, for reasons that others may have too.
 * @param probability that an entry of the field is this lineup.
 * @param entries of the contest, the own one included.
 * @param clumping the variance of ln e.
 */
export function dupesOf(probability: number, entries: number, clumping = PRIOR_CLUMPING): Dupes {
  const expected = Math.max(0, entries - 1) * Math.min(1, probability * Math.exp(clumping))
  if (!Number.isFinite(expected)) throw new RangeError(`No Dupes of a probability of ${probability}`)
  return {
    expected,
    ...rangeOfCopies(expected, clumping),
    alone: chanceOfNone(expected, clumping),
    aloneLow: Math.exp(-expected * lognormalAt(Z_90, clumping)),
    aloneHigh: Math.exp(-expected * lognormalAt(-Z_90, clumping)),
  }
}

/** The chance of no copy where `expected` copies are expected: the mean of exp(-expected x e). */
export function chanceOfNone(expected: number, clumping: number): number {
  const { values, weights } = lognormalNodes(clumping)
  let chance = 0
  for (let i = 0; i < values.length; i++) chance += weights[i]! * Math.exp(-expected * values[i]!)
  return chance
}

/** From here on the spread of e hides that copies are whole numbers. */
const MANY = 60
const COUNT_STEP = 0.05

/** The 5th and 95th percentile of the number of copies. */
function rangeOfCopies(expected: number, clumping: number): { low: number; high: number } {
  if (expected > MANY) {
    const variance = clumping + Math.log1p(1 / expected)
    const at = (z: number) => Math.round(expected * lognormalAt(z, variance))
    return { low: at(-Z_90), high: at(Z_90) }
  }
  const { values, weights } = lognormalNodes(clumping, COUNT_STEP)
  const means = values.map((value) => expected * value)
  // The chance of exactly `copies` at each node, times the node's weight.
  const terms = means.map((mean, i) => weights[i]! * Math.exp(-mean))
  let below = 0
  let low = -1
  for (let copies = 0; ; copies++) {
    for (let i = 0; i < terms.length; i++) {
      below += terms[i]!
      terms[i]! *= means[i]! / (copies + 1)
    }
    if (low < 0 && below >= 0.05) low = copies
    if (below >= 0.95) return { low, high: copies }
  }
}

/** Nodes of a lognormal factor with mean 1: `values[i]` has the weight `weights[i]`; the weights add up to 1. */
type LognormalNodes = { values: Float64Array; weights: Float64Array }

/** Beyond eight standard deviations a normal distribution has less than 1e-15. */
const FARTHEST = 8
const KEPT = 8
const known = new Map<string, LognormalNodes>()

/**
 * Evenly spaced nodes of the normal variable behind the factor: the trapezoid rule, which for smooth functions of a
 * normal variable converges faster than any power of the step.
 * @param variance of the factor's logarithm; 0 is the factor 1.
 * @param step in standard deviations: 0.25 is exact to 12 digits for exp(-x e), 0.05 for the counts of a Poisson variable.
 */
function lognormalNodes(variance: number, step = 0.25): LognormalNodes {
  const key = `${variance} ${step}`
  let nodes = known.get(key)
  if (!nodes) {
    if (known.size >= KEPT) known.clear()
    nodes = makeNodes(variance, step)
    known.set(key, nodes)
  }
  return nodes
}

function makeNodes(variance: number, step: number): LognormalNodes {
  if (!(variance > 0)) return { values: Float64Array.of(1), weights: Float64Array.of(1) }
  const side = Math.round(FARTHEST / step)
  const at = Float64Array.from({ length: 2 * side + 1 }, (_, i) => (i - side) * step)
  const densities = at.map((z) => Math.exp(-0.5 * z * z))
  const total = densities.reduce((sum, each) => sum + each, 0)
  return {
    values: at.map((z) => lognormalAt(z, variance)),
    weights: densities.map((each) => each / total),
  }
}

/** The factor that lies `z` standard deviations from the middle. */
function lognormalAt(z: number, variance: number): number {
  return Math.exp(Math.sqrt(variance) * z - variance / 2)
}

/** The 5th and 95th percentile of a normal variable lie this many standard deviations from its mean. */
const Z_90 = 1.644_853_626_951
