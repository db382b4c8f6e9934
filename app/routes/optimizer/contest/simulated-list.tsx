import { type Dispatch, useMemo, useState } from 'react'
import type { LineupActions } from '../entries/list/lineup-actions.ts'
import { LineupList } from '../entries/list/lineup-list.tsx'
import type { ListedLineup, ListSort } from '../entries/list/listed-lineups.ts'
import type { RowKey } from '../pool/player-grid.tsx'
import type { LineupAction, LineupState } from '../state/lineup-state.ts'
import { firstSort } from './figures/order.ts'
import { SimulationBar } from './simulation/simulation-bar.tsx'
import type { SimulationView } from './simulation/use-simulation.ts'

/** The built lineups under what they are worth in a contest. */
export default function SimulatedList({
  lineups,
  simulation,
  state,
  dispatch,
  showsRaw,
  onRaw,
  actions,
  onKey,
}: {
  /** With the figures that are shown. */
  lineups: readonly ListedLineup[]
  simulation: SimulationView
  state: LineupState
  dispatch: Dispatch<LineupAction>
  /** The figures are those of the games, not moved towards the field. */
  showsRaw: boolean
  onRaw: (showsRaw: boolean) => void
  actions: LineupActions
  onKey: (key: RowKey, lineup: ListedLineup) => boolean
}) {
  const [chosen, setChosen] = useState<ListSort | null>(null)
  const byWorth = useMemo(() => firstSort(simulation.result), [simulation.result])
  const sort = chosen ?? byWorth
  return (
    <>
      <SimulationBar
        simulation={simulation}
        lineups={lineups}
        sort={sort}
        state={state}
        dispatch={dispatch}
        showsRaw={showsRaw}
        onRaw={onRaw}
        // What the user asks for now is the order by worth.
        onSimulate={() => setChosen(null)}
      />
      <LineupList
        lineups={lineups}
        games={simulation.result?.games ?? null}
        sort={sort}
        onSort={setChosen}
        mode={state.mode}
        actions={actions}
        onKey={onKey}
      />
    </>
  )
}
