import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { data } from 'react-router'
import { ContestTypeWord } from '#app/components/contest-type.tsx'
import { EmptyPage } from '#app/components/empty-page.tsx'
import { KeptNote } from '#app/components/kept-note.tsx'
import { OfflinePage } from '#app/components/offline-notice.tsx'
import { SavedOutBar } from '#app/components/out-players/saved-out-bar.tsx'
import { type ShownOut, useHeldOut } from '#app/components/out-players/use-held-out.ts'
import { PageLink } from '#app/components/page-link.tsx'
import { ProfitFigure, RoiFigure } from '#app/components/profit-figure.tsx'
import { ENTRY_SETS } from '#app/components/record-actions/entry-sets.ts'
import { useRecordActions } from '#app/components/record-actions/use-record-actions.tsx'
import { StatCard, StatCards } from '#app/components/stat-card.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { WaitingBadge } from '#app/components/waiting/waiting-badge.tsx'
import { WaitingDeletion } from '#app/components/waiting/waiting-deletion.tsx'
import { isOfflineCopy, serviceContext } from '#app/context.ts'
import { slateOfSet } from '#app/lib/formats/slate-of-set.ts'
import { useLoadedOrKept } from '#app/lib/kept-pages/use-kept-page.ts'
import { useShownSet } from '#app/lib/outbox/shown-sets.ts'
import { remembered } from '#app/lib/session/session-memory.ts'
import { sendUnsentChanges } from '#app/lib/slate-memory/memory-changes.ts'
import { setReturnsOf } from '#contract/entry-set-returns.ts'
import { hasPointsAlone, setStatusOf, setStatusText } from '#contract/entry-set-status.ts'
import { type EntrySetDetail, type EntrySetItem, toEntrySetDetail } from '#contract/entry-sets.ts'
import { type HeldOutWire, toHeldOutWire } from '#contract/held-out.ts'
import { formatCount, formatMoney, formatPoints, orDash, pluralize } from '#core/figures/format.ts'
import { ENTRY_SET } from '#workers/services/records/record-kinds.ts'
import { showRecord } from '#workers/services/records/show-record.ts'
import type { Route } from './+types/route'
import { PageActions } from './page-actions.tsx'
import { ROWS_AT_FIRST } from './rows-at-first.ts'
import { SetExposureTable } from './set-exposure-table.tsx'
import { SetLineups } from './set-lineups.tsx'

/** The address's `all` asks for all lineups; without it the first ones are drawn. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (context.get(isOfflineCopy)) return null
  const ctx = context.get(serviceContext)
  const asOf = ctx.now
  const found = await showRecord(ctx, ENTRY_SET, params.setId)
  const isWhole = url.searchParams.has('all')
  return found
    ? { asOf, detail: partOf(toEntrySetDetail(found), isWhole), out: toHeldOutWire(found.out), isWhole }
    : data({ asOf, detail: null, out: null, isWhole }, { status: 404 })
}

/** Without the entries of lineups that are not drawn. */
function partOf(detail: EntrySetDetail, isWhole: boolean): EntrySetDetail {
  return isWhole
    ? detail
    : { ...detail, entries: detail.entries.filter(({ lineup }) => lineup < ROWS_AT_FIRST) }
}

export async function clientLoader({ params, serverLoader, url }: Route.ClientLoaderArgs) {
  await sendUnsentChanges()
  return remembered(`lineups/sets/${params.setId}${url.search}`, serverLoader)
}

export default function EntrySetPage({ loaderData, params }: Route.ComponentProps) {
  const shown = useLoadedOrKept(`/entry-sets/${params.setId}`, loaderData)
  if (shown === null) return null
  if (shown === 'none') return <OfflinePage />
  const { detail, ...rest } = shown
  return detail === null ? <SetNotFound /> : <SetPage detail={detail} {...rest} />
}

function SetPage({
  detail: stored,
  out,
  isWhole,
  asOf,
}: {
  detail: EntrySetDetail
  out: HeldOutWire | null
  isWhole: boolean
  asOf: number
}) {
  const detail = useShownSet(stored)
  const held = useHeldOut(out)
  const { entry_set: set, groups = [], rules } = detail
  const slate = slateOfSet(set)
  return (
    <div className="mx-auto grid w-full max-w-7xl gap-6 px-4 py-6 sm:px-6 sm:py-8">
      <title>{`${set.name} · Pro DFS Optimizer`}</title>
      <div className="grid gap-1">
        <BackToSets />
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="grid min-w-0 flex-1 basis-72 gap-1">
            <h1 className="text-xl font-semibold tracking-tight wrap-anywhere">{set.name}</h1>
            <p className="flex flex-wrap items-center gap-2 wrap-anywhere text-muted">
              <span>
                {set.contest_name ? `${set.contest_name} · ` : null}
                <ContestTypeWord entered={set} />
                {slate ? ` · ${slate}` : null}
              </span>
              <WaitingBadge of="entry_set" id={set.id} />
            </p>
            <p className="text-sm wrap-anywhere tabular-nums">
              <span className="font-medium">{setStatusText(set, asOf)}</span>
              <span className="text-muted"> · {feesText(set)}</span>
            </p>
          </div>
          <PageActions detail={detail} next={setStatusOf(set, asOf)} />
        </div>
      </div>
      <KeptNote asOf={asOf} />
      <WaitingDeletion of="entry_set" id={set.id} />
      {held ? <SetOutBar detail={detail} out={held} /> : null}
      {set.settled > 0 ? <SetCards set={set} /> : null}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-5">
          {groups.length > 0 ? (
            <Suspense>
              <SetGroups detail={detail} />
            </Suspense>
          ) : null}
          <SetLineups detail={detail} out={held?.players ?? []} isWhole={isWhole} />
        </div>
        <div className="grid items-start gap-5 sm:max-xl:grid-cols-2">
          <SetExposureTable detail={detail} out={held?.players ?? []} />
          {rules.length + groups.length > 0 ? (
            <Suspense>
              <SetRules detail={detail} />
            </Suspense>
          ) : null}
        </div>
      </div>
    </div>
  )
}

function SetNotFound() {
  return (
    <EmptyPage
      title="Entry set not found"
      text="It was deleted, or it belongs to another account."
      next={{ to: '/entry-sets', label: 'Back to Entry Sets' }}
    />
  )
}

function BackToSets() {
  return (
    <Button variant="link" size="small" className="-ml-3 justify-self-start print:hidden" asChild>
      <PageLink to="/entry-sets">
        <ArrowLeft aria-hidden />
        Back to Entry Sets
      </PageLink>
    </Button>
  )
}

/** While lineups of the set hold a player who is out. */
function SetOutBar({ detail, out }: { detail: EntrySetDetail; out: ShownOut }) {
  const { choose, refusal } = useRecordActions(ENTRY_SETS)
  return (
    <>
      <SavedOutBar out={out} lineups={detail.lineups} onOpen={() => choose('open', detail.entry_set)} />
      {refusal}
    </>
  )
}

/* Cards that are loaded after the page. */
const SetGroups = lazy(() => import('./set-groups.tsx'))
const SetRules = lazy(() => import('./set-rules.tsx'))

/** What came of the set, once a lineup has a result. */
function SetCards({ set }: { set: EntrySetItem }) {
  const { winnings, profit, roiPct } = setReturnsOf(set)
  return (
    <StatCards>
      <StatCard name="Cashed" note="Won more than the fee">
        {`${formatCount(set.cashed)} of ${formatCount(set.settled)}`}
      </StatCard>
      <StatCard name="Profit" note={`Winnings: ${orDash(winnings, formatMoney)}`}>
        <ProfitFigure profit={profit} />
      </StatCard>
      <StatCard name="ROI" note="Profit as a share of the fees">
        <RoiFigure roiPct={roiPct} />
      </StatCard>
      <StatCard name="Best points" note="Of one lineup">
        {orDash(set.best_points, formatPoints)}
      </StatCard>
    </StatCards>
  )
}

/** `80 lineups, $1.00 each, $80.00 in all`, and what is still at stake of it. */
function feesText(set: EntrySetItem): string {
  const { fees, pending, stake } = setReturnsOf(set)
  const lineups = pluralize(set.lineups, 'lineup')
  if (fees === null) return `${lineups}, in no total without a fee`
  const each =
    set.entries > 0 ? pluralize(set.entries, 'entry', 'entries') : `${formatMoney(set.entry_fee ?? 0)} each`
  const all = `${lineups}, ${each}, ${formatMoney(fees)} in all`
  return pending === 0
    ? all
    : `${all} · ${formatCount(pending)} ${hasPointsAlone(set) ? 'without winnings' : 'pending'}, ${formatMoney(stake)} at stake`
}
