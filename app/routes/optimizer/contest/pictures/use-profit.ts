import { useEffect, useRef, useState } from 'react'
import { ask, failureOf } from '#app/lib/threads/pool.ts'
import { type ContestSettings, simContestOf } from '#core/payouts/contest-settings.ts'
import type { ProfitDistribution } from '#optimizer/sim/profit-distribution.ts'
import type { ListedLineup } from '../../entries/list/listed-lineups.ts'
import { notPlaying } from '../../state/left-out.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { crowdsInUse } from '../settings/crowds-in-use.ts'

export type ProfitTogether = {
  profit: ProfitDistribution | null
  /** More games are being played. */
  isRunning: boolean
  /** A sentence for the user. */
  failure: string | null
  simulate: () => void
  cancel: () => void
}

/** First figures soon, then enough for the tail. */
const ROUNDS = [2_000, 20_000]
const SEED = 1
const NOT_HERE = 'This browser could not run the simulation. Reload the page and try again.'

/** The last answer of this page: switching between tabs asks for nothing again. */
let last: { mark: string; profit: ProfitDistribution } | null = null

/** What the lineups win and lose when all of them are entered; asked for by itself once the list was simulated. */
export function useProfit(
  state: LineupState,
  contest: ContestSettings,
  lineups: readonly ListedLineup[],
  isSimulated: boolean,
): ProfitTogether {
  const mark = markOf(state, contest, lineups)
  const [profit, setProfit] = useState(() => (last?.mark === mark ? last.profit : null))
  const [isRunning, setIsRunning] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const stop = useRef<AbortController | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list, contest and pool, with the state as it is then
  useEffect(() => {
    setFailure(null)
    setProfit(last?.mark === mark ? last.profit : null)
    if (isSimulated && last?.mark !== mark) void simulate()
    return cancel
  }, [mark, isSimulated])

  async function simulate() {
    const controller = new AbortController()
    stop.current?.abort()
    stop.current = controller
    const ofContest = simContestOf(contest)
    if (!ofContest.ok) return setFailure(ofContest.error)
    setFailure(null)
    setIsRunning(true)
    const { mode, playerPool } = state
    const sim = {
      formatId: mode.id,
      rows: playerPool,
      opponents: contest.opponents,
      prior: crowdsInUse(state)?.prior ?? undefined,
      leftOut: [...notPlaying(state)],
      contest: ofContest.value.contest,
      lineups: lineups.map(({ players }) => players.map(({ id }) => id)),
      seed: SEED,
    }
    try {
      await ask(
        'profit',
        { sim, rounds: ROUNDS },
        {
          signal: controller.signal,
          onProgress: (found) => {
            last = { mark, profit: found }
            setProfit(found)
          },
        },
      )
    } catch (error) {
      if (!controller.signal.aborted) setFailure(failureOf(error, NOT_HERE))
    } finally {
      if (stop.current === controller) setIsRunning(false)
    }
  }

  function cancel() {
    stop.current?.abort()
    stop.current = null
    setIsRunning(false)
  }

  return { profit, isRunning, failure, simulate: () => void simulate(), cancel }
}

/** Another text for everything that the answer depends on. */
function markOf(state: LineupState, contest: ContestSettings, lineups: readonly ListedLineup[]): string {
  const rows = state.playerPool.map(({ aiInsight, gameInfo, providerId, ...figures }) => figures)
  return JSON.stringify([contest, lineups.map(({ key }) => key), [...notPlaying(state)], rows])
}
