import { captainSlotIndex, type Format } from '../../formats/format.ts'
import { type Player, personKey } from '../../players/player.ts'
import type { SlotKind } from '../build-rule.ts'

/** Who is where in a complete lineup, given by its rows in slot order. */

/** The rows that stand in such slots; without a captain's slot all are `flex`. */
export function rowsIn(rows: readonly Player[], slots: SlotKind, format: Format): readonly Player[] {
  if (slots === 'any') return rows
  const captain = captainSlotIndex(format)
  return rows.filter((_, slot) => (slot === captain) === (slots === 'captain'))
}

/** How many of these people (`personKey`) stand in such slots. */
export function countIn(
  rows: readonly Player[],
  people: ReadonlySet<string>,
  slots: SlotKind,
  format: Format,
): number {
  return rowsIn(rows, slots, format).filter((row) => people.has(personKey(row))).length
}

/** How many players are of the captain's team, the captain included; 0 in a format without captains. */
export function ofCaptainsTeam(rows: readonly Player[], format: Format): number {
  const captain = rows[captainSlotIndex(format)]
  if (!captain) return 0
  return captain.team === null ? 1 : rows.filter(({ team }) => team === captain.team).length
}
