import { Download } from 'lucide-react'
import { Button } from '#app/components/ui/button.tsx'
import { downloadText } from '#app/lib/files/download-text.ts'

/** The figures of a picture or table as a file. */
export type FigureFile = { name: string; csv: () => string }

export function CsvButton({ title, file }: { title: string; file: FigureFile }) {
  return (
    <Button
      size="small"
      aria-label={`CSV: ${title}`}
      onClick={() => downloadText(file.csv(), file.name)}
      className="px-2.5"
    >
      <Download aria-hidden />
      CSV
    </Button>
  )
}

/** Switches between a picture and its figures as a table; the same figures as a file. */
export function FigureButtons({
  title,
  isTable,
  onTable,
  file,
}: {
  title: string
  isTable: boolean
  onTable: (isTable: boolean) => void
  file: FigureFile
}) {
  return (
    <div className="flex gap-1">
      <Button
        size="small"
        variant={isTable ? 'chosen' : 'secondary'}
        aria-pressed={isTable}
        aria-label={`Table: ${title}`}
        onClick={() => onTable(!isTable)}
        className="px-2.5"
      >
        Table
      </Button>
      <CsvButton title={title} file={file} />
    </div>
  )
}
