import type { CsvFile } from '#app/components/csv-drop-zone.tsx'
import type { PlayableModeId } from '#core/game-mode.ts'
import type { Slate } from '#core/slate-csv.ts'
import { messageOf, postJson } from './api-client.ts'
import { formatCount } from './format.ts'
import { invalidate } from './session-memory.ts'
import { storeSlate } from './slate-storage.ts'
import { showErrorToast, showToast } from './toast-store.ts'

/**
 * Hands the slate to the optimizer and stores it in the user's history. The history is a convenience: when it
 * can't be reached the import goes on, and says so.
 */
export async function importSlate(modeId: PlayableModeId, file: CsvFile, slate: Slate): Promise<void> {
  storeSlate(modeId, file)
  try {
    await postJson(`/api/csv-history/${modeId}`, file)
    invalidate(`slates/${modeId}`)
    showToast({
      title: 'Players loaded successfully',
      description: `${formatCount(slate.players.length)} players imported`,
    })
  } catch (error) {
    showErrorToast({
      title: 'Players loaded, but not kept in your history',
      description: messageOf(error, 'The history could not be reached.'),
    })
  }
}
