import { Ban, Check, Lock, LockOpen, Plus } from 'lucide-react'
import { Button, buttonClasses } from '#app/components/ui/button.tsx'
import { classNames } from '#app/lib/class-names.ts'
import type { Format } from '#core/formats/format.ts'
import { isCaptainRow, type Player } from '#core/players/player.ts'
import { roleCodes, roleName } from './row-name.ts'
import type { RowActions, RowState } from './row-state.ts'

type ButtonsState = Pick<RowState, 'inLineupId' | 'lockedId' | 'excluded'>

/** Add or remove in each role, and in a wide row also lock and exclude. */
export function RowButtons({
  roles,
  mode,
  isWide,
  isSimple,
  onlyLocks,
  state: { inLineupId, lockedId, excluded },
  tabIndex,
  actions,
}: {
  /** The rows of the salary file that this row of the table offers. */
  roles: readonly Player[]
  mode: Format
  isWide: boolean
  /** One button, for whichever role has room. */
  isSimple: boolean
  /** The Entries side adds no player to the lineup of the builder. */
  onlyLocks: boolean
  state: ButtonsState
  tabIndex: number
  actions: RowActions
}) {
  const [player] = roles
  if (!player) return null
  if (isSimple)
    return <AddButton roles={roles} inLineupId={inLineupId} tabIndex={tabIndex} actions={actions} />
  return (
    <>
      {roles.map((role) => (
        <RoleButtons
          key={role.id}
          role={role}
          code={codeOf(role, mode)}
          name={roleName(role, mode)}
          inLineup={role.id === inLineupId}
          locked={role.id === lockedId}
          isWide={isWide}
          onlyLocks={onlyLocks}
          tabIndex={tabIndex}
          actions={actions}
        />
      ))}
      {isWide ? (
        <Button
          variant="ghost"
          size="inline"
          tabIndex={tabIndex}
          aria-label={`Exclude ${player.name}`}
          aria-pressed={excluded}
          onClick={() => actions.toggleExclude(player)}
          className="w-6 aria-pressed:text-bad pointer-coarse:w-11"
        >
          <Ban aria-hidden />
        </Button>
      ) : null}
    </>
  )
}

function AddButton({
  roles,
  inLineupId,
  tabIndex,
  actions,
}: {
  roles: readonly Player[]
  inLineupId: string | null
  tabIndex: number
  actions: RowActions
}) {
  const held = roles.find(({ id }) => id === inLineupId)
  const captain = roles.find(isCaptainRow)
  const player = held ?? roles.find((role) => role !== captain) ?? captain
  if (!player) return null
  const Icon = held ? Check : Plus
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-label={`${held ? 'Remove' : 'Add'} ${player.name}`}
      onClick={() => actions.addOrRemove(player, captain)}
      className={classNames(held ? REMOVE : ADD, 'w-8')}
    >
      <Icon aria-hidden />
    </button>
  )
}

const ROLE_BUTTON =
  'relative h-8 gap-0.5 px-1 text-xs @[38rem]/pool:h-6 pointer-coarse:h-11 pointer-coarse:min-w-11'
const ADD = classNames(buttonClasses({ variant: 'secondary', size: 'inline' }), ROLE_BUTTON)
/** Filled, and as wide as the other: a row has no room for a mark beside the word. */
const REMOVE = classNames(buttonClasses({ variant: 'chosen', size: 'inline' }), ROLE_BUTTON)

function RoleButtons({
  role,
  code,
  name,
  inLineup,
  locked,
  isWide,
  onlyLocks,
  tabIndex,
  actions,
}: {
  role: Player
  /** The slot's code; null where a format has no captain, so that the button needs no word. */
  code: string | null
  name: string
  inLineup: boolean
  locked: boolean
  isWide: boolean
  onlyLocks: boolean
  tabIndex: number
  actions: RowActions
}) {
  const Icon = inLineup ? Check : Plus
  // The name holds the word on the button, for users who say it.
  const shown = code === null ? name : `${name}, ${code}`
  const add = onlyLocks ? null : (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-label={inLineup ? `Remove ${shown}` : `Add ${shown}`}
      onClick={() => actions.addOrRemove(role)}
      className={classNames(inLineup ? REMOVE : ADD, code === null && 'w-8')}
    >
      {code ?? <Icon aria-hidden className="size-3.5" />}
    </button>
  )
  if (!isWide) return add
  return (
    <span className="inline-flex">
      {add}
      <Button
        variant="ghost"
        size="inline"
        tabIndex={tabIndex}
        aria-label={onlyLocks ? `Lock ${shown}` : `Lock ${name}`}
        aria-pressed={locked}
        onClick={() => actions.toggleLock(role)}
        className={classNames(
          'aria-pressed:text-accent pointer-coarse:min-w-11',
          // The button is as wide as the head above it.
          onlyLocks ? 'w-7' : 'w-6',
        )}
      >
        {locked ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
      </Button>
    </span>
  )
}

function codeOf(role: Player, mode: Format): string | null {
  const [captain, flex] = roleCodes(mode)
  return (isCaptainRow(role) ? captain : flex) ?? null
}
