import { groupBy } from '../collections/group-by.ts'
import { formatOfSalaryFile } from '../formats/recognise.ts'
import { salaryFileFacts } from '../formats/salary-file-facts.ts'
import { withCaptainsByPrice } from './captains-by-price.ts'
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
