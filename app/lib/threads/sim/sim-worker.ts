import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { seedOfField } from '#core/field/clumped-field.ts'
import { needsSentence } from '#core/games/lineup-needs.ts'
import { scoreModelOf } from '#core/games/score-model.ts'
import { loadFieldKernel } from '#optimizer/field/kernel.browser.ts'
import { KernelOutOfMemory } from '#optimizer/kernel-memory.ts'
import { needsOfLineups } from '#optimizer/lineup-needs.ts'
import { loadSimKernel } from '#optimizer/sim/kernel.browser.ts'
import type { SimKernel } from '#optimizer/sim/kernel.ts'
import type { SimRequest } from '#optimizer/sim/sim-request.ts'
import { playBlocks } from '#optimizer/sim.ts'
import { readOpponents } from '../autopsy/read-opponents.ts'
import { poolOf } from './pool-of.ts'
import { drawnField, drawOpponents, lessPlayedNear, loadOpponents } from './sim-field.ts'
import type { DrawnField, FromThread, SimQuestion, ToThread } from './sim-messages.ts'
import { pairWorths } from './sim-pairs.ts'
import { playWorlds } from './sim-worlds.ts'

/* Draws fields and plays games off the main thread. A kernel is fetched when its first task comes. */

/** What the thread plays, and the field that entered its last games. */
let opened: {
  run: number
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

addEventListener('message', async ({ data }: MessageEvent<ToThread>) => {
  const { run } = data
  try {
    await answer(data)
  } catch (error) {
    console.warn(error)
    const reason = error instanceof RangeError || error instanceof KernelOutOfMemory ? error.message : null
    postMessage({ run, kind: 'failed', reason } satisfies FromThread)
  }
})

async function answer(message: ToThread): Promise<void> {
  const { run } = message
  switch (message.task) {
    case 'read': {
      const read = await readOpponents(message.file, message.pool, Date.now())
      postMessage({ run, kind: 'read', read } satisfies FromThread)
      break
    }
    case 'draw': {
      const [kernel] = await Promise.all([
        loadFieldKernel(),
        loadSimKernel(),
        loadOpponents(message.question),
      ])
      const field = drawnField(message.question, poolOf(message.question), kernel)
      postMessage({ run, kind: 'drawn', field } satisfies FromThread)
      break
    }
    case 'detail': {
      const { question } = message
      const [kernel, simKernel] = await Promise.all([
        loadFieldKernel(),
        loadSimKernel(),
        loadOpponents(question),
      ])
      const lessPlayed = lessPlayedNear(question, poolOf(question), kernel)
      const request = requestOf(question, drawnField(question, poolOf(question), kernel))
      const needs = needsSentences(request, simKernel)[0] ?? null
      postMessage({ run, kind: 'detail', detail: { needs, lessPlayed } } satisfies FromThread)
      break
    }
    case 'worlds': {
      const { question, of } = message
      const [field, sim] = await Promise.all([loadFieldKernel(), loadSimKernel()])
      const played = playWorlds(question, poolOf(question.sim), message.field, { field, sim }, of)
      postMessage({ run, kind: 'worlds', played } satisfies FromThread)
      break
    }
    case 'pairs': {
      const [field, sim] = await Promise.all([
        loadFieldKernel(),
        loadSimKernel(),
        loadOpponents(message.question),
      ])
      const worths = pairWorths(message.question, poolOf(message.question), { field, sim })
      postMessage({ run, kind: 'pairs', worths } satisfies FromThread)
      break
    }
    case 'load':
      await Promise.all([loadSimKernel(), loadFieldKernel()])
      break
    case 'open': {
      const request = requestOf(message.question, message.field)
      opened = { run, request, pool: poolOf(message.question), model: message.field.model, field: 0 }
      break
    }
    case 'play': {
      const [kernel, fieldKernel] = await Promise.all([loadSimKernel(), loadFieldKernel()])
      // A later run was opened while the kernels loaded; its page expects no games of this one.
      if (opened?.run !== run) return
      const { firstGame, games } = message
      const field = Math.floor(firstGame / GAMES_OF_FIELD)
      if (field !== opened.field) {
        const { pool, model, request } = opened
        const drawn = { pool, entries: request.contest.entries, seed: seedOfField(request.seed, field) }
        opened.request = { ...request, opponents: drawOpponents(model, drawn, fieldKernel) }
        opened.field = field
      }
      for (const block of playBlocks({ ...opened.request, firstGame, games }, kernel))
        postMessage({ run, kind: 'block', block } satisfies FromThread)
    }
  }
}

/** In so many games a lineup as good as the field finishes in the top 1% often enough to say what it needs. */
const GAMES_FOR_NEEDS = 6000

function needsSentences(request: SimRequest, kernel: SimKernel): (string | null)[] {
  const { lineups } = request
  return needsOfLineups(request, { lineups, games: GAMES_FOR_NEEDS }, kernel).map(
    (needs) => needs && needsSentence(needs),
  )
}

function requestOf(question: Omit<SimQuestion, 'lineups'>, { opponents, judged }: DrawnField): SimRequest {
  const pool = poolOf(question)
  const { contest, seed } = question
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
