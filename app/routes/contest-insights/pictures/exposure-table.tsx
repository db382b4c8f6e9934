import { ScrollWindow } from '#app/components/scroll-window.tsx'
import type { FieldReport } from '#contract/field-report.ts'
import { formatPct, formatPoints } from '#core/figures/format.ts'

/** Exposure per player, below it as captain. The widest gap comes first. */
export function ExposureTable({ report, hasCaptain }: { report: FieldReport; hasCaptain: boolean }) {
  const { exposure, mine } = report
  const groups = mine && mine.count > 0 ? (['mine', 'field', 'best'] as const) : (['field', 'best'] as const)
  return (
    <ScrollWindow label="Exposure per player" className="max-h-96 rounded-md border border-border">
      <table className="w-full text-sm">
        <caption className="sr-only">Exposure per player</caption>
        <thead className="sticky top-0 bg-raised text-muted">
          <tr>
            <th className="px-2.5 py-1.5 text-left font-medium">Player</th>
            <th className="hidden px-2.5 py-1.5 text-right font-medium sm:table-cell">Points</th>
            {groups.map((group) => (
              <th key={group} className="px-2.5 py-1.5 text-right font-medium">
                {GROUP_NAMES[group]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {exposure.map((row) => (
            <tr key={row.player}>
              <td className="px-2.5 py-1.5 wrap-anywhere">{row.player}</td>
              <td className="hidden px-2.5 py-1.5 text-right tabular-nums sm:table-cell">
                {row.pointsMilli === null ? '-' : formatPoints(row.pointsMilli / 1000)}
              </td>
              {groups.map((group) => {
                const exposures = row[group]
                return (
                  <td key={group} className="px-2.5 py-1.5 text-right tabular-nums">
                    {exposures === null ? '-' : formatPct(exposures.exposurePct)}
                    {hasCaptain && exposures ? (
                      <span className="block text-xs text-muted">
                        <span className="sr-only">as captain </span>
                        {formatPct(exposures.captainExposurePct)}
                      </span>
                    ) : null}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollWindow>
  )
}

const GROUP_NAMES = { mine: 'You', field: 'Field', best: 'Top 1%' } as const
