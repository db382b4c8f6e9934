import { loadStoredSlate } from '#app/lib/slate-storage.ts'
import type { GameMode, PlayableModeId } from '#core/game-mode.ts'
import { parseSlateCsv, type Slate, type SlateCsvProblem } from '#core/slate-csv.ts'

export type SlateLoad =
  | { status: 'none' }
  | { status: 'unreadable'; fileName: string; problem: SlateCsvProblem }
  | { status: 'loaded'; fileName: string; slate: Slate }

/** Reads and parses what the upload screen left in session storage. */
export function loadSlate(mode: GameMode): SlateLoad {
  const stored = loadStoredSlate(mode.id as PlayableModeId)
  if (!stored) return { status: 'none' }
  const { csvData, fileName } = stored
  const parsed = parseSlateCsv(csvData, { mode })
  return parsed.ok
    ? { status: 'loaded', fileName, slate: parsed.value }
    : { status: 'unreadable', fileName, problem: parsed.error }
}
