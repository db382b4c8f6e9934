import { FileUp, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { DropZone } from '#app/components/drop-zone.tsx'
import { FileInput } from '#app/components/file-input.tsx'
import { Refusal } from '#app/components/refusal.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { messageOf, postJson } from '#app/lib/api-client.ts'
import { classNames } from '#app/lib/class-names.ts'
import { readTextFile } from '#app/lib/files/read-text-file.ts'
import { invalidate } from '#app/lib/session/session-memory.ts'
import { showErrorToast, showToast } from '#app/lib/toast-store.ts'
import type { UploadAnswer } from '#contract/history.ts'
import { ImportReport } from './import-report.tsx'

/** Holds the chosen file until Upload sends it. */
export function UploadHistory() {
  const { file, pending, failure, report, choose, upload } = useHistoryUpload()
  const input = useRef<HTMLInputElement>(null)
  const take = (chosen: File | undefined) => void choose(chosen)
  return (
    <Card className="grid gap-3 p-4 sm:p-5">
      <DropZone
        testId="history-drop-zone"
        layout="flex flex-wrap items-center gap-x-4 gap-y-3 px-3 py-4 sm:px-4"
        onFile={take}
      >
        <FileUp aria-hidden className="size-6 shrink-0 text-muted" />
        <div className="min-w-40 flex-1">
          <p className={classNames('font-medium', file && 'break-all')}>
            {file ? file.fileName : 'Drop your contest history here'}
          </p>
          <p className="text-sm text-muted">
            Expected format: the contest history CSV exported from the provider's My Contests page
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant={file ? 'secondary' : 'primary'}
            disabled={pending}
            onClick={() => input.current?.click()}
          >
            Select File (CSV)
          </Button>
          <Button
            variant={file ? 'primary' : 'secondary'}
            disabled={file === null || pending}
            onClick={upload}
          >
            <Upload aria-hidden />
            {pending ? 'Uploading...' : 'Upload'}
          </Button>
        </div>
        <FileInput ref={input} label="Contest history CSV" accept=".csv" onFile={take} />
      </DropZone>
      {failure ? <Refusal sentence={failure} /> : null}
      {/* Always rendered: screen readers announce only changes inside an existing status. */}
      <div role="status" className="contents">
        {report ? <ImportReport report={report} /> : null}
      </div>
    </Card>
  )
}

type HeldFile = { fileName: string; csvData: string }

/** Holds the chosen file, uploads it, and reloads the figures that depend on it. */
function useHistoryUpload() {
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
