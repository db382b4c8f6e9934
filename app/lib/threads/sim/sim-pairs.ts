import { lastFew } from '#core/collections/last-few.ts'
import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import type { LineupRows } from '#core/contest-pool/lineup-rows.ts'
import { seedOfField } from '#core/field/clumped-field.ts'
import { contestInSmall } from '#core/payouts/contest-in-small.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import { withoutPause } from '#core/sliced.ts'
import type { FieldKernel } from '#optimizer/field/kernel.ts'
import type { SimKernel } from '#optimizer/sim/kernel.ts'
import {
  FIELDS_OF_PAIRS,
  outcomesOfPairs,
  type PairOutcome,
  type PlayedPairs,
  playPartOfPairs,
} from '#optimizer/sim/play-pairs.ts'
import type { Opponents } from '#optimizer/sim/sim-request.ts'
import {
  drawnEntries,
  drawnFieldOf,
  type FieldSource,
  isFitted,
  opponentsOf,
} from '#optimizer/simulation/drawn-field.ts'
import type { DrawnField, SimQuestion } from '#optimizer/simulation/sim-question.ts'
import { keyOfField, modelOf } from './sim-field.ts'
import type { PairsPart, PairsQuestion } from './sim-messages.ts'

/** A file of entries has as many contests, each with fields of its own where copies clump. */
const MOST_CONTESTS = 20
const fieldsOfPairs = lastFew<readonly LineupRows[]>(MOST_CONTESTS)

/** The fields that pairs are played against, and how often they have the lineups asked for. */
export function fieldOfPairs(
  question: SimQuestion & Pick<PairsQuestion, 'drawn'>,
  pool: ContestPool,
  kernel: FieldKernel,
): DrawnField {
  const model = modelOf(question, pool, kernel)
  const [opponents, ...moreOpponents] = inTurns(model, question, pool, kernel)
  return drawnFieldOf(question, pool, { model, opponents: opponents!, moreOpponents })
}

/** The contest that is played: of no more entries than are drawn, each of which stands for as many. */
function drawnContest({ contest, drawn: asked }: Pick<PairsQuestion, 'contest' | 'drawn'>): SimContest {
  return contestInSmall(contest, asked.most)
}

/**
 * The opponents of each field that pairs are played against. Entries that do not clump begin alike however many are drawn, so those of
 * the largest contest serve them all.
 */
function inTurns(
  model: FieldSource,
  question: Omit<PairsQuestion, 'pairs'>,
  pool: ContestPool,
  kernel: FieldKernel,
): Opponents[] {
  const { seed, opponents, prior, drawn: asked } = question
  const { entries } = drawnContest(question)
  const isShared = isFitted(model) && asked.clumping === 0
  const drawing = { pool, entries: isShared ? asked.most : entries, clumping: asked.clumping }
  const key = JSON.stringify([
    keyOfField({ opponents, prior }, pool),
    seed,
    drawing.entries,
    drawing.clumping,
  ])
  const fields = fieldsOfPairs(key, () =>
    Array.from({ length: FIELDS_OF_PAIRS }, (_, field) =>
      withoutPause(drawnEntries(model, { ...drawing, seed: seedOfField(seed, field) }, kernel)),
    ),
  )
  return fields.map((all) => opponentsOf(model, { ...all, count: Math.min(all.count, entries - 1) }))
}

/**
 * Plays the games of a part's fields, the same games and opponents for each pair. A player who is in no entry scores nothing, so the
 * lineup before is worth what it would be if it stayed as it is.
 */
export function playedPairs(
  { question, fields, of }: PairsPart,
  pool: ContestPool,
  kernel: SimKernel,
): PlayedPairs {
  const { pairs, seed } = question
  const contest = drawnContest(question)
  return playPartOfPairs(pairs, { pool, contest, fieldAt: (number) => fields[number]!, seed }, of, kernel)
}

/** What the second lineup of each pair is worth beside the first, by all parts. */
export function pairOutcomes(
  { question, parts }: { question: PairsQuestion; parts: readonly PlayedPairs[] },
  pool: ContestPool,
): PairOutcome[] {
  return outcomesOfPairs(question.pairs, { pool, contest: drawnContest(question) }, parts)
}
