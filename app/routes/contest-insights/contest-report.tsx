import { Download, Pencil, Trash2 } from 'lucide-react'
import { lazy, useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { LoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { StatCard, StatCards } from '#app/components/stat-card.tsx'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { CardContent } from '#app/components/ui/card.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { getJson } from '#app/lib/api-client.ts'
import { useLoaded } from '#app/lib/page/use-loaded.ts'
import { remembered } from '#app/lib/session/session-memory.ts'
import { useHydrated } from '#app/lib/use-hydrated.ts'
import type { ContestDetail } from '#contract/contests.ts'
import type { FieldReport } from '#contract/field-report.ts'
import { formatCount, formatPct, formatPoints, pluralize } from '#core/figures/format.ts'
import { useContestDialogs } from './contest-dialogs.tsx'
import { ContestNotices } from './contest-notices.tsx'
import { uploadedJustNow } from './contest-upload.ts'
import { DataPreview } from './data-preview.tsx'
import { Pictures, Verdict } from './field-insights.tsx'
import { FoldCard } from './fold-card.tsx'
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
  const { contest, analytics, lineups } = detail
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
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="min-w-0 text-base font-semibold wrap-anywhere">{contest.name}</h2>
        <div className="flex flex-wrap gap-1 max-sm:w-full sm:gap-2">
          <ContestActions contest={contest} />
          <Button asChild className="max-sm:ml-auto">
            <Link to="/contest-insights">Upload New Contest</Link>
          </Button>
        </div>
      </div>
      <ContestNotices contest={contest} />
      {failure ? (
        <Alert tone="bad">{failure}</Alert>
      ) : (
        <Verdict contest={contest} report={report} others={others} />
      )}
      <MyEntries contest={contest} report={report} pending={pending} onSearch={search} />
      <KeyFigures detail={detail} />
      {failure ? null : <Pictures contest={contest} report={report} others={others} />}
      {uploaded ? (
        <OptionalPart>
          <UploadedCard uploaded={uploaded} />
        </OptionalPart>
      ) : null}
      <div className="grid gap-2">
        <AutopsySlot contest={contest} screenName={screenName} onScreenName={search} />
        <div className="grid items-start gap-2 lg:grid-cols-2">
          <SlateCard contest={contest} report={report?.slate ?? null} />
          <PayoutsCard contest={contest} />
          {contest.hasCaptain ? (
            <CaptainChoices topCpts={analytics.topCpts} entries={contest.entries} />
          ) : null}
          <OwnershipDistribution buckets={analytics.ownershipDistribution} entries={contest.entries} />
        </div>
        <TopLineups lineups={report?.figures.top ?? stored} captainCode={contest.captainCode} />
        <DataPreview lineups={lineups} hasCaptain={contest.hasCaptain} />
      </div>
    </>
  )
}

const UploadedCard = lazy(() => import('./uploaded-card.client.tsx'))
const AutopsyCard = lazy(() =>
  import('./autopsy/autopsy-card.client.tsx').then((module) => ({ default: module.AutopsyCard })),
)

/** What the user's entries deserved against the real field; loaded after the page, and drawn by the browser alone. */
function AutopsySlot(props: {
  contest: ContestDetail['contest']
  screenName: string
  onScreenName: (name: string) => void
}) {
  const loading = <Skeleton className="h-14" />
  if (!useHydrated()) return loading
  return (
    <OptionalPart loading={loading} failed={<LoadFailure part="What your entries deserved" />}>
      <AutopsyCard {...props} />
    </OptionalPart>
  )
}

/** What can be done with the contest of the page. */
function ContestActions({ contest }: { contest: ContestDetail['contest'] }) {
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
    <StatCards>
      <StatCard name="Winning Score" note="points">
        {winningPoints === null ? '-' : formatPoints(winningPoints)}
      </StatCard>
      <StatCard name="Average Score" note="points, empty lineups at 0">
        {averagePoints === null ? '-' : formatPoints(averagePoints)}
      </StatCard>
      {hasCaptain ? (
        <StatCard
          name={`Most Common ${captainCode ?? 'Captain'}`}
          note={captainNote(analytics.mostCommonCpt, entries)}
        >
          {analytics.mostCommonCpt?.player ?? 'N/A'}
        </StatCard>
      ) : null}
      <StatCard
        name="Total Entries"
        note={distinctLineups === null ? '' : pluralize(distinctLineups, 'different lineup')}
      >
        {formatCount(entries)}
      </StatCard>
    </StatCards>
  )
}

function captainNote(most: ContestDetail['analytics']['mostCommonCpt'], entries: number): string {
  if (!most) return ''
  return `${pluralize(most.count, 'entry', 'entries')}, ${formatPct((most.count / entries) * 100)}`
}

/** The number of entries by the average ownership of their lineup. */
function OwnershipDistribution({
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

function CaptainChoices({
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
