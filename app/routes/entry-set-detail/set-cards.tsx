import { ProfitFigure, RoiFigure } from '#app/components/profit-figure.tsx'
import { StatCard, StatCards } from '#app/components/stat-card.tsx'
import { setReturnsOf } from '#contract/entry-set-returns.ts'
import type { EntrySetItem } from '#contract/entry-sets.ts'
import { formatCount, formatMoney, formatPoints, orDash, pluralize } from '#core/figures/format.ts'

/** The set in figures; "-" for what is not known yet. */
export function SetCards({ set }: { set: EntrySetItem }) {
  const { pending, stake, winnings, profit, roiPct } = setReturnsOf(set)
  return (
    <StatCards>
      <StatCard
        name="Lineups"
        note={feeText(set)}
        more={pending > 0 ? `${formatCount(pending)} pending, ${formatMoney(stake)} at stake` : null}
      >
        {formatCount(set.lineups)}
      </StatCard>
      <StatCard name="Profit" note={`Winnings: ${orDash(winnings, formatMoney)}`}>
        <ProfitFigure profit={profit} />
      </StatCard>
      <StatCard
        name="ROI"
        note={
          winnings === null
            ? 'No result yet'
            : `${formatCount(set.cashed)} of ${formatCount(set.settled)} cashed`
        }
      >
        <RoiFigure roiPct={roiPct} />
      </StatCard>
      <StatCard name="Best points" note="Of one lineup">
        {orDash(set.best_points, formatPoints)}
      </StatCard>
    </StatCards>
  )
}

function feeText(set: EntrySetItem): string {
  if (set.entries > 0)
    return `${pluralize(set.entries, 'entry', 'entries')}, ${formatMoney(set.fees_total ?? 0)} in all`
  if (set.entry_fee === null) return 'Not entered: in no total'
  return `${formatMoney(set.entry_fee)} each, ${formatMoney(setReturnsOf(set).fees ?? 0)} in all`
}
