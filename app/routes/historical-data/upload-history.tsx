import { FileUp, Upload } from 'lucide-react'
import { useRef } from 'react'
import { DropZone } from '#app/components/drop-zone.tsx'
import { FileInput } from '#app/components/file-input.tsx'
import { Refusal } from '#app/components/refusal.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { ImportReport } from './import-report.tsx'
import { useHistoryUpload } from './use-history-upload.ts'

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
