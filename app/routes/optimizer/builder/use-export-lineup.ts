import { useEffect, useState } from 'react'
import { downloadUploadFile, loadUploadFile } from '#app/lib/files/upload-file.ts'
import { afterPress } from '#app/lib/turns/after-press.ts'
import { whenIdle } from '#app/lib/turns/when-idle.ts'
import { isComplete, type Lineup } from '#core/lineups/lineup.ts'
import { priceDoubts } from '#core/players/who-plays.ts'
import type { LineupState } from '../state/lineup-state.ts'

/** Downloads the lineup in the provider's upload format, or returns why it cannot. */
export function useExportLineup(
  { lineup, playerPool, mode }: Pick<LineupState, 'lineup' | 'playerPool' | 'mode'>,
  fileName: string,
) {
  const [issue, setIssue] = useState<{ lineup: Lineup; text: string } | null>(null)
  const canExport = isComplete(lineup)
  useEffect(() => (canExport ? whenIdle(loadUploadFile) : undefined), [canExport])

  async function download() {
    const text = await downloadUploadFile(lineup, fileName, priceDoubts(playerPool, mode))
    setIssue(text === null ? null : { lineup, text })
  }

  // An issue is shown only while its lineup is unchanged.
  return {
    exportCsv: () => void afterPress(() => void download()),
    exportIssue: issue?.lineup === lineup ? issue.text : null,
  }
}
