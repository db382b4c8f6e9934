import { loadStoredSlate } from '#app/lib/slate-storage.ts'
import type { FileRefusal } from '#core/files/file-refusal.ts'
import type { Format } from '#core/formats/format.ts'
import type { Slate } from '#core/slate/slate-csv.ts'

export type SlateLoad =
  | { status: 'none' }
  | { status: 'unreadable'; fileName: string; refusal: FileRefusal }
  | { status: 'loaded'; fileName: string; slate: Slate }

/** Reads and parses what the upload screen left in session storage. The parser is loaded only if there is a slate. */
export async function loadSlate(mode: Format): Promise<SlateLoad> {
  const stored = loadStoredSlate(mode.id)
  if (!stored) return { status: 'none' }
  const { csvData, fileName } = stored
  const { parseSlateCsv } = await import('#core/slate/slate-csv.ts')
  const parsed = parseSlateCsv(csvData, { mode })
  return parsed.ok
    ? { status: 'loaded', fileName, slate: parsed.value }
    : { status: 'unreadable', fileName, refusal: parsed.error }
}
