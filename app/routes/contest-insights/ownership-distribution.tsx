import { CardContent } from '#app/components/ui/card.tsx'
import type { ContestDetail } from '#contract/contests.ts'
import { formatCount } from '#core/figures/format.ts'
import { FoldCard } from './fold-card.tsx'

/** The number of entries by the average ownership of their lineup. */
export function OwnershipDistribution({
  buckets,
  entries,
}: {
  buckets: ContestDetail['analytics']['ownershipDistribution']
  entries: number
}) {
  return (
    <FoldCard title="Ownership Distribution" note="Entries by average ownership">
      <CardContent>
        <ul className="grid gap-2">
          {buckets.map(({ range, count }) => (
            <li
              key={range}
              className="grid grid-cols-[7.5rem_1fr_4rem] items-center gap-3 text-sm tabular-nums"
            >
              <span className="text-muted">{range}</span>
              <span aria-hidden className="h-3 overflow-hidden rounded-sm bg-raised">
                <span
                  className="block h-full bg-accent forced-colors:bg-[CanvasText]"
                  style={{ width: `${(count / entries) * 100}%` }}
                />
              </span>
              <span className="text-right">{formatCount(count)}</span>
            </li>
          ))}
        </ul>
      </CardContent>
    </FoldCard>
  )
}
