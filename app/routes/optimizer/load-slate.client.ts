import { loadStoredSlate, type StoredSlate } from '#app/lib/stored/slate-storage.ts'
import { inTurns, nextTask } from '#app/lib/turns/in-turns.ts'
import type { FileRefusal } from '#core/files/file-refusal.ts'
import type { Format } from '#core/formats/format.ts'
import { type Slate, slateSteps } from '#core/slate/slate-csv.ts'
import { initialLineupSteps, type LineupState } from './state/lineup-state.ts'

export type SlateLoad =
  | { status: 'none' }
  | { status: 'unreadable'; fileName: string; refusal: FileRefusal }
  | {
      status: 'loaded'
      fileName: string
      slate: Slate
      initial: LineupState
      /** The salary file is one of reserved entries, which lists the players too. */
      hasEntries: boolean
    }

/**
 * Reads a salary file, by default the one that the upload screen left in session storage, and the state that the screen
 * begins with, in turns: all at once they would hold a phone up for a third of a second.
 */
export async function loadSlate(
  format: Format,
  stored: StoredSlate | null = loadStoredSlate(format.id),
): Promise<SlateLoad> {
  if (!stored) return { status: 'none' }
  const { csvData, fileName } = stored
  // Not in the task that drew the page.
  await nextTask()
  beginIntl()
  await nextTask()
  const parsed = await inTurns(slateSteps(csvData, { format }))
  if (!parsed.ok) return { status: 'unreadable', fileName, refusal: parsed.error }
  await nextTask()
  const initial = await inTurns(initialLineupSteps(format, parsed.value.players))
  await nextTask()
  // Only whether the file is worth a look: its contests are read (entries/entries-file/file-of-slate) after the screen is there.
  const hasEntries = /^"?Entry ID/i.test(csvData)
  return { status: 'loaded', fileName, slate: parsed.value, initial, hasEntries }
}

/**
 * The first use of Intl takes a phone 60 ms. An order of names is half of that, which the pool needs anyway; the other half
 * follows with the first time of a game, in another task.
 */
function beginIntl(): void {
  ''.localeCompare('')
}
