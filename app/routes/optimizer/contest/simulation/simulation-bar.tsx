import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import type { ListedLineup, ListSort } from '../../entries/list/listed-lineups.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { ContestFacts } from '../settings/contest-facts.tsx'
import { SimulateButton } from './simulate-button.tsx'
import { SimulationNews } from './simulation-news.tsx'
import { SimulationStatus } from './simulation-status.tsx'
import type { SimulationView } from './use-simulation.ts'

/** The contest, the button that simulates the list in it, and what the figures are. */
export default function SimulationBar({
  simulation,
  contest,
  lineups,
  sort,
  state,
  isOld,
  showsRaw,
  onRaw,
  onSimulate,
}: {
  simulation: SimulationView
  contest: ContestSettings
  lineups: readonly ListedLineup[]
  /** How the list is sorted. */
  sort: ListSort
  state: LineupState
  /** The list is of other settings than those that are chosen. */
  isOld: boolean
  showsRaw: boolean
  onRaw: (showsRaw: boolean) => void
  onSimulate: () => void
}) {
  const { result, running, failure } = simulation
  return (
    <section aria-label="Contest" className="grid gap-1 border-b border-border px-3 py-1.5 text-[0.8125rem]">
      <div className="flex items-center justify-between gap-2">
        <ContestFacts contest={contest} files={state.numbers.files} />
        <SimulateButton
          simulation={simulation}
          isNext={!isOld}
          disabled={lineups.length === 0}
          onSimulate={onSimulate}
        />
      </div>
      <SimulationNews {...{ simulation, contest, lineups, state, isOld, onSimulate }} />
      {result ? (
        <SimulationStatus result={result} sort={sort} state={state} showsRaw={showsRaw} onRaw={onRaw} />
      ) : running || failure ? null : (
        <p className="text-xs text-muted">Simulate to see Top 1%, Cash, Win, ROI and Dupes of each lineup.</p>
      )}
    </section>
  )
}
