import { CardContent } from '#app/components/ui/card.tsx'
import type { ShapeShare, SlateShapes } from '#core/contest/slate-shapes.ts'
import { formatPct, formatSalary, pluralize } from '#core/figures/format.ts'
import { FoldCard } from './fold-card.tsx'
import { PICTURE_IDS } from './verdict/picture-ids.ts'

/** Players per team and salary left, for the field and the top 1%; null when no lineup can be priced. */
export function ShapesCard({ shapes }: { shapes: SlateShapes | null }) {
  return (
    <FoldCard
      id={PICTURE_IDS.shapes}
      tabIndex={-1}
      title="Team shapes and salary left"
      note={shapes ? averageText(shapes) : 'Unknown: no lineup shown in the file is wholly on the slate.'}
    >
      {shapes ? (
        <CardContent className="grid gap-5">
          {shapes.teams.length > 0 ? <Shares caption="Players by team" rows={shapes.teams} /> : null}
          <Shares caption="Salary left" rows={shapes.salaryLeft} />
        </CardContent>
      ) : null}
    </FoldCard>
  )
}

function averageText({ averageSalaryLeft: { field, best }, lineups }: SlateShapes): string {
  const ofField = `${formatSalary(Math.round(field))} left on average of ${pluralize(lineups, 'lineup')} wholly on the slate`
  return best === null
    ? `${ofField}. None of them is in the top 1%.`
    : `${ofField}, ${formatSalary(Math.round(best))} in the top 1%.`
}

function Shares({ caption, rows }: { caption: string; rows: ShapeShare[] }) {
  return (
    <table className="w-full text-sm">
      <thead className="text-sm text-muted">
        <tr>
          <th className="py-1 text-left font-medium">{caption}</th>
          <th className="w-20 py-1 text-right font-medium">Field</th>
          <th className="w-20 py-1 text-right font-medium">Top 1%</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-border border-t border-border">
        {rows.map(({ shape, fieldPct, bestPct }) => (
          <tr key={shape}>
            <td className="py-1.5 tabular-nums">{shape}</td>
            <td className="py-1.5 text-right tabular-nums">{formatPct(fieldPct)}</td>
            <td className="py-1.5 text-right tabular-nums">{bestPct === null ? '-' : formatPct(bestPct)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
