import { FileUp, Upload } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { ImportReport } from './import-report.tsx'
import { useHistoryUpload } from './use-history-upload.ts'

/** A file is chosen and held; Upload sends it. */
export function UploadHistory() {
  const { file, pending, failure, report, choose, upload } = useHistoryUpload()
  const input = useRef<HTMLInputElement>(null)
  const [dragging, setDragging] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setDragging(false)
    void choose(event.dataTransfer.files[0])
  }

  return (
    <Card className="grid gap-3 p-4 sm:p-5">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse; keys have the button inside */}
      <div
        data-testid="history-drop-zone"
        onDragOver={(event) => {
          event.preventDefault()
          setDragging(true)
        }}
        onDragLeave={() => setDragging(false)}
        onDrop={drop}
        className={classNames(
          'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border-2 border-dashed px-3 py-4 sm:px-4 transition-colors duration-150',
          dragging ? 'border-accent bg-accent-ground' : 'border-border bg-background',
        )}
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
        <input
          ref={input}
          type="file"
          accept=".csv"
          aria-label="Contest history CSV"
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            void choose(event.target.files?.[0])
            // The same file can be chosen again after it was corrected.
            event.target.value = ''
          }}
        />
      </div>
      {failure ? <Alert tone="bad">{failure}</Alert> : null}
      {report ? <ImportReport report={report} /> : null}
    </Card>
  )
}
