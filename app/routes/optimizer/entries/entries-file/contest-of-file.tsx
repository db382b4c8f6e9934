import { useEffect, useMemo, useState } from 'react'
import { byStake, contestsOfEntries } from '#core/payouts/contests-of-entries.ts'
import { useDispatch, useSlate } from '../../state/slate-context.tsx'
import { keptOf, readKeptFile } from './kept-file.ts'
import { useKnownContests } from './use-known-contests.ts'
import { useStoredEntries } from './use-stored-entries.ts'

/**
 * Until the user sets a contest, it is the one of the entries file on which most hangs. Draws nothing. A file that came with the
 * slate leaves a list that was built before as it was.
 */
export default function ContestOfFile() {
  const state = useSlate()
  const dispatch = useDispatch()
  const { mode, entriesFile } = state
  const ofSlate = useStoredEntries(mode)
  const known = useKnownContests(state)
  const [hadList] = useState(state.build !== null)
  const kept = keptOf(entriesFile) ?? (hadList ? null : ofSlate)
  const read = useMemo(() => (kept ? readKeptFile(kept, mode) : null), [kept, mode])
  useEffect(() => {
    if (!read?.ok || !known.isRead) return
    const [first] = byStake(contestsOfEntries(read.value.entries, known))
    if (first) dispatch({ type: 'set_contest', contest: first.settings })
  }, [read, known, dispatch])
  return null
}
