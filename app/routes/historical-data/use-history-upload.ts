import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { messageOf, postJson } from '#app/lib/api-client.ts'
import { readTextFile } from '#app/lib/files/read-text-file.ts'
import { invalidate } from '#app/lib/session/session-memory.ts'
import { showErrorToast, showToast } from '#app/lib/toast-store.ts'
import type { UploadAnswer } from '#contract/history.ts'

type HeldFile = { fileName: string; csvData: string }

/** Holds the chosen file, uploads it, and reloads the figures that depend on it. */
export function useHistoryUpload() {
  const { revalidate } = useRevalidator()
  const [file, setFile] = useState<HeldFile | null>(null)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [report, setReport] = useState<UploadAnswer | null>(null)

  async function choose(chosen: File | undefined) {
    if (!chosen) return
    setReport(null)
    if (!chosen.name.toLowerCase().endsWith('.csv')) return refuse('Invalid File', 'Please upload a CSV file')
    try {
      setFile({ fileName: chosen.name, csvData: await readTextFile(chosen) })
      setFailure(null)
    } catch {
      refuse('Invalid File', 'The file could not be read. Choose it again.')
    }
  }

  async function upload() {
    if (!file) return
    setPending(true)
    setFailure(null)
    try {
      const answer = await postJson<UploadAnswer>('/api/historical/upload', file)
      setFile(null)
      setReport(answer)
      invalidate('history')
      // The dashboard shows the history, and lineups offer results from it.
      invalidate('lineups')
      await revalidate()
      showToast({
        title: 'Upload Successful',
        description: answer.message || 'Historical data imported successfully',
        isAnnounced: false,
      })
    } catch (error) {
      refuse('Upload Failed', messageOf(error, 'Failed to import historical data'))
    }
    setPending(false)
  }

  function refuse(title: string, description: string) {
    setFailure(description)
    showErrorToast({ title, description })
  }

  return { file, pending, failure, report, choose, upload }
}
