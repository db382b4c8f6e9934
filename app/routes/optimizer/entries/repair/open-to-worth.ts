import type { Completions, RepairRequest } from '#optimizer/repair.ts'

type Asked = Omit<RepairRequest, 'way'>

/**
 * Two requests for the time before a late swap, when a lineup changes by worth only if it holds a player who leaves or is not in
 * the pool: in the first only the slots of such players are open, in the second all. Locked slots stay locked.
 * @param goes the ids of the pool's rows of players who leave.
 */
export function openToWorth(request: Asked, goes: ReadonlySet<string>): [Asked, Asked] {
  const { lineups, lockedSlots } = request
  const goesOut = (id: string | null) => id === null || goes.has(id)
  const openAt = (isOpen: (id: string | null) => boolean): Asked => ({
    ...request,
    lockedSlots: lineups.map((cells, index) =>
      cells.flatMap((id, slot) =>
        cells.some(goesOut) && isOpen(id) && !lockedSlots?.[index]?.includes(slot) ? [] : [slot],
      ),
    ),
  })
  return [openAt(goesOut), openAt(() => true)]
}

/** What each lineup can become by either answer, once. */
export function joinedCompletions(one: Completions, other: Completions): Completions {
  return {
    found: one.found.map((own, index) => {
      const known = new Set(own.map(({ after }) => after.toSorted().join()))
      return [...own, ...other.found[index]!.filter(({ after }) => !known.has(after.toSorted().join()))]
    }),
    isProved: one.isProved && other.isProved,
  }
}
