import type { HistoryUploadRequest, ImportOutcome } from '#contract/history.ts'
import { readContestHistory } from '#core/history/contest-history-csv.ts'
import { HistoryRows, importRows } from '#db/history/history.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { runYielding } from '#workers/run-yielding.ts'
import { refuseFile } from '#workers/services/refuse-file.ts'
import { refuseWhenFull } from '#workers/services/refuse-when-full.ts'
import { prepareHistoryAnalytics } from './history-analytics.ts'

/**
 * Adds a "My Contests" export to the caller's history. Entries are identified by their key, so importing a file twice
 * adds nothing.
 */
export async function importHistory(
  ctx: ServiceContext,
  { csvData, fileName: name }: HistoryUploadRequest,
): Promise<ImportOutcome> {
  const user = requireUser(ctx)
  const rows = new HistoryRows()
  const read = await runYielding(readContestHistory(csvData), (entries) => {
    for (const entry of entries) rows.add({ entry, asOf: null })
  })
  if (!read.ok) refuseFile('history', read.error)
  const { count, refused, passedOver, asOf } = read.value
  const { added } = await refuseWhenFull(
    importRows(ctx.db, { userId: user.id, rows, asOf, now: ctx.now, name }),
  )
  await prepareHistoryAnalytics(ctx)
  return { added, alreadyKnown: count - added, refused, passedOver }
}
