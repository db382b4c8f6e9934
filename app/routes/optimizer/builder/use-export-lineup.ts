import { useState } from 'react'
import type { Lineup } from '#core/lineups/lineup.ts'
import type { UploadIssue } from '#core/lineups/upload-csv.ts'

const REASONS: Record<UploadIssue, string> = {
  incomplete: 'Fill every slot first.',
  one_team: 'The provider requires players from both teams.',
  derived_captain: 'The file you loaded has no captain rows, so the captain has no id at the provider.',
  no_provider_id: 'The file you loaded has no provider ids for these players.',
}

/** Downloads the lineup in the provider's upload format, or returns why it cannot. */
export function useExportLineup(lineup: Lineup, fileName: string) {
  const [issue, setIssue] = useState<{ lineup: Lineup; text: string } | null>(null)

  async function exportCsv() {
    const { uploadCsv } = await import('#core/lineups/upload-csv.ts')
    const csv = uploadCsv(lineup)
    if (csv.ok) {
      setIssue(null)
      return download(csv.value, fileName)
    }
    const { issue: name, players } = csv.error
    const who = players.length > 0 ? ` (${players.join(', ')})` : ''
    setIssue({ lineup, text: `No upload file: ${REASONS[name]}${who}` })
  }

  // An issue is shown only while its lineup is unchanged.
  return { exportCsv, exportIssue: issue?.lineup === lineup ? issue.text : null }
}

function download(csv: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
