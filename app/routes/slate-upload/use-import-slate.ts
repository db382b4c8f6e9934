import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { CsvFile } from '#app/components/csv-drop-zone.tsx'
import { importSlate } from '#app/lib/slates/import-slate.ts'
import type { Format } from '#core/formats/format.ts'
import type { Slate } from '#core/slate/slate-csv.ts'

/** Imports a previewed file and opens the optimizer. */
export function useImportSlate(mode: Format) {
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)

  async function run(file: CsvFile, slate: Slate) {
    setPending(true)
    await importSlate(mode.id, file, slate)
    await navigate(`/${mode.id}/optimizer`)
  }

  return { pending, importSlate: run }
}
