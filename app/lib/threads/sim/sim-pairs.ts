import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { seedOfField } from '#core/field/clumped-field.ts'
import type { FieldKernel } from '#optimizer/field/kernel.ts'
import type { SimKernel } from '#optimizer/sim/kernel.ts'
import { FIELDS_OF_PAIRS, playPairs } from '#optimizer/sim/play-pairs.ts'
import { drawnField, drawOpponents } from './sim-field.ts'
import type { PairsQuestion, PairWorth } from './sim-messages.ts'

/**
 * What each lineup is worth before and after, on the same games against the same opponents. A player who is in no entry scores
 * nothing, so the lineup before is worth what it would be if it stayed as it is.
 */
export function pairWorths(
  question: PairsQuestion,
  pool: ContestPool,
  kernels: { field: FieldKernel; sim: SimKernel },
): PairWorth[] {
  const { pairs, contest, seed } = question
  const after = pairs.map((pair) => pair.after)
  const field = drawnField({ ...question, lineups: after }, pool, kernels.field)
  const moreFields = Array.from({ length: FIELDS_OF_PAIRS - 1 }, (_, number) =>
    drawOpponents(
      field.model,
      { pool, entries: contest.entries, seed: seedOfField(seed, number + 1) },
      kernels.field,
    ),
  )
  const played = playPairs(
    pairs,
    { pool, contest, opponents: field.opponents, moreFields, seed },
    kernels.sim,
  )
  const dupes = new Map(field.places.map((place, drawn) => [place, field.dupes[drawn]!]))
  return played.map((outcome, place) => ({ ...outcome, dupesAfter: dupes.get(place) ?? null }))
}
