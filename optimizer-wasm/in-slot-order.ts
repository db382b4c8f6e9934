import { kindsOf } from '#core/formats/shapes.ts'
import { placeInSlots } from '#core/lineups/place-in-slots.ts'
import { locksAtOf } from '#core/players/games.ts'
import type { Candidates } from './candidates.ts'

/**
 * Brings the rows of a whole lineup, as indexes in any order, into slots where slots overlap (placeInSlots). Null in formats
 * whose groups are their slots: there the order of the groups is that of the slots.
 */
export function inSlotOrder({
  rows,
  mode,
}: Pick<Candidates, 'rows' | 'mode'>): ((indexes: readonly number[]) => number[]) | null {
  const { kinds } = kindsOf(rows, mode.rosterSlots)
  const areSlots = kinds.every(({ slots }) =>
    slots.every((slot) => mode.rosterSlots[slot]!.code === mode.rosterSlots[slots[0]!]!.code),
  )
  if (areSlots) return null
  const lockOf = locksAtOf(rows)
  const locks = rows.map(lockOf)
  return (indexes) => {
    const people = indexes
      .toSorted((a, b) => a - b)
      .map((index) => ({ index, position: rows[index]!.position, salary: rows[index]!.salary }))
    const placed = placeInSlots(people, mode, { locksAt: ({ index }) => locks[index]! })
    if (!placed) throw new Error('The players of a lineup have no places')
    return placed.map((each) => each!.index)
  }
}
