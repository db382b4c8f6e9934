import { ChartColumn } from 'lucide-react'
import { Link } from 'react-router'
import { ProfitOverTime } from '#app/components/charts/profit-over-time.tsx'
import { RoiByType } from '#app/components/charts/roi-by-type.tsx'
import { ProfitFigure, RoiFigure } from '#app/components/profit-figure.tsx'
import { StatCard, StatCards } from '#app/components/stat-card.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { serviceContext } from '#app/context.ts'
import { formatCount, formatMoney, formatPct, pluralize } from '#app/lib/format.ts'
import { remembered } from '#app/lib/session-memory.ts'
import { getDashboard } from '#workers/services/dashboard/get-dashboard.ts'
import type { Route } from './+types/route'
import { dashboardFigures, type LineupFigures, type ResultFigures } from './dashboard-figures.ts'
import { HistoricalPerformance } from './historical-performance.tsx'
import { RecentLineups } from './recent-lineups.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { totals, recent, history } = await getDashboard(context.get(serviceContext))
  return dashboardFigures(totals, recent, history)
}

// The page depends on lineups and history; the key starts with `lineups`, which both invalidate.
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return remembered('lineups/dashboard', serverLoader)
}

export default function Dashboard({ loaderData: { lineups, history } }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid w-full max-w-7xl gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <title>Dashboard · Pro DFS Optimizer</title>
      <h1 className="text-2xl font-semibold tracking-tight">Dashboard</h1>
      {lineups ? <LineupStats lineups={lineups} /> : <NoData />}
      {lineups ? lineups.results ? <ResultCharts results={lineups.results} /> : <NoResults /> : null}
      <div className="grid items-start gap-5 lg:grid-cols-3">
        {lineups && lineups.recent.length > 0 ? (
          <RecentLineups lineups={lineups.recent} className="lg:col-span-2" />
        ) : null}
        {history ? <HistoricalPerformance history={history} /> : null}
      </div>
    </div>
  )
}

function LineupStats({ lineups: { totalLineups, pending, results } }: { lineups: LineupFigures }) {
  return (
    <StatCards>
      <StatCard name="Total Lineups" note="Contests entered" more={pendingText(pending)}>
        {formatCount(totalLineups)}
      </StatCard>
      <StatCard name="Total Profit" note="Lifetime winnings minus fees">
        <ProfitFigure profit={results?.totalProfit ?? null} />
      </StatCard>
      <StatCard name="Average ROI" note="Mean over lineups with a result">
        <RoiFigure roiPct={results?.averageRoiPct ?? null} />
      </StatCard>
      <StatCard name="Cash Rate" note="Profitable lineups">
        {results ? formatPct(results.cashRatePct) : '-'}
      </StatCard>
    </StatCards>
  )
}

/** `1 pending, $5.00 at stake`; null if no lineup is pending. */
function pendingText({ lineups, stake }: LineupFigures['pending']): string | null {
  return lineups === 0 ? null : `${formatCount(lineups)} pending, ${formatMoney(stake)} at stake`
}

function ResultCharts({ results }: { results: ResultFigures }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-3">
      <ProfitOverTime
        curve={results.curve}
        what={pluralize(results.lineups, 'lineup')}
        step="Lineup"
        className="lg:col-span-2"
      />
      {results.contestTypes.length > 0 ? <RoiByType bars={results.contestTypes} /> : null}
    </div>
  )
}

function NoResults() {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3 p-4 sm:px-5">
      <p className="text-sm text-muted">
        No result is recorded yet. Profit and ROI are shown once you enter winnings.
      </p>
      <Button asChild>
        <Link to="/lineups">Record a result</Link>
      </Button>
    </Card>
  )
}

function NoData() {
  return (
    <Card className="grid justify-items-center gap-4 px-6 py-16 text-center">
      <ChartColumn aria-hidden className="size-8 text-muted" />
      <p className="max-w-sm text-muted">No data yet. Save some lineups to see your performance metrics!</p>
      <Button variant="primary" asChild>
        <Link to="/">Build a lineup</Link>
      </Button>
    </Card>
  )
}
