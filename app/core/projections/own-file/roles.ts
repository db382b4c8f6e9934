import { groupBy } from '../../collections/group-by.ts'
import { captainPoints, captainSalary, type Format } from '../../formats/format.ts'
import type { Person } from '../../players/people.ts'
import { isCaptainRow } from '../../players/player.ts'
import type { RowMatch } from './match-people.ts'
import type { ProjectionRow } from './rows.ts'

/** What a file says of one person of the slate. */
export type PersonRows = {
  person: Person
  by: RowMatch['by']
  flex: ProjectionRow | null
  captain: ProjectionRow | null
  /** Further rows of the same role, which are not used. */
  repeated: ProjectionRow[]
}

/**
 * Each person's rows by role. Of two rows whose prices are the captain's multiple apart the dearer is the captain's,
 * whatever the columns say; without prices their points decide the same way. Else the provider's id tells the role, else
 * the position columns. In a format without captains every row is plain.
 */
export function rowsByRole(matches: readonly RowMatch[], format: Format): PersonRows[] {
  return [...groupBy(matches, ({ person }) => person)].map(([person, own]) => {
    const captains = captainsOf(own, format)
    const inRole = (isCaptain: boolean) =>
      own.filter((match) => captains.has(match) === isCaptain).map(({ row }) => row)
    const [flex = null, ...moreFlex] = inRole(false)
    const [captain = null, ...moreCaptains] = inRole(true)
    return { person, by: own[0]!.by, flex, captain, repeated: [...moreFlex, ...moreCaptains] }
  })
}

function captainsOf(own: readonly RowMatch[], format: Format): ReadonlySet<RowMatch> {
  if (!format.captain) return new Set()
  const dearer = dearerOfPair(own, format)
  return new Set(own.filter((match) => (dearer === null ? saysCaptain(match) : match === dearer)))
}

function saysCaptain({ row, matchedRow }: RowMatch): boolean {
  return matchedRow === null ? row.saysCaptain : isCaptainRow(matchedRow)
}

function dearerOfPair(own: readonly RowMatch[], format: Format): RowMatch | null {
  if (own.length !== 2) return null
  const byPrice = pairOf(own, ({ row }) => row.salary)
  if (byPrice) return isApart(byPrice, captainSalary(format), 1) ? byPrice.dearer : null
  const byPoints = pairOf(own, ({ row }) => row.figures.points)
  return byPoints && isApart(byPoints, captainPoints(format), ROUNDING) ? byPoints.dearer : null
}

/** Points that were multiplied and then rounded to a tenth. */
const ROUNDING = 0.13

type Pair = { dearer: RowMatch; more: number; less: number }

function pairOf(own: readonly RowMatch[], amountOf: (match: RowMatch) => number | null): Pair | null {
  const [a, b] = own.map(amountOf)
  if (a == null || b == null || Math.min(a, b) <= 0) return null
  return { dearer: own[a > b ? 0 : 1]!, more: Math.max(a, b), less: Math.min(a, b) }
}

function isApart({ more, less }: Pair, multiple: number, tolerance: number): boolean {
  return Math.abs(more - less * multiple) < tolerance
}

/** Whether captain rows have the captain's multiple of the points: most tools' do. Rows without points say nothing. */
export function areCaptainFiguresScaled(people: readonly PersonRows[], format: Format): boolean {
  const pairs = people.flatMap(({ flex, captain }) => {
    const [plain, multiplied] = [flex?.figures.points ?? 0, captain?.figures.points ?? 0]
    return plain > 0 && multiplied > 0 ? [{ plain, multiplied }] : []
  })
  const scaled = pairs.filter(
    ({ plain, multiplied }) => Math.abs(multiplied - plain * captainPoints(format)) < ROUNDING + plain * 0.02,
  )
  return scaled.length * 2 >= pairs.length
}
