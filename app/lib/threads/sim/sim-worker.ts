import { needsSentence } from '#core/games/lineup-needs.ts'
import { withoutPause } from '#core/sliced.ts'
import { loadFieldKernel } from '#optimizer/field/kernel.browser.ts'
import { needsOfLineups } from '#optimizer/lineup-needs.ts'
import { loadSimKernel } from '#optimizer/sim/kernel.browser.ts'
import type { SimKernel } from '#optimizer/sim/kernel.ts'
import type { SimRequest } from '#optimizer/sim/sim-request.ts'
import { type OpenedContest, openContest, playGames, requestOf } from '#optimizer/simulation/play-contest.ts'
import { answerTasks } from '../answer-tasks.ts'
import { readOpponents } from '../autopsy/read-opponents.ts'
import { drawnField, lessPlayedNear, loadOpponents, type OfFile, poolOf } from './sim-field.ts'
import { fieldOfPairs, pairOutcomes, playedPairs } from './sim-pairs.ts'
import { playWorlds } from './sim-worlds.ts'

/* Draws fields and plays games off the main thread. A kernel is fetched when its first task comes. */

/** What the thread plays. */
let opened: OpenedContest | null = null

answerTasks<'sim'>({
  readOpponents: ({ file, pool, own }) => readOpponents(file, { ...pool, own }, Date.now()),
  draw: async (question) => {
    const { field } = await loadAll(question)
    const { drawn } = question
    return drawn
      ? fieldOfPairs({ ...question, drawn }, poolOf(question), field)
      : drawnField(question, poolOf(question), field)
  },
  detail: async (question) => {
    const kernels = await loadAll(question)
    const pool = poolOf(question)
    const lessPlayed = lessPlayedNear(question, pool, kernels.field)
    const request = requestOf(question, drawnField(question, pool, kernels.field), pool)
    return { needs: needsSentences(request, kernels.sim)[0] ?? null, lessPlayed }
  },
  worlds: async ({ question, field, of }) => {
    const kernels = await loadAll(question.sim)
    return playWorlds(question, poolOf(question.sim), field, kernels, of)
  },
  pairs: async (part) => {
    const kernels = await loadAll(part.question)
    return playedPairs(part, poolOf(part.question), kernels.sim)
  },
  pairOutcomes: async (asked) => {
    await loadOpponents(asked.question)
    return pairOutcomes(asked, poolOf(asked.question))
  },
  load: async () => {
    await loadAll({})
    return null
  },
  open: async ({ question, field }) => {
    await loadOpponents(question)
    opened = openContest(question, field, poolOf(question))
    return null
  },
  play: async (part) => {
    const kernels = await loadAll({})
    if (opened === null) throw new Error('no contest')
    return withoutPause(playGames(opened, part, kernels))
  },
})

/** Both kernels, and the entries of the question's file. */
async function loadAll(question: OfFile) {
  const [field, sim] = await Promise.all([loadFieldKernel(), loadSimKernel()])
  await loadOpponents(question)
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
