import { askProfit } from '#app/lib/threads/entries/ask-profit.ts'
import type { EntriesTogether } from '#app/lib/threads/entries/entries-messages.ts'
import { TaskRefused } from '#app/lib/threads/pool.ts'
import { type Run, useTask } from '#app/lib/threads/use-task.ts'
import { type ContestSettings, simContestOf } from '#core/payouts/contest-settings.ts'
import { crowdsInUse } from '../../contest/settings/crowds-in-use.ts'
import { NOT_HERE } from '../../contest/simulation/use-simulation.ts'
import { figuresMark } from '../../state/checksum.ts'
import { contestOf } from '../../state/contest-of.ts'
import { notPlaying } from '../../state/left-out.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { useSlate } from '../../state/slate-context.tsx'
import { useList } from '../set/list-context.ts'
import type { ListedLineup } from '../set/listed-lineups.ts'

export type ProfitTogether = {
  profit: EntriesTogether | null
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

/** The last answer of this page: switching between tabs asks for nothing again. */
let last: { mark: string; profit: EntriesTogether } | null = null

/** What the lineups win and lose when all of them are entered; asked for by itself once the list was simulated. */
export function useProfit(): ProfitTogether {
  const state = useSlate()
  const { lineups, simulation } = useList()
  const contest = contestOf(state)
  const isSimulated = simulation !== null
  const mark = markOf(state, contest, lineups)
  const { told, isRunning, failure, start, stop } = useTask(
    [mark, isSimulated],
    async ({ signal, tell }: Run<EntriesTogether>) => {
      const ofContest = simContestOf(contest)
      if (!ofContest.ok) throw new TaskRefused(ofContest.error)
      const { format, playerPool } = state
      const sim = {
        formatId: format.id,
        rows: playerPool,
        opponents: contest.opponents,
        prior: crowdsInUse(state)?.prior ?? undefined,
        leftOut: [...notPlaying(state)],
        contest: ofContest.value.contest,
        lineups: lineups.map(({ players }) => players.map(({ id }) => id)),
        seed: SEED,
      }
      const onProgress = (profit: EntriesTogether) => {
        last = { mark, profit }
        tell(profit)
      }
      return askProfit(sim, ROUNDS, { signal, onProgress })
    },
    { notHere: NOT_HERE, starts: isSimulated && last?.mark !== mark },
  )
  return {
    profit: told ?? (last?.mark === mark ? last.profit : null),
    ...{ isRunning, failure },
    simulate: () => void start(),
    cancel: stop,
  }
}

/** Another text for everything that the answer depends on. */
function markOf(state: LineupState, contest: ContestSettings, lineups: readonly ListedLineup[]): string {
  const keys = lineups.map(({ key }) => key)
  return JSON.stringify([contest, keys, [...notPlaying(state)], figuresMark(state.playerPool)])
}
