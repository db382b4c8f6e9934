import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ExportLinks } from '#app/components/export-links.tsx'
import { FileInput } from '#app/components/file-input.tsx'
import { Refusal } from '#app/components/refusal.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import { messageOf, postJson } from '#app/lib/api-client.ts'
import { invalidate } from '#app/lib/session/session-memory.ts'
import { showToast } from '#app/lib/toast-store.ts'
import type { ImportAnswer } from '#contract/transfer.ts'

/** Exports the records as CSV or JSON, and imports that JSON. */
export function DataTransferCard({ sport }: { sport: string | null }) {
  const input = useRef<HTMLInputElement>(null)
  const { pending, failure, importFile } = useImportExport()
  return (
    <Card>
      <CardHeader>
        <CardTitle>Export and Import</CardTitle>
        <CardDescription>
          CSV opens in a spreadsheet. JSON can be imported again, here or in another account.
        </CardDescription>
      </CardHeader>
      <CardContent className="grid gap-3">
        <div className="flex flex-wrap gap-x-8 gap-y-3 text-sm">
          <div className="flex flex-wrap items-center gap-3">
            <span className="min-w-16 sm:w-auto">
              {sport === null ? 'History' : `History, ${sport} only`}
            </span>
            <ExportLinks records="history" sport={sport} />
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <span className="w-16 sm:w-auto">Lineups</span>
            <ExportLinks records="lineups" />
          </div>
          <Button
            size="small"
            className="sm:ml-auto"
            disabled={pending}
            onClick={() => input.current?.click()}
          >
            <Upload aria-hidden />
            {pending ? 'Importing...' : 'Import JSON'}
          </Button>
        </div>
        <FileInput
          ref={input}
          label="Exported JSON"
          accept=".json"
          onFile={(file) => void importFile(file)}
        />
        {failure ? <Refusal sentence={failure} /> : null}
      </CardContent>
    </Card>
  )
}

/** Imports an exported JSON file, then reloads lineups and history. */
function useImportExport() {
  const { revalidate } = useRevalidator()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function importFile(file: File | undefined) {
    if (!file) return
    setPending(true)
    setFailure(null)
    try {
      const { message } = await postJson<ImportAnswer>('/api/import', JSON.parse(await file.text()))
      invalidate('history')
      invalidate('lineups')
      await revalidate()
      showToast({ title: 'Import Successful', description: message })
    } catch (error) {
      const isNotJson = error instanceof SyntaxError
      const description = isNotJson
        ? 'This file is not JSON. Choose a file that was exported here.'
        : messageOf(error, 'The file could not be imported')
      setFailure(description)
    }
    setPending(false)
  }

  return { pending, failure, importFile }
}
