import { Download, Pencil, Trash2 } from 'lucide-react'
import { lazy, type ReactNode, useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { FoldCard } from '#app/components/fold-card.tsx'
import { LoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardContent } from '#app/components/ui/card.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { getJson } from '#app/lib/api-client.ts'
import { useLoaded } from '#app/lib/page/use-loaded.ts'
import { remembered } from '#app/lib/session/session-memory.ts'
import { useHydrated } from '#app/lib/use-hydrated.ts'
import type { ContestDetail } from '#contract/contests.ts'
import type { FieldReport } from '#contract/field-report.ts'
import { formatCount, formatPct, formatPoints, pluralize } from '#core/figures/format.ts'
import { ContestContext, useContest } from './contest-context.ts'
import { useContestDialogs } from './contest-dialogs.tsx'
import { ContestNotices } from './contest-notices.tsx'
import { uploadedJustNow } from './contest-upload.ts'
import { DataPreview } from './data-preview.tsx'
import { Pictures, Verdict } from './field-insights.tsx'
import { foldRows } from './fold-rows.ts'
import { MyEntries } from './my-entries.tsx'
import { PayoutsCard } from './payouts-card.tsx'
import { SlateCard } from './slate-card.tsx'
import { TopLineups } from './top-lineups.tsx'
import { rememberedName, rememberName } from './verdict/device-notes.ts'
import { useOtherContests } from './verdict/use-other-contests.ts'

const TOP_LINEUPS = 10

/** All cards about one contest. */
export function ContestReport({ detail }: { detail: ContestDetail }) {
  const { contest, lineups } = detail
  const uploaded = uploadedJustNow(contest.id)
  const [screenName, setScreenName] = useState(() => (contest.own ? '' : rememberedName()))
  const { answer: report, pending, failure } = useFieldReport(contest, screenName)
  const others = useOtherContests(contest.id, report)
  const stored = useMemo(() => foldRows(lineups, TOP_LINEUPS), [lineups])

  function search(name: string) {
    if (name !== '') rememberName(name)
    setScreenName(name)
  }

  return (
    <ContestContext value={contest}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="min-w-0 text-base font-semibold wrap-anywhere">{contest.name}</h2>
        <div className="flex flex-wrap gap-1 max-sm:w-full sm:gap-2">
          <ContestActions />
          <Button asChild className="max-sm:ml-auto">
            <Link to="/contest-insights">Upload New Contest</Link>
          </Button>
        </div>
      </div>
      <ContestNotices />
      {failure ? <Alert tone="bad">{failure}</Alert> : <Verdict report={report} others={others} />}
      <MyEntries report={report} pending={pending} onSearch={search} />
      <KeyFigures detail={detail} />
      {failure ? null : <Pictures report={report} others={others} />}
      {uploaded ? (
        <OptionalPart>
          <UploadedCard uploaded={uploaded} />
        </OptionalPart>
      ) : null}
      <div className="grid gap-3 sm:gap-5">
        <AutopsySlot screenName={screenName} onScreenName={search} />
        <div className="grid items-start gap-3 sm:gap-5 lg:grid-cols-2">
          <SlateCard report={report?.slate ?? null} />
          <PayoutsCard />
        </div>
        <FieldChoices detail={detail} />
        <TopLineups lineups={report?.figures.top ?? stored}>
          <DataPreview lineups={lineups} />
        </TopLineups>
      </div>
    </ContestContext>
  )
}

const UploadedCard = lazy(() => import('./uploaded-card.client.tsx'))
const AutopsyCard = lazy(() => import('./autopsy/autopsy-card.client.tsx'))

/** What the user's entries deserved against the real field; loaded after the page, and drawn by the browser alone. */
function AutopsySlot(props: { screenName: string; onScreenName: (name: string) => void }) {
  const loading = <Skeleton className="h-14" />
  if (!useHydrated()) return loading
  return (
    <OptionalPart loading={loading} failed={<LoadFailure part="What your entries deserved" />}>
      <AutopsyCard {...props} />
    </OptionalPart>
  )
}

/** What can be done with the contest of the page. */
function ContestActions() {
  const contest = useContest()
  const navigate = useNavigate()
  const { rename, remove, dialogs } = useContestDialogs({
    onDeleted: async () => navigate('/contest-insights'),
  })
  return (
    <>
      <Button variant="ghost" asChild className="max-sm:px-3.5">
        <a href={`/api/contest/${contest.id}/file`} download>
          <Download aria-hidden />
          <span className="max-sm:sr-only">File</span>
        </a>
      </Button>
      <Button variant="ghost" onClick={() => rename(contest)} className="max-sm:px-3.5">
        <Pencil aria-hidden />
        <span className="max-sm:sr-only">Rename</span>
      </Button>
      <Button variant="ghost" onClick={() => remove(contest)} className="max-sm:px-3.5">
        <Trash2 aria-hidden />
        <span className="max-sm:sr-only">Delete</span>
      </Button>
      {dialogs}
    </>
  )
}

/** Loads the field report for a screen name, and again when the contest is reloaded (a slate chosen, payouts pasted). */
function useFieldReport(contest: ContestDetail['contest'], screenName: string) {
  const query = screenName === '' ? '' : `?name=${encodeURIComponent(screenName)}`
  return useLoaded(
    [contest, screenName],
    () =>
      remembered(`contests/${contest.id}/field${query}`, () =>
        getJson<FieldReport>(`/api/contest/${contest.id}/field${query}`),
      ),
    'The field could not be read',
  )
}

function KeyFigures({ detail: { contest, analytics } }: { detail: ContestDetail }) {
  const { winningPoints, averagePoints, entries, distinctLineups, hasCaptain, captainCode } = contest
  return (
    <Card className="p-4 sm:px-5">
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Figure name="Winning Score" note="points">
          {winningPoints === null ? '-' : formatPoints(winningPoints)}
        </Figure>
        <Figure name="Average Score" note="points, empty lineups at 0">
          {averagePoints === null ? '-' : formatPoints(averagePoints)}
        </Figure>
        {hasCaptain ? (
          <Figure
            name={`Most Common ${captainCode ?? 'Captain'}`}
            note={captainNote(analytics.mostCommonCpt, entries)}
          >
            {analytics.mostCommonCpt?.player ?? 'N/A'}
          </Figure>
        ) : null}
        <Figure
          name="Total Entries"
          note={distinctLineups === null ? '' : pluralize(distinctLineups, 'different lineup')}
        >
          {formatCount(entries)}
        </Figure>
      </dl>
    </Card>
  )
}

function Figure({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd>
        <span className="text-xl font-semibold wrap-anywhere tabular-nums">{children}</span>
        <span className="block text-sm text-muted">{note}</span>
      </dd>
    </div>
  )
}

function captainNote(most: ContestDetail['analytics']['mostCommonCpt'], entries: number): string {
  if (!most) return ''
  return `${pluralize(most.count, 'entry', 'entries')}, ${formatPct((most.count / entries) * 100)}`
}

/** The captains of the entries, and how many entries had which average ownership. */
function FieldChoices({ detail: { contest, analytics } }: { detail: ContestDetail }) {
  const { entries, hasCaptain } = contest
  const { topCpts, ownershipDistribution, mostCommonCpt } = analytics
  const most = ownershipDistribution.toSorted((a, b) => b.count - a.count)[0]
  return (
    <FoldCard
      title={hasCaptain ? 'Captains and ownership' : 'Ownership Distribution'}
      note={
        mostCommonCpt
          ? `${mostCommonCpt.player} ${formatPct((mostCommonCpt.count / entries) * 100)}`
          : most && `Most often ${most.range}`
      }
    >
      <CardContent className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
        {hasCaptain ? (
          <Bars
            title="Top Captain Choices"
            hasTitle
            entries={entries}
            bars={topCpts.map(({ player, count, avgRank }) => ({
              name: player,
              note: `Average rank ${formatCount(Math.round(avgRank))}`,
              count,
            }))}
          />
        ) : null}
        <Bars
          title="Ownership Distribution"
          hasTitle={hasCaptain}
          entries={entries}
          bars={ownershipDistribution.map(({ range, count }) => ({ name: range, note: '', count }))}
        />
      </CardContent>
    </FoldCard>
  )
}

/** Numbers of entries, each with its share of all as a bar. */
function Bars({
  title,
  hasTitle,
  bars,
  entries,
}: {
  title: string
  /** Nothing else names the list. */
  hasTitle: boolean
  bars: readonly { name: string; note: string; count: number }[]
  entries: number
}) {
  if (bars.length === 0) return null
  return (
    <div className="grid content-start gap-2">
      {hasTitle ? <h3 className="text-sm font-semibold">{title}</h3> : null}
      <ol aria-label={title} className="grid gap-2 text-sm">
        {bars.map(({ name, note, count }) => (
          <li key={name} className="grid gap-1">
            <span className="flex items-baseline justify-between gap-3 tabular-nums">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className="shrink-0">
                {formatCount(count)} entries <span className="text-muted">{note}</span>
              </span>
            </span>
            <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-raised">
              <span
                className="block h-full bg-accent forced-colors:bg-[CanvasText]"
                style={{ width: `${(count / entries) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
