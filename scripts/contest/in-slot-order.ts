import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { type LineupRows, rowsOfLineup } from '#core/contest-pool/lineup-rows.ts'
import { slotAccepts } from '#core/formats/lookup.ts'
import type { Player } from '#core/players/player.ts'
import type { FileLineup } from './read-lineups.ts'

/** The players of each lineup, every one in the first free slot that takes the row; slots of another code take other rows. */
export function inSlotOrder(lineups: LineupRows, { mode, rows }: ContestPool): FileLineup[] {
  return Array.from({ length: lineups.count }, (_, place) => {
    const left = Array.from(rowsOfLineup(lineups, place), (row) => rows[row]!)
    return mode.rosterSlots.map((slot): Player => {
      const at = left.findIndex((row) => slotAccepts(slot, row))
      return left.splice(at, 1)[0]!
    })
  })
}
