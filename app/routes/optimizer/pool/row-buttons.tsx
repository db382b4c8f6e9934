import { Ban, Check, Lock, LockOpen, Plus } from 'lucide-react'
import { Button } from '#app/components/ui/button.tsx'
import type { Player } from '#core/players/player.ts'
import type { RowActions, RowStanding } from './row-standing.ts'

/** Lock and exclude where there is room for them; add, or take out again, always. */
export function RowButtons({
  player,
  name,
  standing: { inLineup, locked, excluded },
  tabIndex,
  actions,
}: {
  player: Player
  /** How the buttons call the row. */
  name: string
  standing: RowStanding
  tabIndex: number
  actions: RowActions
}) {
  return (
    <>
      <span className="hidden @lg/pool:flex">
        <Button
          variant="ghost"
          size="iconSmall"
          tabIndex={tabIndex}
          aria-label={`Lock ${name}`}
          aria-pressed={locked}
          onClick={() => actions.toggleLock(player)}
          className="aria-pressed:text-accent"
        >
          {locked ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
        </Button>
        <Button
          variant="ghost"
          size="iconSmall"
          tabIndex={tabIndex}
          aria-label={`Exclude ${player.name}`}
          aria-pressed={excluded}
          onClick={() => actions.toggleExclude(player)}
          className="aria-pressed:text-bad"
        >
          <Ban aria-hidden />
        </Button>
      </span>
      <Button
        variant={inLineup ? 'chosen' : 'secondary'}
        size="iconSmall"
        tabIndex={tabIndex}
        aria-label={inLineup ? `Remove ${name}` : `Add ${name}`}
        onClick={() => actions.addOrRemove(player)}
        className="relative ml-1"
      >
        {inLineup ? <Check aria-hidden /> : <Plus aria-hidden />}
      </Button>
    </>
  )
}
