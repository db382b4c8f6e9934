import type { Format } from '#core/formats/format.ts'
import { slotAccepts } from '#core/formats/lookup.ts'
import { placeInSlots } from '#core/lineups/place-in-slots.ts'
import { locksAtOf } from '#core/players/games.ts'
import { isCaptainRow, isOut, type Player, personKey } from '#core/players/player.ts'
import type { Rows } from '../sequence/pool-facts.ts'
import type { LineupCells } from './repair-request.ts'

/** A row that the pool lists no more. */
export const GONE = -1

/** A lineup as indexes into the pool's rows, with the places of people who are out. */
export type ReadLineup = {
  /** In slot order, with GONE. */
  rows: Rows
  /** Slots of people who are out. */
  outSlots: readonly number[]
  /** Rows that may stay. */
  staying: Rows
}

/** Reads lineups of the pool; a row that may not stand in its slot counts as out. */
export function cellReader(
  rows: readonly Player[],
  mode: Format,
  excludedIds: readonly string[],
): (cells: LineupCells) => ReadLineup {
  const placeOf = new Map(rows.map(({ id }, place) => [id, place]))
  const excluded = new Set(excludedIds)
  const isExcluded = (row: Player) => excluded.has(row.id)
  const peopleOut = new Set(
    rows.filter((row) => isOut(row) || (isExcluded(row) && !isCaptainRow(row))).map(personKey),
  )
  return (cells) => {
    const own = cells.map((id) => (id === null ? GONE : (placeOf.get(id) ?? GONE)))
    const stays = (row: number, slot: number) =>
      row !== GONE &&
      slotAccepts(mode.rosterSlots[slot]!, rows[row]!) &&
      !isExcluded(rows[row]!) &&
      !peopleOut.has(personKey(rows[row]!))
    return {
      rows: own,
      outSlots: [...own.keys()].filter((slot) => !stays(own[slot]!, slot)),
      staying: own.filter(stays),
    }
  }
}

/**
 * The rows of `found` in slots: those of `before` where they were, the others, dearest first, in the slots that were left.
 * Where slots overlap and the others have no place then, everybody is placed anew.
 */
export function inOldSlots(found: Rows, before: Rows, rows: readonly Player[], mode: Format): number[] {
  const people = found.map((row) => ({ row, ...placeFacts(rows[row]!) }))
  const stays = people.filter(({ row }) => before.includes(row))
  const locked = new Map(stays.map((each) => [each, before.indexOf(each.row)]))
  const lockOf = locksAtOf(rows)
  const locksAt = ({ row }: { row: number }) => lockOf(rows[row]!)
  const placed = placeInSlots(people, mode, { locksAt, locked }) ?? placeInSlots(people, mode, { locksAt })
  return placed!.map((each) => each!.row)
}

function placeFacts({ position, salary }: Player): { position: string; salary: number } {
  return { position, salary }
}
