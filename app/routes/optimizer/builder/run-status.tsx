import { BadgeCheck, Info } from 'lucide-react'
import { lazy, useMemo } from 'react'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { useAllFigures } from '#app/lib/all-figures.ts'
import { classNames } from '#app/lib/class-names.ts'
import { isComplete, isEmpty, type Lineup, playersOf } from '#core/lineups/lineup.ts'
import { type RivalSet, rivalSets, rivalsIn, rivalsText } from '#core/rules/lineup-rule.ts'
import { settingsOf } from '../state/contest-of.ts'
import { proofStatus, shownAnswer } from '../state/lineup-proof.ts'
import { useSlate } from '../state/slate-context.tsx'
import type { StepProps } from './builder-actions.tsx'
import type { NextStep } from './next-step.ts'
import { proofSentence } from './proof-sentence.ts'

const BelowBest = lazy(() => import('./below-best.tsx'))

/** Below the buttons: what is proved of the lineup, why the last run failed, or what a run does. */
export function RunStatus({ step, actions }: Pick<StepProps, 'step' | 'actions'>) {
  const state = useSlate()
  const { failure, lineup, playerPool, format, rules } = state
  const allFigures = useAllFigures()
  const rivals = useMemo(() => rivalSets(playerPool, format, rules), [playerPool, format, rules])
  if (failure) return <Alert tone="bad">{failure}</Alert>
  const status = proofStatus(state)
  // Once its games have begun, nothing of it can be optimized again.
  const isChanged = status === 'changed' && step === 'optimize'
  const answer = shownAnswer(state)
  const isProved = answer?.gap === 0
  const Mark = isProved ? BadgeCheck : Info
  return (
    // Two lines high for every text, so that the slots below do not move.
    <div className="min-h-10 text-sm leading-5">
      {/* Always rendered: screen readers announce only changes inside an existing status. */}
      <p
        role="status"
        className={classNames(
          (answer || isChanged) && 'flex items-start gap-1.5',
          isProved && 'text-good',
          isChanged && 'text-warn',
        )}
      >
        {answer || isChanged ? <Mark aria-hidden className="mt-0.5 size-4 shrink-0" /> : null}
        {answer
          ? proofSentence(answer, settingsOf(state), !allFigures)
          : isChanged
            ? 'Settings or numbers changed: optimize again.'
            : null}
      </p>
      {answer && !isProved ? <LongSearch actions={actions} /> : null}
      {status === 'edited' ? (
        <OptionalPart failed={null}>
          <BelowBest />
        </OptionalPart>
      ) : answer || isChanged ? null : (
        <p className="text-muted print:hidden">{hint(lineup, step)}</p>
      )}
      {keptRivals(lineup, rivals).map((sentence) => (
        <p key={sentence} className="text-muted">
          {sentence}
        </p>
      ))}
    </div>
  )
}

/** Offers to continue a search that stopped early, on the user's device. */
function LongSearch({ actions }: Pick<StepProps, 'actions'>) {
  const state = useSlate()
  const isSearching = state.pendingRun?.kind === 'search_further'
  return (
    <div className="mt-1.5 flex items-center justify-between gap-3">
      <p role="status" className="text-muted">
        {isSearching ? 'Searching on this device; this can take a minute.' : 'The search stopped early.'}
      </p>
      {isSearching ? (
        <Button variant="secondary" size="small" onClick={actions.stopSearching}>
          Stop
        </Button>
      ) : (
        <Button
          variant="secondary"
          size="small"
          disabled={state.pendingRun !== null}
          onClick={actions.keepSearching}
        >
          Keep searching
        </Button>
      )}
    </div>
  )
}

/** A sentence for players that a rule excludes beside each other: they stay, since the user put them there. */
function keptRivals(lineup: Lineup, sets: readonly RivalSet[]): string[] {
  return rivalsIn(playersOf(lineup), sets).map(
    (rivals) => `${rivalsText(rivals)}; they stay because you chose them.`,
  )
}

function hint(lineup: Lineup, step: NextStep): string {
  if (step === 'none') return 'Games have started: a new lineup is for practice only.'
  if (isEmpty(lineup)) return 'Optimize finds the best legal lineup.'
  if (isComplete(lineup)) return 'Not searched. Optimize replaces everyone who is not locked.'
  return 'Fill Lineup completes this one. Optimize replaces everyone who is not locked.'
}
