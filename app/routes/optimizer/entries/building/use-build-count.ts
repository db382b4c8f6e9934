import { useEffect, useState } from 'react'
import { MOST_LINEUPS, USUAL_LINEUPS } from '#optimizer/build-request.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import type { LineupsForFile } from '../entries-file/lineups-for-file.ts'

/**
 * How many lineups the next build has: what the user asked for on this page, else one for each entry of a file that came after the
 * list, else as the list, else as usual. `why`: where the number is from, if it is from a file.
 */
export function useBuildCount({ format, build, entriesFile }: LineupState) {
  const [asked, setAsked] = useState<string | null>(null)
  /** Undefined until it was looked for. */
  const [file, setFile] = useState<LineupsForFile | null>()
  // The list, and the lineups for the file that was there when it changed last, or when the page was opened.
  const [then, setThen] = useState({ build, lineups: file?.lineups })
  if (then.build !== build) setThen({ build, lineups: file?.lineups })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list and the file before are those of the time
  useEffect(() => {
    let isCurrent = true
    const found = (now: typeof file) => {
      if (!isCurrent) return
      setFile(now)
      if (file === undefined) setThen({ build, lineups: now?.lineups })
    }
    void import('../entries-file/lineups-for-file.ts')
      .then(({ lineupsForFile }) => lineupsForFile({ format, entriesFile }))
      // Offline without its code: as without a file.
      .catch(() => null)
      .then(found)
    return () => {
      isCurrent = false
    }
  }, [format, entriesFile])
  const isFileNew = file != null && (build === null || file.lineups !== then.lineups)
  const offered = isFileNew
    ? file.lineups
    : (build?.wanted ?? countOf(String(read()[format.id])) ?? USUAL_LINEUPS)
  const text = asked ?? String(offered)
  const wanted = countOf(text)
  return {
    text,
    wanted,
    /** As long as the text is no number, the one that is offered. */
    count: wanted ?? offered,
    why: asked === null && isFileNew ? file.why : null,
    /** The file of reserved entries, which may be the salary file itself; null while there is none. */
    file: file ?? null,
    onText: setAsked,
    /** Is called when so many lineups are built. The number of a file is usual for no other slate. */
    onBuild: (count: number) => {
      if (asked !== null) rememberCount(format.id, count)
    },
  }
}

/** Null for a text that is no whole number from 1 to the most. */
function countOf(text: string): number | null {
  const count = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : 0
  return count >= 1 && count <= MOST_LINEUPS ? count : null
}

/*
 * How many lineups the last build of a format had: a slate without a build begins with it. Kept in this browser, as the
 * columns of the table are.
 */

const STORAGE_KEY = 'usual-lineups'

function rememberCount(formatId: string, count: number): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...read(), [formatId]: count }))
  } catch {
    // Blocked storage: the next slate begins with the first number.
  }
}

function read(): Record<string, number> {
  try {
    return { ...(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>) }
  } catch {
    return {}
  }
}
