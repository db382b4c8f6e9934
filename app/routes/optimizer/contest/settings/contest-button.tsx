import { Pencil, Trophy } from 'lucide-react'
import { useMemo } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import { ownershipInUseText } from '#core/projections/contest-ownership.ts'
import type { ProjectionFile } from '#core/projections/slate-numbers.ts'
import { contestFacts, contestName } from './contest-words.ts'

/** The contest in two lines, and whose ownership it has where a file lists several; a press opens its settings. */
export function ContestButton({
  contest,
  files,
  onPress,
}: {
  contest: ContestSettings
  /** The slate's projection files. */
  files: readonly ProjectionFile[]
  onPress: () => void
}) {
  // Estimated payouts are fitted to the pool, which takes milliseconds.
  const { text, isWrong } = useMemo(() => contestFacts(contest), [contest])
  const ownership = ownershipInUseText(files)
  return (
    <button
      type="button"
      onClick={onPress}
      className="-mx-1.5 flex min-w-0 flex-1 items-center gap-2 rounded-md px-1.5 py-0.5 text-left text-[0.8125rem] transition-colors duration-150 hover:bg-raised pointer-coarse:min-h-11"
    >
      <Trophy aria-hidden className="size-4 shrink-0 text-gold" />
      <span className="min-w-0">
        <span className="block truncate font-medium">
          <span className="sr-only">Change the contest: </span>
          {contestName(contest)}
          <Pencil aria-hidden className="ml-1.5 inline size-3 align-baseline text-muted" />
        </span>
        <span className={classNames('block text-xs tabular-nums', isWrong ? 'text-bad' : 'text-muted')}>
          {text}
        </span>
        {ownership ? <span className="block text-xs text-muted">{ownership}</span> : null}
      </span>
    </button>
  )
}
