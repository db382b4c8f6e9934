import { useMemo } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import { ownershipInUseText } from '#core/projections/contest-ownership.ts'
import type { ProjectionFile } from '#core/projections/slate-numbers.ts'
import { contestFacts } from './contest-words.ts'

/** What the contest pays, and whose ownership it has where a file lists several; the chip of the header names and changes it. */
export function ContestFacts({
  contest,
  files,
}: {
  contest: ContestSettings
  /** The slate's projection files. */
  files: readonly ProjectionFile[]
}) {
  // Estimated payouts are fitted to the pool, which takes milliseconds.
  const { text, isWrong } = useMemo(() => contestFacts(contest), [contest])
  const ownership = ownershipInUseText(files)
  return (
    <div className="min-w-0">
      <p className={classNames('tabular-nums', isWrong ? 'text-bad' : 'text-muted')}>{text}</p>
      {ownership ? <p className="text-xs text-muted">{ownership}</p> : null}
    </div>
  )
}
