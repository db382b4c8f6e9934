import { useState } from 'react'
import { CsvDropZone, type CsvFile } from '#app/components/csv-drop-zone.tsx'
import SlatePreview from '#app/components/slate-preview.client.tsx'
import { importSlate } from '#app/lib/slates/import-slate.ts'
import type { Format } from '#core/formats/format.ts'
import type { Slate } from '#core/slate/slate-csv.ts'

/** Chooses a salary file, previews it and replaces the slate. */
export default function UploadPanel({
  format,
  onSlateStored,
}: {
  format: Format
  onSlateStored: () => void
}) {
  const [file, setFile] = useState<CsvFile | null>(null)
  const [pending, setPending] = useState(false)

  async function use(chosen: CsvFile, slate: Slate) {
    setPending(true)
    await importSlate(format.id, chosen, slate)
    onSlateStored()
  }

  if (!file) return <CsvDropZone onFile={setFile} compact />
  return (
    <SlatePreview
      format={format}
      file={file}
      pending={pending}
      onUse={(slate, chosen) => use(chosen, slate)}
      onCancel={() => setFile(null)}
    />
  )
}
