import { ScrollWindow } from '#app/components/scroll-window.tsx'
import { useOwnPayoutFactor } from '#app/lib/payouts/use-own-payout-factor.ts'
import type { ChosenEntries } from '#app/lib/threads/entries/entries-messages.ts'
import { formatCents, formatProfitEstimate, formatShare } from '#core/figures/estimates.ts'
import { formatCount } from '#core/figures/format.ts'
import type { Format } from '#core/formats/format.ts'
import { claimBasis } from '#core/games/shrink.ts'
import type { LastChoice } from './last-choice.ts'
import { shownMoney } from './shown-money.ts'

const HEAD = 'py-1 pl-2 font-normal'

/** What the entries of each contest make, those of all contests together, and how many lineups two contests share. */
export function ContestsTable({
  entries: { contests, overlap, together },
  asked,
  mode,
}: {
  entries: ChosenEntries
  asked: LastChoice['contests']
  mode: Format
}) {
  const payoutFactor = useOwnPayoutFactor(mode, true)
  const profits = contests.map(({ outcome }, place) => {
    const { settings } = asked[place]!
    return shownMoney(outcome, settings, claimBasis(mode, payoutFactor)).profit
  })
  const sumOf = (figure: 'value' | 'error') => profits.reduce((sum, profit) => sum + profit[figure], 0)
  return (
    <ScrollWindow label="Contests" className="max-h-96">
      <table className="w-full text-sm tabular-nums">
        <caption className="pb-1 text-left text-muted">
          Contests, the chances of profit as simulated; the numbers on the right count the lineups that two
          contests have in common
        </caption>
        <thead className="text-right text-xs text-muted">
          <tr>
            <th scope="col" className="py-1 text-left font-normal">
              Contest
            </th>
            <th scope="col" className={HEAD}>
              Fee
            </th>
            <th scope="col" className={HEAD}>
              Entries
            </th>
            <th scope="col" className={HEAD}>
              Profit
            </th>
            <th scope="col" className={HEAD}>
              Chance of profit
            </th>
            {contests.map((_, place) => (
              <th key={asked[place]!.name} scope="col" className={HEAD}>
                <span className="sr-only">In common with </span>
                {place + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="text-right">
          {contests.map(({ lineups, profit: { chanceOfProfit } }, place) => (
            <tr key={asked[place]!.name} className="border-t border-border">
              <th scope="row" className="py-1 text-left font-normal wrap-anywhere">
                {place + 1}. {asked[place]!.name}
              </th>
              <td className="pl-2">{formatCents(asked[place]!.settings.feeCents)}</td>
              <td className="pl-2">{formatCount(lineups.length)}</td>
              <td className="pl-2">{formatProfitEstimate(profits[place]!)}</td>
              <td className="pl-2">{formatShare(chanceOfProfit.value)}</td>
              {overlap[place]!.map((common, other) => (
                <td key={asked[other]!.name} className="pl-2 text-muted">
                  {other === place ? '' : common}
                </td>
              ))}
            </tr>
          ))}
          <tr className="border-t border-border font-medium">
            <th scope="row" className="py-1 text-left font-medium">
              Together
            </th>
            <td />
            <td className="pl-2">
              {formatCount(contests.reduce((sum, { lineups }) => sum + lineups.length, 0))}
            </td>
            <td className="pl-2">
              {/* All are of the same games, so their errors add up. */}
              {formatProfitEstimate({ value: sumOf('value'), error: sumOf('error') })}
            </td>
            <td className="pl-2">{formatShare(together.chanceOfProfit.value)}</td>
            <td colSpan={contests.length} />
          </tr>
        </tbody>
      </table>
    </ScrollWindow>
  )
}
