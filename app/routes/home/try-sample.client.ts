import { importSlate } from '#app/lib/slates/import-slate.ts'
import { fetchSample } from '#app/lib/slates/sample-slate.ts'
import { forgetTrialDraft, loadTrialDraft } from '#app/lib/slates/trial-draft.ts'
import { storeLineupDraft } from '#app/lib/stored/slate-storage.ts'
import { startAhead } from '#app/lib/threads/pool.ts'
import type { Format } from '#core/formats/format.ts'
import { parseSlateCsv } from '#core/slate/slate-csv.ts'

/** The sample that was requested while the page was read; null before, and after a failure. */
let early: ReturnType<typeof fetchSample> | null = null

/** Requests the sample, then the thread that searches, so that the presses on `Try the sample slate` and `Optimize` find them here. */
export async function prefetchSample(format: Format): Promise<void> {
  early ??= fetchSample(format.id)
  await early.catch(() => {
    early = null
  })
  startAhead('optimizer')
}

/**
 * Loads the sample of the format into the optimizer, with the lineup that was made of it without an account. The optimizer
 * opens while the account keeps the sample. Rejects if it could not be read.
 */
export async function importSample(format: Format): Promise<void> {
  const file = await (early ?? fetchSample(format.id))
  const slate = parseSlateCsv(file.csvData, { format })
  if (!slate.ok) throw new Error(slate.error.kind)
  void importSlate(format.id, file, slate.value)
  const draft = loadTrialDraft()
  if (draft === null) return
  storeLineupDraft(format.id, draft)
  forgetTrialDraft()
}
