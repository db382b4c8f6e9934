import type { SetSince } from '#app/lib/threads/entries/entries-messages.ts'
import { ask, TaskRefused } from '#app/lib/threads/pool.ts'
import { useTask } from '#app/lib/threads/use-task.ts'
import { type BuiltWith, poolAsBuilt } from '#core/entries/built-with.ts'
import { type ContestSettings, simContestOf } from '#core/payouts/contest-settings.ts'
import { questionOf } from '../../contest/simulation/question-of.ts'
import { NOT_HERE } from '../../contest/simulation/use-simulation.ts'
import { builtWithOf } from '../../state/built-with-of.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import type { ListedLineup } from '../list/listed-lineups.ts'

/** As many as a repair is compared on. */
const GAMES = 10_000

/** What the list makes with the figures of now and of then; asked for by itself once it was simulated. */
export function useSetSince(
  state: LineupState,
  contest: ContestSettings,
  {
    lineups,
    isSimulated,
    builtWith,
  }: { lineups: readonly ListedLineup[]; isSimulated: boolean; builtWith: BuiltWith },
) {
  const { playerPool, putBack } = state
  const keys = lineups.map(({ key }) => key).join('\n')
  return useTask<never, SetSince, []>(
    [playerPool, putBack, contest, keys, builtWith, isSimulated],
    async ({ signal }) => {
      const ofContest = simContestOf(contest)
      if (!ofContest.ok) throw new TaskRefused(ofContest.error)
      const question = questionOf(
        state,
        ofContest.value.contest,
        lineups.map(({ lineup }) => lineup),
      )
      // Both pools are read from what is kept of them, so that they differ by what changed alone.
      const [now, before] = [builtWithOf(state), builtWith].map((figures) => ({
        rows: poolAsBuilt(playerPool, figures),
        leftOut: [],
      }))
      return ask('since', { sim: { ...question, ...now }, before: before!, games: GAMES }, { signal })
    },
    { notHere: NOT_HERE, starts: isSimulated },
  )
}
