import { CircleAlert } from 'lucide-react'
import { Button } from '#app/components/ui/button.tsx'
import { useTimeLeft } from '#app/lib/use-time-left.ts'
import type { Affected } from './affected-lineups.ts'
import { affectedSentence } from './affected-words.ts'

/** How many lineups hold a player who is out, and the time that is left; a press opens the repair. Nothing changes by itself. */
export function RepairBar({
  affected,
  lineups,
  locksAt,
  onRepair,
}: {
  affected: Affected
  /** Of the list. */
  lineups: number
  /** The first kickoff, when it is known. */
  locksAt: Date | null
  onRepair: () => void
}) {
  const left = useTimeLeft(locksAt)
  return (
    // Always rendered: screen readers announce only changes inside an existing status.
    <div role="status" className="contents">
      {affected.places.length > 0 ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-bad bg-bad-ground px-3 py-1.5 text-[0.8125rem] text-bad">
          <p className="flex min-w-0 flex-1 basis-48 items-start gap-1.5 wrap-anywhere">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>
              {affectedSentence(affected, lineups)}
              {left ? <span className="font-medium"> Lock in {left}.</span> : null}
            </span>
          </p>
          <Button size="small" onClick={onRepair}>
            Repair
          </Button>
        </div>
      ) : null}
    </div>
  )
}
