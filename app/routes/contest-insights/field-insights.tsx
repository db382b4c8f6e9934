import { Alert } from '#app/components/ui/alert.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import type { ContestDetail } from '#contract/contests.ts'
import { ExposureTable } from './exposure-table.tsx'
import { HindsightCard } from './hindsight-card.tsx'
import { MyEntries } from './my-entries.tsx'
import { PayoutsCard } from './payouts-card.tsx'
import { ShapesCard } from './shapes-card.tsx'
import type { useFieldReport } from './use-field-report.ts'

/** Cards that need the lineups of all entries; loaded after the page, since the file can be large. */
export function FieldInsights({
  contest,
  field: { report, pending, failure },
  onSearch,
}: {
  contest: ContestDetail['contest']
  field: ReturnType<typeof useFieldReport>
  onSearch: (screenName: string) => void
}) {
  if (failure) return <Alert tone="bad">{failure}</Alert>
  return (
    <>
      <div className="grid items-start gap-5 lg:grid-cols-[2fr_1fr]">
        <MyEntries contest={contest} report={report} pending={pending} onSearch={onSearch} />
        <PayoutsCard contest={contest} />
      </div>
      {report ? (
        <>
          <ExposureTable report={report} hasCaptain={contest.hasCaptain} />
          {report.hindsight ? (
            <div className="grid items-start gap-5 lg:grid-cols-2">
              <HindsightCard hindsight={report.hindsight} />
              <ShapesCard shapes={report.shapes} />
            </div>
          ) : null}
        </>
      ) : (
        <Card className="grid gap-3 p-5">
          <Skeleton className="h-5 w-64" />
          <Skeleton className="h-64" />
        </Card>
      )}
    </>
  )
}
