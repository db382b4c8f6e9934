import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import { readTextFile } from '#app/lib/files/read-text-file.ts'
import { DropWords, DropZone } from './drop-zone.tsx'
import { FileInput } from './file-input.tsx'
import { Alert } from './ui/alert.tsx'
import { Button } from './ui/button.tsx'

/** `hasMark`: the file begins with a byte order mark, which the text is without. */
export type CsvFile = { fileName: string; csvData: string; hasMark?: boolean }

const NOT_A_CSV = 'Please upload a CSV file'

/**
 * Takes a dropped or chosen .csv file; other files are refused with a message next to the zone. `compact`: the players stand
 * below it, and on a phone they need the room.
 */
export function CsvDropZone({
  onFile,
  compact = false,
}: {
  onFile: (file: CsvFile) => void
  compact?: boolean
}) {
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function read(file: File | undefined) {
    if (!file) return
    if (!file.name.toLowerCase().endsWith('.csv')) return setRefusal(NOT_A_CSV)
    try {
      const csvData = await readTextFile(file)
      // Reading a file as text takes the byte order mark off.
      const hasMark = (await file.slice(0, 3).text()) === '' && file.size >= 3
      setRefusal(null)
      onFile({ fileName: file.name, csvData, hasMark })
    } catch {
      setRefusal('The file could not be read. Choose it again.')
    }
  }

  return (
    <div className="grid gap-3">
      <DropZone
        testId="csv-drop-zone"
        layout={classNames(
          'grid justify-items-center gap-3 text-center',
          compact ? 'px-4 py-3 sm:py-6' : 'px-4 py-10 sm:py-14',
        )}
        onFile={(file) => void read(file)}
        onPress={() => input.current?.click()}
      >
        <FileUp aria-hidden className={classNames('size-8 text-muted', compact && 'max-sm:hidden')} />
        <div className="grid gap-0.5">
          <p className="font-medium">
            <DropWords drop="Drop CSV file here" choose="Choose the CSV file" />
          </p>
          <p className="text-sm text-muted pointer-coarse:hidden">or click to browse</p>
        </div>
        <Button variant="primary">Browse Files</Button>
        <FileInput ref={input} label="CSV file" accept=".csv" onFile={(file) => void read(file)} />
      </DropZone>
      {refusal ? <Alert tone="bad">{refusal}</Alert> : null}
    </div>
  )
}
