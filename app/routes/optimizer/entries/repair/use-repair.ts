import { ask } from '#app/lib/threads/pool.ts'
import { sent } from '#app/lib/threads/tasks.ts'
import { useTask } from '#app/lib/threads/use-task.ts'
import type { RepairWay } from '#optimizer/repair.ts'
import { lockedAt } from './locked-at.ts'
import type { RepairSubject } from './repair-subject.ts'

const NOT_HERE = 'This browser could not repair the lineups. Reload the page and try again.'

/** The lineups as a repair of this way would make them; they are made anew for each way. Null: nothing is asked yet. */
export function useRepair({ request, lineups, swap }: RepairSubject, way: RepairWay | null) {
  const { answer, failure } = useTask(
    [JSON.stringify(way)],
    async ({ signal }) => {
      if (way === null) return null
      const locked = swap
        ? { lockedSlots: swap.lockedSlots, closedIds: swap.closedIds }
        : lockedAt(Date.now(), request, lineups)
      return ask('repair', sent({ ...request, lineups, way, ...locked }), { signal })
    },
    { notHere: NOT_HERE, starts: true },
  )
  return { repair: answer, failure }
}
