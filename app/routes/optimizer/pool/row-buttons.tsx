import { Ban, Check, Lock, LockOpen, Plus } from 'lucide-react'
import { Button, buttonClasses } from '#app/components/ui/button.tsx'
import { classNames } from '#app/lib/class-names.ts'
import type { Format } from '#core/formats/format.ts'
import { isCaptainRow, type Player } from '#core/players/player.ts'
import { useDispatch } from '../state/slate-context.tsx'
import { roleCodes, roleName } from './row-name.ts'
import type { RowState } from './row-state.ts'

type ButtonsState = Pick<RowState, 'inLineupId' | 'lockedId' | 'excluded'>
type Buttons = {
  isWide: boolean
  onlyLocks: boolean
  state: ButtonsState
  tabIndex: number
}

/**
 * Add or remove in each role, and in a wide row also lock and exclude.
 * @param roles the rows of the salary file that this row of the table offers.
 * @param isSimple one button, for whichever role has room.
 * @param of `onlyLocks`: the Entries side adds no player to the lineup of the builder.
 */
export function RowButtons({
  roles,
  format,
  isSimple,
  ...of
}: Buttons & { roles: readonly Player[]; format: Format; isSimple: boolean }) {
  const dispatch = useDispatch()
  const [player] = roles
  if (!player) return null
  if (isSimple) return <AddButton roles={roles} {...of} />
  return (
    <>
      {roles.map((role) => (
        <RoleButtons
          key={role.id}
          role={role}
          code={codeOf(role, format)}
          name={roleName(role, format)}
          {...of}
        />
      ))}
      {of.isWide ? (
        <Button
          variant="ghost"
          size="inline"
          tabIndex={of.tabIndex}
          aria-label={`Exclude ${player.name}`}
          aria-pressed={of.state.excluded}
          onClick={() => dispatch({ type: 'toggle_exclude', player })}
          className="w-6 aria-pressed:text-bad pointer-coarse:w-11"
        >
          <Ban aria-hidden />
        </Button>
      ) : null}
    </>
  )
}

function AddButton({ roles, state, tabIndex }: Buttons & { roles: readonly Player[] }) {
  const dispatch = useDispatch()
  const held = roles.find(({ id }) => id === state.inLineupId)
  const captain = roles.find(isCaptainRow)
  const player = held ?? roles.find((role) => role !== captain) ?? captain
  if (!player) return null
  const Icon = held ? Check : Plus
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-label={`${held ? 'Remove' : 'Add'} ${player.name}`}
      onClick={() => dispatch({ type: 'add_or_take_out', player, captain })}
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

/** @param code the slot's code; null where a format has no captain, so that the button needs no word. */
function RoleButtons({
  role,
  code,
  name,
  isWide,
  onlyLocks,
  state: { inLineupId, lockedId },
  tabIndex,
}: Buttons & { role: Player; code: string | null; name: string }) {
  const dispatch = useDispatch()
  const inLineup = role.id === inLineupId
  const locked = role.id === lockedId
  const Icon = inLineup ? Check : Plus
  // The name holds the word on the button, for users who say it.
  const shown = code === null ? name : `${name}, ${code}`
  const add = onlyLocks ? null : (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-label={inLineup ? `Remove ${shown}` : `Add ${shown}`}
      onClick={() => dispatch({ type: 'add_or_take_out', player: role })}
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
        onClick={() => dispatch({ type: 'toggle_lock', player: role })}
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

function codeOf(role: Player, format: Format): string | null {
  const [captain, flex] = roleCodes(format)
  return (isCaptainRow(role) ? captain : flex) ?? null
}
