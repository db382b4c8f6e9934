import { useEffect, useState } from 'react'
import { getJson, messageOf } from '#app/lib/api-client.ts'
import type { EntryWire } from '#contract/history.ts'
import type { HistoryFigures } from './history-figures.ts'

type EntryPage = { entries: EntryWire[]; page_size: number; total: number }

/** Loads pages of entries, one at a time. A change of the history clears them. */
export function useEntryPages(history: HistoryFigures) {
  const [answer, setAnswer] = useState<EntryPage | null>(null)
  const [page, setPage] = useState(1)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: an import changes the list
  useEffect(() => setAnswer(null), [history])

  async function show(wanted: number) {
    setPending(true)
    setFailure(null)
    try {
      setAnswer(await getJson<EntryPage>(`/api/historical/entries?page=${wanted}`))
      setPage(wanted)
    } catch (error) {
      setFailure(messageOf(error, 'The entries could not be read'))
    }
    setPending(false)
  }

  return { answer, page, pending, failure, show }
}
