import { Ban, ChevronRight, HeartPulse, Lock } from 'lucide-react'
import { memo } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import { INJURY_STATUSES, type InjuryStatus, type Player } from '#core/players/player.ts'
import { useDispatch } from '../state/slate-context.tsx'
import { DoubtBadge, StartedDot } from './doubt-badges.tsx'
import { GridCell } from './grid-parts.tsx'
import { INJURY_MARKS, InjuryBadge } from './player-figures.tsx'
import { type CellProps, PoolCellContent } from './pool-cell.tsx'
import { type Column, headOf, type TableContext } from './pool-columns.ts'
import { type PoolRow, rolesOf } from './pool-rows.ts'
import { RowButtons } from './row-buttons.tsx'
import { roleName } from './row-name.ts'
import type { RowState, Started } from './row-state.ts'
import { NARROW_ROW, WIDE_ROW } from './table-layout.ts'

/** The figures are in a second line in a narrow row, and cells beside the others in a wide one. */
const FIGURES =
  'flex min-w-0 flex-wrap gap-x-1.5 text-xs text-muted [grid-area:figures] @[38rem]/pool:contents @[38rem]/pool:text-foreground'

/** The cells of one row. Memoized, so that only changed rows of a large pool are rendered again. */
export const PlayerCells = memo(function PlayerCells({
  player,
  captain,
  flex,
  columns,
  context,
  tabbable,
  onOptions,
  playerSource,
  captainSource,
  isWide,
  ...rowState
}: RowState &
  Started &
  PoolRow & {
    /** The rows as they would be without the user's numbers; null where there are none. */
    playerSource: Player | null
    captainSource: Player | null
    columns: readonly Column[]
    context: TableContext
    /** A narrow row has fewer controls: the others are in the options of the player. */
    isWide: boolean
    tabbable: boolean
    onOptions: (playerId: string) => void
  }) {
  const tabIndex = tabbable ? 0 : -1
  const row: PoolRow = { player, captain, flex }
  const sources = { player: playerSource, captain: captainSource }
  const cell = { row, context, tabIndex, sources, isWide, canEdit: isWide && !context.isSimple }
  const [position, name, ...figures] = columns
  return (
    <div className={classNames('grid items-center px-3 py-1 @[38rem]/pool:py-px', NARROW_ROW, WIDE_ROW)}>
      <GridCell className="[grid-area:position] @[38rem]/pool:flex @[38rem]/pool:h-[1.8125rem] @[38rem]/pool:items-center @[38rem]/pool:[grid-area:auto]">
        {position ? <PoolCellContent column={position} {...cell} /> : null}
      </GridCell>
      {name ? <NameCell {...cell} state={rowState} onOptions={onOptions} /> : null}
      <div role="none" className={FIGURES}>
        {figures.map((column) => (
          <FigureCell key={column.id} column={column} {...cell} />
        ))}
      </div>
      <GridCell className="flex items-center gap-1 [grid-area:actions] @[38rem]/pool:sticky @[38rem]/pool:right-0 @[38rem]/pool:h-full @[38rem]/pool:justify-end @[38rem]/pool:[background:var(--row-ground,var(--card))] @[38rem]/pool:[grid-area:auto]">
        <RowButtons
          roles={rolesOf(row)}
          format={context.format}
          isWide={isWide}
          isSimple={context.isSimple ?? false}
          onlyLocks={context.entries !== undefined}
          state={rowState}
          tabIndex={tabIndex}
        />
      </GridCell>
    </div>
  )
})

function FigureCell({ column, ...cell }: CellProps) {
  const { isCaptains, isLeft, narrow } = column
  const label = isCaptains ? headOf(column, cell.context) : narrow.label
  return (
    <GridCell
      className={classNames(
        // Not positioned in a narrow row: there the name's button covers the row, and a press on a figure is one on it.
        'flex min-w-0 items-center gap-1 tabular-nums @[38rem]/pool:relative @[38rem]/pool:h-full @[38rem]/pool:gap-0.5 @[38rem]/pool:text-sm',
        !isLeft && '@[38rem]/pool:justify-end',
      )}
    >
      {label && !cell.isWide ? <span className="text-faint">{label}</span> : null}
      <PoolCellContent column={column} {...cell} />
    </GridCell>
  )
}

function NameCell({
  row: { player, captain, flex },
  context,
  tabIndex,
  state,
  isWide,
  onOptions,
}: {
  row: PoolRow
  context: TableContext
  tabIndex: number
  state: RowState & Started
  isWide: boolean
  onOptions: (playerId: string) => void
}) {
  return (
    <GridCell className="flex min-w-0 items-center gap-1.5 [grid-area:name] @[38rem]/pool:sticky @[38rem]/pool:left-0 @[38rem]/pool:z-1 @[38rem]/pool:h-full @[38rem]/pool:[background:var(--row-ground,var(--card))] @[38rem]/pool:[grid-area:auto]">
      {/* In a narrow row a press anywhere except on the buttons opens the options. */}
      <button
        type="button"
        tabIndex={tabIndex}
        title={player.name}
        aria-label={`Options for ${nameOf(player, captain && flex ? null : context)}`}
        onClick={() => onOptions(player.id)}
        className={classNames(
          'flex min-h-6 min-w-0 items-center gap-1 text-left font-medium after:absolute after:inset-0 @[38rem]/pool:text-sm @[38rem]/pool:after:hidden @[38rem]/pool:hover:underline',
          state.excluded && 'line-through',
        )}
      >
        <span className={isWide ? 'line-clamp-2 leading-tight' : 'truncate'}>{player.name}</span>
        {/* A status takes its place, so that a phone has room for the name. */}
        {isWide || player.injuryStatus !== 'Healthy' ? null : (
          <ChevronRight aria-hidden className="size-3.5 shrink-0 text-muted" />
        )}
      </button>
      {state.lockedId === null ? null : (
        <Lock role="img" aria-label="Locked" className="size-3.5 shrink-0 text-accent" />
      )}
      {state.excluded ? (
        <Ban role="img" aria-label="Excluded" className="size-3.5 shrink-0 text-bad" />
      ) : null}
      {isWide ? (
        <span
          className={classNames(
            'inline-flex',
            // Of a healthy player it takes no room, and shows when the mouse or the focus is in the row.
            player.injuryStatus === 'Healthy' &&
              'absolute right-0 bg-inherit opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 has-focus-visible:opacity-100',
          )}
        >
          <InjurySelect player={player} tabIndex={tabIndex} />
        </span>
      ) : (
        <InjuryBadge status={player.injuryStatus} />
      )}
      {state.pricedAsInactive ? <DoubtBadge of="priced_as_inactive" /> : null}
      {state.mayNotStart ? (
        <DoubtBadge of="doubtful_starter" isShort={context.entries !== undefined} />
      ) : null}
      {state.hasStarted ? (
        isWide && context.entries !== undefined ? (
          // The row is grey and hatched, and the name needs all of the column: a dot stands before it.
          <StartedDot />
        ) : (
          <DoubtBadge of="has_started" isShort={context.entries !== undefined} />
        )
      ) : null}
    </GridCell>
  )
}

/** A row that offers the person in one role only is named by that role. */
function nameOf(player: Player, oneRole: TableContext | null): string {
  return oneRole ? roleName(player, oneRole.format) : player.name
}

/** Shows the injury status and changes it for every row of the player. */
function InjurySelect({ player, tabIndex }: { player: Player; tabIndex: number }) {
  const dispatch = useDispatch()
  const { letters, help, color } = INJURY_MARKS[player.injuryStatus]
  return (
    <span
      data-tooltip={help}
      className={classNames(
        'relative inline-flex h-6 min-w-6 shrink-0 items-center justify-center rounded-sm px-1 text-xs font-semibold hover:bg-border has-focus-visible:outline-2 has-focus-visible:outline-accent',
        color,
      )}
    >
      <span aria-hidden>{letters || <HeartPulse className="size-3.5" />}</span>
      {/* A transparent native select over the badge, so that the badge is only as wide as its letters. */}
      <select
        aria-label={`Injury status of ${player.name}`}
        value={player.injuryStatus}
        tabIndex={tabIndex}
        onChange={({ target }) =>
          dispatch({ type: 'set_injury', player, status: target.value as InjuryStatus })
        }
        className="absolute inset-0 cursor-pointer appearance-none opacity-0"
      >
        {INJURY_STATUSES.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </select>
    </span>
  )
}
