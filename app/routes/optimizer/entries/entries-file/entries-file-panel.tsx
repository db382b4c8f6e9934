import { useMemo, useState } from 'react'
import { withoutFile } from '../../state/filling.ts'
import { useDispatch, useSlate } from '../../state/slate-context.tsx'
import { ChooseEntriesFile } from './choose-entries-file.tsx'
import { keptOf, readKeptFile } from './kept-file.ts'
import { distinctLineups, listFromFile } from './lineups-of-file.ts'
import { ReservedEntries } from './reserved-entries.tsx'
import { useStoredEntries } from './use-stored-entries.ts'

/** The provider's file of reserved entries: chosen, filled from the list, checked and downloaded. */
export default function EntriesFilePanel({
  slateName,
  onList,
}: {
  slateName: string
  /** Lineups of a file are the list now. */
  onList: () => void
}) {
  const state = useSlate()
  const dispatch = useDispatch()
  const { format, entriesFile } = state
  const ofSlate = useStoredEntries(format)
  const [isReplacing, setIsReplacing] = useState(false)
  const kept = keptOf(entriesFile) ?? ofSlate
  const read = useMemo(() => (kept ? readKeptFile(kept, format) : null), [kept, format])
  const isChoosing = isReplacing || !read?.ok
  return (
    <section
      aria-label="Entries file"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
      tabIndex={0}
      className="relative flex min-h-0 flex-1 flex-col @3xl/screen:overflow-y-auto"
    >
      {isChoosing ? (
        <ChooseEntriesFile
          refused={read && !read.ok ? read.error : null}
          onCancel={read?.ok ? () => setIsReplacing(false) : null}
          onLineups={(name, players) => {
            setIsReplacing(false)
            dispatch(listFromFile(name, distinctLineups(players, state), state))
            onList()
          }}
          onFile={(file) => {
            setIsReplacing(false)
            dispatch({ type: 'set_entries_file', set: { entriesFile: file } })
          }}
        />
      ) : (
        <ReservedEntries
          file={read.value}
          slateName={slateName}
          onList={onList}
          onReplace={() => setIsReplacing(true)}
          onRemove={
            entriesFile
              ? () =>
                  dispatch({
                    type: 'set_entries_file',
                    set: { entriesFile: null, filling: withoutFile(state.filling) },
                  })
              : null
          }
        />
      )}
    </section>
  )
}
