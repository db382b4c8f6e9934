import { ScrollingTable } from '#app/components/charts/scrolling-table.tsx'
import type { Autopsy } from '#core/autopsy/autopsy.ts'
import type { ForecastScore } from '#core/autopsy/forecast-truth.ts'
import { scoresCsv } from './autopsy-tables.ts'
import { FigureSection } from './figure-section.tsx'

/** How far projections and ownership were off, by position. */
export function TruthSection({
  autopsy: { points, ownership },
  captainCode,
}: {
  autopsy: Autopsy
  captainCode: string | null
}) {
  const groups = [
    { title: 'Projection', unit: 'points', scores: points },
    { title: `${captainCode ?? 'Captain'} ownership`, unit: 'percentage points', scores: ownership.captain },
    {
      title: captainCode === null ? 'Ownership' : 'FLEX ownership',
      unit: 'percentage points',
      scores: ownership.flex,
    },
  ].filter(({ scores }) => scores.length > 0)
  if (groups.length === 0) return null
  return (
    <FigureSection
      title="Forecasts and what came"
      description="How far a player was off on average. Positions with fewer than three players are left out."
      file={{ name: 'forecasts.csv', csv: () => scoresCsv(groups) }}
    >
      <div className="grid gap-4 lg:grid-cols-2">
        {groups.map(({ title, unit, scores }) => (
          <div key={title} className="grid min-w-0 content-start gap-1">
            <h4 className="text-sm font-medium">
              {title}, {unit}
            </h4>
            <ScrollingTable
              caption={`${title}: forecast and outcome`}
              columns={['Position', 'Players', 'Off by', 'Too high by']}
              rows={scores.map(cells)}
            />
          </div>
        ))}
      </div>
    </FigureSection>
  )
}

function cells({ group, count, bias, meanError }: ForecastScore): string[] {
  return [group, String(count), meanError.toFixed(1), bias.toFixed(1).replace('-0.0', '0.0')]
}
