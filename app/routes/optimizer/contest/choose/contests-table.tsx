import { ScrollWindow } from '#app/components/scroll-window.tsx'
import type { ChosenEntries } from '#app/lib/threads/entries/entries-messages.ts'
import { formatCents, formatProfitEstimate, formatShare } from '#core/figures/estimates.ts'
import { formatCount } from '#core/figures/format.ts'
import type { LastChoice } from './last-choice.ts'

const HEAD = 'py-1 pl-2 font-normal'

/** What the entries of each contest make, those of all contests together, and how many lineups two contests share. */
export function ContestsTable({
  entries: { contests, overlap, together },
  asked,
}: {
  entries: ChosenEntries
  asked: LastChoice['contests']
}) {
  return (
    <ScrollWindow label="Contests" className="max-h-96">
      <table className="w-full text-[0.8125rem] tabular-nums">
        <caption className="pb-1 text-left text-muted">
          Contests, the profits as simulated; the numbers on the right count the lineups that two contests
          have in common
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
          {contests.map(({ lineups, profit: { profit, chanceOfProfit } }, place) => (
            <tr key={asked[place]!.name} className="border-t border-border">
              <th scope="row" className="py-1 text-left font-normal wrap-anywhere">
                {place + 1}. {asked[place]!.name}
              </th>
              <td className="pl-2">{formatCents(asked[place]!.settings.feeCents)}</td>
              <td className="pl-2">{formatCount(lineups.length)}</td>
              <td className="pl-2">{formatProfitEstimate(profit)}</td>
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
            <td className="pl-2">{formatProfitEstimate(together.profit)}</td>
            <td className="pl-2">{formatShare(together.chanceOfProfit.value)}</td>
            <td colSpan={contests.length} />
          </tr>
        </tbody>
      </table>
    </ScrollWindow>
  )
}
