import { carryEntry } from '#contract/transfer.ts'
import { type SpreadsheetCell, writeSpreadsheetRows } from '#core/files/spreadsheet-csv.ts'
import { COLUMNS, FIELDS } from '#core/history/columns.ts'
import type { HistoricalEntry } from '#core/history/historical-entry.ts'
import { toDollars } from '#core/money/cents.ts'
import { type EntryReading, readingsAfter } from '#db/history/history.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { inPieces, jsonList } from './pieces.ts'

/** The caller's history, of one sport or of all (null), in the provider's columns, so that it can be imported again. */
export function exportHistoryCsv(ctx: ServiceContext, sport: string | null): AsyncGenerator<string> {
  return csvOf(readings(ctx, sport))
}

/** The same for `importRecords`. */
export function exportHistoryJson(ctx: ServiceContext, sport: string | null): AsyncGenerator<string> {
  return jsonList('entries', readings(ctx, sport), carryEntry)
}

function readings(
  ctx: ServiceContext,
  sport: string | null,
): AsyncGenerator<(EntryReading & { id: number })[]> {
  const { id: userId } = requireUser(ctx)
  return inPieces(
    (after, limit) => readingsAfter(ctx.db, { userId, sport, after, limit }),
    ({ id }) => id,
  )
}

async function* csvOf(pieces: AsyncIterable<EntryReading[]>): AsyncGenerator<string> {
  yield writeSpreadsheetRows([FIELDS.map((field) => COLUMNS[field].header)])
  for await (const piece of pieces) {
    yield writeSpreadsheetRows(piece.map(({ entry }) => toCells(entry)))
  }
}

function toCells(entry: HistoricalEntry): SpreadsheetCell[] {
  return FIELDS.map((field) => {
    const value = entry[field]
    return typeof value === 'number' && field.endsWith('Cents') ? toDollars(value) : value
  })
}
