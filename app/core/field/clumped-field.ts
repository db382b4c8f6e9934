import { joinLineups, type LineupRows } from '../contest-pool/lineup-rows.ts'
import { randomAt } from '../numbers/random-from.ts'
import { type Sliced, withoutPause } from '../sliced.ts'
import { PRIOR_CLUMPING } from './dupes.ts'

/** Seeds of fields are so far apart that their batches of draws have seeds of their own. */
const SEEDS_APART = 1_000_003

/** The seed of a contest's first field (0), or of another one that could have entered in its place. */
export function seedOfField(seed: number, field: number): number {
  return (seed + SEEDS_APART * field) >>> 0
}

/** Above this many standard deviations (1 lineup of 741) a lineup's factor counts as the one there. */
const HIGHEST = 3
/** A batch holds a few more draws than will be needed on average. */
const MARGIN = 1.1
/** So that the draws of a contest of a million entries need little memory at a time. */
const MOST_DRAWN = 2 ** 19

/** Of `count` draws of a seed, those that are kept by their number and their rows, from `start` to `end`; without `keeps` all. */
export type KeptDraws = {
  count: number
  seed: number
  keeps?: (draw: number, rows: Uint16Array, start: number, end: number) => boolean
}

/**
 * Entries of a field whose copies are Poisson(N p e): each lineup has a factor e of its own, the same for all its draws,
 * and a draw becomes an entry with the chance e / (its highest value). The draws stay exact, and the same seed gives the
 * same field.
 * @param draw exact draws from the field's probabilities, other ones for another seed; the kept ones, in their order.
 */
export function clumpedField(draw: (asked: KeptDraws) => LineupRows, asked: ClumpedEntries): LineupRows {
  // biome-ignore lint/correctness/useYield: draws without a pause
  const drawing = function* (some: KeptDraws): Sliced<LineupRows> {
    return draw(some)
  }
  return withoutPause(clumpedFieldInSteps(drawing, asked))
}

type ClumpedEntries = { count: number; seed: number; clumping?: number | undefined }

/** The same with pauses. */
export function* clumpedFieldInSteps(
  draw: (asked: KeptDraws) => Sliced<LineupRows>,
  { count, seed, clumping = PRIOR_CLUMPING }: ClumpedEntries,
): Sliced<LineupRows> {
  if (!(clumping > 0)) return yield* draw({ count, seed })
  const most = factorAt(HIGHEST, clumping)
  const batches: LineupRows[] = []
  let entries = 0
  let draws = 0
  for (let batch = 0; entries < count; batch++) {
    const missing = count - entries
    const first = draws
    const kept = yield* draw({
      count: Math.min(Math.ceil(missing * most * MARGIN) + 1, MOST_DRAWN),
      seed: seed + batch,
      // One of nine draws becomes an entry: all of them would take 9 MB where 50,000 entries take one.
      keeps(draw, rows, start, end) {
        draws++
        return randomAt(seed ^ 0x5bd1e995, first + draw) * most < factorOf(rows, start, end, seed, clumping)
      },
    })
    if (draws === first) break
    batches.push({ ...kept, count: Math.min(kept.count, missing) })
    entries += kept.count
  }
  return joinLineups(batches[0]?.size ?? 0, batches)
}

/**
 * The factor e of a lineup: a lognormal number that its rows and the seed decide, by sums and products alone, which are
 * the same to the bit on every machine. Twelve even numbers less 6 have the mean 0, the variance 1 and nearly the shape
 * of a normal variable.
 */
function factorOf(rows: Uint16Array, start: number, end: number, seed: number, clumping: number): number {
  let hash = 0x811c9dc5 ^ seed
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ rows[at]!, 0x01000193)
  let z = -6
  for (let i = 0; i < 12; i++) z += randomAt(hash, i)
  return factorAt(z, clumping)
}

/** exp(z sqrt(clumping) - clumping / 2). */
function factorAt(z: number, clumping: number): number {
  const part = (z * Math.sqrt(clumping) - clumping / 2) / 1024
  let power = 1 + part * (1 + (part / 2) * (1 + (part / 3) * (1 + part / 4)))
  for (let i = 0; i < 10; i++) power *= power
  return power
}
