import { kindsOf } from '#core/formats/shapes.ts'
import { placeInSlots } from '#core/lineups/place-in-slots.ts'
import { locksAtOf } from '#core/players/games.ts'
import type { Candidates } from './candidates.ts'
import type { OptimizeRequest } from './optimize-request.ts'

/**
 * Brings the rows of a whole lineup, as indexes in any order, into slots where slots overlap (placeInSlots). Null in formats
 * whose groups are their slots: there the order of the groups is that of the slots.
 * The answer takes, by slot, the id of the row that stays there, null in open slots.
 */
export function inSlotOrder({
  rows,
  format,
}: Pick<Candidates, 'rows' | 'format'>):
  | ((lockedCells?: OptimizeRequest['lockedCells']) => (indexes: readonly number[]) => number[])
  | null {
  const { kinds } = kindsOf(rows, format.rosterSlots)
  const areSlots = kinds.every(({ slots }) =>
    slots.every((slot) => format.rosterSlots[slot]!.code === format.rosterSlots[slots[0]!]!.code),
  )
  if (areSlots) return null
  const lockOf = locksAtOf(rows)
  const locks = rows.map(lockOf)
  return (lockedCells = []) => {
    const slotOfId = new Map(lockedCells.map((id, slot) => [id, slot]))
    return (indexes) => {
      const people = indexes
        .toSorted((a, b) => a - b)
        .map((index) => ({ index, position: rows[index]!.position, salary: rows[index]!.salary }))
      const locked = new Map(
        people.flatMap((each): [typeof each, number][] => {
          const slot = slotOfId.get(rows[each.index]!.id)
          return slot === undefined ? [] : [[each, slot]]
        }),
      )
      const locksAt = ({ index }: (typeof people)[number]) => locks[index]!
      // A search may find players who have places only if a locked one moves; who asked for it passes such a lineup over.
      const placed =
        placeInSlots(people, format, { locksAt, locked }) ?? placeInSlots(people, format, { locksAt })
      if (!placed) throw new Error('The players of a lineup have no places')
      return placed.map((each) => each!.index)
    }
  }
}
