import { ProfitFigure, RoiFigure } from '#app/components/profit-figure.tsx'
import { StatCard, StatCards } from '#app/components/stat-card.tsx'
import { setReturnsOf } from '#contract/entry-set-returns.ts'
import { isWithoutPayouts } from '#contract/entry-set-status.ts'
import type { EntrySetItem } from '#contract/entry-sets.ts'
import { formatCount, formatMoney, formatPoints, orDash, pluralize } from '#core/figures/format.ts'

/** What came of the set, once a lineup has a result. */
export function SetCards({ set }: { set: EntrySetItem }) {
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
export function feesText(set: EntrySetItem): string {
  const { fees, pending, stake } = setReturnsOf(set)
  const lineups = pluralize(set.lineups, 'lineup')
  if (fees === null) return `${lineups}, in no total until it has a fee`
  const each =
    set.entries > 0 ? pluralize(set.entries, 'entry', 'entries') : `${formatMoney(set.entry_fee ?? 0)} each`
  const all = `${lineups}, ${each}, ${formatMoney(fees)} in all`
  return pending === 0
    ? all
    : `${all} · ${formatCount(pending)} ${isWithoutPayouts(set) ? 'without winnings' : 'pending'}, ${formatMoney(stake)} at stake`
}
