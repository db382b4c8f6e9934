// What an account has beside lineups, history, slates and contests: entry sets and entries known by their keys, what is set
// for a slate, the figures of an autopsy, and what was deleted and can be restored.

import { madeAutopsy } from '#core/autopsy/testing/made-autopsy.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { saveAutopsy } from '#workers/services/contests/save-autopsy.ts'
import { setPayouts } from '#workers/services/contests/set-payouts.ts'
import { getDashboard } from '#workers/services/dashboard/get-dashboard.ts'
import { enterSet } from '#workers/services/entry-sets/enter-set.ts'
import { saveEntrySet } from '#workers/services/entry-sets/save-entry-set.ts'
import { getHistoryPage } from '#workers/services/history/get-history-page.ts'
import { enterLineup } from '#workers/services/lineups/enter-lineup.ts'
import { pageOfLineups } from '#workers/services/lineups/page-of-lineups.ts'
import { saveLineup } from '#workers/services/lineups/save-lineup.ts'
import { deleteRecord } from '#workers/services/records/delete-record.ts'
import { ENTRY_SET, LINEUP } from '#workers/services/records/record-kinds.ts'
import { saveMemory } from '#workers/services/slates/save-memory.ts'
import { enteredEntry, entrySet, showdownLineup } from '#workers/testing/lineups.ts'

/** @import { ServiceContext } from '#workers/context.server.ts' */

/** A file of reserved entries as it is kept with a slate: larger than a statement that D1 accepts. */
const ENTRIES_FILE = 'Entry ID,Contest Name\r\n'.repeat(30_000)

/**
 * @param {ServiceContext} ctx
 * @param {{ contestId: string, slateId: string, standingsKeys: readonly string[], historyKeys: readonly string[] }} known
 *   Entries of the contest's standings and of the history, six each.
 */
export async function fillEntries(ctx, { contestId, slateId, standingsKeys, historyKeys }) {
  await setPayouts(ctx, contestId, '1st $1,000.00\n2nd - 100th $20.00')
  const set = await saveEntrySet(ctx, entrySet(), null)
  const entered = [...standingsKeys.slice(0, 4), ...historyKeys.slice(0, 4), '9000000001']
  await enterSet(ctx, String(set.set.id), {
    entries: entered.map((key, i) => enteredEntry(key, { lineup: i % 2 })),
  })
  const gone = await saveEntrySet(ctx, entrySet(), null)
  await enterSet(ctx, String(gone.set.id), { entries: [enteredEntry(standingsKeys[4] ?? '')] })
  await deleteRecord(ctx, ENTRY_SET, String(gone.set.id))

  const { lineup } = await saveLineup(ctx, showdownLineup(), null)
  const ofLineup = [standingsKeys[5] ?? '', historyKeys[4] ?? '', '9000000002']
  await enterLineup(ctx, String(lineup.id), { entry_keys: ofLineup, entry_fee_total: 60 })
  const { lineup: deleted } = await saveLineup(ctx, showdownLineup(), null)
  await enterLineup(ctx, String(deleted.id), { entry_keys: [historyKeys[5] ?? ''] })
  await deleteRecord(ctx, LINEUP, String(deleted.id))

  const slate = { fileName: 'showdown.csv', game: null, people: { 'a@MIN': { name: 'A', price: 9000 } } }
  const file = { name: 'DKEntries.csv', text: ENTRIES_FILE }
  const fields = { 'draft.entriesFile': { value: file, at: 1, by: 'drill' } }
  await saveMemory(ctx, SHOWDOWN.id, slateId, { baseRevision: 0, slate, fields })
  await saveAutopsy(ctx, contestId, madeAutopsy())
}

/**
 * The figures that page views store.
 * @param {ServiceContext} ctx
 */
export async function viewPages(ctx) {
  await getDashboard(ctx)
  await getHistoryPage(ctx, null)
  await pageOfLineups(ctx, { view: { search: '', order: null }, after: null, limit: 20 })
}
