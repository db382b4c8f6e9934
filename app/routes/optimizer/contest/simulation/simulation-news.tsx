import { useMemo } from 'react'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import type { ListedLineup } from '../../entries/list/listed-lineups.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { changedSinceSimulated, simulatedFrom } from './simulated-from.ts'
import { SimulationProgress } from './simulation-progress.tsx'
import { missingSentence, staleSentence } from './simulation-sentences.ts'
import type { SimulationView } from './use-simulation.ts'

/** How far a simulation is, why it failed, or that its figures are old. */
export function SimulationNews({
  simulation: { result, running, failure },
  contest,
  lineups,
  state: { playerPool, inactivePeople, putBack },
  isOld,
  onSimulate,
}: {
  simulation: SimulationView
  contest: ContestSettings
  lineups: readonly ListedLineup[]
  state: LineupState
  /** The list itself is old: it is built again first. */
  isOld: boolean
  onSimulate: () => void
}) {
  const now = useMemo(
    () => simulatedFrom({ playerPool, inactivePeople, putBack }, contest),
    [playerPool, inactivePeople, putBack, contest],
  )
  if (running) return <SimulationProgress running={running} />
  const stale =
    !isOld && result && (staleSentence(changedSinceSimulated(result.from, now)) ?? missingSentence(lineups))
  return (
    <>
      {failure ? <Alert tone="bad">{failure}</Alert> : null}
      {stale ? (
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="text-warn">{stale}</span>
          {/* A phone and a small tablet have the button above the list, and no room for a second one as high as a finger. */}
          <Button
            variant="link"
            size="inline"
            onClick={onSimulate}
            className="@max-5xl/screen:pointer-coarse:hidden"
          >
            Simulate again
          </Button>
        </p>
      ) : null}
    </>
  )
}
