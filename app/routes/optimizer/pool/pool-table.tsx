import { memo, startTransition, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#app/components/ui/button.tsx'
import { formatCount, pluralize } from '#core/figures/format.ts'
import type { Format } from '#core/formats/format.ts'
import { nextLockText } from '#core/lineups/next-lock-text.ts'
import { type Player, personKey } from '#core/players/player.ts'
import { doubtfulStarters } from '#core/players/who-plays.ts'
import { optionalLazy } from '../optional-lazy.tsx'
import type { LineupAction, LineupState } from '../state/lineup-state.ts'
import { useDispatch, useSlate } from '../state/slate-context.tsx'
import { useSlateLocks } from '../state/use-slate-locks.ts'
import { focusFirstRow, PlayerGrid, type RowKey } from './player-grid.tsx'
import { PlayerCells } from './player-row.tsx'
import { pointsOfPool } from './points-of-pool.ts'
import { type Column, hasBothRoles, type TableContext } from './pool-columns.ts'
import { PoolHeaderRow } from './pool-header-row.tsx'
import type { PoolRow } from './pool-rows.ts'
import { PoolToolbar } from './pool-toolbar.tsx'
import {
  type PoolView,
  showsEveryRow,
  sortAfterPress,
  viewPool,
  WHOLE_POOL,
  withoutZeros,
} from './pool-view.ts'
import { rowKeyAction } from './row-keys.ts'
import { placeOf, rowClassName, rowState } from './row-state.ts'
import { BUTTON_WIDTHS, columnsWithRoom, isWideTable, tracksOf } from './table-layout.ts'
import { useHeldOrder } from './use-held-order.ts'
import { WhoIsOut } from './who-is-out.tsx'

const EditedNumbers = optionalLazy(() => import('./edited-numbers.tsx'))

/**
 * The table of the pool with its search, filters and sort. Memoized: a press in a dialog of the pool does not render it.
 */
export const PoolTable = memo(function PoolTable({
  rows,
  columns,
  context,
  width,
  sources,
  onOptions,
  onOpenColumns,
  onImportProjections,
}: {
  rows: readonly PoolRow[]
  columns: readonly Column[]
  context: TableContext
  /** The width of the pool, in pixels. */
  width: number
  /** The rows of the file as they would be without the user's numbers. */
  sources: ReadonlyMap<string, Player>
  /** Opens the options of a player, by row id. */
  onOptions: (playerId: string) => void
  onOpenColumns: () => void
  onImportProjections: (() => void) | null
}) {
  const state = useSlate()
  const dispatch = useDispatch()
  const { format, playerPool } = state
  const { rowsBy, entries } = context
  const rowColumns = useMemo(() => columnsWithRoom(columns, width), [columns, width])
  const [view, setView] = useState(WHOLE_POOL)
  // Follows in a transition, so that typing stays fast while the list is rendered.
  const [shownView, setShownView] = useState(WHOLE_POOL)
  const [zerosShown, setZerosShown] = useState(false)
  const matching = useMemo(() => viewPool(rows, shownView, context), [rows, shownView, context])
  const folds = rowsBy === 'people' && !zerosShown && showsEveryRow(shownView)
  const { shown, folded } = useMemo(
    () => (folds ? withoutZeros(matching, (row) => isHeld(row, state)) : { shown: matching, folded: [] }),
    [folds, matching, state],
  )
  const held = useMemo(() => ({ view: shownView, zerosShown }), [shownView, zerosShown])
  const order = useHeldOrder({ shown, all: matching }, held, idOf)
  // The Entries side is about many lineups: the one in the builder is not marked there.
  const locks = useSlateLocks(state)
  const inDoubt = useMemo(() => doubtfulStarters(playerPool, format), [playerPool, format])
  const stateOf = (row: PoolRow) => ({
    ...rowState(row, state),
    ...(entries ? { inLineupId: null } : {}),
    hasStarted: locks.begun.has(row.player.id),
    mayNotStart: inDoubt.has(personKey(row.player)),
  })
  const list = useRef<HTMLDivElement>(null)

  function changeView(next: PoolView) {
    setView(next)
    startTransition(() => setShownView(next))
  }

  // Roles are chosen by the row's buttons in a table of people.
  if (view.role !== 'all' && hasBothRoles(context)) {
    setView({ ...view, role: 'all' })
    setShownView({ ...view, role: 'all' })
  }

  function enterList() {
    // The next key is meant for the first player found, so the list must show what was searched for.
    flushSync(() => setShownView(view))
    focusFirstRow(list.current)
  }

  function handleRowKey(key: RowKey, row: PoolRow): boolean {
    const action = rowKeyAction(key, row, stateOf(row))
    if (action === null || (entries && CHANGES_THE_LINEUP.has(action.type))) return false
    dispatch(action)
    return true
  }

  return (
    <>
      <div className="grid gap-x-2 border-b border-border px-3 py-1 @[38rem]/pool:gap-y-2 @[38rem]/pool:py-0.5">
        <PoolToolbar
          players={playerPool}
          rowCounts={{ matching: matching.length, all: rows.length }}
          context={context}
          columns={columns}
          view={view}
          onChange={changeView}
          onEnterList={enterList}
          onOpenColumns={onOpenColumns}
          onImportProjections={onImportProjections}
        >
          <WhoIsOut lock={lockText(format, locks)} />
        </PoolToolbar>
        <div className="flex flex-wrap gap-x-4 empty:hidden">
          <HeldRows onRelease={() => dispatch({ type: 'release_all' })} />
          {Object.keys(state.numbers.edits).length > 0 ? <EditedNumbers /> : null}
        </div>
      </div>
      <div ref={list} {...order.holder} className="flex min-h-0 flex-1 flex-col">
        {matching.length === 0 ? (
          <NoMatches onReset={() => changeView({ ...WHOLE_POOL, sort: view.sort })} />
        ) : (
          <div
            className={`flex min-h-0 flex-1 flex-col ${BUTTON_WIDTHS}`}
            style={{ '--columns': tracksOf(columns, context) } as object}
          >
            <PlayerGrid
              label="Available players"
              rows={order.rows}
              idOf={idOf}
              view={shownView}
              header={
                <PoolHeaderRow
                  columns={columns}
                  context={context}
                  sort={view.sort}
                  points={pointsOfPool(state)}
                  onSort={(column) => changeView({ ...view, sort: sortAfterPress(view.sort, column) })}
                />
              }
              footer={
                <Zeros
                  count={folded.length}
                  shown={zerosShown}
                  onToggle={() => startTransition(() => setZerosShown(!zerosShown))}
                />
              }
              className="flex-1"
              isTableAt={isWideTable}
              onRowKey={handleRowKey}
              rowClassName={(row) => rowClassName(row.player, stateOf(row))}
              row={(row, tabbable) => (
                <PlayerCells
                  {...row}
                  columns={rowColumns}
                  isWide={isWideTable(width)}
                  context={context}
                  tabbable={tabbable}
                  onOptions={onOptions}
                  playerSource={sources.get(row.player.id) ?? null}
                  captainSource={(row.captain && sources.get(row.captain.id)) ?? null}
                  {...stateOf(row)}
                />
              )}
            />
          </div>
        )}
      </div>
    </>
  )
})

/** `next lock: KC @ DEN 4:25 PM, in 2 h 5 min` where games lock one by one. */
function lockText({ locks }: Format, { next, left }: ReturnType<typeof useSlateLocks>): string | null {
  if (next === null || left === null) return null
  return locks === 'each_game' ? `next lock: ${nextLockText(next)}, in ${left}` : `locks in ${left}`
}

const idOf = ({ player }: PoolRow) => player.id

const CHANGES_THE_LINEUP: ReadonlySet<LineupAction['type']> = new Set(['add', 'take_out'])

function isHeld(row: PoolRow, state: LineupState): boolean {
  const { inLineupId, lockedId } = placeOf(row, state)
  return inLineupId !== null || lockedId !== null
}

/** Counts locks and exclusions. They affect every run, so they are shown with any filter. */
function HeldRows({ onRelease }: { onRelease: () => void }) {
  const state = useSlate()
  const { size: locked } = state.lockedIds
  const { size: excluded } = state.excludedPeople
  if (locked + excluded === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <span>
        {formatCount(locked)} locked, {formatCount(excluded)} excluded
      </span>
      <Button variant="link" size="inline" onClick={onRelease}>
        Release all
      </Button>
    </p>
  )
}

/** Players with an expected score near 0 are folded away below the others. */
function Zeros({ count, shown, onToggle }: { count: number; shown: boolean; onToggle: () => void }) {
  if (count === 0 && !shown) return null
  return (
    <p className="sticky left-0 flex flex-wrap items-center gap-x-2 px-3 py-1 text-sm text-muted">
      {shown ? 'Players at 0 points are shown.' : `${pluralize(count, 'player')} at 0 points.`}
      <Button variant="link" size="inline" aria-expanded={shown} onClick={onToggle}>
        {shown ? 'Hide them' : 'Show them'}
      </Button>
    </p>
  )
}

function NoMatches({ onReset }: { onReset: () => void }) {
  return (
    <div className="grid justify-items-center gap-3 px-4 py-10 text-center">
      <p className="text-sm text-muted">No players match your search and filters.</p>
      <Button size="small" onClick={onReset}>
        Show all players
      </Button>
    </div>
  )
}
