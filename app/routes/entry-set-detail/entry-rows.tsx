import { EntryOutcome } from '#app/components/entry-outcome.tsx'
import type { RecordedEntryWire } from '#contract/entered-entries.ts'
import { formatDupes, formatRoi, formatShare } from '#core/figures/estimates.ts'
import { formatMoney, formatPoints } from '#core/figures/format.ts'

/** The entries of a lineup under its row: contest, fee, what it brought, and what was expected. */
export function EntryRows({ entries }: { entries: readonly RecordedEntryWire[] }) {
  return (
    <tr>
      <td />
      <td colSpan={5} className="pr-4 pb-2 pl-2">
        <ul className="grid gap-1 border-l-2 border-border pl-3 text-[0.8125rem]">
          {entries.map((entry) => (
            <li key={entry.entry_key} className="grid gap-x-3 sm:grid-cols-[1fr_auto]">
              <span className="min-w-0 wrap-anywhere">
                {entry.contest_name || `Contest ${entry.contest_key}`}
                <span className="text-muted tabular-nums">
                  {entry.entry_fee === null ? '' : ` · ${formatMoney(entry.entry_fee)}`}
                </span>
              </span>
              <EntryOutcome entry={entry} />
              {entry.forecast ? <Forecast forecast={entry.forecast} /> : null}
            </li>
          ))}
        </ul>
      </td>
    </tr>
  )
}

function Forecast({ forecast }: { forecast: NonNullable<RecordedEntryWire['forecast']> }) {
  const { points, cash, top1, roi, dupes } = forecast
  const figures = [
    `${formatPoints(points)} pts`,
    `cash ${formatShare(cash)}`,
    `top 1% ${formatShare(top1)}`,
    `ROI ${formatRoi(roi)}`,
    `Dupes ${formatDupes(dupes)}`,
  ]
  return <span className="text-muted tabular-nums sm:col-span-2">{`Forecast: ${figures.join(', ')}`}</span>
}
