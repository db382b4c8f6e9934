import { useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardDescription, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import { formatCount, formatPct, formatPoints } from '#app/lib/format.ts'
import type { FieldReport } from '#contract/field-report.ts'

const FEW = 15

/** Exposure per player: the user's entries, the field and the top 1%. The widest gap comes first. */
export function ExposureTable({ report, hasCaptain }: { report: FieldReport; hasCaptain: boolean }) {
  const [all, setAll] = useState(false)
  const { exposure, mine, bestRank } = report
  const groups = mine && mine.count > 0 ? (['mine', 'field', 'best'] as const) : (['field', 'best'] as const)
  const shown = all ? exposure : exposure.slice(0, FEW)
  return (
    <Card>
      <CardHeader>
        <CardTitle>
          {groups.length === 3
            ? 'Exposure: you, the field and the top 1%'
            : 'Exposure: the field and the top 1%'}
        </CardTitle>
        <CardDescription>
          Share of lineups with the player{hasCaptain ? ', below it as captain' : ''}. The top 1% are ranks 1
          to {formatCount(bestRank)}.
          {exposure[0]?.best === null ? ' The file shows none of their lineups.' : ''}
        </CardDescription>
      </CardHeader>
      <table className="w-full border-t border-border text-sm">
        <caption className="sr-only">Exposure per player</caption>
        <thead className="text-[0.8125rem] text-muted">
          <tr>
            <th className="px-2 py-2 pl-4 text-left font-medium sm:px-3 sm:pl-5">Player</th>
            <th className="hidden px-3 py-2 text-right font-medium sm:table-cell">Points</th>
            {groups.map((group) => (
              <th key={group} className="px-1.5 py-2 text-right font-medium last:pr-4 sm:px-3 last:sm:pr-5">
                {GROUP_NAMES[group]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-border border-t border-border">
          {shown.map((row) => (
            <tr key={row.player}>
              <td className="px-2 py-1.5 pl-4 wrap-anywhere sm:px-3 sm:pl-5">{row.player}</td>
              <td className="hidden px-3 py-1.5 text-right tabular-nums sm:table-cell">
                {row.pointsMilli === null ? '-' : formatPoints(row.pointsMilli / 1000)}
              </td>
              {groups.map((group) => {
                const exposures = row[group]
                return (
                  <td
                    key={group}
                    className="px-1.5 py-1.5 text-right tabular-nums last:pr-4 sm:px-3 last:sm:pr-5"
                  >
                    {exposures === null ? '-' : formatPct(exposures.exposurePct)}
                    {hasCaptain && exposures ? (
                      <span className="block text-xs text-muted">
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
      {exposure.length > FEW ? (
        <div className="border-t border-border px-3 py-2 sm:px-5">
          <Button variant="link" size="inline" className="min-h-8 text-sm" onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show all ${exposure.length} players`}
          </Button>
        </div>
      ) : null}
    </Card>
  )
}

const GROUP_NAMES = { mine: 'You', field: 'Field', best: 'Top 1%' } as const
