import { type Dispatch, type KeyboardEvent, lazy, useEffect, useMemo, useState } from 'react'
import { DialogLoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { formatCount } from '#app/lib/format.ts'
import { isUndoKey } from '../pool/edited-numbers.tsx'
import type { RowKey } from '../pool/player-grid.tsx'
import type { Column } from '../pool/pool-columns.ts'
import type { LineupAction, LineupState } from '../state/lineup-state.ts'
import { BuildBar } from './build-bar.tsx'
import { BuildStatus } from './build-status.tsx'
import type { EntriesTab } from './entries-tab.ts'
import { exposureColumns } from './exposure-columns.tsx'
import { exposureLimits, withExposureLimits } from './exposure-limits.ts'
import { exposureShares } from './exposure-shares.ts'
import { withLockToggled, withRemoved } from './keep-build.ts'
import { LineupList } from './lineup-list.tsx'
import { type ListedLineup, listedLineups } from './listed-lineups.ts'
import { newRuleId } from './new-rule-id.ts'
import { NoBuild } from './no-build.tsx'
import { useBuild } from './use-build.ts'

const LineupDialog = lazy(() => import('./lineup-dialog.tsx'))

const FIRST_COUNT = 20

/** The Entries side beside the pool: build bar, the list of lineups, rules and exposures. */
export default function EntriesPanel({
  state,
  dispatch,
  tab,
  onTab,
  onPoolColumns,
}: {
  state: LineupState
  dispatch: Dispatch<LineupAction>
  /** What a phone shows; a wider screen has the pool beside the panel. */
  tab: EntriesTab
  onTab: (tab: EntriesTab) => void
  /** The columns that the pool has beside this panel. */
  onPoolColumns: (columns: readonly Column[]) => void
}) {
  const { build, buildRules, mode, playerPool } = state
  const [count, setCount] = useState(build?.wanted ?? FIRST_COUNT)
  const [openKey, setOpenKey] = useState<string | null>(null)
  const builds = useBuild(state, dispatch)
  const lineups = useMemo(() => listedLineups({ build, playerPool, mode }), [build, playerPool, mode])
  const shares = useMemo(() => exposureShares(lineups, mode), [lineups, mode])

  useEffect(() => {
    onPoolColumns(
      exposureColumns({
        mode,
        shares,
        limits: exposureLimits(buildRules),
        onLimits: (person, limits) =>
          dispatch({
            type: 'set_entries',
            entries: { buildRules: withExposureLimits(buildRules, person, limits, newRuleId()) },
          }),
      }),
    )
  }, [mode, shares, buildRules, dispatch, onPoolColumns])

  const actions = useMemo(
    () => ({
      open: ({ key }: ListedLineup) => setOpenKey(key),
      toggleLock: ({ kept }: ListedLineup) => {
        if (build) dispatch({ type: 'set_entries', entries: { build: withLockToggled(build, kept) } })
      },
      remove: ({ kept, number }: ListedLineup) => {
        if (!build) return
        dispatch({
          type: 'set_entries',
          entries: { build: withRemoved(build, kept) },
          notice: { title: `Lineup ${number} removed`, undoesEntries: true },
        })
      },
    }),
    [build, dispatch],
  )

  function handleKey({ key }: RowKey, listed: ListedLineup): boolean {
    const does: Record<string, (() => void) | undefined> = {
      Enter: () => actions.open(listed),
      l: () => actions.toggleLock(listed),
      x: () => actions.remove(listed),
      Delete: () => actions.remove(listed),
      Backspace: () => actions.remove(listed),
    }
    const act = does[key.length === 1 ? key.toLowerCase() : key]
    act?.()
    return act !== undefined
  }

  function handleUndoKey(event: KeyboardEvent) {
    if (!isUndoKey(event)) return
    event.preventDefault()
    dispatch({ type: 'undo_entries' })
  }

  const opened = lineups.find(({ key }) => key === openKey)
  return (
    <Card
      aria-label="Entries"
      onKeyDown={handleUndoKey}
      className={classNames(
        'flex min-h-0 flex-col overflow-hidden @max-3xl:rounded-none @max-3xl:border-x-0',
        tab === 'players' && '@max-3xl:border-b-0',
      )}
    >
      <div className="grid gap-2 border-b border-border p-2">
        <BuildBar
          count={count}
          onCount={setCount}
          running={builds.running}
          isFirst={build === null}
          onBuild={(wanted) => builds.build(wanted, false)}
          onCancel={builds.cancel}
        />
        <Tabs tab={tab} lineups={lineups.length} onTab={onTab} />
      </div>
      <div className={classNames('flex min-h-0 flex-1 flex-col', tab === 'players' && '@max-3xl:hidden')}>
        <BuildStatus state={state} builds={builds} shown={lineups.length} />
        {build === null ? (
          <NoBuild />
        ) : (
          <LineupList lineups={lineups} mode={mode} actions={actions} onKey={handleKey} />
        )}
      </div>
      <OptionalPart failed={<DialogLoadFailure />}>
        {opened ? (
          <LineupDialog listed={opened} mode={mode} actions={actions} onClose={() => setOpenKey(null)} />
        ) : null}
      </OptionalPart>
    </Card>
  )
}

function Tabs({
  tab,
  lineups,
  onTab,
}: {
  tab: EntriesTab
  lineups: number
  onTab: (tab: EntriesTab) => void
}) {
  const tabs: { id: EntriesTab; label: string; onlyPhone?: boolean }[] = [
    { id: 'players', label: 'Players', onlyPhone: true },
    { id: 'lineups', label: lineups > 0 ? `Lineups ${formatCount(lineups)}` : 'Lineups' },
  ]
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">Show</legend>
      {tabs.map(({ id, label, onlyPhone }) => (
        <Button
          key={id}
          size="small"
          variant={tab === id ? 'chosen' : 'ghost'}
          aria-pressed={tab === id}
          onClick={() => onTab(id)}
          className={classNames('px-2.5', onlyPhone && '@3xl:hidden')}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  )
}
