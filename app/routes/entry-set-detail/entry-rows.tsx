import { EntryOutcome } from '#app/components/entry-outcome.tsx'
import type { RecordedEntryWire } from '#contract/entered-entries.ts'
import { shownForecastOf } from '#core/entries/shown-forecast.ts'
import { dupesText, formatRoiEstimate, formatShareEstimate, showsDupes } from '#core/figures/estimates.ts'
import { formatMoney, formatPoints } from '#core/figures/format.ts'
import type { Format } from '#core/formats/format.ts'
import { claimBasis } from '#core/games/shrink.ts'

/** The entries of a lineup under its row: contest, fee, what it brought, and what was expected. */
export function EntryRows({
  entries,
  format,
  payoutFactor,
}: {
  entries: readonly RecordedEntryWire[]
  format: Format | null
  /** The user's own factor for money; null before there is one. */
  payoutFactor: number | null
}) {
  return (
    <tr>
      <td />
      <td colSpan={5} className="pr-4 pb-2 pl-2">
        <ul className="grid gap-1 border-l-2 border-border pl-3 text-sm">
          {entries.map((entry) => (
            <li key={entry.entry_key} className="grid gap-x-3 sm:grid-cols-[1fr_auto]">
              <span className="min-w-0 wrap-anywhere">
                {entry.contest_name || `Contest ${entry.contest_key}`}
                <span className="text-muted tabular-nums">
                  {entry.entry_fee === null ? '' : ` · ${formatMoney(entry.entry_fee)}`}
                </span>
              </span>
              <EntryOutcome entry={entry} />
              {entry.forecast ? <Forecast {...{ forecast: entry.forecast, format, payoutFactor }} /> : null}
            </li>
          ))}
        </ul>
      </td>
    </tr>
  )
}

/** What was expected, moved towards the field as on every screen; points and Dupes alone where it is not known by what. */
function Forecast({
  forecast,
  format,
  payoutFactor,
}: {
  forecast: NonNullable<RecordedEntryWire['forecast']>
  format: Format | null
  payoutFactor: number | null
}) {
  const { points, dupes, claim } = forecast
  const shown = format && shownForecastOf(forecast, claimBasis(format, payoutFactor))
  const rough = claim?.most_dupes == null ? undefined : { most: claim.most_dupes }
  const figures = [
    `${formatPoints(points)} pts`,
    ...(shown
      ? [
          `cash ${formatShareEstimate(shown.cash)}`,
          `top 1% ${formatShareEstimate(shown.top1)}`,
          `ROI ${formatRoiEstimate(shown.roi)}`,
        ]
      : []),
    ...(format && claim && !showsDupes(format, claim.means)
      ? []
      : [`Dupes ${dupesText({ expected: dupes, ...(rough && { rough }) })}`]),
  ]
  return <span className="text-muted tabular-nums sm:col-span-2">{`Forecast: ${figures.join(', ')}`}</span>
}
