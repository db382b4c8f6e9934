import { useMemo, useState } from 'react'
import { MOST_LINEUPS } from '#optimizer/build-request.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { keptOf, readKeptFile } from '../entries-file/kept-file.ts'
import { useStoredEntries } from '../entries-file/use-stored-entries.ts'
import { rememberCount, usualCount } from './usual-count.ts'

/**
 * How many lineups the next build has: what the user asked for on this page, else one for each entry of a file that came after the
 * list, else as the list, else as usual. `file`: where the number is from, if it is from a file.
 */
export function useBuildCount({ mode, build, entriesFile }: LineupState) {
  const stored = useStoredEntries(mode)
  const kept = keptOf(entriesFile) ?? stored
  const file = useMemo(() => {
    const read = kept ? readKeptFile(kept, mode) : null
    const entries = read?.ok ? read.value.entries.length : 0
    return entries > 0 ? { name: kept!.name, entries } : null
  }, [kept, mode])
  const [asked, setAsked] = useState<number | null>(null)
  // The list, and the entries of the file that was there when it changed last.
  const [then, setThen] = useState({ build, entries: file?.entries })
  if (then.build !== build) setThen({ build, entries: file?.entries })
  const isFileNew = file !== null && (build === null || file.entries !== then.entries)
  const offered = isFileNew ? Math.min(file.entries, MOST_LINEUPS) : (build?.wanted ?? usualCount(mode.id))
  return {
    count: asked ?? offered,
    file: asked === null && isFileNew ? file : null,
    setCount: setAsked,
    /** Is called when so many lineups are built. The number of a file is usual for no other slate. */
    onBuild: (count: number) => {
      if (asked !== null) rememberCount(mode.id, count)
    },
  }
}
