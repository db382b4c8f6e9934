import { Dices, X } from 'lucide-react'
import { Button } from '#app/components/ui/button.tsx'
import type { SimulationView } from './use-simulation.ts'

/** Simulates the list, or stops that. */
export function SimulateButton({
  simulation: { result, running, cancel },
  disabled,
  onSimulate,
}: {
  simulation: SimulationView
  disabled: boolean
  onSimulate: () => void
}) {
  return running ? (
    <Button size="small" onClick={cancel}>
      <X aria-hidden />
      Cancel
    </Button>
  ) : (
    <Button size="small" variant={result ? 'secondary' : 'primary'} disabled={disabled} onClick={onSimulate}>
      <Dices aria-hidden />
      Simulate
    </Button>
  )
}
