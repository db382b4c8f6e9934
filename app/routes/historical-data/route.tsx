import { History } from 'lucide-react'
import { ProfitOverTime } from '#app/components/charts/profit-over-time.tsx'
import { RoiByType } from '#app/components/charts/roi-by-type.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { serviceContext } from '#app/context.ts'
import { pluralize } from '#app/lib/format.ts'
import { remembered } from '#app/lib/session-memory.ts'
import { getHistoryPage } from '#workers/services/history/get-history-page.ts'
import type { Route } from './+types/route'
import { CohortTable } from './cohort-table.tsx'
import { DataTransferCard } from './data-transfer-card.tsx'
import { EntryList } from './entry-list.tsx'
import { gameTypeBars } from './game-type-bars.ts'
import { type HistoryFigures, historyFigures } from './history-figures.ts'
import { ImportsCard } from './imports-card.tsx'
import { PerformanceSummary } from './performance-summary.tsx'
import { Timeline } from './timeline.tsx'
import { UploadHistory } from './upload-history.tsx'
import { useAllMonths } from './use-all-months.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { summary } = await getHistoryPage(context.get(serviceContext), null)
  return { history: historyFigures(summary) }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return remembered('history', serverLoader)
}

export default function HistoricalData({ loaderData: { history } }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid w-full max-w-7xl gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <title>Historical Data · Pro DFS Optimizer</title>
      <h1 className="text-2xl font-semibold tracking-tight">Historical Contest Data</h1>
      <UploadHistory />
      {history ? <Performance history={history} /> : <NoHistory />}
      <DataTransferCard />
    </div>
  )
}

function Performance({ history }: { history: HistoryFigures }) {
  const bars = gameTypeBars(history)
  const allMonths = useAllMonths(history)
  return (
    <>
      <PerformanceSummary history={history} />
      <div className="grid items-start gap-5 lg:grid-cols-3">
        <ProfitOverTime
          curve={history.curve}
          what={pluralize(history.totalEntries, 'entry', 'entries')}
          step="Day"
          className="lg:col-span-2"
        />
        {bars.length > 0 ? <RoiByType bars={bars} /> : null}
      </div>
      <CohortTable cohorts={history.cohorts} allMonths={allMonths} />
      <Timeline lastYear={history.timeline} months={history.months} allMonths={allMonths} />
      <EntryList history={history} />
      <ImportsCard history={history} />
    </>
  )
}

function NoHistory() {
  return (
    <Card className="grid justify-items-center gap-2 px-6 py-14 text-center">
      <History aria-hidden className="mb-2 size-8 text-muted" />
      <h2 className="font-semibold">No Historical Data</h2>
      <p className="max-w-sm text-muted">Upload your DraftKings contest history to see analytics</p>
    </Card>
  )
}
