import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { seedOfField } from '#core/field/clumped-field.ts'
import { DEFAULT_CROWD_PRIOR } from '#core/field/crowd-prior.ts'
import { scoreModelOf } from '#core/games/score-model.ts'
import type { Sliced } from '#core/sliced.ts'
import type { FieldKernel } from '../field/kernel.ts'
import { type BlockTally, blocksOf } from '../sim/block-tally.ts'
import type { SimKernel } from '../sim/kernel.ts'
import type { SimRequest } from '../sim/sim-request.ts'
import { playBlocks } from '../sim.ts'
import { drawnFieldOf, drawnOpponents, fittedField } from './drawn-field.ts'
import { figuresOf, type SimFigures } from './sim-figures.ts'
import type { DrawnField, SimQuestion } from './sim-question.ts'

type Kernels = { field: FieldKernel; sim: SimKernel }

/** What is played, and the number of the field that entered the last games. */
export type OpenedContest = {
  request: SimRequest
  pool: ContestPool
  model: DrawnField['model']
  field: number
}

/**
 * After so many games other opponents enter, drawn from the same field: with one draw, figures would depend on who happened to
 * enter, and their errors would not say so.
 */
export const GAMES_OF_FIELD = 5000

export function openContest(
  question: Omit<SimQuestion, 'lineups'>,
  field: DrawnField,
  pool: ContestPool,
): OpenedContest {
  return { request: requestOf(question, field, pool), pool, model: field.model, field: 0 }
}

/** Plays the games of one block. */
export function* playGames(
  opened: OpenedContest,
  { firstGame, games }: { firstGame: number; games: number },
  kernels: Kernels,
): Sliced<BlockTally> {
  const field = Math.floor(firstGame / GAMES_OF_FIELD)
  if (field !== opened.field) {
    const { pool, model, request } = opened
    const drawn = { pool, entries: request.contest.entries, seed: seedOfField(request.seed, field) }
    opened.request = { ...request, opponents: yield* drawnOpponents(model, drawn, kernels.field) }
    opened.field = field
  }
  const [block] = playBlocks({ ...opened.request, firstGame, games }, kernels.sim)
  yield opened.request.opponents.lineups.count
  return block!
}

/** The whole of a question without opponents from a file, as the threads of a page answer it together. The kernels belong to it. */
export function* simulateInSteps(
  question: SimQuestion,
  { pool, games, onGames }: { pool: ContestPool; games: number; onGames: (games: number) => void },
  kernels: Kernels,
): Sliced<SimFigures> {
  const { contest, seed, prior = DEFAULT_CROWD_PRIOR } = question
  const model = yield* fittedField(pool, prior, kernels.field)
  const opponents = yield* drawnOpponents(model, { pool, entries: contest.entries, seed }, kernels.field)
  const field = drawnFieldOf(question, pool, { model, opponents })
  const opened = openContest(question, field, pool)
  const blocks: BlockTally[] = []
  for (const block of blocksOf(0, games)) {
    blocks.push(yield* playGames(opened, block, kernels))
    onGames(block.firstGame + block.games)
  }
  return figuresOf(question, field, blocks)
}

export function requestOf(
  { contest, seed }: Omit<SimQuestion, 'lineups'>,
  { opponents, judged }: DrawnField,
  pool: ContestPool,
): SimRequest {
  return {
    pool,
    scores: scoreModelOf(pool),
    contest,
    opponents,
    lineups: judged,
    entering: 'alone',
    games: 0,
    seed,
  }
}
