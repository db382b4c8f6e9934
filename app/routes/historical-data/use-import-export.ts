import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { messageOf, postJson } from '#app/lib/api-client.ts'
import { invalidate } from '#app/lib/session/session-memory.ts'
import { showErrorToast, showToast } from '#app/lib/toast-store.ts'
import type { ImportAnswer } from '#contract/transfer.ts'

/** Imports an exported JSON file, then reloads lineups and history. */
export function useImportExport() {
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
      showErrorToast({ title: 'Import Failed', description })
    }
    setPending(false)
  }

  return { pending, failure, importFile }
}
