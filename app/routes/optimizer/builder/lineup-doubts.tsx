import { Alert } from '#app/components/ui/alert.tsx'
import { playersOf } from '#core/lineups/lineup.ts'
import { doubtsLine } from '#core/players/doubts-line.ts'
import type { LineupState } from '../state/lineup-state.ts'

/** Names the players of the lineup who may not play. */
export function LineupDoubts({ lineup, inactivePeople }: Pick<LineupState, 'lineup' | 'inactivePeople'>) {
  const line = doubtsLine(playersOf(lineup), inactivePeople)
  return (
    // Always rendered: screen readers announce only changes inside an existing status.
    <div role="status" className="contents">
      {line ? <Alert tone="warn">{line}</Alert> : null}
    </div>
  )
}
