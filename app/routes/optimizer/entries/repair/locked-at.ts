import { closedSlots } from '#core/entries-file/entered-lineups.ts'
import { slotStates, swapLocks } from '#core/lineups/slot-states.ts'
import type { BuildRequest } from '#optimizer/build-request.ts'
import type { LineupCells } from '#optimizer/repair.ts'
import type { RepairSubject } from './repair-subject.ts'

/** The locked slots of the lineups at that time, in milliseconds since 1970; null before the first lock and after the last one. */
export function lockedAt(
  now: number,
  { playerPool, format }: Pick<BuildRequest, 'playerPool' | 'format'>,
  lineups: readonly LineupCells[],
): Omit<NonNullable<RepairSubject['swap']>, 'sentence'> | null {
  const locks = swapLocks(playerPool, format, { now })
  if (locks === null) return null
  const byId = new Map(playerPool.map((row) => [row.id, row]))
  const playersOf = (cells: LineupCells) =>
    cells.map((id) => ({ player: id === null ? null : (byId.get(id) ?? null) }))
  return {
    lockedSlots: lineups.map((cells) => closedSlots(slotStates(playersOf(cells), locks))),
    closedIds: [...locks.begun],
  }
}
