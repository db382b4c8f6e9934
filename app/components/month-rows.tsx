import { ProfitFigure } from '#app/components/profit-figure.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { formatCalendar } from '#app/lib/formats/format-calendar.ts'
import { pluralize } from '#core/figures/format.ts'

type Month = { month: string; entries: number; profit: number }

/** Months in the given order; each bar is relative to the largest win or loss of them. */
export function MonthRows({ months, className }: { months: readonly Month[]; className?: string }) {
  const largest = Math.max(...months.map(({ profit }) => Math.abs(profit)))
  return (
    <ol className={classNames('grid gap-x-8 px-4 pb-4 sm:px-5', className)}>
      {months.map((month) => (
        <MonthRow key={month.month} month={month} sharePct={(Math.abs(month.profit) / largest) * 100 || 0} />
      ))}
    </ol>
  )
}

function MonthRow({ month: { month, entries, profit }, sharePct }: { month: Month; sharePct: number }) {
  return (
    <li className="grid grid-cols-[1fr_auto_6.5rem] gap-x-3 py-1.5 text-sm tabular-nums">
      <span>{formatCalendar(month)}</span>
      <span className="text-muted">{pluralize(entries, 'entry', 'entries')}</span>
      <ProfitFigure profit={profit} className="text-right" />
      <span className="col-span-3 mt-1.5 h-0.5 rounded-full bg-raised">
        <span
          style={{ width: `${sharePct}%` }}
          className={classNames(
            'block h-full rounded-full forced-colors:bg-[CanvasText]',
            profit < 0 ? 'bg-bad' : 'bg-good',
          )}
        />
      </span>
    </li>
  )
}
