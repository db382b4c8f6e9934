import { Button } from '#app/components/ui/button.tsx'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import type { ListedLineup, ListSort } from '../../entries/list/listed-lineups.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { orderNote } from '../figures/order.ts'
import { ContestFacts } from '../settings/contest-facts.tsx'
import { SimulateButton } from './simulate-button.tsx'
import type { Simulation } from './simulation.ts'
import { SimulationNews } from './simulation-news.tsx'
import { fieldSentence, gamesSentence, opponentsSentence } from './simulation-sentences.ts'
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
    <section aria-label="Contest" className="grid gap-1 border-b border-border px-3 py-1.5 text-sm">
      <div className="flex items-center justify-between gap-2">
        <div className="grid min-w-0 flex-1 gap-0.5">
          <ContestFacts contest={contest} files={state.numbers.files} />
          {result ? (
            <p role="status" className="text-xs text-muted">
              {gamesSentence(result, state.playerPool)}
            </p>
          ) : running || failure ? null : (
            <p className="text-xs text-muted">Simulate to rank these lineups by how often they win money.</p>
          )}
        </div>
        <SimulateButton
          simulation={simulation}
          isNext={!isOld}
          disabled={lineups.length === 0}
          onSimulate={onSimulate}
        />
      </div>
      <SimulationNews {...{ simulation, contest, lineups, state, isOld, onSimulate }} />
      {result ? (
        <AboutFigures result={result} sort={sort} state={state} showsRaw={showsRaw} onRaw={onRaw} />
      ) : null}
    </section>
  )
}

/** What the figures do not say, and the switch to those that came out of the games. */
function AboutFigures({
  result,
  sort,
  state,
  showsRaw,
  onRaw,
}: {
  result: Simulation
  sort: ListSort
  state: LineupState
  showsRaw: boolean
  onRaw: (showsRaw: boolean) => void
}) {
  const { playerPool, mode } = state
  const notes = [
    fieldSentence(result.field),
    opponentsSentence(playerPool, result.field, mode),
    result.field.crowds ?? null,
  ].filter((note) => note !== null)
  const order = orderNote(result, sort)
  return (
    <>
      {order ? <p className="text-xs text-muted">{order}</p> : null}
      <div className="flex items-start justify-between gap-x-3 text-xs">
        {notes.length > 0 ? (
          <details className="min-w-0 text-muted">
            <summary className="flex min-h-6 w-fit cursor-pointer items-center text-accent hover:underline pointer-coarse:min-h-11">
              How far to trust these figures
            </summary>
            {notes.map((note) => (
              <p key={note} className="mt-1">
                {note}
              </p>
            ))}
          </details>
        ) : null}
        <Button
          variant="link"
          size="inline"
          aria-pressed={showsRaw}
          data-tooltip={
            showsRaw
              ? 'Figures as they came out of the games. Simulations promise more than contests pay.'
              : 'Figures are moved towards the field, because simulations promise more than contests pay.'
          }
          onClick={() => onRaw(!showsRaw)}
          className="ml-auto text-xs aria-pressed:font-semibold aria-pressed:underline"
        >
          <span>
            Raw<span className="@max-3xl:sr-only"> figures</span>
          </span>
        </Button>
      </div>
    </>
  )
}
