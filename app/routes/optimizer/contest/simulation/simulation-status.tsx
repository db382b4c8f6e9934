import { Button } from '#app/components/ui/button.tsx'
import type { ListSort } from '../../entries/list/listed-lineups.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { orderNote } from '../figures/order.ts'
import type { Simulation } from './simulation.ts'
import { fieldSentence, gamesSentence, opponentsSentence } from './simulation-sentences.ts'

/** What was simulated, and what the figures do not say. */
export function SimulationStatus({
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
    orderNote(result, sort),
  ].filter((note) => note !== null)
  return (
    <>
      <div className="flex items-center justify-between gap-x-3 text-xs">
        <p role="status" className="min-w-0 text-muted">
          {gamesSentence(result, playerPool)}
        </p>
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
          className="text-xs aria-pressed:font-semibold aria-pressed:underline"
        >
          <span>
            Raw<span className="@max-3xl:sr-only"> figures</span>
          </span>
        </Button>
      </div>
      {notes.map((note) => (
        <p key={note} className="text-xs text-muted">
          {note}
        </p>
      ))}
    </>
  )
}
