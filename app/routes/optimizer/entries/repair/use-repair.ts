import { useEffect, useState } from 'react'
import { ask } from '#app/lib/threads/pool.ts'
import { sent } from '#app/lib/threads/tasks.ts'
import type { Repair, RepairWay } from '#optimizer/repair.ts'
import type { RepairSubject } from './repair-subject.ts'

export type RepairPreview = {
  /** Null while it is made, or where no player is named yet. */
  repair: Repair | null
  /** A sentence for the user. */
  failure: string | null
}

const NOT_HERE = 'This browser could not repair the lineups. Reload the page and try again.'

/** The lineups as a repair of this way would make them; they are made anew for each way. Null: nothing is asked yet. */
export function useRepair({ request, lineups }: RepairSubject, way: RepairWay | null): RepairPreview {
  const [preview, setPreview] = useState<RepairPreview>({ repair: null, failure: null })
  const asked = JSON.stringify(way)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog covers the screen, so nothing else changes
  useEffect(() => {
    setPreview({ repair: null, failure: null })
    if (way === null) return
    const stop = new AbortController()
    ask('repair', sent({ ...request, lineups, way }), { signal: stop.signal })
      .then((repair) => {
        if (!stop.signal.aborted) setPreview({ repair, failure: null })
      })
      .catch(() => {
        if (!stop.signal.aborted) setPreview({ repair: null, failure: NOT_HERE })
      })
    return () => stop.abort()
  }, [asked])
  return preview
}
