import { FileUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { messageOf } from '#app/lib/api-client.ts'
import { classNames } from '#app/lib/class-names.ts'
import { showErrorToast } from '#app/lib/toast-store.ts'
import { Alert } from './ui/alert.tsx'
import { Button } from './ui/button.tsx'

export type CsvFile = { fileName: string; csvData: string }

const NOT_A_CSV = 'Please upload a CSV file'

/** Drop a file or browse for one; anything that is not named .csv is refused here, next to the zone. */
export function CsvDropZone({
  onFile,
  compact = false,
}: {
  onFile: (file: CsvFile) => void
  compact?: boolean
}) {
  const input = useRef<HTMLInputElement>(null)
  const [dragging, setDragging] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function read(file: File | undefined) {
    if (!file) return
    if (!file.name.toLowerCase().endsWith('.csv')) return refuse(NOT_A_CSV)
    try {
      const csvData = await file.text()
      setRefusal(null)
      onFile({ fileName: file.name, csvData })
    } catch (error) {
      refuse(messageOf(error, 'The file could not be read. Choose it again.'))
    }
  }

  function refuse(message: string) {
    setRefusal(message)
    showErrorToast({ title: 'Invalid file type', description: message })
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setDragging(false)
    void read(event.dataTransfer.files[0])
  }

  return (
    <div className="grid gap-3">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the whole zone answers a mouse; keys have the button inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault()
          setDragging(true)
        }}
        onDragLeave={() => setDragging(false)}
        onDrop={drop}
        data-testid="csv-drop-zone"
        className={classNames(
          'grid cursor-pointer justify-items-center gap-3 rounded-lg border-2 border-dashed text-center transition-colors duration-150',
          compact ? 'px-4 py-6' : 'px-4 py-10 sm:py-14',
          dragging ? 'border-accent bg-accent-ground' : 'border-border bg-background',
        )}
      >
        <FileUp aria-hidden className="size-8 text-muted" />
        <div className="grid gap-0.5">
          <p className="font-medium">Drop CSV file here</p>
          <p className="text-sm text-muted">or click to browse</p>
        </div>
        <Button variant="primary">Browse Files</Button>
        <input
          ref={input}
          type="file"
          accept=".csv"
          aria-label="CSV file"
          tabIndex={-1}
          className="sr-only"
          onClick={(event) => event.stopPropagation()}
          onChange={(event) => {
            void read(event.target.files?.[0])
            // The same file can be chosen again after it was corrected.
            event.target.value = ''
          }}
        />
      </div>
      {refusal ? <Alert tone="bad">{refusal}</Alert> : null}
    </div>
  )
}
