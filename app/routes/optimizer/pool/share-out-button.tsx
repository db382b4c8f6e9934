import type { Dispatch } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { formatPoints } from '#core/figures/format.ts'
import type { Player } from '#core/players/player.ts'
import { sharesOfOut } from '../state/left-out-shares.ts'
import type { LineupAction, LineupState } from '../state/lineup-state.ts'

/**
 * Gives the points of a player who sits out to teammates of the position. Absent where there are none to give or to give
 * to; it goes with the press, so the focus moves on first.
 */
export function ShareOutButton({
  player,
  state,
  dispatch,
}: {
  player: Player
  state: LineupState
  dispatch: Dispatch<LineupAction>
}) {
  const shares = sharesOfOut(state, player)
  if (shares.length === 0) return null
  const points = shares.reduce((sum, share) => sum + share.points, 0)
  const text = `Share out ${formatPoints(points)} points`
  const takers = shares.map((share) => share.player.name).join(', ')
  return (
    <Button
      variant="link"
      size="small"
      aria-label={`${text} of ${player.name}`}
      title={`To ${takers}, in proportion to their points. A simple rule: prices may know of the absence already.`}
      onClick={(event) => {
        focusBeside(event.currentTarget)
        dispatch({ type: 'share_out', player })
      }}
      className="col-span-2 -ml-3 justify-self-start"
    >
      {text}
    </Button>
  )
}

/** The player's other button, or where that is disabled the panel. */
function focusBeside(button: HTMLElement): void {
  const beside = button.closest('li')?.querySelector<HTMLElement>('[aria-pressed]:not(:disabled)')
  const target = beside ?? button.closest<HTMLElement>('[role=dialog]')
  target?.focus()
}
