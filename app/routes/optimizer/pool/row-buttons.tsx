import { Ban, Check, Lock, LockOpen, Plus } from 'lucide-react'
import { Button } from '#app/components/ui/button.tsx'
import type { Player } from '#core/players/player.ts'
import type { RowActions, RowState } from './row-state.ts'

/** Add or remove, and in a wide row also lock and exclude. */
export function RowButtons({
  player,
  name,
  rowState: { inLineup, locked, excluded },
  tabIndex,
  actions,
}: {
  player: Player
  /** The row's name in the labels of the buttons. */
  name: string
  rowState: RowState
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
