import { lazy, Suspense } from 'react'
import { data } from 'react-router'
import { ContestTypeWord } from '#app/components/contest-type.tsx'
import { OfflinePage } from '#app/components/offline-notice.tsx'
import { SavedOutBar } from '#app/components/out-players/saved-out-bar.tsx'
import { useHeldOut } from '#app/components/out-players/use-held-out.ts'
import { ProfitFigure, RoiFigure } from '#app/components/profit-figure.tsx'
import { ENTRY_SETS } from '#app/components/record-actions/entry-sets.ts'
import { RecordNotFound, RecordPage } from '#app/components/record-page.tsx'
import { StatCard, StatCards } from '#app/components/stat-card.tsx'
import { WaitingBadge } from '#app/components/waiting/waiting-badge.tsx'
import { isOfflineCopy, serviceContext } from '#app/context.ts'
import { slateOfSet } from '#app/lib/formats/slate-of-set.ts'
import { useLoadedOrKept } from '#app/lib/kept-pages/use-kept-page.ts'
import { useShownSet } from '#app/lib/outbox/shown-sets.ts'
import { remembered } from '#app/lib/session/session-memory.ts'
import { sendUnsentChanges } from '#app/lib/stored/memory-changes.ts'
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

const LIST = { to: '/entry-sets', label: 'Back to Entry Sets' }

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
  return detail === null ? (
    <RecordNotFound what="Entry set" list={LIST} />
  ) : (
    <SetPage detail={detail} {...rest} />
  )
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
    <RecordPage
      of="set"
      id={set.id}
      title={set.name}
      about={
        <>
          <p className="flex flex-wrap items-center gap-2 wrap-anywhere text-muted">
            <span>
              {set.contest_name ? `${set.contest_name} · ` : null}
              <ContestTypeWord entered={set} />
              {slate ? ` · ${slate}` : null}
            </span>
            <WaitingBadge of="set" id={set.id} />
          </p>
          <p className="text-sm wrap-anywhere tabular-nums">
            <span className="font-medium">{setStatusText(set, asOf)}</span>
            <span className="text-muted"> · {feesText(set)}</span>
          </p>
        </>
      }
      list={LIST}
      actions={<PageActions detail={detail} next={setStatusOf(set, asOf)} />}
      asOf={asOf}
      width="max-w-7xl"
    >
      {held ? <SavedOutBar kind={ENTRY_SETS} item={set} out={held} lineups={detail.lineups} /> : null}
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
    </RecordPage>
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
  // Where all of it waits for results, the status says so.
  return pending === 0 || (set.settled === 0 && !hasPointsAlone(set))
    ? all
    : `${all} · ${formatCount(pending)} ${hasPointsAlone(set) ? 'without winnings' : 'pending'}, ${formatMoney(stake)} at stake`
}
