import { Share } from 'lucide-react'
import { useMemo, useState } from 'react'
import { CsvButton } from '#app/components/charts/figure-buttons.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardContent, CardDescription, CardHeaderRow, CardTitle } from '#app/components/ui/card.tsx'
import { ChoiceButtons } from '#app/components/ui/choice-buttons.tsx'
import { useLoaded } from '#app/lib/page/use-loaded.ts'
import { loadCalibration } from '#app/lib/payouts/own-payout-factor.ts'
import { shareFile } from '#app/lib/share/share-file.ts'
import { showErrorToast } from '#app/lib/toast-store.ts'
import type { CalibratedContest } from '#contract/autopsy.ts'
import type { PredictionSums } from '#core/autopsy/calibration.ts'
import {
  calibrationCsv,
  meanErrorsText,
  ownFactorText,
  top1Text,
  verdictText,
} from '#core/autopsy/calibration-texts.ts'
import { forecastRecord } from '#core/autopsy/forecast-record.ts'
import {
  brierScore,
  type CalibrationPoint,
  cashPoints,
  type MeanErrors,
  meanErrors,
  predictionsBy,
  top1Point,
} from '#core/autopsy/over-contests.ts'
import { frozenContests, ownPayoutFactor } from '#core/autopsy/own-payout-factor.ts'
import { pluralize } from '#core/figures/format.ts'
import type { Format } from '#core/formats/format.ts'
import { findFormat, formatName } from '#core/formats/lookup.ts'
import { CLAIMED_PART } from '#core/games/shrink.ts'
import { CalibrationTable } from './calibration-table.tsx'

type By = 'forecast' | 'deserved'

const NONE: readonly CalibratedContest[] = []

/** Predictions against outcomes over the finished contests of one format; nothing before there is one. */
export default function CalibrationCard() {
  // Without an answer the card stays away: the list of contests above it does not need it.
  const contests = useLoaded([], loadCalibration).answer ?? NONE
  const [chosen, setChosen] = useState<By | null>(null)
  const [chosenFormat, setChosenFormat] = useState<string | null>(null)
  const formats = [...new Set(contests.map(({ format }) => format))]
  const formatId = formats.includes(chosenFormat) ? chosenFormat : (formats[0] ?? null)
  const format = findFormat(formatId)
  const calibrations = useMemo(
    () => contests.filter((each) => each.format === formatId).map(({ calibration }) => calibration),
    [contests, formatId],
  )
  if (contests.length === 0) return null

  const hasForecasts = predictionsBy(calibrations, 'forecast').length > 0
  const by = chosen ?? (hasForecasts ? 'forecast' : 'deserved')
  const predictions = predictionsBy(calibrations, by)
  const points = cashPoints(predictions)
  return (
    <Card id="calibration">
      <CardHeaderRow>
        <div className="grid min-w-0 gap-1">
          <CardTitle>Predictions and what came</CardTitle>
          <CardDescription>
            {points.length > 0 ? `${verdictText(points)} ` : ''}Over{' '}
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
          <Button size="small" onClick={() => void shareRecord(formatId, calibrations)}>
            <Share aria-hidden />
            Share the record
          </Button>
        </div>
      </CardHeaderRow>
      <CardContent className="grid gap-4">
        {formats.length > 1 ? (
          <ChoiceButtons
            legend="Format"
            choices={formats.map((value) => ({ value, label: nameOf(value) }))}
            chosen={formatId}
            onChoose={setChosenFormat}
          />
        ) : null}
        <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[3fr_2fr]">
          <Predictions points={points} top1={top1Point(predictions)} />
          <div className="grid gap-4">
            <Forecasts calibrations={calibrations} hasCaptain={format?.captain != null} />
            <HowSure {...{ calibrations, predictions, format, contests }} />
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
      new File([record], 'forecast-record.html', { type: 'text/html' }),
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

function Predictions({ points, top1 }: { points: CalibrationPoint[]; top1: CalibrationPoint | null }) {
  return (
    <section aria-label="Chance to cash" className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-semibold">Chance to cash</h3>
        {points.length > 0 ? (
          <CsvButton
            title="Chance to cash"
            file={{ name: 'calibration.csv', csv: () => calibrationCsv(points) }}
          />
        ) : null}
      </div>
      {points.length === 0 ? (
        <p className="text-sm text-muted">No finished contest with payouts yet.</p>
      ) : (
        <CalibrationTable points={points} />
      )}
      {top1 ? <p className="text-sm">{top1Text(top1)}</p> : null}
    </section>
  )
}

function Forecasts({ calibrations, hasCaptain }: { calibrations: Calibrations; hasCaptain: boolean }) {
  return (
    <section aria-label="Forecasts of players" className="grid gap-2">
      <h3 className="text-sm font-semibold">A player is off by</h3>
      <dl className="grid divide-y divide-border text-sm">
        {kindsOf(calibrations, hasCaptain).map(({ name, unit, of }) => (
          <div key={name} className="flex justify-between gap-3 py-1.5">
            <dt>{name}</dt>
            <dd className="text-right text-muted tabular-nums">
              <span className="font-medium text-foreground">{of.absolute.value.toFixed(1)}</span> {unit}
            </dd>
          </div>
        ))}
      </dl>
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

/** Folded: how far the figures above can be trusted. */
function HowSure({
  calibrations,
  predictions,
  format,
  contests,
}: {
  calibrations: Calibrations
  predictions: readonly PredictionSums[]
  /** Null for a format of another version. */
  format: Format | null
  /** Of all formats. */
  contests: readonly CalibratedContest[]
}) {
  const brier = brierScore(predictions)
  return (
    <details className="text-sm text-muted">
      <summary className="flex min-h-6 w-fit cursor-pointer items-center text-accent hover:underline pointer-coarse:min-h-11">
        How sure is this?
      </summary>
      <ul className="mt-1 grid gap-1">
        <li>
          Entries of one contest share its {format?.from.games === 1 ? 'game' : 'games'}, so ranges are over
          contests. Predictions are as simulated.
        </li>
        {brier ? (
          <li>
            Mean squared miss (Brier score): {brier.score.toFixed(3)}. Always saying the cash rate:{' '}
            {brier.base.toFixed(3)}. Lower is better.
          </li>
        ) : null}
        {kindsOf(calibrations, format?.captain != null).map(({ name, unit, of }) => (
          <li key={name}>
            {name}: {meanErrorsText(of)} {unit}, {pluralize(of.players, 'player')} of{' '}
            {pluralize(of.contests, 'contest')}.
          </li>
        ))}
        {format ? (
          <li>
            {ownFactorText(
              ownPayoutFactor(contests, format),
              frozenContests(contests, format).length,
              CLAIMED_PART,
            )}
          </li>
        ) : null}
      </ul>
    </details>
  )
}
