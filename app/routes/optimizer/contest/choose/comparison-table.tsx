import { ScrollWindow } from '#app/components/scroll-window.tsx'
import { SmallTableHead } from '#app/components/small-table-head.tsx'
import { formatProfitEstimate, formatRoiEstimate, formatShare } from '#core/figures/estimates.ts'
import { formatCount } from '#core/figures/format.ts'
import type { Comparison } from '#optimizer/portfolio.ts'
import type { ShownMoney } from './shown-money.ts'

/** The chosen entries beside simpler choices, all in the same games, each figure by entry. */
export function ComparisonTable({
  rows,
}: {
  rows: readonly { name: string; entries: number; money: ShownMoney }[]
}) {
  const hasRoi = rows.every(({ money }) => money.roi !== null)
  return (
    <ScrollWindow label="Beside simpler choices" className="max-h-96">
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">The chosen entries beside simpler choices</caption>
        <SmallTableHead columns={['Choice', 'Entries', hasRoi ? 'ROI' : 'Profit an entry', 'Paid']} />
        <tbody className="text-right">
          {rows.map(({ name, entries, money: { roi, profit, cash } }, place) => (
            <tr
              key={name}
              className={place === 0 ? 'border-t border-border font-medium' : 'border-t border-border'}
            >
              <th scope="row" className="py-1 text-left font-[inherit]">
                {name}
              </th>
              <td className="pl-3">{formatCount(entries)}</td>
              <td className="pl-3 whitespace-nowrap">
                {roi
                  ? formatRoiEstimate(roi)
                  : formatProfitEstimate({ value: profit.value / entries, error: profit.error / entries })}
              </td>
              <td className="pl-3">{cash ? formatShare(cash.value) : '-'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollWindow>
  )
}

export function choiceHead({ choice }: Comparison): string {
  if (choice.by === 'points') return 'Most points'
  return choice.apart <= 1 ? 'Own ROI' : `Own ROI, ${choice.apart} apart`
}
