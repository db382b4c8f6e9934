import { playerToWire } from '#contract/player.ts'
import {
  MOST_SIMULATED,
  type SimulateRequest,
  type SimulationState,
  type StartedSimulation,
} from '#contract/simulate.ts'
import type { SimFigures } from '#optimizer/simulation/sim-figures.ts'
import type { SimQuestion } from '#optimizer/simulation/sim-question.ts'
import { ApiError, deleteRecord, getJson, isUnreachable, postJson } from '../../api-client.ts'
import { loadStoredSlate } from '../../stored/slate-storage.ts'
import { TaskRefused } from '../pool.ts'
import type { SimRun } from './sim-run.ts'

const ASKED_EVERY_MS = 1_000
/** A connection that is lost for so many questions is not waited for. */
const MOST_MISSED = 10

/**
 * Has the server simulate, for a browser that can't: the same figures of as many games as it plays. Throws `TaskRefused`, or
 * `cause` (why the browser could not) where the server can't be asked.
 */
export async function simulateAtEdge(question: SimQuestion, run: SimRun, cause: unknown): Promise<void> {
  const { rounds, signal, onEdge, onGames, onFigures } = run
  const slateId = loadStoredSlate(question.formatId)?.slateId
  if (slateId === undefined || question.drawn) throw cause
  const refusal = refusalOf(question)
  if (refusal !== null) throw new TaskRefused(`This device can’t run the simulation. ${refusal}`)
  const games = Math.min(rounds.at(-1)!, MOST_SIMULATED.games)
  try {
    onEdge?.(games)
    const { id } = await postJson<StartedSimulation>('/api/simulate', requestOf(question, slateId, games))
    const path = `/api/simulate/${id}`
    for (let missed = 0; ; ) {
      await wait(signal)
      // Sweeping deletes it where this is lost.
      if (signal.aborted) return void deleteRecord(path).catch(() => {})
      const state = await getJson<SimulationState<SimFigures>>(path).catch((error) => {
        missed += 1
        if (isUnreachable(error) && missed <= MOST_MISSED) return null
        throw error
      })
      if (state?.status === 'waiting') onGames(state.games)
      if (state?.status === 'failed') throw new TaskRefused(state.reason)
      if (state?.status === 'done') return onFigures(state.answer)
    }
  } catch (error) {
    if (error instanceof ApiError && error.sentence !== null) throw new TaskRefused(error.sentence)
    throw error instanceof TaskRefused ? error : cause
  }
}

function refusalOf({ opponents, scored, contest }: SimQuestion): string | null {
  if (opponents ?? scored) return 'The server does not have the opponents of your file.'
  return contest.entries > MOST_SIMULATED.entries
    ? `The server simulates up to ${MOST_SIMULATED.entries.toLocaleString('en-US')} entries.`
    : null
}

function requestOf(
  { formatId, rows, leftOut, prior, contest, lineups, seed }: SimQuestion,
  slateId: number,
  games: number,
): SimulateRequest {
  return {
    ...{ slateId, format: formatId, players: rows.map(playerToWire) },
    ...{ leftOut: [...leftOut], prior: prior ?? null, games, seed },
    contest: { ...contest, tiers: [...contest.tiers] },
    lineups: lineups.map((lineup) => [...lineup]),
  }
}

function wait(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
    setTimeout(resolve, ASKED_EVERY_MS)
  })
}
