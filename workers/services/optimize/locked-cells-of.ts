import { tidyCell } from '#core/files/tidy-cell.ts'
import type { Format } from '#core/formats/format.ts'
import { slotAccepts } from '#core/formats/lookup.ts'
import type { Player } from '#core/players/player.ts'
import { AppError } from '#core/result.ts'
import type { OptimizeRequest } from '#optimizer/optimize-request.ts'

/**
 * The rows that stay in their slots because their games have begun; nothing where all slots are open. Refuses rows that are not in the
 * pool, that the slot does not take, or that are there twice, and other numbers of slots than the format has.
 */
export function lockedCellsOf(
  { lockedCells: cells }: { lockedCells?: readonly (string | null)[] | null },
  pool: readonly Player[],
  { name, rosterSlots }: Format,
): Pick<OptimizeRequest, 'lockedCells'> {
  if (!cells?.some((id) => id !== null)) return {}
  if (cells.length !== rosterSlots.length)
    throw new AppError(
      'invalid_input',
      `lockedCells must have the ${rosterSlots.length} slots of a ${name} lineup`,
    )
  for (const [slot, id] of cells.entries()) {
    if (id === null) continue
    const refuse = (problem: string) =>
      new AppError('invalid_input', `lockedCells.${slot}: "${tidyCell(id)}" ${problem}`)
    const row = pool.find((player) => player.id === id)
    if (!row) throw refuse('is not in the pool')
    if (!slotAccepts(rosterSlots[slot]!, row)) throw refuse(`does not fit ${rosterSlots[slot]!.label}`)
    if (cells.indexOf(id) !== slot) throw refuse('is there twice')
  }
  return { lockedCells: cells }
}
