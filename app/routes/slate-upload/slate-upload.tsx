import { FlaskConical } from 'lucide-react'
import { lazy, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { CsvDropZone, type CsvFile } from '#app/components/csv-drop-zone.tsx'
import { LoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardContent } from '#app/components/ui/card.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { importSlate } from '#app/lib/slates/import-slate.ts'
import { fetchSample } from '#app/lib/slates/sample-slate.ts'
import { whenIdle } from '#app/lib/turns/when-idle.ts'
import type { Format } from '#core/formats/format.ts'
import type { Slate } from '#core/slate/slate-csv.ts'

const loadPreview = () => import('#app/components/slate-preview.client.tsx')
const SlatePreview = lazy(loadPreview)

/** Chooses a salary file and previews it before use. */
export function SlateUpload({ format }: { format: Format }) {
  const [file, setFile] = useState<CsvFile | null>(null)
  const slateImport = useImportSlate(format)
  const [sampleError, setSampleError] = useState<string | null>(null)

  useEffect(() => whenIdle(loadPreview), [])

  async function trySample() {
    setSampleError(null)
    try {
      setFile(await fetchSample(format.id))
    } catch {
      setSampleError('The sample slate could not be loaded. Check your network and try again.')
    }
  }

  return (
    <Card>
      <CardContent className="grid gap-4 pt-4 sm:pt-5">
        {file ? (
          <OptionalPart loading={<Skeleton className="h-64" />} failed={<LoadFailure part="The preview" />}>
            <SlatePreview
              format={format}
              file={file}
              pending={slateImport.pending}
              onUse={(slate, chosen) => slateImport.importSlate(chosen, slate)}
              onCancel={() => setFile(null)}
            />
          </OptionalPart>
        ) : (
          <>
            <CsvDropZone onFile={setFile} />
            <p className="flex flex-wrap items-center justify-center gap-x-2 text-center text-sm text-muted">
              {format.site ? `On ${format.site} open your contest and press Export to CSV. ` : null}
              No file yet?
              <Button variant="link" size="small" onClick={trySample}>
                <FlaskConical aria-hidden />
                Try a sample slate
              </Button>
            </p>
            {sampleError ? <Alert tone="bad">{sampleError}</Alert> : null}
          </>
        )}
      </CardContent>
    </Card>
  )
}

/** Imports a previewed file and opens the optimizer. */
function useImportSlate(format: Format) {
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)

  async function run(file: CsvFile, slate: Slate) {
    setPending(true)
    await importSlate(format.id, file, slate)
    await navigate(`/${format.id}/optimizer`)
  }

  return { pending, importSlate: run }
}
