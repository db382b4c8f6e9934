import { ArrowRight, History } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { BelowHeading } from '#app/components/below-heading.tsx'
import { intervalText, roiIntervalText, unseenPrizeText } from '#app/components/charts/interval-text.ts'
import { ProfitOverTime } from '#app/components/charts/profit-over-time.tsx'
import { KeptNote } from '#app/components/kept-note.tsx'
import { NamedFigure } from '#app/components/named-figure.tsx'
import { OfflinePage } from '#app/components/offline-notice.tsx'
import { PageLink } from '#app/components/page-link.tsx'
import { ProfitFigure, RoiFigure } from '#app/components/profit-figure.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import { Explained } from '#app/components/ui/explained.tsx'
import { isOfflineCopy, serviceContext } from '#app/context.ts'
import { classNames } from '#app/lib/class-names.ts'
import { useKeepPage, useKeptPage } from '#app/lib/kept-pages/use-kept-page.ts'
import { packRows, unpackRows } from '#app/lib/lists/packed-rows.ts'
import { remembered } from '#app/lib/session/session-memory.ts'
import { parseEntryCursor, toEntryPage } from '#contract/history.ts'
import { historyQuery, parseHistoryView } from '#contract/history-query.ts'
import { formatCount, formatMoney, formatPct, pluralize } from '#core/figures/format.ts'
import { type HistoryView, OWN_SPORT } from '#core/history/history-view.ts'
import { getHistoryPage } from '#workers/services/history/get-history-page.ts'
import type { Route } from './+types/route'
import { CohortTable } from './cohort-table.tsx'
import { DataTransferCard } from './data-transfer-card.tsx'
import { EntryList } from './entry-list.tsx'
import { type HistoryFigures, historyFigures } from './history-figures.ts'
import { ImportsCard } from './imports-card.tsx'
import { type SetFigures, setFigures } from './set-figures.ts'
import { UploadHistory } from './upload-history.tsx'
import { useAllMonths } from './use-all-months.ts'

/** The address says which sport, which entries in which order, and after which one the list starts. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (context.get(isOfflineCopy)) return null
  const ctx = context.get(serviceContext)
  const view = parseHistoryView(url.searchParams)
  const after = url.searchParams.get('after')
  const { summary, sports, list, total, setTotals } = await getHistoryPage(ctx, parseEntryCursor(after), view)
  const { entries, ...page } = toEntryPage(list)
  const entrySets = setFigures(setTotals)
  const history = historyFigures(summary)
  return { asOf: ctx.now, view, sports, history, entries: packRows(entries), total, page, after, entrySets }
}

type Loaded = NonNullable<Route.ComponentProps['loaderData']>

export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  return remembered(`history${url.search}`, serverLoader)
}

export default function HistoricalData({ loaderData }: Route.ComponentProps) {
  const isWhole = loaderData?.after === null && historyQuery(loaderData.view) === ''
  useKeepPage('/historical-data', isWhole ? loaderData : null)
  const kept = useKeptPage<Loaded>('/historical-data', loaderData === null)
  const shown = loaderData ?? kept
  if (shown === 'none') return <OfflinePage />
  return shown && <Figures shown={shown} isKept={loaderData === null} />
}

/** `isKept`: without the server there are the figures, and nothing to search, to import or to delete. */
function Figures({ shown, isKept }: { shown: Loaded; isKept: boolean }) {
  const { asOf, view, sports, history, entrySets } = shown
  const hasOwn = view.sport === null || view.sport === OWN_SPORT
  return (
    <div className="mx-auto grid w-full max-w-7xl gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <title>Historical Data · Pro DFS Optimizer</title>
      <h1 className="text-xl font-semibold tracking-tight">Historical Contest Data</h1>
      <BelowHeading>
        <KeptNote asOf={asOf} />
        {isKept || sports.length === 0 ? null : <SportFilter sports={sports} view={view} />}
        {history ? <PerformanceSummary history={history} /> : null}
        {isKept ? null : <UploadHistory />}
        {history ? (
          <Performance key={view.sport} history={history} sport={view.sport} revision={shown.page.revision} />
        ) : sports.length > 0 ? (
          <NoneOfSport sport={view.sport!} />
        ) : (
          <NoHistory />
        )}
        {entrySets && hasOwn ? <EntrySetsCard figures={entrySets} /> : null}
        {isKept ? null : (
          <>
            {history ? <Entries {...shown} /> : null}
            {sports.length > 0 ? <ImportsCard history={history ?? sports} /> : null}
            <DataTransferCard sport={history && view.sport} />
          </>
        )}
      </BelowHeading>
    </div>
  )
}

function Performance({
  history,
  sport,
  revision,
}: {
  history: HistoryFigures
  sport: string | null
  revision: number
}) {
  const allMonths = useAllMonths(revision, sport)
  return (
    <>
      <ProfitOverTime curve={history.curve} what={pluralize(history.totalEntries, 'entry', 'entries')} />
      <CohortTable cohorts={history.cohorts} allMonths={allMonths} />
    </>
  )
}

function Entries({ view, entries, page: { next, revision }, after, total }: Loaded) {
  const first = useMemo(() => ({ items: unpackRows(entries), next, revision }), [entries, next, revision])
  return (
    <>
      {after === null ? null : (
        <Button variant="link" size="inline" className="justify-self-start text-sm" asChild>
          <Link to={`/historical-data${historyQuery(view)}`}>Back to the first entries</Link>
        </Button>
      )}
      <EntryList view={view} after={after} first={first} total={total} />
    </>
  )
}

function NoneOfSport({ sport }: { sport: string }) {
  return (
    <Card className="px-6 py-14 text-center text-muted">
      <p className="wrap-anywhere">No entries of {sport} are imported</p>
    </Card>
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

/** The sports of the history; everything below follows the chosen one. Nothing to choose from one sport. */
function SportFilter({ sports, view }: { sports: readonly string[]; view: HistoryView }) {
  const isListed = view.sport === null || sports.includes(view.sport)
  const offered = isListed ? sports : [...sports, view.sport!]
  if (offered.length < 2) return null
  return (
    <nav
      aria-label="Sport"
      className="flex max-w-full min-w-0 flex-wrap gap-1 justify-self-start rounded-lg border border-border bg-card p-1"
    >
      {[null, ...offered].map((sport) => (
        <PageLink
          key={sport}
          to={`/historical-data${historyQuery({ ...view, sport })}`}
          preventScrollReset
          aria-current={sport === view.sport ? 'page' : undefined}
          className={classNames(
            'inline-flex h-8 max-w-full min-w-0 items-center rounded-md px-3 text-sm font-medium transition-colors duration-150 pointer-coarse:h-11',
            sport === view.sport ? 'bg-raised text-foreground' : 'text-muted hover:text-foreground',
          )}
        >
          <span className="truncate">{sport ?? 'All sports'}</span>
        </PageLink>
      ))}
    </nav>
  )
}

/**
 * What entry sets brought. It is kept apart from the history: the same entry may be in an imported file too. Entries with a
 * key are known to be the same; lineups whose results were typed are not.
 */
function EntrySetsCard({ figures }: { figures: SetFigures }) {
  const { entries, imported, sets, fees, winnings, profit, roi } = figures
  return (
    <Card aria-label="Entry Sets">
      <CardHeader>
        <CardTitle>Entry Sets</CardTitle>
        <CardDescription>
          {pluralize(entries, 'entry', 'entries')} with a result in {pluralize(sets, 'set')}. They are not
          added to the imported entries, which{' '}
          {imported > 0 ? `hold ${formatCount(imported)} of them too` : 'may hold the same ones'}.
        </CardDescription>
      </CardHeader>
      <CardContent className="grid gap-4">
        <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
          <NamedFigure name="Fees">{formatMoney(fees)}</NamedFigure>
          <NamedFigure name="Winnings">{formatMoney(winnings)}</NamedFigure>
          <NamedFigure name="Profit">
            <ProfitFigure profit={profit} />
          </NamedFigure>
          <NamedFigure name="ROI">
            <RoiFigure roiPct={roi} />
          </NamedFigure>
        </dl>
        <Button variant="link" size="inline" className="justify-self-start text-sm" asChild>
          <PageLink to="/entry-sets">
            All entry sets
            <ArrowRight aria-hidden />
          </PageLink>
        </Button>
      </CardContent>
    </Card>
  )
}

function PerformanceSummary({ history }: { history: HistoryFigures }) {
  const { total } = history
  const unseenPrize = unseenPrizeText(total)
  return (
    <Card>
      <CardHeader>
        <CardTitle>Performance Summary</CardTitle>
        <CardDescription>
          <Explained help="A 95% confidence interval. A first prize counts as possible even if you never won it.">
            A range probably holds your long-run result.
          </Explained>
        </CardDescription>
      </CardHeader>
      <CardContent>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-4 md:grid-cols-3">
          <NamedFigure name="Total Entries" note={`in ${pluralize(total.contests, 'contest')}`}>
            {formatCount(history.totalEntries)}
          </NamedFigure>
          <NamedFigure name="Cash Rate" note={intervalText(total.cashRateInterval)}>
            {formatPct(history.cashRate)}
          </NamedFigure>
          <NamedFigure
            name="Net Profit"
            note={total.tickets > 0 ? `${formatMoney(total.tickets)} of it in tickets` : null}
          >
            <ProfitFigure profit={history.netProfit} />
          </NamedFigure>
          <NamedFigure name="ROI" note={roiIntervalText(total)}>
            <RoiFigure roiPct={total.cost > 0 ? history.roi : null} />
          </NamedFigure>
          <NamedFigure name="Best Finish">
            {history.bestFinish === null ? '-' : `#${formatCount(history.bestFinish)}`}
          </NamedFigure>
          <NamedFigure name="Avg Points">{history.avgPoints.toFixed(1)}</NamedFigure>
        </dl>
        {unseenPrize ? <p className="mt-4 text-sm text-muted">{unseenPrize}</p> : null}
      </CardContent>
    </Card>
  )
}
