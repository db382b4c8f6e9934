import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { invalidate } from '#app/lib/session/session-memory.ts'
import { onMemoryMessage } from '#app/lib/slate-memory/memory-changes.ts'

/** The pages that say who of a saved lineup is out. */
const SAYS_WHO_IS_OUT = /^\/(?:lineups|entry-sets)(?:\/|$)/

/** Reads saved lineups again when another tab, or the optimizer that was just left, has told the server who is out. */
export function useFreshOuts(): void {
  const { revalidate } = useRevalidator()
  useEffect(
    () =>
      onMemoryMessage((message) => {
        if (!('marked' in message)) return
        invalidate('lineups')
        if (SAYS_WHO_IS_OUT.test(location.pathname)) void revalidate()
      }),
    [revalidate],
  )
}
