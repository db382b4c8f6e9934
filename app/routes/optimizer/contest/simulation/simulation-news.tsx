import { Alert } from '#app/components/ui/alert.tsx'
import { SimulationProgress } from './simulation-progress.tsx'
import type { SimulationView } from './use-simulation.ts'

/** How far a simulation is, why it failed, or that its figures are old. */
export function SimulationNews({
  simulation: { running, failure },
  stale,
}: {
  simulation: SimulationView
  /** Why the figures are old. */
  stale: string | null
}) {
  if (running) return <SimulationProgress running={running} />
  return (
    <>
      {failure ? <Alert tone="bad">{failure}</Alert> : null}
      {stale ? <p className="text-warn">{stale}</p> : null}
    </>
  )
}
