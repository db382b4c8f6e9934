import { Button } from '#app/components/ui/button.tsx'
import { formatCount } from '#core/figures/format.ts'
import type { OtherContests } from './use-other-contests.ts'

/** Reads the user's other contests for the comparison over games. */
export function CompareContests({ others }: { others: OtherContests }) {
  const { progress, isDone, failure, read } = others
  return (
    <div className="grid justify-items-start gap-2 text-[0.8125rem] text-muted">
      {isDone ? null : (
        <Button size="small" disabled={progress !== null} onClick={read}>
          Compare with my other contests
        </Button>
      )}
      <p aria-live="polite">
        {progress
          ? `Reading contest ${formatCount(Math.min(progress.read + 1, progress.of))} of ${formatCount(progress.of)}...`
          : (failure ?? (isDone ? 'The other contests were read.' : ''))}
      </p>
    </div>
  )
}
