import { Dices, X } from 'lucide-react'
import { Button } from '#app/components/ui/button.tsx'
import type { SimulationView } from './use-simulation.ts'

/** Simulates the list, or stops that. */
export function SimulateButton({
  simulation: { running, cancel },
  isNext,
  disabled,
  onSimulate,
}: {
  simulation: SimulationView
  /** Nothing else comes first. */
  isNext: boolean
  disabled: boolean
  onSimulate: () => void
}) {
  return running ? (
    <Button size="small" onClick={cancel}>
      <X aria-hidden />
      Cancel
    </Button>
  ) : (
    <Button
      size="small"
      variant={isNext ? 'primary' : 'secondary'}
      disabled={disabled}
      data-tooltip="Rank the lineups by chance to win money"
      onClick={onSimulate}
    >
      <Dices aria-hidden />
      Simulate
    </Button>
  )
}
