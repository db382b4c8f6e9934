import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { seedOfField } from '#core/field/clumped-field.ts'
import { needsSentence } from '#core/games/lineup-needs.ts'
import { scoreModelOf } from '#core/games/score-model.ts'
import { loadFieldKernel } from '#optimizer/field/kernel.browser.ts'
import { needsOfLineups } from '#optimizer/lineup-needs.ts'
import { loadSimKernel } from '#optimizer/sim/kernel.browser.ts'
import type { SimKernel } from '#optimizer/sim/kernel.ts'
import type { SimRequest } from '#optimizer/sim/sim-request.ts'
import { playBlocks } from '#optimizer/sim.ts'
import { answerTasks } from '../answer-tasks.ts'
import { readOpponents } from '../autopsy/read-opponents.ts'
import { drawnField, drawOpponents, lessPlayedNear, loadOpponents, poolOf } from './sim-field.ts'
import type { DrawnField, SimQuestion } from './sim-messages.ts'
import { pairOutcomes, playedPairs } from './sim-pairs.ts'
import { playWorlds } from './sim-worlds.ts'

/* Draws fields and plays games off the main thread. A kernel is fetched when its first task comes. */

/** What the thread plays, and the field that entered its last games. */
let opened: {
  request: SimRequest
  pool: ContestPool
  model: DrawnField['model']
  field: number
} | null = null

/**
 * After so many games other opponents enter, drawn from the same field: with one draw, figures would depend on who happened to
 * enter, and their errors would not say so.
 */
const GAMES_OF_FIELD = 5000

answerTasks<'sim'>({
  readOpponents: ({ file, pool }) => readOpponents(file, pool, Date.now()),
  draw: async (question) => drawnField(question, poolOf(question), (await loadAll(question)).field),
  detail: async (question) => {
    const kernels = await loadAll(question)
    const pool = poolOf(question)
    const lessPlayed = lessPlayedNear(question, pool, kernels.field)
    const request = requestOf(question, drawnField(question, pool, kernels.field), pool)
    return { needs: needsSentences(request, kernels.sim)[0] ?? null, lessPlayed }
  },
  worlds: async ({ question, field, of }) =>
    playWorlds(question, poolOf(question.sim), field, await loadAll({}), of),
  pairs: async (part) => playedPairs(part, poolOf(part.question), await loadAll({})),
  pairOutcomes: (asked) => pairOutcomes(asked, poolOf(asked.question)),
  load: async () => {
    await loadAll({})
    return null
  },
  open: ({ question, field }) => {
    const pool = poolOf(question)
    opened = { request: requestOf(question, field, pool), pool, model: field.model, field: 0 }
    return null
  },
  play: async ({ firstGame, games }) => {
    const kernels = await loadAll({})
    if (opened === null) throw new Error('no contest')
    const field = Math.floor(firstGame / GAMES_OF_FIELD)
    if (field !== opened.field) {
      const { pool, model, request } = opened
      const drawn = { pool, entries: request.contest.entries, seed: seedOfField(request.seed, field) }
      opened.request = { ...request, opponents: drawOpponents(model, drawn, kernels.field) }
      opened.field = field
    }
    const [block] = playBlocks({ ...opened.request, firstGame, games }, kernels.sim)
    return block!
  },
})

/** Both kernels, and the entries of the question's file. */
async function loadAll(question: Pick<SimQuestion, 'opponents'>) {
  const [field, sim] = await Promise.all([loadFieldKernel(), loadSimKernel(), loadOpponents(question)])
  return { field, sim }
}

/** In so many games a lineup as good as the field finishes in the top 1% often enough to say what it needs. */
const GAMES_FOR_NEEDS = 6000

function needsSentences(request: SimRequest, kernel: SimKernel): (string | null)[] {
  const { lineups } = request
  return needsOfLineups(request, { lineups, games: GAMES_FOR_NEEDS }, kernel).map(
    (needs) => needs && needsSentence(needs),
  )
}

function requestOf(
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
