import { useEffect, useState } from 'react'
import { ProgressBar } from '#app/components/ui/progress-bar.tsx'
import { formatCount } from '#core/figures/format.ts'
import type { RunningSimulation } from './simulation-store.ts'
import { timeLeftText } from './time-left.ts'

const TICK_MS = 500

/** How many games are simulated, and the time left. */
export function SimulationProgress({
  running: { games, wanted, startedAt, isAtEdge },
}: {
  running: RunningSimulation
}) {
  const [now, setNow] = useState(startedAt)
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  const left = timeLeftText({ found: games, wanted, elapsedMs: now - startedAt })
  return (
    <div className="grid grid-cols-1 gap-1 text-xs text-muted tabular-nums">
      <div className="flex items-center gap-2">
        <ProgressBar label="Games simulated" value={games} max={wanted} className="min-w-0 flex-1" />
        <span>
          {games === 0 ? 'Drawing the field' : `${formatCount(games)} of ${formatCount(wanted)} games`}
          {left ? ` · ${left}` : ''}
        </span>
      </div>
      {isAtEdge ? <p>This device can’t run the simulation, so the server does.</p> : null}
    </div>
  )
}
