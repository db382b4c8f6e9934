import { Share } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { FigureButtons } from '#app/components/charts/figure-buttons.tsx'
import { ScrollingTable } from '#app/components/charts/scrolling-table.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardContent, CardDescription, CardHeaderRow, CardTitle } from '#app/components/ui/card.tsx'
import { loadCalibration } from '#app/lib/payouts/own-payout-factor.ts'
import { shareFile } from '#app/lib/share/share-file.ts'
import { showErrorToast } from '#app/lib/toast-store.ts'
import type { CalibratedContest } from '#contract/autopsy.ts'
import { failedTenths, forecastRecord } from '#core/autopsy/forecast-record.ts'
import {
  brierScore,
  cashPoints,
  type MeanErrors,
  meanErrors,
  predictionsBy,
  top1Point,
} from '#core/autopsy/over-contests.ts'
import { frozenContests, ownPayoutFactor } from '#core/autopsy/own-payout-factor.ts'
import { formatShare, percentRange } from '#core/figures/estimates.ts'
import { formatCount, pluralize } from '#core/figures/format.ts'
import type { Format } from '#core/formats/format.ts'
import { findFormat, formatName } from '#core/formats/lookup.ts'
import { CLAIMED_PART } from '#core/games/shrink.ts'
import { CalibrationChart } from './calibration-chart.tsx'
import {
  actualText,
  calibrationCsv,
  cameText,
  meanErrorsText,
  ownFactorText,
  verdictText,
} from './calibration-texts.ts'

type By = 'forecast' | 'deserved'

/** Predictions against outcomes over the finished contests of one format; nothing before there is one. */
export function CalibrationCard() {
  const [contests, setContests] = useState<readonly CalibratedContest[]>([])
  const [chosen, setChosen] = useState<By | null>(null)
  useEffect(() => {
    let current = true
    // Without an answer the card stays away: the list of contests above it does not need it.
    loadCalibration().then((answer) => current && setContests(answer), console.warn)
    return () => {
      current = false
    }
  }, [])
  const [chosenFormat, setChosenFormat] = useState<string | null>(null)
  const formats = [...new Set(contests.map(({ format }) => format))]
  const format = formats.includes(chosenFormat) ? chosenFormat : (formats[0] ?? null)
  const mode = findFormat(format)
  const calibrations = useMemo(
    () => contests.filter((each) => each.format === format).map(({ calibration }) => calibration),
    [contests, format],
  )
  if (contests.length === 0) return null

  const hasForecasts = predictionsBy(calibrations, 'forecast').length > 0
  const by = chosen ?? (hasForecasts ? 'forecast' : 'deserved')
  return (
    <Card id="calibration">
      <CardHeaderRow>
        <div className="grid min-w-0 gap-1">
          <CardTitle>Predictions and what came</CardTitle>
          <CardDescription>
            How often your entries cashed, beside how often they were said to. Over{' '}
            {pluralize(calibrations.length, 'finished contest')}.
          </CardDescription>
        </div>
        <div className="flex flex-wrap gap-1.5">
          {hasForecasts ? (
            <>
              <ByButton by="forecast" chosen={by} onChoose={setChosen} />
              <ByButton by="deserved" chosen={by} onChoose={setChosen} />
            </>
          ) : null}
          <Button size="small" onClick={() => void shareRecord(format, calibrations)}>
            <Share aria-hidden />
            Share the record
          </Button>
        </div>
      </CardHeaderRow>
      <CardContent className="grid gap-4">
        {formats.length > 1 ? (
          <fieldset className="flex flex-wrap gap-1.5">
            <legend className="sr-only">Format</legend>
            {formats.map((each) => (
              <Button
                key={each}
                size="small"
                variant={each === format ? 'chosen' : 'secondary'}
                aria-pressed={each === format}
                onClick={() => setChosenFormat(each)}
              >
                {nameOf(each)}
              </Button>
            ))}
          </fieldset>
        ) : null}
        <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[2fr_3fr]">
          <Predictions calibrations={calibrations} by={by} />
          <div className="grid gap-4">
            <Forecasts calibrations={calibrations} hasCaptain={mode?.captain != null} />
            <Statistics calibrations={calibrations} by={by} mode={mode} contests={contests} />
          </div>
        </div>
      </CardContent>
    </Card>
  )
}

function nameOf(format: string | null): string {
  return format === null ? 'Another format' : formatName(format)
}

async function shareRecord(format: string | null, calibrations: Calibrations): Promise<void> {
  try {
    const record = forecastRecord(nameOf(format), calibrations, Date.now())
    await shareFile(
      new File([record], 'forecast-record.txt', { type: 'text/plain' }),
      'Forecasts and what came',
    )
  } catch {
    showErrorToast({
      title: 'Record not shared',
      description: 'The browser could not share it.',
      isAnnounced: true,
    })
  }
}

const BY_WORDS: Record<By, string> = { forecast: 'Before lock', deserved: 'Against the real field' }

function ByButton({ by, chosen, onChoose }: { by: By; chosen: By; onChoose: (by: By) => void }) {
  return (
    <Button
      size="small"
      variant={by === chosen ? 'chosen' : 'secondary'}
      aria-pressed={by === chosen}
      onClick={() => onChoose(by)}
    >
      {BY_WORDS[by]}
    </Button>
  )
}

type Calibrations = readonly CalibratedContest['calibration'][]

function Predictions({ calibrations, by }: { calibrations: Calibrations; by: By }) {
  const [isTable, setTable] = useState(false)
  const predictions = useMemo(() => predictionsBy(calibrations, by), [calibrations, by])
  const points = cashPoints(predictions)
  const top1 = top1Point(predictions)
  return (
    <section aria-label="Chance to cash" className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-semibold">Predicted and actual cash</h3>
        {points.length > 0 ? (
          <FigureButtons
            title="Predicted and actual cash"
            isTable={isTable}
            onTable={setTable}
            file={{ name: 'calibration.csv', csv: () => calibrationCsv(points) }}
          />
        ) : null}
      </div>
      {points.length === 0 ? (
        <p className="text-sm text-muted">No finished contest with payouts yet.</p>
      ) : isTable ? (
        <ScrollingTable
          caption="Predicted and actual cash"
          columns={['Predicted', 'Actual', '95% interval', 'Entries', 'Contests']}
          rows={points.map((point) => [
            formatShare(point.predicted),
            actualText(point),
            point.contests < 2 ? '-' : percentRange(point.interval.low, point.interval.high),
            formatCount(point.entries),
            formatCount(point.contests),
          ])}
        />
      ) : (
        <CalibrationChart points={points} />
      )}
      <ul className="grid gap-1 text-sm">
        {points.length > 0 ? <li>{verdictText(points)}</li> : null}
        {top1 ? (
          <li className="text-muted">
            In the top 1%: said {formatShare(top1.predicted)}, {cameText(top1)}.
          </li>
        ) : null}
      </ul>
    </section>
  )
}

function Forecasts({ calibrations, hasCaptain }: { calibrations: Calibrations; hasCaptain: boolean }) {
  return (
    <section aria-label="Forecasts of players" className="grid gap-1">
      <h3 className="text-sm font-semibold">Forecasts of players</h3>
      <ul className="grid gap-1 text-sm">
        {kindsOf(calibrations, hasCaptain).map(({ name, unit, of }) => (
          <li key={name}>
            {name}: off by {of.absolute.value.toFixed(1)} {unit} a player.
          </li>
        ))}
      </ul>
    </section>
  )
}

type Kind = { name: string; unit: string; of: MeanErrors }

/** What was forecast of players; a kind of which nothing is known is left out. */
function kindsOf(calibrations: Calibrations, hasCaptain: boolean): Kind[] {
  const kind = (name: string, unit: string, of: MeanErrors | null) => (of ? [{ name, unit, of }] : [])
  const errorsOf = (figure: 'points' | 'captainOwnership' | 'flexOwnership') =>
    meanErrors(calibrations.flatMap((each) => each[figure] ?? []))
  return [
    ...kind('Projections', 'points', errorsOf('points')),
    ...kind('Captain ownership', 'percentage points', errorsOf('captainOwnership')),
    ...kind(hasCaptain ? 'FLEX ownership' : 'Ownership', 'percentage points', errorsOf('flexOwnership')),
  ]
}

/** Folded: the same in the words of statistics, with errors. */
function Statistics({
  calibrations,
  by,
  mode,
  contests,
}: {
  calibrations: Calibrations
  by: By
  /** Null for a format of another version. */
  mode: Format | null
  /** Of all formats. */
  contests: readonly CalibratedContest[]
}) {
  const predictions = predictionsBy(calibrations, by)
  const points = cashPoints(predictions)
  const brier = brierScore(predictions)
  return (
    <details className="text-sm text-muted">
      <summary className="flex min-h-6 w-fit cursor-pointer items-center text-accent hover:underline pointer-coarse:min-h-11">
        Statistics
      </summary>
      <ul className="mt-1 grid gap-1">
        <li>
          Predictions are as simulated. Entries of one contest share its{' '}
          {mode?.from.games === 1 ? 'game' : 'games'}, so errors are those of contests.
        </li>
        {points.length > 0 ? <li>{failedTenths(points)}</li> : null}
        {brier ? (
          <li>
            Brier score {brier.score.toFixed(3)}; always guessing the cash rate gets {brier.base.toFixed(3)}.
            Lower is better.
          </li>
        ) : null}
        {kindsOf(calibrations, mode?.captain != null).map(({ name, unit, of }) => (
          <li key={name}>
            {name}: {meanErrorsText(of)} {unit}, {pluralize(of.players, 'player')} of{' '}
            {pluralize(of.contests, 'contest')}.
          </li>
        ))}
        {mode ? (
          <li>
            {ownFactorText(
              ownPayoutFactor(contests, mode),
              frozenContests(contests, mode).length,
              CLAIMED_PART,
            )}
          </li>
        ) : null}
      </ul>
    </details>
  )
}
