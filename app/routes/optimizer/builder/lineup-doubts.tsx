import { Alert } from '#app/components/ui/alert.tsx'
import { type Lineup, playersOf } from '#core/lineups/lineup.ts'
import { doubtsLine } from '#core/players/doubts-line.ts'
import type { PriceDoubts } from '#core/players/who-plays.ts'

/** Names the players of the lineup who may not play. */
export function LineupDoubts({ lineup, byPrice }: { lineup: Lineup; byPrice: PriceDoubts }) {
  const line = doubtsLine(playersOf(lineup), byPrice)
  return (
    // Always rendered: screen readers announce only changes inside an existing status.
    <div role="status" className="contents">
      {line ? <Alert tone="warn">{line}</Alert> : null}
    </div>
  )
}
