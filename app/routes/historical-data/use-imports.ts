import { useCallback, useEffect, useState } from 'react'
import { getJson, messageOf } from '#app/lib/api-client.ts'
import type { ImportItem } from '#contract/history.ts'

/** Loads the imports on request, and again whenever the history has changed while they are shown. */
export function useImports(history: object) {
  const [imports, setImports] = useState<ImportItem[] | null>(null)
  const [isWanted, setIsWanted] = useState(false)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const load = useCallback(async () => {
    setPending(true)
    setFailure(null)
    try {
      const answer = await getJson<{ imports: ImportItem[] }>('/api/historical/imports')
      setImports(answer.imports)
    } catch (error) {
      setIsWanted(false)
      setFailure(messageOf(error, 'The imports could not be read'))
    }
    setPending(false)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: an import or a deletion changes the history
  useEffect(() => {
    if (isWanted) void load()
  }, [history, isWanted, load])

  return {
    imports,
    pending,
    failure,
    show: () => setIsWanted(true),
    /** Takes deleted imports out at once, so that their rows are gone when the dialog closes. */
    drop: (ids: readonly number[]) => setImports(imports?.filter(({ id }) => !ids.includes(id)) ?? null),
  }
}
