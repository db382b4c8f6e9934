import { importSlate } from '#app/lib/import-slate.ts'
import { fetchSample } from '#app/lib/sample-slate.ts'
import type { Format } from '#core/formats/format.ts'
import { parseSlateCsv } from '#core/slate/slate-csv.ts'

/** Loads the sample of the format into the optimizer. Rejects if it could not be read. */
export async function importSample(mode: Format): Promise<void> {
  const file = await fetchSample(mode.id)
  const slate = parseSlateCsv(file.csvData, { mode })
  if (!slate.ok) throw new Error(slate.error.kind)
  await importSlate(mode.id, file, slate.value)
}
