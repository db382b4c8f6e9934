import type { Format } from '#core/formats/format.ts'
import { slotAccepts } from '#core/formats/lookup.ts'
import { placeInSlots } from '#core/lineups/place-in-slots.ts'
import { isCaptainRow, isOut, type Player, personKey } from '#core/players/player.ts'
import type { Rows } from '../sequence/pool-facts.ts'
import type { LineupCells } from './repair-request.ts'

/** A row that the pool lists no more. */
export const GONE = -1

/** A lineup as indexes into the pool's rows, with the places of people who are out. */
export type ReadLineup = {
  /** In slot order, with GONE. */
  rows: Rows
  /** Slots that must change: their people are out. */
  outSlots: readonly number[]
  /** Rows that may stay, without the locked ones. */
  staying: Rows
  /** Slots that can't change. */
  lockedSlots: readonly number[]
  /** Locked slots whose people are out: they count for nothing. */
  lostSlots: readonly number[]
}

/** Reads lineups of the pool; a row that may not stand in its slot counts as out. */
export function cellReader(
  rows: readonly Player[],
  format: Format,
  excludedIds: readonly string[],
): (cells: LineupCells, lockedSlots?: readonly number[]) => ReadLineup {
  const placeOf = new Map(rows.map(({ id }, place) => [id, place]))
  const excluded = new Set(excludedIds)
  const isExcluded = (row: Player) => excluded.has(row.id)
  const peopleOut = new Set(
    rows.filter((row) => isOut(row) || (isExcluded(row) && !isCaptainRow(row))).map(personKey),
  )
  return (cells, lockedSlots = []) => {
    const own = cells.map((id) => (id === null ? GONE : (placeOf.get(id) ?? GONE)))
    const stays = (row: number, slot: number) =>
      row !== GONE &&
      slotAccepts(format.rosterSlots[slot]!, rows[row]!) &&
      !isExcluded(rows[row]!) &&
      !peopleOut.has(personKey(rows[row]!))
    const isLocked = (slot: number) => lockedSlots.includes(slot)
    const out = [...own.keys()].filter((slot) => !stays(own[slot]!, slot))
    return {
      rows: own,
      outSlots: out.filter((slot) => !isLocked(slot)),
      staying: own.filter((row, slot) => stays(row, slot) && !isLocked(slot)),
      lockedSlots,
      lostSlots: out.filter(isLocked),
    }
  }
}

/**
 * The rows of `found` in slots: those of `before` where they were, the others, dearest first, in the slots that were left.
 * Where slots overlap and the others have no place then, everybody who is not locked is placed anew; null where that can't be.
 */
export function inOldSlots(
  found: Rows,
  { rows: before, lockedSlots }: ReadLineup,
  { rows, format, locksAt }: { rows: readonly Player[]; format: Format; locksAt: (row: number) => number },
): number[] | null {
  const people = found.map((row) => ({ row, ...placeFacts(rows[row]!) }))
  const where = (stays: (slot: number) => boolean) =>
    new Map(
      people
        .map((each) => [each, before.indexOf(each.row)] as const)
        .filter(([, slot]) => slot >= 0 && stays(slot)),
    )
  const place = (stays: (slot: number) => boolean) =>
    placeInSlots(people, format, { locksAt: ({ row }) => locksAt(row), locked: where(stays) })
  const placed = place(() => true) ?? place((slot) => lockedSlots.includes(slot))
  return placed?.map((each) => each!.row) ?? null
}

function placeFacts({ position, salary }: Player): { position: string; salary: number } {
  return { position, salary }
}
