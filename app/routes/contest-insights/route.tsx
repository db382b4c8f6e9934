import { Telescope } from 'lucide-react'
import { lazy } from 'react'
import { data } from 'react-router'
import { AfterHydration } from '#app/components/after-hydration.tsx'
import { BelowHeading } from '#app/components/below-heading.tsx'
import { EmptyPage } from '#app/components/empty-page.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { serviceContext } from '#app/context.ts'
import { remembered } from '#app/lib/session/session-memory.ts'
import { toContestDetail, toListItem } from '#contract/contests.ts'
import { AppError } from '#core/result.ts'
import { getContest } from '#workers/services/contests/get-contest.ts'
import { listContests } from '#workers/services/contests/list-contests.ts'
import type { Route } from './+types/route'
import { ContestList } from './contest-list.tsx'
import { ContestReport } from './contest-report.tsx'
import { UploadCard } from './upload-card.tsx'

/** Contests sent and drawn at first; an account may have 200. */
const LISTED_FIRST = 20

/** Shown without a contest in the address: upload one or choose an earlier one. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(serviceContext)
  const contestId = url.searchParams.get('contest')
  if (contestId === null) {
    const all = await listContests(ctx)
    const listed = url.searchParams.has('all') ? all : all.slice(0, LISTED_FIRST)
    return { contests: listed.map(toListItem), total: all.length, detail: null, isMissing: false }
  }
  const found = await getContest(ctx, { contestId, page: 1 }).catch(nullIfMissing)
  if (found === null) return data({ contests: [], total: 0, detail: null, isMissing: true }, { status: 404 })
  return { contests: [], total: 0, detail: toContestDetail(found), isMissing: false }
}

export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  return remembered(`contests/${url.searchParams.get('contest') ?? `list${url.search}`}`, serverLoader)
}

export default function ContestInsights({ loaderData }: Route.ComponentProps) {
  const { contests, total, detail, isMissing } = loaderData
  if (isMissing) return <ContestNotFound />
  return (
    <div className="mx-auto grid w-full max-w-7xl gap-3 sm:gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <title>Contest Insights · Pro DFS Optimizer</title>
      <h1 className="text-xl font-semibold tracking-tight">Contest Insights</h1>
      <BelowHeading>
        {detail ? (
          <ContestReport key={detail.contest.id} detail={detail} />
        ) : (
          <>
            <UploadCard />
            {contests.length > 0 ? <ContestList contests={contests} total={total} /> : <NoContests />}
            {contests.length > 0 ? <CalibrationSlot /> : null}
          </>
        )}
      </BelowHeading>
    </div>
  )
}

function NoContests() {
  return (
    <Card className="grid justify-items-center gap-2 px-6 py-8 text-center">
      <Telescope aria-hidden className="mb-2 size-8 text-muted" />
      <h2 className="font-semibold">No contests yet</h2>
      <p className="max-w-sm text-muted">
        Upload contest standings to see what won, what you did differently and what to change.
      </p>
    </Card>
  )
}

function ContestNotFound() {
  return (
    <EmptyPage
      title="Contest not found"
      text="It was deleted, or it belongs to another account."
      next={{ to: '/contest-insights', label: 'Back to Contest Insights' }}
    />
  )
}

/** Also shown for a contest of another user. */
function nullIfMissing(error: unknown): null {
  if (error instanceof AppError && error.code === 'not_found') return null
  throw error
}

const CalibrationCard = lazy(() => import('./calibration/calibration-card.client.tsx'))

/** How predictions compare with outcomes over contests; absent until a contest was played against its real field. */
function CalibrationSlot() {
  return (
    <AfterHydration>
      <CalibrationCard />
    </AfterHydration>
  )
}
