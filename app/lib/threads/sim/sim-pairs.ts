import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { seedOfField } from '#core/field/clumped-field.ts'
import type { FieldKernel } from '#optimizer/field/kernel.ts'
import type { SimKernel } from '#optimizer/sim/kernel.ts'
import {
  outcomesOfPairs,
  type PairOutcome,
  type PlayedPairs,
  playPartOfPairs,
} from '#optimizer/sim/play-pairs.ts'
import { drawnContest, drawOpponents } from './sim-field.ts'
import type { PairsPart, PairsQuestion } from './sim-messages.ts'

/**
 * Plays the games of a part's fields, the same games and opponents for each pair. A player who is in no entry scores nothing, so the
 * lineup before is worth what it would be if it stayed as it is.
 */
export function playedPairs(
  { question, field, of }: PairsPart,
  pool: ContestPool,
  kernels: { field: FieldKernel; sim: SimKernel },
): PlayedPairs {
  const { pairs, seed, drawn } = question
  const contest = drawnContest(question)
  const fieldAt = (number: number) =>
    number === 0
      ? field.opponents
      : drawOpponents(
          field.model,
          { pool, entries: contest.entries, seed: seedOfField(seed, number), clumping: drawn?.clumping },
          kernels.field,
        )
  return playPartOfPairs(pairs, { pool, contest, fieldAt, seed }, of, kernels.sim)
}

/** What the second lineup of each pair is worth beside the first, by all parts. */
export function pairOutcomes(
  { question, parts }: { question: PairsQuestion; parts: readonly PlayedPairs[] },
  pool: ContestPool,
): PairOutcome[] {
  return outcomesOfPairs(question.pairs, { pool, contest: drawnContest(question) }, parts)
}
