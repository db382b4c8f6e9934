import type { UploadIssue, UploadProblem } from '#core/entries/upload-problem.ts'
import { type Lineup, playersOf } from '#core/lineups/lineup.ts'
import { doubtsLine } from '#core/players/doubts-line.ts'
import type { PriceDoubts } from '#core/players/who-plays.ts'
import { showToast } from '../toast-store.ts'
import { downloadText } from './download-text.ts'

/** Why a single lineup is refused; the user does not see its rows and cells. */
const REASONS: Partial<Record<UploadIssue, string>> = {
  blank_cell: 'Fill every slot first.',
  derived_captain: 'The file you loaded has no captain rows, so the captain has no id at the provider.',
  no_provider_id: 'The file you loaded has no provider ids for these players.',
}

/** Loads the code that writes the file, which a download would wait for. */
export const loadUploadFile = () => import('#core/entries/upload-file.ts')

/** The warnings shown since the page was loaded. */
const shownWarnings = new Set<string>()

/**
 * Downloads the lineup in the provider's upload format; returns why that is not possible, else null. Players who may not
 * play are named beside the download, once.
 */
export async function downloadUploadFile(
  lineup: Lineup,
  fileName: string,
  byPrice: PriceDoubts,
): Promise<string | null> {
  const { uploadFile } = await loadUploadFile()
  const csv = uploadFile([lineup.slots], lineup.format)
  if (csv.ok) {
    downloadText(csv.value, fileName)
    warnOnce(doubtsLine(playersOf(lineup), byPrice))
    return null
  }
  return `No upload file: ${reasonOf(csv.error)}`
}

/** An open slot first: it has to be filled whatever else is wrong. */
function reasonOf(problems: readonly UploadProblem[]): string {
  const { issue, what, cure } = problems.find((problem) => problem.issue === 'blank_cell') ?? problems[0]!
  const reason = REASONS[issue]
  if (!reason) return `${what}. ${cure}.`
  const names = problems.filter((problem) => problem.issue === issue).flatMap(({ players }) => players)
  return names.length > 0 ? `${reason} (${names.join(', ')})` : reason
}

function warnOnce(warning: string | null): void {
  if (warning === null || shownWarnings.has(warning)) return
  shownWarnings.add(warning)
  showToast({ title: 'Lineup exported', description: warning })
}
