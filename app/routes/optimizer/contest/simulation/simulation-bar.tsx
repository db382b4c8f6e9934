import { Dices, X } from 'lucide-react'
import { type Dispatch, lazy, useState } from 'react'
import { DialogLoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import type { ListedLineup, ListSort } from '../../entries/list/listed-lineups.ts'
import type { LineupAction, LineupState } from '../../state/lineup-state.ts'
import { ContestButton } from '../settings/contest-button.tsx'
import { contestOf } from '../settings/contest-of.ts'
import { SimulationProgress } from './simulation-progress.tsx'
import { SimulationStatus } from './simulation-status.tsx'
import type { SimulationView } from './use-simulation.ts'

const ContestDialog = lazy(() => import('../settings/contest-dialog.tsx'))

/** The contest, the button that simulates the list in it, and what the figures are. */
export function SimulationBar({
  simulation,
  lineups,
  sort,
  state,
  dispatch,
  showsRaw,
  onRaw,
  onSimulate,
}: {
  simulation: SimulationView
  lineups: readonly ListedLineup[]
  /** How the list is sorted. */
  sort: ListSort
  state: LineupState
  dispatch: Dispatch<LineupAction>
  showsRaw: boolean
  onRaw: (showsRaw: boolean) => void
  onSimulate: () => void
}) {
  const [isOpen, setIsOpen] = useState(false)
  const contest = contestOf(state)
  const { result, running, failure } = simulation

  function simulate() {
    onSimulate()
    simulation.simulate(
      contest,
      lineups.map(({ lineup }) => lineup),
    )
  }

  return (
    <section aria-label="Contest" className="grid gap-1 border-b border-border px-3 py-1.5 text-[0.8125rem]">
      <div className="flex items-center justify-between gap-2">
        <ContestButton contest={contest} files={state.numbers.files} onPress={() => setIsOpen(true)} />
        {running ? (
          <Button size="small" onClick={simulation.cancel}>
            <X aria-hidden />
            Cancel
          </Button>
        ) : (
          <Button
            size="small"
            variant={result ? 'secondary' : 'primary'}
            disabled={lineups.length === 0}
            onClick={simulate}
          >
            <Dices aria-hidden />
            Simulate
          </Button>
        )}
      </div>
      {running ? <SimulationProgress running={running} /> : null}
      {failure && !running ? <Alert tone="bad">{failure}</Alert> : null}
      {result ? (
        <SimulationStatus
          result={result}
          isRunning={running !== null}
          contest={contest}
          lineups={lineups}
          sort={sort}
          state={state}
          showsRaw={showsRaw}
          onRaw={onRaw}
          onSimulate={simulate}
        />
      ) : running || failure ? null : (
        <p className="text-xs text-muted">Simulate to see Top 1%, Cash, Win, ROI and Dupes of each lineup.</p>
      )}
      <OptionalPart failed={<DialogLoadFailure />}>
        {isOpen ? (
          <ContestDialog
            first={contest}
            pool={{ formatId: state.mode.id, rows: state.playerPool, leftOut: [] }}
            onSave={(next) => dispatch({ type: 'set_contest', contest: next })}
            onClose={() => setIsOpen(false)}
          />
        ) : null}
      </OptionalPart>
    </section>
  )
}
