import { useState } from 'react'
import { MonthRows } from '#app/components/month-rows.tsx'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardDescription, CardHeaderRow, CardTitle } from '#app/components/ui/card.tsx'
import { pluralize } from '#core/figures/format.ts'
import type { HistoryFigures } from './history-figures.ts'
import type { EveryMonth } from './use-all-months.ts'

type Month = HistoryFigures['timeline'][number]

/** Months, newest first: the last year's, and all on request. */
export function Timeline({
  lastYear,
  months,
  allMonths,
}: {
  lastYear: readonly Month[]
  months: number
  allMonths: EveryMonth
}) {
  const [all, setAll] = useState(false)
  const shown = (all && allMonths.timeline) || lastYear

  function toggle() {
    if (!all) allMonths.load()
    setAll(!all)
  }

  return (
    <Card>
      <CardHeaderRow>
        <div className="grid gap-1">
          <CardTitle>Timeline</CardTitle>
          <CardDescription>{pluralize(months, 'month')} of play, newest first</CardDescription>
        </div>
        {months > lastYear.length ? (
          <Button size="small" aria-expanded={all} onClick={toggle}>
            {all ? `Show the last ${lastYear.length}` : `Show all ${months}`}
          </Button>
        ) : null}
      </CardHeaderRow>
      {all && allMonths.failure ? (
        <Alert tone="bad" className="mx-4 mb-3 sm:mx-5">
          {allMonths.failure}
        </Alert>
      ) : null}
      <MonthRows months={shown.toReversed()} className="sm:grid-cols-2 xl:grid-cols-3" />
    </Card>
  )
}
