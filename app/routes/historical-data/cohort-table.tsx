import { useMemo, useState } from 'react'
import { intervalText, roiIntervalText } from '#app/components/charts/interval-text.ts'
import { ProfitFigure, RoiFigure } from '#app/components/profit-figure.tsx'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardHeaderRow, CardTitle } from '#app/components/ui/card.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { formatCalendar } from '#app/lib/formats/format-calendar.ts'
import { type PackedRows, unpackRows } from '#app/lib/lists/packed-rows.ts'
import type { CohortWire } from '#contract/history.ts'
import { formatCount, formatMoney, formatPct, pluralize } from '#core/figures/format.ts'
import type { BriefKind } from '#core/history/history-summary.ts'
import { type Interval, intervalIn } from '#core/money/intervals/interval.ts'
import { linearScale } from '../../components/charts/scale.ts'
import type { BriefCohorts } from './history-figures.ts'
import type { EveryMonth } from './use-all-months.ts'

/** Months are loaded when they are asked for. */
type ShownKind = BriefKind | 'month'

const NAMES: Record<ShownKind, string> = {
  gameType: 'Game Type',
  sport: 'Sport',
  entryFee: 'Entry Fee',
  fieldSize: 'Field Size',
  month: 'Month',
}

/** The same figures for each part of the history; which parts is chosen above. */
export function CohortTable({ cohorts, allMonths }: { cohorts: BriefCohorts; allMonths: EveryMonth }) {
  const [kind, setKind] = useState<ShownKind>('gameType')

  function choose(chosen: ShownKind) {
    if (chosen === 'month') allMonths.load()
    setKind(chosen)
  }

  return (
    <Card className="overflow-hidden">
      <CardHeaderRow>
        <CardTitle>Performance by {NAMES[kind]}</CardTitle>
        <fieldset className="flex flex-wrap gap-1 rounded-md bg-background p-1">
          <legend className="sr-only">Read the history by</legend>
          {(Object.keys(NAMES) as ShownKind[]).map((each) => (
            <Button
              key={each}
              variant="ghost"
              size="small"
              aria-pressed={each === kind}
              className="aria-pressed:bg-raised aria-pressed:text-foreground"
              onClick={() => choose(each)}
            >
              {NAMES[each]}
            </Button>
          ))}
        </fieldset>
      </CardHeaderRow>
      {kind === 'month' ? (
        <Months allMonths={allMonths} />
      ) : (
        <Brief name={NAMES[kind]} cohorts={cohorts[kind]} />
      )}
    </Card>
  )
}

function Brief({ name, cohorts }: { name: string; cohorts: PackedRows<CohortWire> }) {
  const unpacked = useMemo(() => unpackRows(cohorts), [cohorts])
  return <Cohorts name={name} cohorts={unpacked} />
}

function Months({ allMonths: { cohorts, failure } }: { allMonths: EveryMonth }) {
  if (cohorts) return <Cohorts name={NAMES.month} cohorts={cohorts} />
  return (
    <div className="px-4 pb-4 sm:px-5">
      {failure ? <Alert tone="bad">{failure}</Alert> : <Skeleton className="h-72" />}
    </div>
  )
}

const FIGURE = 'px-1.5 py-2 sm:px-3 text-right align-top tabular-nums whitespace-nowrap'

function Cohorts({ name, cohorts }: { name: string; cohorts: readonly CohortWire[] }) {
  return (
    <table className="w-full border-t border-border text-sm max-[359px]:text-xs">
      <thead className="text-sm text-muted max-[359px]:text-xs">
        <tr className="border-b border-border">
          <th className="py-2 pr-1.5 pl-4 text-left font-medium sm:px-5">{name}</th>
          <th className={classNames(FIGURE, 'hidden font-medium sm:table-cell')}>Entries</th>
          <th className={classNames(FIGURE, 'font-medium')}>Cash Rate</th>
          <th className={classNames(FIGURE, 'hidden font-medium md:table-cell')}>Winnings</th>
          <th className={classNames(FIGURE, 'hidden font-medium md:table-cell')}>Cost</th>
          <th className={classNames(FIGURE, 'hidden font-medium sm:table-cell')}>Profit</th>
          <th className={classNames(FIGURE, 'pr-4 font-medium sm:pr-5')}>ROI</th>
          <th className="hidden w-48 py-2 pr-5 text-left font-medium xl:table-cell">-100% to +100%</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-border">
        {cohorts.map((cohort) => (
          <CohortRow key={cohort.label} cohort={cohort} />
        ))}
      </tbody>
    </table>
  )
}

function CohortRow({ cohort }: { cohort: CohortWire }) {
  return (
    <tr>
      <td className="min-w-28 py-2 pr-1.5 pl-4 align-top sm:px-5">
        <span className="font-medium wrap-anywhere">{formatCalendar(cohort.label)}</span>
        <span className="block text-xs text-muted tabular-nums sm:hidden">
          {pluralize(cohort.entries, 'entry', 'entries')} <ProfitFigure profit={cohort.profit} />
        </span>
      </td>
      <td className={classNames(FIGURE, 'hidden sm:table-cell')}>{formatCount(cohort.entries)}</td>
      <td className={FIGURE}>
        {formatPct(cohort.cashRate)}
        <Range text={intervalText(cohort.cashRateInterval)} />
      </td>
      <td className={classNames(FIGURE, 'hidden md:table-cell')}>
        {formatMoney(cohort.winnings)}
        {cohort.tickets > 0 ? (
          <span className="block text-xs text-muted">{formatMoney(cohort.tickets)} tickets</span>
        ) : null}
      </td>
      <td className={classNames(FIGURE, 'hidden md:table-cell')}>{formatMoney(cohort.cost)}</td>
      <td className={classNames(FIGURE, 'hidden sm:table-cell')}>
        <ProfitFigure profit={cohort.profit} />
      </td>
      <td className={classNames(FIGURE, 'pr-4 sm:pr-5')}>
        <RoiFigure roiPct={cohort.cost > 0 ? cohort.roi : null} />
        <Range text={roiIntervalText(cohort)} />
      </td>
      <td className="hidden py-2 pr-5 align-top xl:table-cell">
        {cohort.cost > 0 ? (
          <IntervalPlot roiPct={cohort.roi} interval={intervalIn(cohort.roiInterval)} />
        ) : null}
      </td>
    </tr>
  )
}

function Range({ text }: { text: string | null }) {
  return text ? <span className="block text-xs whitespace-normal text-muted">{text}</span> : null
}

const place = linearScale([-100, 100], [0, 100])
const clamped = (pct: number) => Math.min(100, Math.max(0, place(pct)))

/** A dot for the return and a line for its range, around the mark at 0%; the figures stand beside it. */
function IntervalPlot({ roiPct, interval }: { roiPct: number; interval: Interval | null }) {
  const tone = classNames(
    'forced-colors:bg-[CanvasText]',
    roiPct < 0 ? 'bg-bad' : roiPct > 0 ? 'bg-good' : 'bg-muted',
  )
  return (
    <div aria-hidden className="relative h-5">
      <span className="absolute inset-y-0 left-1/2 w-px bg-border" />
      {interval ? (
        <span
          style={{
            left: `${clamped(interval.low)}%`,
            width: `${clamped(interval.high) - clamped(interval.low)}%`,
          }}
          className={classNames('absolute top-1/2 h-0.5 -translate-y-1/2', tone)}
        />
      ) : null}
      <span
        style={{ left: `${clamped(roiPct)}%` }}
        className={classNames('absolute top-1/2 size-2 -translate-1/2 rounded-full', tone)}
      />
    </div>
  )
}
