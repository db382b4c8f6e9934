import type { ProviderFile } from '../files/provider-file.ts'
import {
  centsIn,
  contestDateIn,
  contestKeyIn,
  countIn,
  feeIn,
  keyIn,
  kindIn,
  placeIn,
  pointsIn,
  type Reading,
  textIn,
  winningsIn,
} from './cells.ts'
import type { HistoricalEntry } from './historical-entry.ts'

type Column<Value> = {
  /** As the provider heads it; compared without regard to case, spaces and underscores. */
  header: string
  /** Without it a file is no contest history. */
  required: boolean
  read: (cell: string) => Reading<Value>
}

/** The provider's columns (DOMAIN.md 4.5) in its order, and what each one gives. */
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

/** Where a file has which column. */
export type ColumnPlaces = ReadonlyMap<keyof HistoricalEntry, number>

export function findColumns(headerCells: readonly string[]): ColumnPlaces {
  const headers = headerCells.map(bare)
  const places = FIELDS.map((field) => [field, headers.indexOf(bare(COLUMNS[field].header))] as const)
  return new Map(places.filter(([, place]) => place >= 0))
}

/** The headers of the columns that a history can't do without and this one has not. */
export function missingHeaders(places: ColumnPlaces): string[] {
  return FIELDS.filter((field) => COLUMNS[field].required && !places.has(field)).map(
    (field) => COLUMNS[field].header,
  )
}

/** Which other of the provider's files has this header; null when it is none that is known. */
export function otherFileOf(headerCells: readonly string[]): ProviderFile | null {
  const headers = new Set(headerCells.map(bare))
  if (headers.has('salary') && ['name', 'nickname', 'nameid'].some((header) => headers.has(header))) {
    return 'salaries'
  }
  return headers.has('entryid') && (headers.has('lineup') || headers.has('entryname')) ? 'standings' : null
}

function bare(header: string): string {
  return header.toLowerCase().replace(/[^a-z0-9]/g, '')
}
