import { rulePool } from '#core/rules/rule-pool.ts'
import { peopleNames } from '#core/rules/words/words.ts'
import type { BuildRequest } from '#optimizer/build-request.ts'
import { whySentence } from '#optimizer/repair/why-sentence.ts'
import type { Repair, RepairWay } from '#optimizer/repair.ts'
import type { LineupsToRepair } from './repair-input.ts'

type Repaired = { repair: Repair; request: BuildRequest; file: LineupsToRepair; way: RepairWay }

/** Why each lineup that could not be repaired stays as it is. */
export function unrepairableNotes({ repair, request, file, way }: Repaired): string[] {
  const { playerPool, format, rules } = request
  const names = peopleNames(rulePool(playerPool, format))
  return repair.unrepairable.map(
    ({ index, why }) =>
      `${rowsText(file.rows[index]!)} not repaired. ${whySentence(why, { rules, way, names, format })}`,
  )
}

export function repairJson({ repair, request, file, way }: Repaired): string {
  const rowOf = new Map(request.playerPool.map((row) => [row.id, row]))
  const idOf = (id: string | null) => rowOf.get(id ?? '')?.providerId ?? null
  const reasons = unrepairableNotes({ repair, request, file, way })
  const answer = {
    lineups: file.lineups.length,
    proved: repair.isProved,
    repaired: repair.repaired.map(({ index, changed, pointsBefore, pointsAfter, further, after }) => ({
      row: file.rows[index]![0],
      rows: file.rows[index],
      changed: changed.map(({ slot, out, in: into }) => ({ slot, out: idOf(out), in: idOf(into) })),
      pointsBefore,
      pointsAfter,
      further,
      ids: after.map(idOf),
    })),
    unrepairable: repair.unrepairable.map(({ index, why }, place) => ({
      row: file.rows[index]![0],
      rows: file.rows[index],
      reason: why.kind,
      sentence: reasons[place],
    })),
  }
  return `${JSON.stringify(answer, null, 2)}\n`
}

/** A line for each repaired lineup. */
export function repairTable({ repair, request, file }: Repaired): string {
  const rowOf = new Map(request.playerPool.map((row) => [row.id, row]))
  const nameOf = (id: string | null) => rowOf.get(id ?? '')?.name ?? 'not in the file'
  const { rosterSlots } = request.format
  const lines = repair.repaired.map(({ index, changed, pointsBefore, pointsAfter }) => {
    const changes = changed.map(
      ({ slot, out, in: into }) => `${rosterSlots[slot]!.code} ${nameOf(out)} -> ${nameOf(into)}`,
    )
    const points = `${pointsBefore.toFixed(2).padStart(6)} -> ${pointsAfter.toFixed(2).padStart(6)}`
    return `${rowsShort(file.rows[index]!).padStart(6)}  ${points}  ${changes.join(', ')}`
  })
  const count = `${repair.repaired.length} repaired, ${repair.unrepairable.length} not, ${file.lineups.length - repair.repaired.length - repair.unrepairable.length} as they were.`
  return `${['   Row  Points            Changes', ...lines, '', count].join('\n')}\n`
}

/** `Row 2 is`, or `Rows 2, 5 and 7 more are`. */
function rowsText(rows: readonly number[]): string {
  if (rows.length === 1) return `Row ${rows[0]} is`
  const more = rows.length > MOST_ROWS ? ` and ${rows.length - MOST_ROWS} more` : ''
  return `Rows ${rows.slice(0, MOST_ROWS).join(', ')}${more} are`
}

const MOST_ROWS = 8

/** `2`, or `2 +3` for a lineup of four rows. */
function rowsShort([first, ...others]: readonly number[]): string {
  return others.length > 0 ? `${first} +${others.length}` : `${first}`
}
