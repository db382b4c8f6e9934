import { FileUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { UploadProgressBar } from './upload-progress-bar.tsx'
import { useContestUpload } from './use-contest-upload.ts'

/** Drop a contest's standings or browse for them; what went wrong stays readable next to it. */
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
          {failure.screen ? (
            <Link to={failure.screen.path} className="font-medium underline underline-offset-4">
              {failure.screen.label}
            </Link>
          ) : null}
        </Alert>
      ) : null}
    </Card>
  )
}

function ContestDropZone({ onFile }: { onFile: (file: File | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [dragging, setDragging] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setDragging(false)
    onFile(event.dataTransfer.files[0])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse; keys have the button inside
    <div
      data-testid="contest-drop-zone"
      onDragOver={(event) => {
        event.preventDefault()
        setDragging(true)
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={drop}
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border-2 border-dashed px-4 py-6 transition-colors duration-150',
        dragging ? 'border-accent bg-accent-ground' : 'border-border bg-background',
      )}
    >
      <FileUp aria-hidden className="size-6 shrink-0 text-muted" />
      <div className="min-w-40 flex-1">
        <p className="font-medium">Drop the contest standings here</p>
        <p className="text-sm text-muted">
          The CSV from the contest page ("Export Lineups"), as it is, zipped or gzipped, up to 100 MB
        </p>
      </div>
      <Button variant="primary" onClick={() => input.current?.click()}>
        Browse Files
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.gz,.zip"
        aria-label="Contest results CSV"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          onFile(event.target.files?.[0])
          // The same file can be chosen again after it was corrected.
          event.target.value = ''
        }}
      />
    </div>
  )
}
