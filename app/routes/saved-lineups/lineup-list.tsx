import { Lock } from 'lucide-react'
import { Link } from 'react-router'
import { ProfitFigure, RoiFigure } from '#app/components/profit-figure.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { buttonClasses } from '#app/components/ui/button.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { formatMoney, formatPoints } from '#app/lib/format.ts'
import type { LineupListItem } from '#contract/saved-lineups.ts'
import { gameModeName } from '#core/game-mode.ts'
import { profit, roiPct } from '#core/returns.ts'

const RIGHT = 'px-3 py-2.5 text-right tabular-nums whitespace-nowrap'

/** A table where there is room for one; below 640 px a card each, so that nothing scrolls sideways. */
export function LineupList({ lineups }: { lineups: LineupListItem[] }) {
  return (
    <>
      <Card className="hidden overflow-x-auto sm:block">
        <LineupTable lineups={lineups} />
      </Card>
      <ul className="grid gap-3 sm:hidden">
        {lineups.map((lineup) => (
          <li key={lineup.id}>
            <LineupCard lineup={lineup} />
          </li>
        ))}
      </ul>
    </>
  )
}

function LineupTable({ lineups }: { lineups: LineupListItem[] }) {
  return (
    <table className="w-full text-sm">
      <thead className="border-b border-border text-left text-[0.8125rem] text-muted">
        <tr>
          <th className="px-4 py-3 font-medium">Lineup Name</th>
          <th className="px-3 py-3 font-medium">Contest</th>
          {['Week', 'Points', 'Entry Fee', 'Winnings', 'Profit', 'ROI'].map((name) => (
            <th key={name} className="px-3 py-3 text-right font-medium whitespace-nowrap">
              {name}
            </th>
          ))}
          <th className="px-4 py-3 text-right font-medium">Actions</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-border">
        {lineups.map((lineup) => (
          <LineupRow key={lineup.id} lineup={lineup} />
        ))}
      </tbody>
    </table>
  )
}

function LineupRow({ lineup }: { lineup: LineupListItem }) {
  const money = moneyOf(lineup)
  return (
    <tr>
      <td className="max-w-56 truncate px-4 py-2.5 font-medium">{lineup.lineup_name}</td>
      <td className="px-3 py-2.5">
        <p className="max-w-56 truncate">{lineup.contest_name ?? '-'}</p>
        <ContestBadges lineup={lineup} />
      </td>
      <td className={RIGHT}>{lineup.week ?? '-'}</td>
      <td className={RIGHT}>{pointsOf(lineup)}</td>
      <td className={RIGHT}>{formatMoney(money.entryFee)}</td>
      <td className={RIGHT}>{formatMoney(money.winnings)}</td>
      <td className={RIGHT}>
        <ProfitFigure profit={money.profit} />
      </td>
      <td className={RIGHT}>
        <RoiFigure roiPct={money.roiPct} />
      </td>
      <td className="px-4 py-2.5">
        <div className="flex items-center justify-end gap-2">
          {lineup.finalized ? <FinalizedBadge /> : null}
          <ViewLink lineup={lineup} />
        </div>
      </td>
    </tr>
  )
}

function LineupCard({ lineup }: { lineup: LineupListItem }) {
  const money = moneyOf(lineup)
  return (
    <Card className="grid gap-3 p-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium break-words">{lineup.lineup_name}</p>
          <p className="text-sm break-words text-muted">{lineup.contest_name ?? '-'}</p>
          <ContestBadges lineup={lineup} />
        </div>
        <ViewLink lineup={lineup} />
      </div>
      <dl className="grid grid-cols-3 gap-x-3 gap-y-2 text-sm">
        <Figure name="Week">{lineup.week ?? '-'}</Figure>
        <Figure name="Points">{pointsOf(lineup)}</Figure>
        <Figure name="ROI">
          <RoiFigure roiPct={money.roiPct} />
        </Figure>
        <Figure name="Entry Fee">{formatMoney(money.entryFee)}</Figure>
        <Figure name="Winnings">{formatMoney(money.winnings)}</Figure>
        <Figure name="Profit">
          <ProfitFigure profit={money.profit} />
        </Figure>
      </dl>
      {lineup.finalized ? <FinalizedBadge /> : null}
    </Card>
  )
}

function Figure({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="break-words tabular-nums">{children}</dd>
    </div>
  )
}

function ContestBadges({ lineup }: { lineup: LineupListItem }) {
  return (
    <p className="mt-1 flex flex-wrap gap-1">
      {lineup.contest_type ? <Badge tone="accent">{lineup.contest_type}</Badge> : null}
      <Badge>{gameModeName(lineup.game_mode)}</Badge>
    </p>
  )
}

function FinalizedBadge() {
  return (
    <Badge tone="good" className="justify-self-start">
      <Lock aria-hidden />
      Finalized
    </Badge>
  )
}

function ViewLink({ lineup }: { lineup: LineupListItem }) {
  return (
    <Link
      to={`/lineups/${lineup.id}`}
      prefetch="intent"
      aria-label={`View ${lineup.lineup_name}`}
      className={buttonClasses({ size: 'small' })}
    >
      View
    </Link>
  )
}

function pointsOf(lineup: LineupListItem): string {
  return lineup.points_total === null ? '-' : formatPoints(lineup.points_total)
}

function moneyOf(lineup: LineupListItem) {
  const entryFee = lineup.entry_fee_total ?? 0
  const winnings = lineup.winnings_total ?? 0
  return { entryFee, winnings, profit: profit(winnings, entryFee), roiPct: roiPct(winnings, entryFee) }
}
