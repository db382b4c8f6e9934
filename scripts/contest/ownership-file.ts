import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import type { OwnershipTarget } from '#core/field/ownership-target.ts'
import type { BadRow } from '#core/files/file-refusal.ts'
import { captainCodeIn } from '#core/formats/lookup.ts'
import { personKey } from '#core/players/player.ts'
import { nameColumns, type ProjectionColumn } from '#core/projections/own-file/columns.ts'
import type { UnmatchedPerson } from '#core/projections/own-file/match-people.ts'
import { type ProjectionReport, readProjections } from '#core/projections/own-file/read-projections.ts'
import type { ProjectionRefusal } from '#core/projections/own-file/refusal.ts'
import { type ProjectionTable, readProjectionTable } from '#core/projections/own-file/table.ts'
import { err, ok, type Result } from '#core/result.ts'

/** Why an ownership file is refused. */
export type OwnershipFileRefusal =
  /** As a file of projections is: not a table, of another slate, and so on. */
  | { kind: 'table'; refusal: ProjectionRefusal }
  | { kind: 'no_columns'; missing: string[]; header: string[]; example: string }
  | { kind: 'bad_row'; row: BadRow; more: number }
  /** In percent: what the column adds up to, and what it has to. */
  | { kind: 'wrong_sum'; column: string; sum: number; wanted: number }

export type OwnershipFile = {
  /** The file's shares, 0 to 1; people of the pool who are not in the file have 0. */
  target: OwnershipTarget
  matched: number
  /** The file's people whose name no player of the pool has, or several have. */
  unmatched: UnmatchedPerson[]
  /** People of the pool who are not in the file. */
  missing: string[]
}

/** How far a column may be from its sum, for players without a share and rounded ones. */
const TOLERANCE = 0.08

/**
 * Reads a file of ownership, `Name,Team,Captain,Flex` (`Name,Team,Ownership` where the format has no captain) in percent or in
 * fractions, in any order of columns. People are matched as in a file of projections. A row that can't be read
 * refuses the file, since the shares of the others would no longer be a field's.
 */
export function readOwnershipFile(
  text: string,
  pool: ContestPool,
): Result<OwnershipFile, OwnershipFileRefusal> {
  const table = readProjectionTable(text)
  if (!table.ok) return err({ kind: 'table', refusal: table.error })
  const places = placesOf(table.value, pool)
  if (!places.ok) return places
  // People who are left out keep their rows, so that a file which lists them is not of another slate.
  const read = readProjections(table.value, pool.rows, pool.format, {
    places: places.value,
    pairs: {},
    ownershipKind: 'flex',
  })
  if (!read.ok) return err({ kind: 'table', refusal: read.error })
  const { people, matched, unmatched, bad } = read.value
  if (bad[0]) return err({ kind: 'bad_row', row: bad[0], more: bad.length - 1 })
  const shareOf = (pct: number | null | undefined) => (pct ?? 0) / 100
  const target = {
    captain: Float64Array.from(pool.people, ({ key }) => shareOf(people[key]?.captainOwnershipPct)),
    flex: Float64Array.from(pool.people, ({ key }) => shareOf(people[key]?.flexOwnershipPct)),
  }
  const wrong = wrongSum(read.value, pool, table.value, places.value)
  if (wrong) return err(wrong)
  const inFile = new Set(matched.map(({ person }) => personKey(person.row)))
  return ok({
    target,
    matched: matched.length,
    unmatched,
    missing: pool.people.filter(({ key }) => !inFile.has(key)).map(({ row }) => row.name),
  })
}

/** The refusal as sentences for the user, without those of `table`, which `projectionRefusalText` has. */
export function ownershipRefusalText(refusal: Exclude<OwnershipFileRefusal, { kind: 'table' }>): string {
  switch (refusal.kind) {
    case 'no_columns':
      return `The header needs ${refusal.missing.join(' and ')}, as in ${refusal.example}. It has ${refusal.header.join(', ')}.`
    case 'bad_row': {
      const { row, column, reason } = refusal.row
      const others = refusal.more > 0 ? ` ${refusal.more} more rows can't be read.` : ''
      return `Row ${row}${column ? `, ${column}` : ''}: ${reason}.${others}`
    }
    case 'wrong_sum':
      return `The column ${refusal.column} adds up to ${Math.round(refusal.sum)}%, and in a field it adds up to ${refusal.wanted}%.`
  }
}

type Places = ReadonlyMap<ProjectionColumn, number>

function placesOf(
  { found, headers }: ProjectionTable,
  { format }: ContestPool,
): Result<Places, OwnershipFileRefusal> {
  const places = new Map<ProjectionColumn, number>()
  for (const column of [
    'name',
    'firstName',
    'lastName',
    'nameAndId',
    'providerId',
    'team',
    'position',
  ] as const) {
    const place = found.get(column)
    if (place) places.set(column, place.index)
  }
  const captain = headers.findIndex((header) => captainCodeIn(header) !== null)
  const plainCodes = format.rosterSlots.flatMap(({ code, accepts }) =>
    accepts === 'captain' ? [] : code.toUpperCase(),
  )
  const flex = headers.findIndex((header) => [...plainCodes, 'FLEX'].includes(header.toUpperCase()))
  const ofCaptain = captain >= 0 ? captain : found.get('captainOwnership')?.index
  const ofFlex = flex >= 0 ? flex : found.get('ownership')?.index
  if (ofCaptain !== undefined && format.captain) places.set('captainOwnership', ofCaptain)
  if (ofFlex !== undefined) places.set('ownership', ofFlex)
  const missing = [
    ...(nameColumns(places).length > 0 ? [] : ['a column Name']),
    ...(places.has('captainOwnership') || !format.captain ? [] : ['a column Captain']),
    ...(places.has('ownership') ? [] : [`a column ${format.captain ? 'Flex' : 'Ownership'}`]),
  ]
  const example = format.captain ? 'Name,Team,Captain,Flex' : 'Name,Team,Ownership'
  return missing.length > 0
    ? err({ kind: 'no_columns', missing, header: headers.slice(0, 12), example })
    : ok(places)
}

/** Of the whole column: people who are left out or not in the pool are in the field that it describes. */
function wrongSum(
  { people, unmatched, ownership }: ProjectionReport,
  { format }: ContestPool,
  { headers }: ProjectionTable,
  places: Places,
): OwnershipFileRefusal | null {
  const captains = format.captain ? 1 : 0
  const scale = ownership?.areFractions ? 100 : 1
  const columns = [
    { column: 'captainOwnership', of: 'captainOwnershipPct', slots: captains },
    { column: 'ownership', of: 'flexOwnershipPct', slots: format.rosterSlots.length - captains },
  ] as const
  for (const { column, of, slots } of columns) {
    const known = Object.values(people).reduce((total, person) => total + (person[of] ?? 0), 0)
    const others = unmatched.reduce((total, { rows }) => total + (rows[0]!.figures[column] ?? 0), 0)
    const sum = known + scale * others
    if (Math.abs(sum - 100 * slots) > 100 * slots * TOLERANCE)
      return { kind: 'wrong_sum', column: headers[places.get(column) ?? -1] ?? '', sum, wanted: 100 * slots }
  }
  return null
}
