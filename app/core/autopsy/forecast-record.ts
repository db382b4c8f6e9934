import { formatShare } from '../figures/estimates.ts'
import { formatCount, formatPoints, pluralize } from '../figures/format.ts'
import type { ContestCalibration, ErrorSums, PredictionSums } from './calibration.ts'
import { rangeText, top1Text, verdictText } from './calibration-texts.ts'
import {
  brierScore,
  type CalibrationPoint,
  cashPoints,
  hasFailed,
  meanErrors,
  predictionsBy,
  top1Point,
} from './over-contests.ts'

/*
 * The record of a user's forecasts as a page for others, in one file that loads nothing. It names no user, no contest and no entry;
 * contests are numbered. All figures over contests can be worked out again from its sums, and the hash of a contest's forecasts can be
 * compared with the one that the user gave away before the contest.
 */

/**
 * A whole HTML document.
 * @param format the name of the format that all of the contests have.
 * @param contests the newest first, as they are listed.
 * @param now milliseconds since 1970.
 */
export function forecastRecord(format: string, contests: readonly ContestCalibration[], now: number): string {
  const oldestFirst = contests.toReversed()
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Forecasts and what came</title>
<style>${STYLE}</style>
<h1>Forecasts and what came</h1>
<p>${escaped(format)}, ${pluralize(contests.length, 'finished contest')}. Written ${dayOf(now)} by Pro DFS Optimizer, without names.</p>
<p>A line holds the entries that were said to cash about as often. Mark: what was said. Dot: what came. Bar: its 95% range. A line missed where the bar does not reach the mark; luck alone makes about 1 of 20 miss.</p>
${part('Said before the contest', oldestFirst, 'forecast')}
${part('Said afterwards, by playing the real field', oldestFirst, 'deserved')}
${players(oldestFirst)}
<h2>Frozen before the lock</h2>
${frozenList(oldestFirst)}
<details><summary>Check a hash</summary>
<p>Ask for the file of forecasts of that contest, and run (Linux):</p>
<pre>${escaped(CHECK_COMMAND)}</pre></details>
<details><summary>Work all figures out again</summary>
<p>Sums over the entries of each contest: what was said and what came. Ranges are over contests, because entries of one contest share its game.</p>
<pre>${oldestFirst.map((contest, at) => escaped(`${at + 1}. ${sumsOf(contest)}`)).join('\n')}</pre></details>
</html>
`
}

/** Prints the hash of all forecasts in a file of `frozenText` lines (`hashOfAll`). */
export const CHECK_COMMAND =
  'while IFS= read -r line; do printf %s "$line" | sha256sum | cut -c1-64; done < forecasts.txt | LC_ALL=C sort | head -c -1 | sha256sum'

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 46rem; margin: 0 auto; padding: 1rem }
h1 { font-size: 1.5rem; margin-bottom: 0 } h2 { font-size: 1.1rem; margin: 2rem 0 .25rem } p { margin: .25rem 0 }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .3rem 0 .3rem .75rem; text-align: right; vertical-align: top; border-top: 1px solid #8886; font-weight: 400; white-space: nowrap }
thead th { border: 0; font-size: .8rem } tr > :first-child { text-align: left; padding-left: 0 } td:first-child { white-space: normal }
.bar { width: 45% } .bar div { position: relative; height: 1.4rem; background: #8882 } .bar i { position: absolute; top: 0; bottom: 0 }
.range { background: #4a90d966 } .missed .range { background: #d9534f66 } .said { width: 2px; background: CanvasText }
.bar .came { top: .45rem; width: .5rem; height: .5rem; margin-left: -.25rem; border-radius: 50%; background: #2a7fd0 } .missed .bar .came { background: #d33 }
.missed td { font-weight: 600 } pre, code { white-space: pre-wrap; overflow-wrap: anywhere; font-size: .8rem } details { margin: .5rem 0 } summary { cursor: pointer }
@media (width < 30rem) { .wide { display: none } }`

/** Predictions of one kind: how many missed, each with its interval, and what always saying the mean would have missed by. */
function part(title: string, contests: readonly ContestCalibration[], by: 'forecast' | 'deserved'): string {
  const predictions = predictionsBy(contests, by)
  const without = contests.length - predictions.length
  const points = cashPoints(predictions)
  const top1 = top1Point(predictions)
  const brier = brierScore(predictions)
  return `<h2>${title}</h2>
${without > 0 ? `<p>Not known of ${pluralize(without, 'contest')}.</p>` : ''}
${
  points.length > 0
    ? `<p><strong>${verdictText(points)}</strong></p>
<table><thead><tr><th>Said</th><th>Came</th><th class="bar"></th><th>95% range</th><th class="wide">Entries</th><th class="wide">Contests</th></tr></thead>
${points.map(pointRow).join('\n')}</table>`
    : ''
}
${top1 ? `<p>${top1Text(top1)}</p>` : ''}
${brier ? `<p>Mean squared miss (Brier score) ${brier.score.toFixed(3)}; always saying the cash rate gets ${brier.base.toFixed(3)}. Lower is better.</p>` : ''}`
}

function pointRow(point: CalibrationPoint): string {
  const { predicted, actual, interval, entries, contests } = point
  const at = (share: number) => `${(100 * share).toFixed(1)}%`
  return `<tr${hasFailed(point) ? ' class="missed"' : ''}><th>${formatShare(predicted)}</th><td>${formatShare(actual.value)}</td><td class="bar"><div aria-hidden="true"><i class="range" style="left:${at(interval.low)};width:${at(interval.high - interval.low)}"></i><i class="came" style="left:${at(actual.value)}"></i><i class="said" style="left:${at(predicted)}"></i></div></td><td>${rangeText(point)}${hasFailed(point) ? '<br>missed' : ''}</td><td class="wide">${formatCount(entries)}</td><td class="wide">${formatCount(contests)}</td></tr>`
}

function players(contests: readonly ContestCalibration[]): string {
  const kinds: [name: string, all: ErrorSums[]][] = [
    ['Projection, points', contests.flatMap(({ points }) => points ?? [])],
    ['Captain ownership, percentage points', contests.flatMap((each) => each.captainOwnership ?? [])],
    ['Ownership, percentage points', contests.flatMap(({ flexOwnership }) => flexOwnership ?? [])],
  ]
  const rows = kinds.flatMap(([name, all]) => {
    const errors = meanErrors(all)
    if (errors === null) return []
    const { absolute, bias, players: count, contests: of } = errors
    const points = [absolute, bias].map(({ value }) => formatPoints(value))
    return [[name, ...points, formatCount(count), formatCount(of)]]
  })
  if (rows.length === 0) return ''
  return `<h2>Forecasts of players</h2>\n${table(['', 'Off by', 'Too high by', 'Players', 'Contests'], rows)}`
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const isWide = (column: number) => column > 2
  const cells = (row: readonly string[], tag: string) =>
    `<tr>${row.map((cell, column) => `<${tag}${isWide(column) ? ' class="wide"' : ''}>${escaped(cell)}</${tag}>`).join('')}</tr>`
  return `<table><thead>${cells(heads, 'th')}</thead>\n${rows.map((row) => cells(row, 'td')).join('\n')}</table>`
}

/** The contests with frozen forecasts, by their numbers in the sums. */
function frozenList(contests: readonly ContestCalibration[]): string {
  const items = contests.flatMap(({ frozen }, at) => {
    if (!frozen) return []
    const { madeAt, locksAt, forecasts, changed, late, sha256 } = frozen
    const facts = [
      `last forecast ${momentOf(madeAt)}`,
      `lock ${locksAt === null ? 'not known' : momentOf(locksAt)}`,
      pluralize(forecasts, 'forecast'),
      ...(changed > 0 ? [`${changed} changed since`] : []),
      ...(late > 0 ? [`${late} after lock and not counted`] : []),
    ]
    return [`<li value="${at + 1}">${facts.join(', ')}<br><code>${escaped(sha256)}</code></li>`]
  })
  if (items.length === 0) return '<p>No forecast was frozen, so nobody can check that none was changed.</p>'
  return `<p>${items.length} of ${pluralize(contests.length, 'contest')}. Who was given the hash (SHA-256) before the lock can check that no forecast was changed.</p>
<ol>${items.join('\n')}</ol>`
}

function sumsOf({ forecast, deserved, points, captainOwnership, flexOwnership }: ContestCalibration): string {
  return [
    `forecast ${sumsText(forecast)}`,
    `real field ${sumsText(deserved)}`,
    `projections ${errorsText(points)}`,
    `captain ownership ${errorsText(captainOwnership)}`,
    `other ownership ${errorsText(flexOwnership)}`,
  ].join('; ')
}

function errorsText(sums: ErrorSums | null): string {
  return sums === null
    ? 'none'
    : `${pluralize(sums.players, 'player')}, sum ${sums.sum.toFixed(2)}, absolute ${sums.absolute.toFixed(2)}`
}

function sumsText(sums: PredictionSums | null): string {
  if (sums === null) return 'none'
  const cash = sums.cash.flatMap(({ entries, predicted, actual }, tenth) =>
    entries > 0 ? [`${tenth}: ${predicted.toFixed(3)} and ${actual} of ${entries}`] : [],
  )
  const { top1 } = sums
  return [
    `cash by tenth (${cash.join(', ') || 'none'})`,
    `Brier ${sums.brier.toFixed(3)}`,
    `top 1% ${top1.predicted.toFixed(3)} and ${top1.actual} of ${top1.entries}`,
  ].join(', ')
}

function momentOf(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character]!)
}
