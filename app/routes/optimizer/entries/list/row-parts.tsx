import { Lock, LockOpen, X } from 'lucide-react'
import { Fragment } from 'react'
import { OutName } from '#app/components/out-players/out-name.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { bringBackText, matesText } from '#core/lineups/quarterback-stack.ts'
import { GridCell } from '../../pool/grid-parts.tsx'
import type { ListedLineup } from '../set/listed-lineups.ts'
import type { LineupActions } from './lineup-actions.ts'

type RowPart = {
  listed: ListedLineup
  /** The row is the list's tab stop. */
  tabbable: boolean
  actions: LineupActions
  className: string
}

/** The players of a lineup, which open its details; the whole row takes the press. */
export function PlayersCell({
  listed,
  captainCode,
  tabbable,
  actions,
  className,
}: RowPart & { captainCode: string | null }) {
  const { number, players, called, captain, stack, out } = listed
  const others = players.filter((player) => player !== captain)
  return (
    <GridCell className={className}>
      <button
        type="button"
        tabIndex={tabbable ? 0 : -1}
        title={players.map(({ name }) => name).join(', ')}
        onClick={() => actions.open(listed)}
        // Nine names take the lines that they need, six two of a laptop's.
        className={classNames(
          'min-h-6 w-full text-left after:absolute after:inset-0 @md/pool:text-xs/tight @2xl/pool:hover:underline',
          captain ? 'line-clamp-3 @md/pool:line-clamp-2' : 'block',
        )}
      >
        <span className="sr-only">Details of lineup {number}: </span>
        {captain && captainCode ? (
          <>
            <span className="sr-only">{captainCode} </span>
            {/* Where the list has a head for the captain, it says who is in front. */}
            <span aria-hidden className="mr-1 text-xs font-semibold text-gold @lg/pool:hidden">
              {captainCode}
            </span>
            <ShortName
              name={called(captain)}
              isOut={out.includes(captain)}
              className="font-medium @lg/pool:text-gold"
            />
            <span className="text-faint"> · </span>
          </>
        ) : null}
        {stack ? (
          <>
            <span className="text-xs font-medium">
              {matesText(stack)}
              {/* A row keeps its room for names. */}
              {stack.opponents.length > 0 ? <span aria-hidden>+{stack.opponents.length}</span> : null}
              <span className="sr-only">{bringBackText(stack)}</span>
            </span>
            <span className="text-faint"> · </span>
          </>
        ) : null}
        <span className="text-muted">
          {out.length === 0
            ? others.map(called).join(', ')
            : others.map((player, place) => (
                <Fragment key={player.id}>
                  {place > 0 ? ', ' : null}
                  <ShortName name={called(player)} isOut={out.includes(player)} />
                </Fragment>
              ))}
        </span>
      </button>
    </GridCell>
  )
}

function ShortName({ name, isOut, className }: { name: string; isOut: boolean; className?: string }) {
  return isOut ? <OutName name={name} className={className} /> : <span className={className}>{name}</span>
}

/** Lock and remove. */
export function ActionsCell({ listed, tabbable, actions, className }: RowPart) {
  const { number, isLocked } = listed
  const tabIndex = tabbable ? 0 : -1
  return (
    <GridCell className={`relative z-1 flex justify-end ${className}`}>
      <Button
        variant="ghost"
        size="inline"
        tabIndex={tabIndex}
        aria-label={`Lock lineup ${number}`}
        aria-pressed={isLocked}
        onClick={() => actions.toggleLock(listed)}
        className="w-7 aria-pressed:text-accent pointer-coarse:w-11"
      >
        {isLocked ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
      </Button>
      <Button
        variant="ghost"
        size="inline"
        tabIndex={tabIndex}
        aria-label={`Remove lineup ${number}`}
        onClick={() => actions.remove(listed)}
        className="w-7 pointer-coarse:w-11"
      >
        <X aria-hidden />
      </Button>
    </GridCell>
  )
}
