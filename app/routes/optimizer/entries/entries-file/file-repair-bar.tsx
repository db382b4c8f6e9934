import { useMemo } from 'react'
import { useNow } from '#app/lib/formats/use-time-left.ts'
import { isOpenSlate, locksOfFile } from '#core/entries-file/entered-lineups.ts'
import type { EntriesFile } from '#core/entries-file/entries-file.ts'
import { swappedRows, withSwapped } from '#core/entries-file/swapped-rows.ts'
import { contestsOfEntries } from '#core/payouts/contests-of-entries.ts'
import { fillingOf } from '../../state/filling.ts'
import { useSlate } from '../../state/slate-context.tsx'
import LateSwapBar from './late-swap-bar.tsx'
import { useKnownContests } from './use-known-contests.ts'

/** Above the pool while there is no list: the entries of the file that hold a player who is out, and their repair. */
export default function FileRepairBar({ file, onRepaired }: { file: EntriesFile; onRepaired: () => void }) {
  const state = useSlate()
  const { filling, playerPool } = state
  const now = useNow()
  const locks = useMemo(() => locksOfFile(file, playerPool, now), [file, playerPool, now])
  const withSwaps = useMemo(() => {
    const { filled } = swappedRows(file, fillingOf(filling).swapped, playerPool, locks)
    return { ...file, entries: withSwapped(file.entries, filled) }
  }, [file, filling, playerPool, locks])
  const known = useKnownContests(state)
  const settingsOf = useMemo(
    () => new Map(contestsOfEntries(file.entries, known).map((each) => [each.contestKey, each.settings])),
    [file, known],
  )
  if (!isOpenSlate(locks)) return null
  return (
    // Always rendered: screen readers announce only changes inside an existing status.
    <div role="status" className="contents">
      <LateSwapBar file={withSwaps} swaps={0} overtaken={[]} {...{ settingsOf, locks, now, onRepaired }} />
    </div>
  )
}
