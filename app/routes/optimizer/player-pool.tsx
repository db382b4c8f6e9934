import { Search } from 'lucide-react'
import {
  type Dispatch,
  type KeyboardEvent,
  memo,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { Select } from '#app/components/ui/select.tsx'
import { formatCount, pluralize } from '#app/lib/format.ts'
import { hasCaptain } from '#core/game-mode.ts'
import { type Player, personKey } from '#core/player.ts'
import { ColumnHeader, GridRow } from './grid-parts.tsx'
import type { LineupAction, LineupState } from './lineup-state.ts'
import { rowName } from './player-figures.tsx'
import { focusFirstRow, PlayerGrid } from './player-grid.tsx'
import { PlayerOptionsDialog } from './player-options-dialog.tsx'
import { PlayerCells, type RowActions, type RowStanding, rowClassName } from './player-row.tsx'
import { PoolFilters } from './pool-filters.tsx'
import { POOL_SORT_LABELS, POOL_SORTS, type PoolSort, viewPool, WHOLE_POOL } from './pool-view.ts'

/** Everyone who can be rostered: searched, filtered, sorted, and worked on row by row. */
export const PlayerPool = memo(function PlayerPool({
  state,
  dispatch,
}: {
  state: LineupState
  dispatch: Dispatch<LineupAction>
}) {
  const { mode, playerPool, lineup } = state
  const [view, setView] = useState(WHOLE_POOL)
  const deferredView = useDeferredValue(view)
  const shown = useMemo(() => viewPool(playerPool, deferredView), [playerPool, deferredView])
  const [optionsFor, setOptionsFor] = useState<string | null>(null)
  const grid = useRef<HTMLDivElement>(null)
  const rosteredIds = useMemo(
    () => new Set(lineup.slots.map((player) => player?.id).filter((id) => id !== undefined)),
    [lineup],
  )
  const actions = useRowActions(dispatch, rosteredIds, setOptionsFor, lineup)
  const twoRoles = hasCaptain(mode)

  function standingOf(player: Player): RowStanding {
    const refused = state.notice?.playerId === player.id ? state.notice : null
    return {
      inLineup: rosteredIds.has(player.id),
      locked: state.lockedIds.has(player.id),
      excluded: state.excludedPeople.has(personKey(player)),
      issue: refused ? `${refused.title}: ${refused.description}` : null,
    }
  }

  function handleRowKey(key: string, player: Player): boolean {
    const inLineup = rosteredIds.has(player.id)
    if (key === 'Enter') dispatch({ type: 'add', player })
    else if ((key === 'Delete' || key === 'Backspace') && inLineup) actions.addOrRemove(player)
    else if (key === 'l' || key === 'L') actions.toggleLock(player)
    else if (key === 'x' || key === 'X') actions.toggleExclude(player)
    else return false
    return true
  }

  function leaveSearch(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    focusFirstRow(grid.current)
  }

  const optionsPlayer = playerPool.find((player) => player.id === optionsFor) ?? null
  return (
    <section
      aria-labelledby="pool-title"
      className="@container/pool flex min-h-0 flex-col overflow-hidden border-border @3xl:rounded-lg @3xl:border @3xl:bg-card"
    >
      <div className="grid gap-2 border-b border-border px-3 pt-2 pb-2 @3xl:pt-3">
        <div className="flex items-baseline justify-between gap-3">
          <h2 id="pool-title" className="text-base font-semibold">
            Available Players
          </h2>
          <p role="status" className="text-[0.8125rem] text-muted tabular-nums">
            {shown.length === playerPool.length
              ? pluralize(playerPool.length, 'player')
              : `${formatCount(shown.length)} of ${formatCount(playerPool.length)}`}
          </p>
        </div>
        <div className="flex gap-2">
          <div className="relative min-w-0 flex-1">
            <Search
              aria-hidden
              className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
            />
            <Input
              type="search"
              aria-label="Search players"
              placeholder="Name, team or position"
              autoComplete="off"
              value={view.search}
              onChange={(event) => setView({ ...view, search: event.target.value })}
              onKeyDown={leaveSearch}
              className="pl-9"
            />
          </div>
          <div className="flex w-28 shrink-0">
            <Select
              aria-label="Sort by"
              value={view.sort}
              onChange={(event) => setView({ ...view, sort: event.target.value as PoolSort })}
            >
              {POOL_SORTS.map((sort) => (
                <option key={sort} value={sort}>
                  {POOL_SORT_LABELS[sort]}
                </option>
              ))}
            </Select>
          </div>
        </div>
        <PoolFilters players={playerPool} twoRoles={twoRoles} view={view} onChange={setView} />
        <HeldRows state={state} onRelease={() => dispatch({ type: 'release_all' })} />
      </div>
      <div ref={grid} className="flex min-h-0 flex-1 flex-col">
        {shown.length === 0 ? (
          <NoMatches onReset={() => setView({ ...WHOLE_POOL, sort: view.sort })} />
        ) : (
          <PlayerGrid
            label="Available players"
            players={shown}
            header={<GridHeader />}
            className="flex-1"
            onRowKey={handleRowKey}
            rowClassName={(player) => rowClassName(player, standingOf(player))}
            row={(player, tabbable) => (
              <PlayerCells
                player={player}
                mode={mode}
                name={rowName(player, twoRoles)}
                tabbable={tabbable}
                actions={actions}
                {...standingOf(player)}
              />
            )}
          />
        )}
      </div>
      <p className="hidden border-t border-border px-3 py-1.5 text-xs text-muted @lg/pool:block pointer-coarse:hidden">
        <kbd>↑</kbd> <kbd>↓</kbd> move · <kbd>Enter</kbd> adds · <kbd>L</kbd> locks · <kbd>X</kbd> excludes ·{' '}
        <kbd>Del</kbd> removes
      </p>
      <PlayerOptionsDialog
        player={optionsPlayer}
        name={optionsPlayer ? rowName(optionsPlayer, twoRoles) : ''}
        standing={optionsPlayer ? standingOf(optionsPlayer) : null}
        actions={actions}
        onClose={() => setOptionsFor(null)}
      />
    </section>
  )
})

/** The same object as long as the lineup is, so that rows need not be drawn again. */
function useRowActions(
  dispatch: Dispatch<LineupAction>,
  rosteredIds: ReadonlySet<string>,
  openOptions: (id: string) => void,
  lineup: LineupState['lineup'],
): RowActions {
  const addOrRemove = useCallback(
    (player: Player) => {
      if (!rosteredIds.has(player.id)) return dispatch({ type: 'add', player })
      dispatch({ type: 'remove', slotIndex: lineup.slots.findIndex((other) => other?.id === player.id) })
    },
    [dispatch, rosteredIds, lineup],
  )
  return useMemo(
    () => ({
      addOrRemove,
      toggleLock: (player) => dispatch({ type: 'toggle_lock', player }),
      toggleExclude: (player) => dispatch({ type: 'toggle_exclude', player }),
      setInjury: (player, status) => dispatch({ type: 'set_injury', player, status }),
      openOptions: (player) => openOptions(player.id),
    }),
    [addOrRemove, dispatch, openOptions],
  )
}

function GridHeader() {
  return (
    <div className="sticky top-0 z-20 hidden bg-card @lg/pool:block">
      <GridRow
        aria-rowindex={1}
        className="grid grid-cols-[2.375rem_minmax(0,1fr)_4.25rem_3.25rem_5.75rem_auto] gap-x-2.5 border-b border-l-2 border-border border-l-transparent px-3 py-1 text-xs text-muted"
      >
        <ColumnHeader>
          <span className="sr-only">Position</span>
        </ColumnHeader>
        <ColumnHeader>Player</ColumnHeader>
        <ColumnHeader className="text-right">Salary</ColumnHeader>
        <ColumnHeader className="text-right">FPPG</ColumnHeader>
        <ColumnHeader className="text-right">Outlook</ColumnHeader>
        <ColumnHeader className="w-25 pointer-coarse:w-34">
          <span className="sr-only">Actions</span>
        </ColumnHeader>
      </GridRow>
    </div>
  )
}

/** Locks and exclusions work on every run, so they are never out of sight, whatever the list is filtered by. */
function HeldRows({ state, onRelease }: { state: LineupState; onRelease: () => void }) {
  const { size: locked } = state.lockedIds
  const { size: excluded } = state.excludedPeople
  if (locked + excluded === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-[0.8125rem] text-muted">
      <span>
        {formatCount(locked)} locked, {formatCount(excluded)} excluded
      </span>
      <Button variant="link" size="inline" className="text-[0.8125rem]" onClick={onRelease}>
        Release all
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
