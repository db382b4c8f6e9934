import { Button } from '#app/components/ui/button.tsx'
import { ProgressBar } from '#app/components/ui/progress-bar.tsx'
import { pluralize } from '#core/figures/format.ts'
import type { UploadProgress } from './contest-upload.ts'

/** The bytes sent, on SPEC.md's steps, then the entries that the server has read. */
export function UploadProgressBar({
  progress,
  onCancel,
}: {
  progress: UploadProgress
  onCancel: () => void
}) {
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
