import { ChartColumn } from 'lucide-react'
import { Link } from 'react-router'
import { ProfitOverTime } from '#app/components/charts/profit-over-time.tsx'
import { RoiByType } from '#app/components/charts/roi-by-type.tsx'
import { ProfitFigure, RoiFigure } from '#app/components/profit-figure.tsx'
import { StatCard, StatCards } from '#app/components/stat-card.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { serviceContext } from '#app/context.ts'
import { formatCount, formatPct, pluralize } from '#app/lib/format.ts'
import { remembered } from '#app/lib/session-memory.ts'
import { getDashboard } from '#workers/services/dashboard/get-dashboard.ts'
import type { Route } from './+types/route'
import { dashboardFigures, type LineupFigures } from './dashboard-figures.ts'
import { HistoricalPerformance } from './historical-performance.tsx'
import { RecentLineups } from './recent-lineups.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { lineups, history } = await getDashboard(context.get(serviceContext))
  return dashboardFigures(lineups, history)
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
      {lineups ? (
        <div className="grid items-start gap-5 lg:grid-cols-3">
          <ProfitOverTime
            curve={lineups.curve}
            what={pluralize(lineups.totalLineups, 'lineup')}
            step="Lineup"
            className="lg:col-span-2"
          />
          {lineups.contestTypes.length > 0 ? <RoiByType bars={lineups.contestTypes} /> : null}
        </div>
      ) : null}
      <div className="grid items-start gap-5 lg:grid-cols-3">
        {lineups ? <RecentLineups lineups={lineups.recent} className="lg:col-span-2" /> : null}
        {history ? <HistoricalPerformance history={history} /> : null}
      </div>
    </div>
  )
}

function LineupStats({ lineups }: { lineups: LineupFigures }) {
  return (
    <StatCards>
      <StatCard name="Total Lineups" note="Contests entered">
        {formatCount(lineups.totalLineups)}
      </StatCard>
      <StatCard name="Total Profit" note="Lifetime winnings minus fees">
        <ProfitFigure profit={lineups.totalProfit} />
      </StatCard>
      <StatCard name="Average ROI" note="Over all lineups">
        <RoiFigure roiPct={lineups.averageRoiPct} />
      </StatCard>
      <StatCard name="Cash Rate" note="Profitable lineups">
        {formatPct(lineups.cashRatePct)}
      </StatCard>
    </StatCards>
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
