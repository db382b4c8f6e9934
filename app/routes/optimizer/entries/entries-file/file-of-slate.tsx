import { lazy, Suspense, useEffect, useMemo } from 'react'
import type { ScreenSide } from '#app/lib/page/screen-side.ts'
import type { EntriesFile } from '#core/entries-file/entries-file.ts'
import { useDispatch, useSlate } from '../../state/slate-context.tsx'
import type { EntriesTab } from '../entries-tab.ts'
import { contestOfFile } from './contest-of-file.ts'
import { keptOf, readKeptFile } from './kept-file.ts'
import { useStoredEntries } from './use-stored-entries.ts'

const FileRepairBar = lazy(() => import('./file-repair-bar.tsx'))

/** What an entries file does to the whole screen: it sets the contest, and while there is no list its entries can be repaired. */
export default function FileOfSlate({
  hadList,
  side,
  tab,
  onSide,
  onTab,
}: {
  /** The slate was opened with a list of lineups. */
  hadList: boolean
  side: ScreenSide
  tab: EntriesTab
  onSide: (side: ScreenSide) => void
  onTab: (tab: EntriesTab) => void
}) {
  const { format, entriesFile, contest, build } = useSlate()
  const own = keptOf(entriesFile)
  const ofSlate = useStoredEntries(format)
  const kept = own ?? ofSlate
  const read = useMemo(() => (kept ? readKeptFile(kept, format) : null), [kept, format])
  if (!read?.ok) return null
  // The file itself has a bar of its own.
  const isShown = side === 'entries' && tab === 'file'
  const file = read.value
  return (
    <>
      {contest === null ? <ContestOfFile file={file} keepsContest={hadList && own === null} /> : null}
      {build === null && !isShown ? (
        <Suspense>
          <FileRepairBar
            file={file}
            onRepaired={() => {
              onTab('file')
              onSide('entries')
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}

/**
 * Until the user sets a contest, it is the one of the entries file on which most hangs. Draws nothing. A file that came with the
 * slate leaves a list of an earlier visit as it was; one that is built before this file is read is said to be older than its contest.
 */
function ContestOfFile({ file, keepsContest }: { file: EntriesFile; keepsContest: boolean }) {
  const { format, filling, moreContests } = useSlate()
  const dispatch = useDispatch()
  useEffect(() => {
    if (keepsContest) return
    let isCurrent = true
    void contestOfFile(file, { format, filling, moreContests }).then((contest) => {
      if (isCurrent && contest) dispatch({ type: 'set_contest', contest })
    })
    return () => {
      isCurrent = false
    }
  }, [file, keepsContest, format, filling, moreContests, dispatch])
  return null
}
