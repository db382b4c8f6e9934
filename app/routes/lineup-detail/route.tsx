import { FolderOpen } from 'lucide-react'
import { lazy, useEffect, useState } from 'react'
import { data, useNavigate } from 'react-router'
import { ContestTypeWord } from '#app/components/contest-type.tsx'
import { EntryOutcome } from '#app/components/entry-outcome.tsx'
import { DialogLoadFailure } from '#app/components/load-failure.tsx'
import { OfflinePage } from '#app/components/offline-notice.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { SavedOutBar } from '#app/components/out-players/saved-out-bar.tsx'
import { useHeldOut } from '#app/components/out-players/use-held-out.ts'
import { PendingBadge } from '#app/components/pending-badge.tsx'
import { ProfitFigure, RoiFigure } from '#app/components/profit-figure.tsx'
import { LINEUPS } from '#app/components/record-actions/lineups.ts'
import { RecordMenu } from '#app/components/record-actions/record-menu.tsx'
import { useRecordActions } from '#app/components/record-actions/use-record-actions.tsx'
import { RecordNotFound, RecordPage } from '#app/components/record-page.tsx'
import { shareItems } from '#app/components/share-items.ts'
import { StatCard, StatCards } from '#app/components/stat-card.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { cardClasses } from '#app/components/ui/card.tsx'
import { WaitingBadge } from '#app/components/waiting/waiting-badge.tsx'
import { isOfflineCopy, serviceContext } from '#app/context.ts'
import { classNames } from '#app/lib/class-names.ts'
import { useLoadedOrKept } from '#app/lib/kept-pages/use-kept-page.ts'
import { useShownLineup } from '#app/lib/outbox/shown-lineups.ts'
import { remembered } from '#app/lib/session/session-memory.ts'
import { sendUnsentChanges } from '#app/lib/stored/memory-changes.ts'
import { whenIdle } from '#app/lib/turns/when-idle.ts'
import { type HeldOutWire, toHeldOutWire } from '#contract/held-out.ts'
import { returnsOf } from '#contract/lineup-returns.ts'
import {
  type LineupDetail as Detail,
  type LineupEntryItem,
  type LineupListItem,
  type LineupPlayerItem,
  toDetail,
} from '#contract/saved-lineups.ts'
import { formatCount, formatMoney, formatPoints, orDash } from '#core/figures/format.ts'
import { findFormat } from '#core/formats/lookup.ts'
import { contestTitle, lineupTitle } from '#core/lineups/lineup-title.ts'
import { pointsInLineup } from '#core/lineups/saved-points.ts'
import type { SharedLineup } from '#core/lineups/shared-lineup.ts'
import { LINEUP } from '#workers/services/records/record-kinds.ts'
import { showRecord } from '#workers/services/records/show-record.ts'
import type { Route } from './+types/route'
import { LineupPlayersTable } from './lineup-players-table.tsx'

const LIST = { to: '/lineups', label: 'Back to Lineups' }

export async function loader({ context, params }: Route.LoaderArgs) {
  if (context.get(isOfflineCopy)) return null
  const ctx = context.get(serviceContext)
  const asOf = ctx.now
  const found = await showRecord(ctx, LINEUP, params.lineupId)
  return found
    ? { asOf, detail: toDetail(found), out: toHeldOutWire(found.out) }
    : data({ asOf, detail: null, out: null }, { status: 404 })
}

export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  await sendUnsentChanges()
  return remembered(`lineups/${params.lineupId}`, serverLoader)
}

export default function LineupDetail({ loaderData, params }: Route.ComponentProps) {
  const shown = useLoadedOrKept(`/lineups/${params.lineupId}`, loaderData)
  if (shown === null) return null
  if (shown === 'none') return <OfflinePage />
  const { detail, out, asOf } = shown
  return detail === null ? (
    <RecordNotFound what="Lineup" list={LIST} />
  ) : (
    <LineupPage detail={detail} out={out} asOf={asOf} />
  )
}

function LineupPage({ detail, out, asOf }: { detail: Detail; out: HeldOutWire | null; asOf: number }) {
  const { lineup, players, entries } = useShownLineup(detail)
  const held = useHeldOut(out)
  const title = titleOf(lineup, players)
  return (
    <RecordPage
      of="lineup"
      id={lineup.id}
      title={title}
      about={
        <>
          {lineup.contest_name ? (
            <p className="wrap-anywhere text-muted">{contestTitle(lineup.contest_name)}</p>
          ) : null}
          <WaitingBadge of="lineup" id={lineup.id} className="justify-self-start" />
        </>
      }
      list={LIST}
      actions={<PageActions lineup={lineup} players={players} />}
      asOf={asOf}
      width="max-w-5xl"
    >
      {held ? (
        <SavedOutBar kind={LINEUPS} item={lineup} out={held} lineups={[[...held.players.keys()]]} />
      ) : null}
      <ResultCards lineup={lineup} />
      <LineupEntries entries={entries} />
      <LineupPlayersTable
        gameMode={lineup.game_mode}
        pointsBy={lineup.points_by}
        players={players}
        out={held?.players ?? []}
      />
    </RecordPage>
  )
}

/** The lineup's entries at the provider, which give it its result. */
function LineupEntries({ entries }: { entries: readonly LineupEntryItem[] }) {
  if (entries.length === 0) return null
  return (
    <ul aria-label="Entries" className={classNames(cardClasses, 'grid gap-1 p-4 text-sm')}>
      {entries.map((entry) => (
        <li key={entry.entry_key} className="grid gap-x-3 sm:grid-cols-[1fr_auto]">
          <span className="min-w-0 wrap-anywhere">
            Entry {entry.entry_key}
            {entry.contest_name ? <span className="text-muted"> · {entry.contest_name}</span> : null}
          </span>
          <EntryOutcome entry={entry} />
        </li>
      ))}
    </ul>
  )
}

function ResultCards({ lineup }: { lineup: LineupListItem }) {
  const { entryFee, winnings, profit, roiPct } = returnsOf(lineup)
  return (
    <StatCards>
      <StatCard name="Points" note={rankNote(lineup)}>
        {orDash(lineup.points_total, formatPoints)}
      </StatCard>
      <StatCard
        name="Profit"
        note={`Entry: ${orDash(entryFee, formatMoney)} → Winnings:\u00a0${orDash(winnings, formatMoney)}`}
      >
        <ProfitFigure profit={profit} />
        <PendingBadge lineup={lineup} className="ml-2 align-middle" />
      </StatCard>
      <StatCard name="ROI">
        <RoiFigure roiPct={roiPct} />
      </StatCard>
      <StatCard name="Contest Type" note={lineup.week === null ? null : `Week ${lineup.week}`}>
        <ContestTypeWord entered={lineup} />
      </StatCard>
    </StatCards>
  )
}

function rankNote({ rank, entry_field_size }: LineupListItem): string | null {
  if (rank === null) return null
  return `Rank: ${formatCount(rank)} / ${entry_field_size === null ? '-' : formatCount(entry_field_size)}`
}

const loadResultDialog = () => import('#app/components/lineup-result/edit-result-dialog.client.tsx')
const EditResultDialog = lazy(loadResultDialog)

/** What can be done with the lineup of the page. Deleting it leads to the list. */
function PageActions({ lineup, players }: Pick<Detail, 'lineup' | 'players'>) {
  const navigate = useNavigate()
  const [isEditing, setIsEditing] = useState(false)
  useEffect(() => whenIdle(loadResultDialog), [])
  const { choose, refusal, renameDialog } = useRecordActions(LINEUPS, {
    onDeleted: () => navigate('/lineups'),
  })
  return (
    <>
      <div className="flex flex-wrap items-center gap-1">
        <Button size="small" onClick={() => choose('open', lineup)}>
          <FolderOpen aria-hidden className="max-sm:hidden" />
          Open in optimizer
        </Button>
        {lineup.finalized ? null : (
          <Button variant="secondary" size="small" onClick={() => setIsEditing(true)}>
            {returnsOf(lineup).winnings === null ? 'Record result' : 'Edit results'}
          </Button>
        )}
        <RecordMenu
          kind={LINEUPS}
          item={lineup}
          more={shareItems(() => sharedLineup(lineup, players))}
          onChoose={choose}
        />
        <OptionalPart failed={<DialogLoadFailure />}>
          {isEditing ? (
            <EditResultDialog
              lineup={lineup}
              title={titleOf(lineup, players)}
              onClose={() => setIsEditing(false)}
            />
          ) : null}
          {renameDialog}
        </OptionalPart>
      </div>
      {refusal}
    </>
  )
}

/** A saved lineup as it is shown to others. */
function sharedLineup(lineup: LineupListItem, players: readonly LineupPlayerItem[]): SharedLineup {
  return {
    title: titleOf(lineup, players),
    captainCode: findFormat(lineup.game_mode)?.captain?.code ?? null,
    scored: lineup.points_total,
    players: players
      .toSorted((a, b) => Number(b.is_captain) - Number(a.is_captain))
      .map(({ player_name, position, team, salary, fantasy_points, is_captain }) => ({
        name: player_name,
        position,
        team,
        salary,
        points: pointsInLineup({ fantasyPoints: fantasy_points, isCaptain: is_captain }, lineup.game_mode),
        isCaptain: is_captain,
      })),
  }
}

function titleOf(
  { lineup_name, contest_name }: Pick<LineupListItem, 'lineup_name' | 'contest_name'>,
  players: readonly Pick<LineupPlayerItem, 'player_name' | 'is_captain'>[],
): string {
  const captain = players.find(({ is_captain }) => is_captain)?.player_name ?? null
  return lineupTitle({ lineupName: lineup_name, contestName: contest_name, captain })
}
