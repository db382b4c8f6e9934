import { bareHeader } from '../files/recognise-file.ts'
import type { Result } from '../result.ts'
import {
  type CellProblem,
  centsIn,
  contestDateIn,
  contestKeyIn,
  countIn,
  feeIn,
  keyIn,
  kindIn,
  placeIn,
  pointsIn,
  textIn,
  winningsIn,
} from './cells.ts'
import type { HistoricalEntry } from './historical-entry.ts'

type Column<Value> = {
  /** The provider's header; compared without case, spaces and underscores. */
  header: string
  required: boolean
  read: (cell: string) => Result<Value, CellProblem>
}

/** The provider's columns in its order, and the field that each one fills. */
export const COLUMNS: { [Field in keyof HistoricalEntry]: Column<HistoricalEntry[Field]> } = {
  sport: { header: 'Sport', required: false, read: kindIn },
  gameType: { header: 'Game_Type', required: false, read: kindIn },
  entryKey: { header: 'Entry_Key', required: true, read: keyIn },
  contestName: { header: 'Entry', required: false, read: textIn },
  contestKey: { header: 'Contest_Key', required: false, read: contestKeyIn },
  contestDate: { header: 'Contest_Date_EST', required: true, read: contestDateIn },
  place: { header: 'Place', required: false, read: placeIn },
  points: { header: 'Points', required: false, read: pointsIn },
  winningsNonTicketCents: { header: 'Winnings_Non_Ticket', required: true, read: winningsIn },
  winningsTicketCents: { header: 'Winnings_Ticket', required: false, read: winningsIn },
  contestEntries: { header: 'Contest_Entries', required: false, read: countIn },
  entryFeeCents: { header: 'Entry_Fee', required: true, read: feeIn },
  prizePoolCents: { header: 'Prize_Pool', required: false, read: centsIn },
  placesPaid: { header: 'Places_Paid', required: false, read: countIn },
}

export const FIELDS = Object.keys(COLUMNS) as (keyof HistoricalEntry)[]

/** The index of each column in a file. */
export type ColumnPlaces = ReadonlyMap<keyof HistoricalEntry, number>

export function findColumns(headerCells: readonly string[]): ColumnPlaces {
  const headers = headerCells.map(bareHeader)
  const places = FIELDS.map((field) => [field, headers.indexOf(bareHeader(COLUMNS[field].header))] as const)
  return new Map(places.filter(([, place]) => place >= 0))
}

/** The headers of the required columns that are missing. */
export function missingHeaders(places: ColumnPlaces): string[] {
  return FIELDS.filter((field) => COLUMNS[field].required && !places.has(field)).map(
    (field) => COLUMNS[field].header,
  )
}
