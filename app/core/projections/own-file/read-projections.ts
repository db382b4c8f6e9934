import type { BadRow } from '../../files/file-refusal.ts'
import { captainPoints, type Format } from '../../formats/format.ts'
import { type Person, peopleOf } from '../../players/people.ts'
import { type Player, personKey } from '../../players/player.ts'
import { err, ok, type Result } from '../../result.ts'
import type { PersonNumbers, ProjectionFile } from '../slate-numbers.ts'
import { isThirdQuartile } from './ceiling.ts'
import {
  fileKey,
  type MatchedBy,
  matchPeople,
  type Pairs,
  teamOf,
  type UnmatchedPerson,
} from './match-people.ts'
import { type OwnershipKind, type OwnershipReading, readOwnership, sharesOf } from './ownership.ts'
import { CEILING_PERCENTILE, ceilingFrom, percentileIn } from './percentiles.ts'
import type { ProjectionRefusal } from './refusal.ts'
import { areCaptainFiguresScaled, type PersonRows, rowsByRole } from './roles.ts'
import { type ColumnPlaces, type ProjectionRow, readProjectionRows } from './rows.ts'
import { otherSlate } from './same-slate.ts'
import { type ProjectionTable, quotedHeader } from './table.ts'

/** What a file says of the slate, before anything is applied. */
export type ProjectionReport = {
  /** By `personKey`: what a `ProjectionFile` keeps. */
  people: Record<string, PersonNumbers>
  matched: { person: Person; rows: number[]; nameInFile: string; fileKey: string; by: MatchedBy }[]
  /** People of the file who are not in the slate; those of teams that the slate does not have are only counted. */
  unmatched: UnmatchedPerson[]
  ofOtherTeams: number
  /** People of the slate who are not in the file. */
  missing: Person[]
  bad: BadRow[]
  /** How the column of ownership was read; null without one. */
  ownership: OwnershipReading | null
  /** The column called ceiling is a 75th percentile and is not used. */
  ceilingIsThirdQuartile: boolean
  /** The percentile that the column of ceilings names; null: it names none, and is the 90th. */
  ceilingPercentile: number | null
  /** People whose status says that they are out. */
  listedOut: Person[]
  /** Others whose points are 0 or blank beside a price, or who have no row with points: they may not play. */
  withoutPoints: Person[]
}

export type ReadOptions = {
  places: ColumnPlaces
  pairs: Pairs
  /** As the user says; null: as the sum says. */
  ownershipKind: OwnershipKind | null
}

/**
 * Reads a projection file for a pool: a report of the players it matches and what it says of them, or why it is refused. Points,
 * ceilings and spreads of captain rows are divided by the captain's multiple where the file multiplied them.
 */
export function readProjections(
  table: ProjectionTable,
  pool: readonly Player[],
  format: Format,
  { places, pairs, ownershipKind }: ReadOptions,
): Result<ProjectionReport, ProjectionRefusal> {
  const { rows, bad } = readProjectionRows(table, places)
  if (rows.length === 0) return err({ kind: 'no_rows', header: quotedHeader(table), first: bad[0] ?? null })
  const { people } = peopleOf(pool, format)
  const { matches, unmatched, missing } = matchPeople(rows, people, pool, pairs)
  const matched = rowsByRole(matches, format)
  const other = otherSlate(rows, matched, pool, format)
  if (other) return err(other)
  const plain = matched.flatMap(({ flex }) => flex ?? [])
  const ownership = readOwnership(
    plain.map(({ figures }) => figures.ownership),
    format,
    { hasPercentSign: plain.some((row) => row.hasPercentSign) },
  )
  const teams = new Set(pool.map(({ team }) => teamOf(team)))
  const isOfOtherTeam = ({ rows: [row] }: UnmatchedPerson) =>
    row!.team !== null && !teams.has(teamOf(row!.team))
  const isListedOut = ({ flex, captain }: PersonRows) => flex?.isOut || captain?.isOut || false
  const ceilingPercentile = percentileIn(table.headers[places.get('ceiling') ?? -1] ?? '')
  const ceilingIsThirdQuartile = ceilingPercentile === null && isThirdQuartile(plain)
  const read = {
    format,
    kind: ownershipKind ?? ownership?.kind ?? 'flex',
    scale: ownership?.areFractions ? 100 : 1,
    captainScale: captainShareScale(matched, format),
    captainDivisor: areCaptainFiguresScaled(matched, format) ? captainPoints(format) : 1,
    ceilingPercentile: ceilingIsThirdQuartile ? null : (ceilingPercentile ?? CEILING_PERCENTILE),
  }
  return ok({
    people: Object.fromEntries(matched.map((each) => [personKey(each.person.row), numbersOf(each, read)])),
    matched: matched.map(({ person, by, flex, captain }) => ({
      person,
      by,
      rows: [flex, captain].flatMap((row) => row?.row ?? []),
      nameInFile: (flex ?? captain)!.name,
      fileKey: fileKey((flex ?? captain)!),
    })),
    unmatched: unmatched.filter((each) => !isOfOtherTeam(each)),
    ofOtherTeams: unmatched.filter(isOfOtherTeam).length,
    missing,
    bad: [...bad, ...matched.flatMap(repeatedRows)].sort((a, b) => a.row - b.row),
    ownership,
    ceilingIsThirdQuartile,
    ceilingPercentile,
    listedOut: matched.filter(isListedOut).map(({ person }) => person),
    withoutPoints: places.has('points')
      ? matched
          .filter((each) => !((each.flex ?? each.captain)!.figures.points ?? 0) && !isListedOut(each))
          .map(({ person }) => person)
      : [],
  })
}

/** What the file says, in the form that is kept with the slate. */
export function fileOf(
  { people, listedOut }: ProjectionReport,
  from: Pick<ProjectionFile, 'name' | 'importedAt' | 'header' | 'ownerships' | 'ownershipFrom'>,
  weight = 1,
): ProjectionFile {
  const out = listedOut.map(({ row }) => personKey(row))
  return { ...from, weight, people, ...(out.length > 0 ? { out } : {}) }
}

type Reading = {
  format: Format
  kind: OwnershipKind
  scale: number
  captainScale: number
  captainDivisor: number
  /** Null: its ceilings are not used. */
  ceilingPercentile: number | null
}

function numbersOf({ flex, captain }: PersonRows, read: Reading): PersonNumbers {
  const { figures } = (flex ?? captain)!
  const divisor = flex ? 1 : read.captainDivisor
  const divided = (figure: number | null) => (figure === null ? null : figure / divisor)
  const share = scaled(flex?.figures.ownership ?? null, read.scale)
  const shares = sharesOf(
    share,
    scaled(captainShare({ flex, captain }), read.captainScale),
    read.kind,
    read.format,
  )
  return {
    points: rounded(divided(figures.points)),
    flexOwnershipPct: rounded(shares.flexOwnershipPct),
    captainOwnershipPct: rounded(shares.captainOwnershipPct),
    ceiling: rounded(divided(ceilingOf(figures, read.ceilingPercentile))),
    spread: rounded(divided(figures.spread)),
  }
}

/** The 90th percentile that a row says, in points; another percentile says it with the points of its row alone. */
function ceilingOf(
  { ceiling, points }: Pick<ProjectionRow['figures'], 'ceiling' | 'points'>,
  percentile: number | null,
): number | null {
  if (ceiling === null || percentile === null || percentile === CEILING_PERCENTILE)
    return percentile === null ? null : ceiling
  return points === null ? null : ceilingFrom(ceiling, { mean: points, percentile })
}

/** To four decimals: the numbers are stored with the slate, and tools write up to 14. */
function rounded(figure: number | null): number | null {
  return figure === null ? null : Math.round(figure * 10_000) / 10_000
}

/** The captain row's own share, else the column of captain ownership. */
function captainShare({ flex, captain }: Pick<PersonRows, 'flex' | 'captain'>): number | null {
  const inColumn = flex?.figures.captainOwnership ?? captain?.figures.captainOwnership ?? null
  return inColumn ?? captain?.figures.ownership ?? null
}

function captainShareScale(matched: readonly PersonRows[], format: Format): number {
  const rows = matched.flatMap(({ flex, captain }) => [flex, captain].flatMap((row) => row ?? []))
  const hasSign = rows.some((row) => row.hasPercentSign)
  return readOwnership(matched.map(captainShare), format, { hasPercentSign: hasSign })?.areFractions ? 100 : 1
}

function scaled(share: number | null, scale: number): number | null {
  return share === null ? null : share * scale
}

function repeatedRows({ repeated }: PersonRows): BadRow[] {
  return repeated.map(({ row, name }: ProjectionRow) => ({
    row,
    column: null,
    reason: `${name} is listed above`,
  }))
}
