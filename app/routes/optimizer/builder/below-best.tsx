import { useMemo, useReducer } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { focusRegion } from '#app/lib/focus/focus-page.ts'
import { formatPoints } from '#core/figures/format.ts'
import { type Lineup, lineupOf, playersOf, projectedPoints } from '#core/lineups/lineup.ts'
import { swapLocks } from '#core/lineups/slot-states.ts'
import { objectiveIn } from '#core/objective/objective.ts'
import { settingsText } from '#core/objective/strategy.ts'
import { settingsOf } from '../state/contest-of.ts'
import type { LineupState } from '../state/lineup-state.ts'
import { cellsThatStay } from '../state/run-request.ts'
import { useDispatch, useSlate } from '../state/slate-context.tsx'

/** Less is no difference on the screen. */
const LEAST = 0.005

/**
 * How many points an edited lineup has less than the best one, which one press brings back while no kickoff has locked what
 * would change. They are the points of the builder's total and of a swap, so that the three agree; what the settings make of them
 * decides only whether the lineup is as good.
 */
export default function BelowBest() {
  const state = useSlate()
  const dispatch = useDispatch()
  const { format, playerPool, lineup, proof } = state
  const settings = settingsOf(state)
  const { strategy, contestFormat, creativity, priceGuard } = settings
  // biome-ignore lint/correctness/useExhaustiveDependencies: the settings are a new object each time
  const objective = useMemo(
    () => objectiveIn(playerPool, format, settings),
    [playerPool, format, strategy, contestFormat, creativity, priceGuard],
  )
  const [, redraw] = useReducer((presses: number) => presses + 1, 0)
  if (!proof) return null
  const best = lineupOf(format, proof.answer.players)
  const behind = objective(proof.answer.players) - objective(playersOf(lineup))
  // More than the best has only a lineup that no run may choose.
  if (behind <= -LEAST) return <p className="text-muted">Not searched: a run may not choose these players.</p>
  if (behind < LEAST) return <p className="text-good">As good as the best possible lineup.</p>
  const far = farText(projectedPoints(best) - projectedPoints(lineup), settingsText(settings))
  if (!mayRestore(lineup, best, playerPool)) return <p className="text-muted">{far}. A game has begun.</p>
  return (
    <p>
      <span className="text-warn">{far}:</span>{' '}
      <Button
        variant="link"
        size="inline"
        onClick={(event) => {
          const section = event.currentTarget.closest('section')
          if (!mayRestore(lineup, best, playerPool)) return redraw()
          dispatch({
            type: 'restore',
            lineup: best,
            notice: { title: 'Best lineup restored', undo: { type: 'restore', lineup } },
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

/** @param fewer projected points than the best lineup; below 0 only where the settings weigh them. */
function farText(fewer: number, settings: string): string {
  if (fewer >= LEAST) return `${formatPoints(fewer)} points below the best`
  const more = fewer <= -LEAST ? `${formatPoints(-fewer)} points more` : 'the same points'
  return `Below the best under ${settings}, with ${more}`
}

/** Read when it is drawn and again at the press: after a kickoff neither may lose nor gain a player of that game. */
function mayRestore(now: Lineup, best: Lineup, playerPool: LineupState['playerPool']): boolean {
  const locks = swapLocks(playerPool, now.format, { now: Date.now() })
  if (locks === null) return true
  const stays = cellsThatStay(now, locks)
  return cellsThatStay(best, locks).every((id, slot) => id === stays[slot])
}
