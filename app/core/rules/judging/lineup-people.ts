import { captainSlotIndex, type Format } from '../../formats/format.ts'
import { type Player, personKey } from '../../players/player.ts'
import type { SlotKind } from '../build-rule.ts'

/** Who is where in a complete lineup, given by its rows in slot order. */

/** The rows that stand in such slots; without a captain's slot all are `flex`. */
export function rowsIn(rows: readonly Player[], slots: SlotKind, mode: Format): readonly Player[] {
  if (slots === 'any') return rows
  const captain = captainSlotIndex(mode)
  return rows.filter((_, slot) => (slot === captain) === (slots === 'captain'))
}

/** How many of these people (`personKey`) stand in such slots. */
export function countIn(
  rows: readonly Player[],
  people: ReadonlySet<string>,
  slots: SlotKind,
  mode: Format,
): number {
  return rowsIn(rows, slots, mode).filter((row) => people.has(personKey(row))).length
}

/** How many players are of the captain's team, the captain included; 0 in a format without captains. */
export function ofCaptainsTeam(rows: readonly Player[], mode: Format): number {
  const captain = rows[captainSlotIndex(mode)]
  if (!captain) return 0
  return captain.team === null ? 1 : rows.filter(({ team }) => team === captain.team).length
}
