import type { Format } from '../../formats/format.ts'
import type { Player } from '../../players/player.ts'
import { type OwnedContest, ownershipFor } from '../contest-ownership.ts'
import type { ProjectionFile } from '../slate-numbers.ts'
import { type ContestColumns, contestColumns } from './columns.ts'
import { type ReadOptions, readProjections } from './read-projections.ts'
import type { ColumnPlaces } from './rows.ts'
import type { ProjectionTable } from './table.ts'

/** The table's ownership columns by type of contest; empty unless `places` has one of them as the ownership. */
export function ownershipColumns({ headers }: ProjectionTable, places: ColumnPlaces): ContestColumns[] {
  const columns = contestColumns(headers)
  const isOne = (index: number | undefined) =>
    index !== undefined && columns.some(({ ownership }) => index === ownership)
  return columns.length > 1 && isOne(places.get('ownership')) ? columns : []
}

/** The places with the ownership columns for this contest, where the table has several. */
export function placesFor(
  table: ProjectionTable,
  places: ColumnPlaces,
  contest: OwnedContest | null,
): ColumnPlaces {
  const columns = ownershipFor(ownershipColumns(table, places), contest)
  return columns ? withColumns(places, columns) : places
}

/** The ownership columns for `ProjectionFile`, and which of them `places` has; empty where the table has not several. */
export function readOwnerships(
  table: ProjectionTable,
  pool: readonly Player[],
  format: Format,
  options: ReadOptions,
): Pick<ProjectionFile, 'ownerships' | 'ownershipFrom'> {
  const columns = ownershipColumns(table, options.places)
  const used = columns.find(
    ({ ownership, captainOwnership }) =>
      ownership === options.places.get('ownership') &&
      captainOwnership === options.places.get('captainOwnership'),
  )
  if (!used) return {}
  const ownerships = columns.flatMap((each) => {
    const read = readProjections(table, pool, format, {
      ...options,
      places: withColumns(options.places, each),
    })
    if (!read.ok) return []
    const shares = Object.entries(read.value.people).map(
      ([person, { flexOwnershipPct, captainOwnershipPct }]) =>
        [person, [flexOwnershipPct, captainOwnershipPct]] as const,
    )
    return [{ contest: each.contest, header: headerOf(table, each), shares: Object.fromEntries(shares) }]
  })
  return { ownerships, ownershipFrom: headerOf(table, used) }
}

/** The header by which a column is told from the others of its table. */
export function headerOf(
  { headers }: ProjectionTable,
  { ownership, captainOwnership }: ContestColumns,
): string {
  return headers[ownership ?? captainOwnership ?? -1] ?? ''
}

function withColumns(places: ColumnPlaces, { ownership, captainOwnership }: ContestColumns): ColumnPlaces {
  const next = new Map(places)
  for (const [column, index] of [
    ['ownership', ownership],
    ['captainOwnership', captainOwnership],
  ] as const) {
    if (index === undefined) next.delete(column)
    else next.set(column, index)
  }
  return next
}
