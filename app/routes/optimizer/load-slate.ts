import { loadStoredSlate, type StoredSlate } from '#app/lib/slate-storage.ts'
import type { GameMode, PlayableModeId } from '#core/game-mode.ts'
import { parseSlateCsv, type Slate, type SlateCsvProblem } from '#core/slate-csv.ts'

/** The slate a person works on. `key` tells files apart; under it the draft is kept. */
export type LoadedSlate = { key: string; fileName: string; slate: Slate }

export type SlateLoad =
  | { status: 'none' }
  | { status: 'unreadable'; fileName: string; problem: SlateCsvProblem }
  | { status: 'loaded'; loaded: LoadedSlate }

/** Reads and parses what the upload screen left in session storage. */
export function loadSlate(mode: GameMode): SlateLoad {
  const stored = loadStoredSlate(mode.id as PlayableModeId)
  if (!stored) return { status: 'none' }
  const parsed = parseSlateCsv(stored.csvData, { mode })
  if (!parsed.ok) return { status: 'unreadable', fileName: stored.fileName, problem: parsed.error }
  return {
    status: 'loaded',
    loaded: { key: slateKey(mode, stored), fileName: stored.fileName, slate: parsed.value },
  }
}

function slateKey(mode: GameMode, { csvData }: StoredSlate): string {
  return `draft:${mode.id}:${csvData.length}:${fingerprint(csvData)}`
}

/** FNV-1a, 32 bits: enough to tell a handful of files of one person apart. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(36)
}
