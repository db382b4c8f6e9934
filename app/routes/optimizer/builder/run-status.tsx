import { BadgeCheck } from 'lucide-react'
import { Alert } from '#app/components/ui/alert.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { isComplete, isEmpty, type Lineup } from '#core/lineup.ts'
import type { LineupState } from '../state/lineup-state.ts'
import { proofSentence } from './proof-sentence.ts'

/** Below the buttons, always: what the last run proved or why it failed, else what a run would do. */
export function RunStatus({ state }: { state: LineupState }) {
  const { proof, failure, lineup } = state
  if (failure) return <Alert tone="bad">{failure}</Alert>
  return (
    // Two lines high whatever it says: the slots below must not move under the pointer.
    <div className="min-h-10 text-[0.8125rem] leading-5">
      {/* Always there, so that a screen reader hears what appears in it. */}
      <p role="status" className={classNames(proof && 'flex items-start gap-1.5 text-good')}>
        {proof ? (
          <>
            <BadgeCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
            {proofSentence(proof.answer, proof.settings, state.playerPool)}
          </>
        ) : null}
      </p>
      {proof ? null : <p className="text-muted">{hint(lineup)}</p>}
    </div>
  )
}

function hint(lineup: Lineup): string {
  if (isEmpty(lineup)) return 'Optimize searches every legal lineup and proves the best one.'
  if (isComplete(lineup))
    return 'Optimize looks for a better one; it starts over and keeps only locked players.'
  return 'Fill Lineup completes this one; Optimize starts over and keeps only locked players.'
}
