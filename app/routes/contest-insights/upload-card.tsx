import { FileUp } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Link, useNavigate } from 'react-router'
import { DropWords, DropZone } from '#app/components/drop-zone.tsx'
import { FileInput } from '#app/components/file-input.tsx'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { ProgressBar } from '#app/components/ui/progress-bar.tsx'
import { FILE_SCREENS } from '#app/lib/files/file-screens.ts'
import { pluralize } from '#core/figures/format.ts'
import {
  cancelUpload,
  currentUpload,
  NO_UPLOAD,
  onUploadChange,
  openUploadedBy,
  startUpload,
  type UploadProgress,
} from './contest-upload.ts'

/** Uploads contest standings; a failure is shown next to the drop zone. */
export function UploadCard() {
  const { progress, failure, start, cancel } = useContestUpload()
  return (
    <Card className="grid gap-3 p-4 sm:p-5">
      <h2 className="text-base leading-tight font-semibold">Upload Contest Results CSV</h2>
      {progress ? (
        <UploadProgressBar progress={progress} onCancel={cancel} />
      ) : (
        <ContestDropZone onFile={start} />
      )}
      {failure ? (
        <Alert tone="bad">
          <p>{failure.message}</p>
          {failure.advice ? <p>{failure.advice}</p> : null}
          {failure.belongsTo ? (
            <Link
              to={FILE_SCREENS[failure.belongsTo].path}
              className="font-medium underline underline-offset-4"
            >
              {FILE_SCREENS[failure.belongsTo].label}
            </Link>
          ) : null}
        </Alert>
      ) : null}
    </Card>
  )
}

function ContestDropZone({ onFile }: { onFile: (file: File | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <DropZone
      testId="contest-drop-zone"
      layout="flex flex-wrap items-center gap-x-4 gap-y-3 p-4"
      onFile={onFile}
    >
      <FileUp aria-hidden className="size-6 shrink-0 text-muted" />
      <div className="min-w-40 flex-1">
        <p className="font-medium">
          <DropWords drop="Drop the contest standings here" choose="Choose the contest standings" />
        </p>
        <p className="text-sm text-muted">
          Press "Export Lineups" on the contest page. Zipped files work, too, up to 100 MB.
        </p>
      </div>
      <Button variant="primary" onClick={() => input.current?.click()}>
        Browse Files
      </Button>
      <FileInput ref={input} label="Contest results CSV" accept=".csv,.gz,.zip" onFile={onFile} />
    </DropZone>
  )
}

/** Subscribes the screen to the tab's upload, and opens its contest when it is done. */
function useContestUpload() {
  const navigate = useNavigate()
  const upload = useSyncExternalStore(onUploadChange, currentUpload, () => NO_UPLOAD)
  useEffect(
    () => openUploadedBy(async (contestId) => navigate(`/contest-insights?contest=${contestId}`)),
    [navigate],
  )
  return { ...upload, start: startUpload, cancel: cancelUpload }
}

/** The bytes sent, on SPEC.md's steps, then the entries that the server has read. */
function UploadProgressBar({ progress, onCancel }: { progress: UploadProgress; onCancel: () => void }) {
  const { step, fileName } = progress
  return (
    <div className="grid gap-2 rounded-lg border border-border bg-background p-4">
      <div className="flex items-center justify-between gap-4">
        <p className="min-w-0 font-medium break-all">{fileName}</p>
        <Button size="small" variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <ProgressBar label={`Uploading ${fileName}`} value={step} max={100} className="h-2" />
      <p className="text-sm text-muted tabular-nums" aria-live="polite">
        {sentenceOf(progress)}
      </p>
    </div>
  )
}

function sentenceOf({ step, bytes, rows }: UploadProgress): string {
  if (step === 100) return `${entriesRead(rows)}. Opening the contest...`
  if (step === 80) return rows > 0 ? `Sent. ${entriesRead(rows)}...` : 'Sent. Reading the entries...'
  if (!bytes) return 'Preparing the file...'
  const sent = `${megabytes(bytes.sent)} of ${megabytes(bytes.total)} MB sent`
  return rows > 0 ? `${sent}, ${entriesRead(rows)}` : sent
}

function entriesRead(rows: number): string {
  return `${pluralize(rows, 'entry', 'entries')} read`
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1)
}
