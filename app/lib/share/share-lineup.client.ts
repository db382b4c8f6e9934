import { type SharedLineup, sharedText } from '#core/lineups/shared-lineup.ts'
import { downloadFile } from '../files/download-text.ts'
import { showErrorToast, showToast } from '../toast-store.ts'
import { lineupPicture } from './lineup-picture.client.ts'

export async function copyLineup(lineup: SharedLineup): Promise<void> {
  try {
    await navigator.clipboard.writeText(sharedText(lineup))
    showToast({ title: 'Lineup copied', isBrief: true })
  } catch {
    fail('Lineup not copied', 'The browser did not allow it.')
  }
}

/** Through the system's own sheet where it takes pictures, else as a download. */
export async function shareLineupPicture(lineup: SharedLineup): Promise<void> {
  try {
    const picture = await lineupPicture(lineup)
    const file = new File([picture], 'lineup.png', { type: picture.type })
    if (!navigator.canShare?.({ files: [file] })) return downloadFile(picture, file.name)
    await navigator.share({ files: [file], title: lineup.title })
  } catch (error) {
    // Closed without a choice.
    if (error instanceof DOMException && error.name === 'AbortError') return
    fail('Picture not shared', 'The browser could not draw or share it.')
  }
}

function fail(title: string, description: string): void {
  showErrorToast({ title, description, isAnnounced: true })
}
