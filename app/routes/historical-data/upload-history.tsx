import { CircleCheck, FileUp, Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { DropWords, DropZone } from '#app/components/drop-zone.tsx'
import { FileInput } from '#app/components/file-input.tsx'
import { Refusal } from '#app/components/refusal.tsx'
import { ScrollWindow } from '#app/components/scroll-window.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { messageOf, postJson } from '#app/lib/api-client.ts'
import { classNames } from '#app/lib/class-names.ts'
import { readTextFile } from '#app/lib/files/read-text-file.ts'
import { invalidate } from '#app/lib/session/session-memory.ts'
import { showErrorToast, showToast } from '#app/lib/toast-store.ts'
import type { UploadAnswer } from '#contract/history.ts'
import { formatCount, pluralize } from '#core/figures/format.ts'

/** Holds the chosen file until Upload sends it. */
export function UploadHistory() {
  const { file, pending, failure, report, choose, upload } = useHistoryUpload()
  const input = useRef<HTMLInputElement>(null)
  const take = (chosen: File | undefined) => void choose(chosen)
  return (
    <div className="grid gap-3">
      <DropZone
        testId="history-drop-zone"
        layout="flex flex-wrap items-center gap-x-4 gap-y-3 p-4"
        onFile={take}
      >
        <FileUp aria-hidden className="size-6 shrink-0 text-muted" />
        <div className="min-w-40 flex-1">
          <p className={classNames('font-medium', file && 'break-all')}>
            {file ? (
              file.fileName
            ) : (
              <DropWords drop="Drop your contest history here" choose="Choose your contest history" />
            )}
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
    </div>
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

/** The result of an import: what was passed over, and row number, column and reason of each refused row. */
function ImportReport({ report }: { report: UploadAnswer }) {
  const unnamed = report.refused - report.refused_rows.length
  return (
    <div className="grid gap-2 rounded-md border border-border bg-raised px-3 py-2.5 text-sm">
      <p className="flex items-start gap-2.5">
        <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
        <span>
          {formatCount(report.added)} new, {formatCount(report.already_known)} already known
          {report.refused + report.passed_over.length > 0 ? '' : '. Every row could be read.'}
        </span>
      </p>
      {report.passed_over.map((sentence) => (
        <p key={sentence} className="wrap-anywhere text-warn">
          {sentence}
        </p>
      ))}
      {report.refused > 0 ? (
        <details open={report.refused <= 5}>
          <summary className="text-warn">{pluralize(report.refused, 'row')} could not be read</summary>
          <ScrollWindow label="Refused rows" className="mt-1.5 max-h-60">
            <ul className="grid gap-1 text-muted">
              {report.refused_rows.map(({ row, column, reason }) => (
                <li key={row} className="wrap-anywhere">
                  Row {formatCount(row)}, {column}: {reason}
                </li>
              ))}
              {unnamed > 0 ? <li>and {formatCount(unnamed)} more</li> : null}
            </ul>
          </ScrollWindow>
        </details>
      ) : null}
    </div>
  )
}
