import { groupBy } from '../collections/group-by.ts'
import { captainCodeByPrices } from '../formats/lookup.ts'
import { formatOfSalaryFile } from '../formats/recognise.ts'
import { salaryFileFacts } from '../formats/salary-file-facts.ts'
import { normalizePosition } from '../players/player.ts'
import { rowPersonKey, type SlateRow } from './rows.ts'
import { withRolesApart } from './two-roles.ts'

/**
 * The rows with captains marked, the roles of one person apart, and each role once. Of a role that is listed twice the
 * first row counts: the provider lists each role once, so a second row comes from a pasted file. Captains are told by
 * their prices only in a file that no format claims as it is: two rows of an auction sheet may be 1.5 apart too.
 */
export function oneRowARole(rows: readonly SlateRow[]): { rows: SlateRow[]; repeated: SlateRow[] } {
  const isClaimed = formatOfSalaryFile(salaryFileFacts(rows)) !== null
  const roles = withRolesApart(isClaimed ? rows : withCaptainsByPrice(rows))
  const byRole = groupBy(roles, (row) => `${rowPersonKey(row)}#${row.captainCode ?? ''}`)
  const first = new Set([...byRole.values()].map(([row]) => row))
  return { rows: roles.filter((row) => first.has(row)), repeated: roles.filter((row) => !first.has(row)) }
}

/**
 * Marks captain rows in a file without captain codes that lists every player twice, as SaberSim's Showdown export
 * does: of two rows of one player the dearer is the captain's where the prices are 1.5 apart. That must hold for at least
 * half of the players who are listed twice; otherwise the second rows are repetitions, and the rows are returned
 * unchanged.
 */
function withCaptainsByPrice(rows: readonly SlateRow[]): readonly SlateRow[] {
  const pairs = [...groupBy(rows, playerKey).values()].filter((own) => own.length === 2)
  const captains = new Map(pairs.flatMap((pair) => captainOf(pair) ?? []))
  if (captains.size === 0 || captains.size * 2 < pairs.length) return rows
  return rows.map((row) => ({ ...row, captainCode: captains.get(row.index) ?? null }))
}

/** The index of the pair's captain row and the captain's code. */
function captainOf(pair: readonly SlateRow[]): [number, string][] | null {
  const [cheaper, dearer] = pair.toSorted((a, b) => (a.salary ?? 0) - (b.salary ?? 0))
  const code = captainCodeByPrices({ dearer: dearer!.salary ?? 0, cheaper: cheaper!.salary ?? 0 })
  return code ? [[dearer!.index, code]] : null
}

function playerKey(row: SlateRow): string {
  return `${rowPersonKey(row)}#${normalizePosition(row.position)}`
}
