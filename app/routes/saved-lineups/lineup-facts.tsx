import type { ReactNode } from 'react'
import { Badge } from '#app/components/ui/badge.tsx'
import type { LineupListItem } from '#contract/saved-lineups.ts'
import { formatMoney, formatPoints } from '#core/figures/format.ts'
import { formatName } from '#core/formats/lookup.ts'

/** `children`: more badges behind them. */
export function ContestBadges({ lineup, children }: { lineup: LineupListItem; children?: ReactNode }) {
  return (
    <p className="mt-1 flex flex-wrap gap-1">
      <Badge tone="accent">{lineup.contest_type}</Badge>
      <Badge>{formatName(lineup.game_mode)}</Badge>
      {children}
    </p>
  )
}

export function pointsText(lineup: LineupListItem): string {
  return lineup.points_total === null ? '-' : formatPoints(lineup.points_total)
}

/** Dollars; "-" where they are not known. */
export function moneyText(dollars: number | null): string {
  return dollars === null ? '-' : formatMoney(dollars)
}
