import { type Lineup, playersOf } from '#core/lineups/lineup.ts'
import type { UploadIssue } from '#core/lineups/upload-csv.ts'
import { doubtsLine } from '#core/players/doubts-line.ts'
import { showToast } from './toast-store.ts'

const REASONS: Record<UploadIssue, string> = {
  incomplete: 'Fill every slot first.',
  one_team: 'The provider requires players from both teams.',
  derived_captain: 'The file you loaded has no captain rows, so the captain has no id at the provider.',
  no_provider_id: 'The file you loaded has no provider ids for these players.',
}

/** The warnings shown since the page was loaded. */
const shownWarnings = new Set<string>()

/**
 * Downloads the lineup in the provider's upload format; returns why that is not possible, else null. Players who may not
 * play are named beside the download, once. `inactivePeople`: who-plays.ts.
 */
export async function downloadUploadFile(
  lineup: Lineup,
  fileName: string,
  inactivePeople: ReadonlySet<string>,
): Promise<string | null> {
  const { uploadCsv } = await import('#core/lineups/upload-csv.ts')
  const csv = uploadCsv(lineup)
  if (csv.ok) {
    download(csv.value, fileName)
    warnOnce(doubtsLine(playersOf(lineup), inactivePeople))
    return null
  }
  const { issue, players } = csv.error
  const who = players.length > 0 ? ` (${players.join(', ')})` : ''
  return `No upload file: ${REASONS[issue]}${who}`
}

function warnOnce(warning: string | null): void {
  if (warning === null || shownWarnings.has(warning)) return
  shownWarnings.add(warning)
  showToast({ title: 'Lineup exported', description: warning })
}

function download(csv: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
