import { loadStoredSlate } from '#app/lib/slate-storage.ts'
import type { FileRefusal } from '#core/files/file-refusal.ts'
import type { GameMode, PlayableModeId } from '#core/formats/game-mode.ts'
import type { Slate } from '#core/slate/slate-csv.ts'

export type SlateLoad =
  | { status: 'none' }
  | { status: 'unreadable'; fileName: string; refusal: FileRefusal }
  | { status: 'loaded'; fileName: string; slate: Slate }

/** Reads and parses what the upload screen left in session storage. Without a slate nobody waits for the parser. */
export async function loadSlate(mode: GameMode): Promise<SlateLoad> {
  const stored = loadStoredSlate(mode.id as PlayableModeId)
  if (!stored) return { status: 'none' }
  const { csvData, fileName } = stored
  const { parseSlateCsv } = await import('#core/slate/slate-csv.ts')
  const parsed = parseSlateCsv(csvData, { mode })
  return parsed.ok
    ? { status: 'loaded', fileName, slate: parsed.value }
    : { status: 'unreadable', fileName, refusal: parsed.error }
}
