import type { ImportOutcome } from '#contract/history.ts'
import type { FileRefusal } from '#core/files/file-refusal.ts'
import { HistoryReader } from '#core/history/contest-history-csv.ts'
import type { HistoricalEntry } from '#core/history/historical-entry.ts'
import type { Result } from '#core/result.ts'
import { HistoryRows, importRows } from '#db/history/history.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { pauseWhileReading } from '#workers/pause-while-reading.ts'
import { refuseFile } from '#workers/services/refuse-file.ts'
import { refuseWhenFull } from '#workers/services/refuse-when-full.ts'
import { prepareHistoryAnalytics } from '../totals/history-analytics.ts'

/** The next piece of the file's text, or its name. */
export type HistoryPart = { csvData: string } | { fileName?: string | undefined }

/**
 * Adds a "My Contests" export to the caller's history, read while it arrives. Entries are identified by their key, so
 * importing a file twice adds nothing; nothing is stored before the whole file was read.
 */
export async function importHistory(
  ctx: ServiceContext,
  parts: AsyncIterable<HistoryPart> | Iterable<HistoryPart>,
): Promise<ImportOutcome> {
  const user = requireUser(ctx)
  const reader = new HistoryReader()
  const rows = new HistoryRows()
  let name: string | undefined
  for await (const part of pauseWhileReading(parts, lengthOf)) {
    if ('csvData' in part) addTo(rows, read(reader.push(part.csvData)))
    else name = part.fileName
  }
  const { entries, count, refused, firstRefused, passedOver, asOf } = read(reader.finish())
  addTo(rows, entries)
  const { added } = await refuseWhenFull(
    importRows(ctx.db, { userId: user.id, rows, asOf, now: ctx.now, name }),
  )
  await prepareHistoryAnalytics(ctx)
  return { added, alreadyKnown: count - added, refused, firstRefused, passedOver }
}

function lengthOf(part: HistoryPart): number {
  return 'csvData' in part ? part.csvData.length : 0
}

function read<Value>(result: Result<Value, FileRefusal>): Value {
  return result.ok ? result.value : refuseFile('history', result.error)
}

function addTo(rows: HistoryRows, entries: readonly HistoricalEntry[]): void {
  for (const entry of entries) rows.add({ entry, asOf: null })
}
