import { Button } from '#app/components/ui/button.tsx'
import { ProgressBar } from '#app/components/ui/progress-bar.tsx'

/** @param done the share of the games played, 0 to 1; null while the lineups are read. */
export function AutopsyProgress({ done, onCancel }: { done: number | null; onCancel: () => void }) {
  const percent = done === null ? 0 : Math.round(100 * done)
  return (
    <div className="flex items-center gap-3 text-sm text-muted tabular-nums">
      <ProgressBar label="Games played" value={percent} max={100} className="min-w-0 flex-1" />
      <span>{done === null ? 'Reading the lineups' : `${percent}% played`}</span>
      <Button size="small" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
