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

/** The captain, by `personKey`; null in a format without captains. */
export function captainIn(rows: readonly Player[], mode: Format): string | null {
  const captain = rows[captainSlotIndex(mode)]
  return captain ? personKey(captain) : null
}

/**
 * By how many players two lineups differ: people of the one who are not in the other. The same people with another captain
 * differ by one where captain swaps count.
 */
export function playersApart(
  a: readonly Player[],
  b: readonly Player[],
  captainSwapCounts: boolean,
  mode: Format,
): number {
  const others = new Set(b.map(personKey))
  const apart = a.filter((row) => !others.has(personKey(row))).length
  const isSwap = apart === 0 && captainIn(a, mode) !== captainIn(b, mode)
  return isSwap && captainSwapCounts ? 1 : apart
}
