import { ArrowRight } from 'lucide-react'
import { PageLink } from '#app/components/page-link.tsx'
import { ProfitFigure, RoiFigure } from '#app/components/profit-figure.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import { formatCalendar } from '#app/lib/formats/format-calendar.ts'
import { formatCount, formatPct, pluralize } from '#core/figures/format.ts'
import type { HistoryFigures } from './dashboard-figures.ts'

export function HistoricalPerformance({
  history,
  className,
}: {
  history: HistoryFigures
  className?: string
}) {
  return (
    <Card className={className}>
      <CardHeader>
        <CardTitle>Historical Performance</CardTitle>
        <CardDescription>
          {pluralize(history.totalEntries, 'imported entry', 'imported entries')}
        </CardDescription>
      </CardHeader>
      <CardContent className="grid gap-4">
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:flex sm:justify-between">
          <Figure name="All-Time Cash Rate">{formatPct(history.cashRate)}</Figure>
          <Figure name="All-Time ROI">
            <RoiFigure roiPct={history.roi} />
          </Figure>
          <Figure name="Best Finish">
            {history.bestFinish === null ? '-' : `#${formatCount(history.bestFinish)}`}
          </Figure>
        </dl>
        <ul className="divide-y divide-border border-y border-border text-sm">
          {history.timeline.map(({ month, entries, profit }) => (
            <li key={month} className="grid grid-cols-[1fr_auto_6rem] gap-3 py-2 tabular-nums">
              <span>{formatCalendar(month)}</span>
              <span className="text-muted">{pluralize(entries, 'entry', 'entries')}</span>
              <ProfitFigure profit={profit} className="text-right" />
            </li>
          ))}
        </ul>
        <Button variant="link" size="inline" className="justify-self-start text-sm print:hidden" asChild>
          <PageLink to="/historical-data">
            View Details
            <ArrowRight aria-hidden />
          </PageLink>
        </Button>
      </CardContent>
    </Card>
  )
}

function Figure({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid min-w-0 content-between gap-1">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="font-semibold break-words sm:text-xl tabular-nums">{children}</dd>
    </div>
  )
}
