import { ChartColumn } from 'lucide-react'
import { Link } from 'react-router'
import { BelowHeading } from '#app/components/below-heading.tsx'
import { ProfitOverTime } from '#app/components/charts/profit-over-time.tsx'
import { ProjectedPoints } from '#app/components/charts/projected-points.tsx'
import { RoiByType } from '#app/components/charts/roi-by-type.tsx'
import { KeptNote } from '#app/components/kept-note.tsx'
import { MonthRows } from '#app/components/month-rows.tsx'
import { OfflinePage } from '#app/components/offline-notice.tsx'
import { ProfitFigure, RoiFigure } from '#app/components/profit-figure.tsx'
import { StatCard, StatCards } from '#app/components/stat-card.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardDescription, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import { isOfflineCopy, serviceContext } from '#app/context.ts'
import { classNames } from '#app/lib/class-names.ts'
import { pendingText } from '#app/lib/formats/pending-text.ts'
import { useLoadedOrKept } from '#app/lib/kept-pages/use-kept-page.ts'
import { remembered } from '#app/lib/session/session-memory.ts'
import { formatCount, formatPct, pluralize } from '#core/figures/format.ts'
import { getDashboard } from '#workers/services/dashboard/get-dashboard.ts'
import type { Route } from './+types/route'
import type { AccountCharts, AccountWire } from './account-figures.ts'
import { AllEntries, partsOf } from './all-entries.tsx'
import { dashboardFigures, type LineupFigures } from './dashboard-figures.ts'
import { HistoricalPerformance } from './historical-performance.tsx'
import { RecentLineups } from './recent-lineups.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  if (context.get(isOfflineCopy)) return null
  const ctx = context.get(serviceContext)
  return { asOf: ctx.now, ...dashboardFigures(await getDashboard(ctx)) }
}

// The page depends on lineups and history; the key starts with `lineups`, which both invalidate.
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return remembered('lineups/dashboard', serverLoader)
}

/** Cards beside one another where there is room; a last one takes the width that is left. */
const PART = 'flex-1 basis-80'

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const shown = useLoadedOrKept('/dashboard', loaderData)
  if (shown === null) return null
  return shown === 'none' ? <OfflinePage /> : <Figures {...shown} />
}

function Figures({ asOf, lineups, history, account }: NonNullable<Route.ComponentProps['loaderData']>) {
  const isOneAccount = account !== null && (lineups === null || partsOf(account).length > 1)
  return (
    <div className="mx-auto grid w-full max-w-7xl gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <title>Dashboard · Pro DFS Optimizer</title>
      <h1 className="text-xl font-semibold tracking-tight">Dashboard</h1>
      <BelowHeading>
        <KeptNote asOf={asOf} />
        {isOneAccount ? <AllEntries account={account} asOf={asOf} /> : null}
        {lineups ? (
          <LineupStats
            lineups={lineups}
            pending={account && !isOneAccount ? pendingText(account.pending, asOf) : null}
            hasHistory={history !== null}
          />
        ) : null}
        {account ? <Account account={account} /> : <NoData />}
        <div className="flex flex-wrap gap-5">
          {account?.projections && account.projections.lineups > 1 ? (
            <ProjectedPoints projections={account.projections} className={PART} />
          ) : null}
          {lineups && lineups.recent.length > 0 ? (
            <RecentLineups lineups={lineups.recent} className={PART} />
          ) : null}
          {history ? <HistoricalPerformance history={history} className={PART} /> : null}
        </div>
      </BelowHeading>
    </div>
  )
}

function LineupStats({
  lineups: { entered, results },
  pending,
  hasHistory,
}: {
  lineups: LineupFigures
  /** Null where the total says it. */
  pending: string | null
  /** The total stands above and holds more. */
  hasHistory: boolean
}) {
  return (
    <>
      {hasHistory ? (
        <p className="-mb-2 text-sm text-muted">
          Saved lineups and entry sets alone. The total above adds the imported history.
        </p>
      ) : null}
      <StatCards>
        <StatCard
          name="Total Lineups"
          note={`Contests entered: ${formatCount(entered.contests)}`}
          more={pending}
        >
          {formatCount(entered.lineups)}
        </StatCard>
        <StatCard name="Total Profit" note="Lifetime winnings minus fees">
          <ProfitFigure profit={results?.totalProfit ?? null} />
        </StatCard>
        <StatCard name="Average ROI" note="Mean of the lineups with a result">
          <RoiFigure roiPct={results?.averageRoiPct ?? null} />
        </StatCard>
        <StatCard name="Cash Rate" note="Profitable lineups">
          {results ? formatPct(results.cashRatePct) : <span className="text-muted">-</span>}
        </StatCard>
      </StatCards>
    </>
  )
}

/** The account over time, by type of contest and by month: each where there are two to compare, since one is the total above. */
function Account({ account: { all, charts, projections } }: { account: AccountWire }) {
  if (charts === null) return <NoResults hasPoints={projections !== null} />
  const { curve, isOneDay, contestTypes, months } = charts
  const hasTypes = contestTypes.length > 1
  if (isOneDay) return <OneDay entries={all.entries} />
  return (
    <>
      <div className={classNames('grid gap-5', hasTypes && 'xl:grid-cols-3')}>
        <ProfitOverTime
          curve={curve}
          what={pluralize(all.entries, 'entry', 'entries')}
          className={hasTypes ? 'xl:col-span-2' : undefined}
        />
        {hasTypes ? <RoiByType bars={contestTypes} /> : null}
      </div>
      {months.length > 1 ? <Months months={months} /> : null}
    </>
  )
}

function OneDay({ entries }: { entries: number }) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3 p-4 sm:px-5">
      <p className="text-sm text-muted">
        {`${pluralize(entries, 'result')}, all of one day. Charts follow with the results of a second day.`}
      </p>
      <Button asChild>
        <Link to="/lineups">Saved lineups</Link>
      </Button>
    </Card>
  )
}

function Months({ months }: { months: AccountCharts['months'] }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Profit by Month</CardTitle>
        <CardDescription>{`The last ${months.length} months of play`}</CardDescription>
      </CardHeader>
      <MonthRows months={months} className="sm:grid-cols-2 xl:grid-cols-3" />
    </Card>
  )
}

/** `hasPoints`: of lineups whose winnings are not known, as standings without a payout table give them. */
function NoResults({ hasPoints }: { hasPoints: boolean }) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3 p-4 sm:px-5">
      <p className="text-sm text-muted">
        {hasPoints
          ? 'Points are recorded, winnings are not. Profit and ROI are shown once the contests have their payouts.'
          : 'No result is recorded yet. Profit and ROI are shown once you enter winnings.'}
      </p>
      <Button asChild>
        {hasPoints ? (
          <Link to="/contest-insights">Add the payouts</Link>
        ) : (
          <Link to="/lineups">Record a result</Link>
        )}
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
