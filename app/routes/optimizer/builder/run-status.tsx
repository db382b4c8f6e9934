import { BadgeCheck, Info } from 'lucide-react'
import { useMemo } from 'react'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { isComplete, isEmpty, type Lineup, playersOf } from '#core/lineups/lineup.ts'
import { type RivalSet, rivalSets, rivalsIn, rivalsText } from '#core/rules/lineup-rule.ts'
import type { LineupState } from '../state/lineup-state.ts'
import type { BuilderActions } from './builder-actions.tsx'
import { proofSentence } from './proof-sentence.ts'

/** Below the buttons: the proof or failure of the last run, otherwise what a run does. */
export function RunStatus({
  state,
  actions,
}: {
  state: LineupState
  actions: Pick<BuilderActions, 'keepSearching' | 'stopSearching'>
}) {
  const { proof, failure, lineup, playerPool, mode, rules } = state
  const rivals = useMemo(() => rivalSets(playerPool, mode, rules), [playerPool, mode, rules])
  if (failure) return <Alert tone="bad">{failure}</Alert>
  const isProved = proof?.answer.gap === 0
  const Mark = isProved ? BadgeCheck : Info
  return (
    // Two lines high for every text, so that the slots below do not move.
    <div className="min-h-10 text-[0.8125rem] leading-5">
      {/* Always rendered: screen readers announce only changes inside an existing status. */}
      <p role="status" className={classNames(proof && 'flex items-start gap-1.5', isProved && 'text-good')}>
        {proof ? (
          <>
            <Mark aria-hidden className="mt-0.5 size-4 shrink-0" />
            {proofSentence(proof.answer, proof.question.settings)}
          </>
        ) : null}
      </p>
      {proof && !isProved ? <LongSearch state={state} actions={actions} /> : null}
      {proof ? null : <p className="text-muted print:hidden">{hint(lineup)}</p>}
      {keptRivals(lineup, rivals).map((sentence) => (
        <p key={sentence} className="text-muted">
          {sentence}
        </p>
      ))}
    </div>
  )
}

/** Offers to continue a search that stopped early, on the user's device. */
function LongSearch({
  state,
  actions,
}: {
  state: LineupState
  actions: Pick<BuilderActions, 'keepSearching' | 'stopSearching'>
}) {
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

function hint(lineup: Lineup): string {
  if (isEmpty(lineup)) return 'Optimize finds the best legal lineup.'
  if (isComplete(lineup)) return 'Optimize replaces everyone you have not locked.'
  return 'Fill Lineup completes this one; Optimize replaces everyone you have not locked.'
}
