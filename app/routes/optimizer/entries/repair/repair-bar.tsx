import type { Affected } from '#app/components/out-players/affected.ts'
import { affectedSentence } from '#app/components/out-players/affected-words.ts'
import { OutBar } from '#app/components/out-players/out-bar.tsx'
import { useSlate } from '../../state/slate-context.tsx'
import { useSlateLocks } from '../../state/use-slate-locks.ts'

/** How many lineups hold a player who is out, and the time that is left; a press opens the repair. Nothing changes by itself. */
export function RepairBar({
  affected,
  lineups,
  onRepair,
}: {
  affected: Affected
  /** Of the list. */
  lineups: number
  onRepair: () => void
}) {
  const { left } = useSlateLocks(useSlate())
  return (
    // Always rendered: screen readers announce only changes inside an existing status.
    <div role="status" className="contents">
      {affected.places.length > 0 ? (
        <OutBar sentence={affectedSentence(affected, lineups)} left={left} action="Repair" onAct={onRepair} />
      ) : null}
    </div>
  )
}
