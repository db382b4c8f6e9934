import { joinLineups, type LineupRows, pickLineups, rowsOfLineup } from '../contest-pool/lineup-rows.ts'
import { randomFrom } from '../numbers/random-from.ts'
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

/**
 * Entries of a field whose copies are Poisson(N p e): each lineup has a factor e of its own, the same for all its draws,
 * and a draw becomes an entry with the chance e / (its highest value). The draws stay exact, and the same seed gives the
 * same field.
 * @param draw exact draws from the field's probabilities, other ones for another seed.
 */
export function clumpedField(
  draw: (options: { count: number; seed: number }) => LineupRows,
  asked: ClumpedEntries,
): LineupRows {
  // biome-ignore lint/correctness/useYield: draws without a pause
  const drawing = function* (options: { count: number; seed: number }): Sliced<LineupRows> {
    return draw(options)
  }
  return withoutPause(clumpedFieldInSteps(drawing, asked))
}

type ClumpedEntries = { count: number; seed: number; clumping?: number | undefined }

/** Draws that are looked at between two pauses, and their steps (about a microsecond each). */
const DRAWS_OF_A_PART = 4096
const STEPS_OF_A_PART = 600

/** The same with pauses. */
export function* clumpedFieldInSteps(
  draw: (options: { count: number; seed: number }) => Sliced<LineupRows>,
  { count, seed, clumping = PRIOR_CLUMPING }: ClumpedEntries,
): Sliced<LineupRows> {
  if (!(clumping > 0)) return yield* draw({ count, seed })
  const most = factorAt(HIGHEST, clumping)
  const random = randomFrom(seed ^ 0x5bd1e995)
  const batches: LineupRows[] = []
  let entries = 0
  for (let batch = 0; entries < count; batch++) {
    const missing = Math.ceil((count - entries) * most * MARGIN) + 1
    const drawn = yield* draw({ count: Math.min(missing, MOST_DRAWN), seed: seed + batch })
    if (drawn.count === 0) break
    const taken: number[] = []
    for (let i = 0; i < drawn.count && entries + taken.length < count; i++) {
      if (random() * most < factorOf(rowsOfLineup(drawn, i), seed, clumping)) taken.push(i)
      if (i % DRAWS_OF_A_PART === 0) yield STEPS_OF_A_PART
    }
    entries += taken.length
    batches.push(pickLineups(drawn, taken))
  }
  return joinLineups(batches[0]?.size ?? 0, batches)
}

/**
 * The factor e of a lineup: a lognormal number that its rows and the seed decide, by sums and products alone, which are
 * the same to the bit on every machine. Twelve even numbers less 6 have the mean 0, the variance 1 and nearly the shape
 * of a normal variable.
 */
function factorOf(rows: Uint16Array, seed: number, clumping: number): number {
  let hash = 0x811c9dc5 ^ seed
  for (const row of rows) hash = Math.imul(hash ^ row, 0x01000193)
  const random = randomFrom(hash)
  let z = -6
  for (let i = 0; i < 12; i++) z += random()
  return factorAt(z, clumping)
}

/** exp(z sqrt(clumping) - clumping / 2). */
function factorAt(z: number, clumping: number): number {
  const part = (z * Math.sqrt(clumping) - clumping / 2) / 1024
  let power = 1 + part * (1 + (part / 2) * (1 + (part / 3) * (1 + part / 4)))
  for (let i = 0; i < 10; i++) power *= power
  return power
}
