import type { HistoryUploadRequest, ImportOutcome } from '#contract/history.ts'
import { readContestHistory } from '#core/history/contest-history-csv.ts'
import { importEntries } from '#db/history.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'
import { inTurns } from '#workers/in-turns.ts'
import { refuseFile } from '#workers/services/refuse-file.ts'
import { refuseWhenFull } from '#workers/services/refuse-when-full.ts'
import { prepareHistoryAnalytics } from './history-analytics.ts'

/** Adds a "My Contests" export to the caller's history. Entries are known by their key, so the same file adds nothing. */
export async function importHistory(
  ctx: ServiceContext,
  { csvData }: HistoryUploadRequest,
): Promise<ImportOutcome> {
  const user = requireUser(ctx)
  const parsed = await inTurns(readContestHistory(csvData))
  if (!parsed.ok) refuseFile('history', parsed.error)
  const { entries, refused, asOf } = parsed.value
  const readings = entries.map((entry) => ({ entry, asOf }))
  const { added } = await refuseWhenFull(importEntries(ctx.db, { userId: user.id, readings, now: ctx.now }))
  await prepareHistoryAnalytics(ctx)
  return { added, alreadyKnown: entries.length - added, refused }
}
