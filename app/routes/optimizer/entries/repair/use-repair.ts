import { ask } from '#app/lib/threads/pool.ts'
import { sent } from '#app/lib/threads/tasks.ts'
import { useTask } from '#app/lib/threads/use-task.ts'
import type { EnteredContest } from '#core/entries-file/entered-contests.ts'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import type { RepairWay } from '#optimizer/repair.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { lockedAt } from './locked-at.ts'
import type { RepairSubject } from './repair-subject.ts'
import { swapInThreads } from './swap-by-worth.ts'

/** `worth`: whatever makes the most money in the contest. */
export type SwapWay = RepairWay | { kind: 'worth' }

const NOT_HERE = 'This browser could not repair the lineups. Reload the page and try again.'

/** The lineups as a repair of this way would make them; they are made anew for each way. Null: nothing is asked yet. */
export function useRepair(
  { request, lineups, swap }: RepairSubject,
  way: SwapWay | null,
  simulated: {
    state: LineupState
    contests: readonly EnteredContest<ContestSettings>[]
    alsoOut: readonly string[]
  },
) {
  const { answer, failure } = useTask(
    [JSON.stringify(way)],
    async ({ signal }) => {
      if (way === null) return null
      const locked = swap
        ? { lockedSlots: swap.lockedSlots, closedIds: swap.closedIds }
        : lockedAt(Date.now(), request, lineups)
      const asked = { ...request, lineups, ...locked }
      if (way.kind === 'worth') return swapInThreads(asked, simulated, signal)
      return ask('repair', sent({ ...asked, way }), { signal })
    },
    { notHere: NOT_HERE, starts: true },
  )
  return { repair: answer, failure }
}
