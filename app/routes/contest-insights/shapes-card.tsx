import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import { formatPct, formatSalary } from '#app/lib/format.ts'
import type { ShapeShare, SlateShapes } from '#core/contest/slate-shapes.ts'

/** Players per team and salary left, for the field and the top 1%. */
export function ShapesCard({ shapes }: { shapes: SlateShapes }) {
  const { field, best } = shapes.averageSalaryLeft
  return (
    <Card>
      <CardHeader>
        <CardTitle>Team shapes and salary left</CardTitle>
        <CardDescription>
          {best === null
            ? `${formatSalary(Math.round(field))} left on average. No lineup of the top 1% is wholly on this slate.`
            : `${formatSalary(Math.round(field))} left on average, ${formatSalary(Math.round(best))} in the top 1%`}
        </CardDescription>
      </CardHeader>
      <CardContent className="grid gap-5">
        <Shares caption="Players by team" rows={shapes.teams} />
        <Shares caption="Salary left" rows={shapes.salaryLeft} />
      </CardContent>
    </Card>
  )
}

function Shares({ caption, rows }: { caption: string; rows: ShapeShare[] }) {
  return (
    <table className="w-full text-sm">
      <thead className="text-[0.8125rem] text-muted">
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
