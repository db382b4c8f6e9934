import { ScrollWindow } from '#app/components/scroll-window.tsx'
import { SmallTableHead } from '#app/components/small-table-head.tsx'
import type { ContestEntries } from '#app/lib/threads/entries/entries-messages.ts'
import { formatProfitEstimate, formatShare } from '#core/figures/estimates.ts'
import type { Comparison } from '#optimizer/portfolio.ts'

const COLUMNS = ['Choice', 'Profit', 'Top 1%', 'Chance of profit', 'Losing all']

/** The chosen entries beside simpler choices of as many, all in the same games. */
export function ComparisonTable({ outcome, comparisons }: Pick<ContestEntries, 'outcome' | 'comparisons'>) {
  const rows = [
    { name: 'Chosen together', outcome },
    ...comparisons.map((comparison) => ({ name: nameOf(comparison), outcome: comparison.outcome })),
  ]
  return (
    <ScrollWindow label="Beside simpler choices" className="max-h-96">
      <table className="w-full text-[0.8125rem] tabular-nums">
        <caption className="sr-only">The chosen entries beside simpler choices</caption>
        <SmallTableHead columns={COLUMNS} />
        <tbody className="text-right">
          {rows.map(({ name, outcome: { profit, top1, chanceOfProfit, chanceOfLosingAll } }, place) => (
            <tr
              key={name}
              className={place === 0 ? 'border-t border-border font-medium' : 'border-t border-border'}
            >
              <th scope="row" className="py-1 text-left font-[inherit]">
                {name}
              </th>
              <td className="pl-3 whitespace-nowrap">{formatProfitEstimate(profit)}</td>
              <td className="pl-3">{formatShare(top1.value)}</td>
              <td className="pl-3">{formatShare(chanceOfProfit.value)}</td>
              <td className="pl-3">{formatShare(chanceOfLosingAll.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollWindow>
  )
}

function nameOf({ choice }: Comparison): string {
  if (choice.by === 'points') return 'Most points'
  return choice.apart <= 1 ? 'Own ROI' : `Own ROI, ${choice.apart} apart`
}
