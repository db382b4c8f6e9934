import { type Dispatch, useMemo } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { focusRegion } from '#app/lib/focus/focus-page.ts'
import { formatPoints } from '#core/figures/format.ts'
import { lineupOf, playersOf } from '#core/lineups/lineup.ts'
import { objectiveIn } from '#core/objective/objective.ts'
import { isPlainPoints } from '#core/objective/plain-points.ts'
import { settingsOf } from '../state/contest-of.ts'
import type { LineupAction, LineupState } from '../state/lineup-state.ts'

/** Less is no difference on the screen. */
const LEAST = 0.005

/** How far an edited lineup is below the best one, which one press brings back. */
export default function BelowBest({
  state,
  dispatch,
}: {
  state: LineupState
  dispatch: Dispatch<LineupAction>
}) {
  const { mode, playerPool, lineup, proof } = state
  const settings = settingsOf(state)
  const { strategy, contestFormat, creativity, priceGuard } = settings
  // biome-ignore lint/correctness/useExhaustiveDependencies: the settings are a new object each time
  const objective = useMemo(
    () => objectiveIn(playerPool, mode, settings),
    [playerPool, mode, strategy, contestFormat, creativity, priceGuard],
  )
  if (!proof) return null
  const best = lineupOf(mode, proof.answer.players)
  const behind = objective(proof.answer.players) - objective(playersOf(lineup))
  // More than the best has only a lineup that no run may choose.
  if (behind <= -LEAST) return <p className="text-muted">Not searched: a run may not choose these players.</p>
  if (behind < LEAST) return <p className="text-good">As good as the best possible lineup.</p>
  return (
    <p>
      <span className="text-warn">
        {formatPoints(behind)} below the best{isPlainPoints(settings) ? '' : ' under these settings'}:
      </span>{' '}
      <Button
        variant="link"
        size="inline"
        onClick={(event) => {
          const section = event.currentTarget.closest('section')
          dispatch({
            type: 'restore',
            lineup: best,
            notice: { title: 'Best lineup restored', undo: lineup },
          })
          // The button is gone then.
          if (section) focusRegion(section)
        }}
      >
        Restore
      </Button>
    </p>
  )
}
