import { CardContent } from '#app/components/ui/card.tsx'
import type { ContestDetail } from '#contract/contests.ts'
import { formatCount } from '#core/figures/format.ts'
import { FoldCard } from './fold-card.tsx'

export function CaptainChoices({
  topCpts,
  entries,
}: {
  topCpts: ContestDetail['analytics']['topCpts']
  entries: number
}) {
  return (
    <FoldCard title="Top Captain Choices">
      <CardContent>
        {topCpts.length === 0 ? (
          <p className="text-sm text-muted">No captain is shown.</p>
        ) : (
          <ol className="grid gap-3">
            {topCpts.map(({ player, count, avgRank }) => (
              <li key={player} className="grid gap-1">
                <span className="flex items-baseline justify-between gap-3">
                  <span className="min-w-0 font-medium wrap-anywhere">{player}</span>
                  <span className="shrink-0 text-sm tabular-nums">
                    {formatCount(count)} entries{' '}
                    <span className="text-muted">Average rank {formatCount(Math.round(avgRank))}</span>
                  </span>
                </span>
                <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-raised">
                  <span
                    className="block h-full bg-gold forced-colors:bg-[CanvasText]"
                    style={{ width: `${(count / entries) * 100}%` }}
                  />
                </span>
              </li>
            ))}
          </ol>
        )}
      </CardContent>
    </FoldCard>
  )
}
