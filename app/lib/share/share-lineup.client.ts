import { type SharedLineup, sharedText } from '#core/lineups/shared-lineup.ts'
import { showErrorToast, showToast } from '../toast-store.ts'
import { lineupPicture } from './lineup-picture.client.ts'
import { shareFile } from './share-file.ts'

export async function copyLineup(lineup: SharedLineup): Promise<void> {
  try {
    await navigator.clipboard.writeText(sharedText(lineup))
    showToast({ title: 'Lineup copied', isBrief: true })
  } catch {
    fail('Lineup not copied', 'The browser did not allow it.')
  }
}

export async function shareLineupPicture(lineup: SharedLineup): Promise<void> {
  try {
    const picture = await lineupPicture(lineup)
    await shareFile(new File([picture], 'lineup.png', { type: picture.type }), lineup.title)
  } catch {
    fail('Picture not shared', 'The browser could not draw or share it.')
  }
}

function fail(title: string, description: string): void {
  showErrorToast({ title, description, isAnnounced: true })
}
