import {
  type Dispatch,
  type KeyboardEvent,
  lazy,
  memo,
  startTransition,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { DialogLoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { formatCount } from '#app/lib/format.ts'
import type { Player } from '#core/players/player.ts'
import type { LineupAction, LineupState } from '../state/lineup-state.ts'
import { sourceRows } from '../state/source-rows.ts'
import { EditedNumbers, isUndoKey } from './edited-numbers.tsx'
import { rowName } from './player-figures.tsx'
import { focusFirstRow, PlayerGrid } from './player-grid.tsx'
import { PlayerCells, PoolHeaderRow } from './player-row.tsx'
import { PoolToolbar } from './pool-toolbar.tsx'
import { type PoolView, viewPool, WHOLE_POOL } from './pool-view.ts'
import { rowClassName, rowState } from './row-state.ts'
import { rowKeyAction, useRowActions } from './use-row-actions.ts'
import { WhoIsOut } from './who-is-out.tsx'

const PlayerOptionsDialog = lazy(() => import('./player-options-dialog.tsx'))

/** The player pool with search, filters, sort and actions per row. */
export const PlayerPool = memo(function PlayerPool({
  state,
  locksAt,
  dispatch,
}: {
  state: LineupState
  /** The first kickoff, when it is known. */
  locksAt: Date | null
  dispatch: Dispatch<LineupAction>
}) {
  const { mode, playerPool } = state
  const [view, setView] = useState(WHOLE_POOL)
  // Follows in a transition, so that typing stays fast while the list is rendered.
  const [shownView, setShownView] = useState(WHOLE_POOL)
  const shown = useMemo(() => viewPool(playerPool, shownView), [playerPool, shownView])
  const [optionsFor, setOptionsFor] = useState<string | null>(null)
  const actions = useRowActions(dispatch, setOptionsFor)
  const list = useRef<HTMLDivElement>(null)
  const twoRoles = mode.captain !== null

  function changeView(next: PoolView) {
    setView(next)
    startTransition(() => setShownView(next))
  }

  function enterList() {
    // The next key is meant for the first player found, so the list must show what was searched for.
    flushSync(() => setShownView(view))
    focusFirstRow(list.current)
  }

  function handleRowKey(key: string, player: Player): boolean {
    const action = rowKeyAction(key, player)
    if (action) dispatch(action)
    return action !== null
  }

  function handleUndoKey(event: KeyboardEvent) {
    if (!isUndoKey(event)) return
    event.preventDefault()
    dispatch({ type: 'undo_edit' })
  }

  const optionsPlayer = playerPool.find((player) => player.id === optionsFor)
  return (
    <section
      aria-labelledby="pool-title"
      onKeyDown={handleUndoKey}
      className="@container/pool flex min-h-0 flex-col overflow-hidden border-border @3xl:rounded-lg @3xl:border @3xl:bg-card"
    >
      <div className="grid gap-2 border-b border-border px-3 pt-2 pb-2 @3xl:pt-3">
        <PoolToolbar
          titleId="pool-title"
          players={playerPool}
          shownCount={shown.length}
          mode={mode}
          view={view}
          onChange={changeView}
          onEnterList={enterList}
        />
        <WhoIsOut state={state} locksAt={locksAt} dispatch={dispatch} />
        <HeldRows state={state} onRelease={() => dispatch({ type: 'release_all' })} />
        <EditedNumbers state={state} dispatch={dispatch} />
      </div>
      <div ref={list} className="flex min-h-0 flex-1 flex-col">
        {shown.length === 0 ? (
          <NoMatches onReset={() => changeView({ ...WHOLE_POOL, sort: view.sort })} />
        ) : (
          <PlayerGrid
            label="Available players"
            players={shown}
            view={shownView}
            header={<PoolHeaderRow />}
            className="flex-1"
            onRowKey={handleRowKey}
            rowClassName={(player) => rowClassName(player, rowState(player, state))}
            row={(player, tabbable) => (
              <PlayerCells
                player={player}
                mode={mode}
                name={rowName(player, twoRoles)}
                tabbable={tabbable}
                actions={actions}
                {...rowState(player, state)}
              />
            )}
          />
        )}
      </div>
      <p className="hidden border-t border-border px-3 py-1.5 text-xs text-muted @lg/pool:block pointer-coarse:hidden">
        <kbd>↑</kbd> <kbd>↓</kbd> move · <kbd>Enter</kbd> adds · <kbd>L</kbd> locks · <kbd>X</kbd> excludes ·{' '}
        <kbd>Del</kbd> removes
      </p>
      <OptionalPart failed={<DialogLoadFailure />}>
        {optionsPlayer ? (
          <PlayerOptionsDialog
            player={optionsPlayer}
            playerPool={playerPool}
            sourceRows={sourceRows(state)}
            mode={mode}
            name={rowName(optionsPlayer, twoRoles)}
            rowState={rowState(optionsPlayer, state)}
            actions={actions}
            onClose={() => setOptionsFor(null)}
          />
        ) : null}
      </OptionalPart>
    </section>
  )
})

/** Counts locks and exclusions. They affect every run, so they are shown with any filter. */
function HeldRows({ state, onRelease }: { state: LineupState; onRelease: () => void }) {
  const { size: locked } = state.lockedIds
  const { size: excluded } = state.excludedPeople
  if (locked + excluded === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-[0.8125rem] text-muted">
      <span>
        {formatCount(locked)} locked, {formatCount(excluded)} excluded
      </span>
      <Button variant="link" size="inline" onClick={onRelease}>
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
