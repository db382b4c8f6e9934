import { distinctLineups } from '#core/contest-pool/distinct-lineups.ts'
import { joinLineups, type LineupRows, pickLineups } from '#core/contest-pool/lineup-rows.ts'
import { MOST_LINEUPS } from '#optimizer/build-request.ts'
import { MOST_CANDIDATES } from '#optimizer/portfolio.ts'
import { CommandError } from './command.ts'
import type { ContestField } from './field-entries.ts'
import { ownLineups } from './own-lineups.ts'
import type { SlateInput } from './slate-input.ts'

/** From the field so many are drawn: a wider list changes the choice little. */
const DRAWN = 10_000

/** The lineups of the file, each once; without a file the best by points and lineups that the field has. */
export async function portfolioCandidates(
  input: SlateInput,
  field: ContestField,
): Promise<{ candidates: LineupRows; notes: string[] }> {
  if (input.lineups) {
    const { lineups } = distinctLineups(input.lineups.rows)
    if (lineups.count > MOST_CANDIDATES)
      throw new CommandError(
        1,
        `Entries are chosen from ${MOST_CANDIDATES} lineups at most, and the file has ${lineups.count}.`,
      )
    const twice = input.lineups.rows.count - lineups.count
    return {
      candidates: lineups,
      notes: twice > 0 ? [`Lineups that are in the file twice count once: ${twice}.`] : [],
    }
  }
  const best = await ownLineups(input, MOST_LINEUPS)
  const drawn = Math.min(DRAWN, field.entries.count)
  const fromField = pickLineups(
    field.entries,
    Uint32Array.from({ length: drawn }, (_, i) => i),
  )
  const used = pickLineups(fromField, usedLineups(fromField, input))
  const { lineups } = distinctLineups(joinLineups(fromField.size, [best.lineups.rows, used]))
  return {
    candidates: lineups,
    notes: [
      `Without --lineups the choice is from ${lineups.count}: the best by points, and lineups of the field.`,
    ],
  }
}

/** Which of the lineups hold no row that lineups of this slate do without: opponents may enter those, the user would not. */
function usedLineups({ rows, size, count }: LineupRows, { pool, notUsedIds }: SlateInput): Uint32Array {
  const isUsed = (row: number) => !notUsedIds.has(pool.rows[row]!.id)
  const places = Array.from({ length: count }, (_, lineup) => lineup)
  return Uint32Array.from(
    places.filter((lineup) => rows.subarray(lineup * size, (lineup + 1) * size).every(isUsed)),
  )
}
