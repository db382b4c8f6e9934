import type { Autopsy } from '#core/autopsy/autopsy.ts'
import type { ForecastScore } from '#core/autopsy/forecast-truth.ts'
import type { Opponent } from '#core/autopsy/opponents.ts'
import type { ShownRow } from '#core/autopsy/shown-autopsy.ts'
import { type SpreadsheetCell, writeSpreadsheetRows } from '#core/files/spreadsheet-csv.ts'
import type { Format } from '#core/formats/format.ts'

/* The tables of an autopsy as files. Percents and dollars. */

export function entriesCsv(rows: readonly ShownRow[]): string {
  return writeSpreadsheetRows([
    [
      ...['Entry ID', 'Lineup', 'Rank', 'Points', 'Won $', 'Deserved $', 'Deserved $ error', 'Luck $'],
      ...['Deserved ROI%', 'ROI% error', 'Cash%', 'Top 1%', 'Win%', 'Rank 5%', 'Rank 50%', 'Rank 95%'],
      ...['Dupes', 'Dupes forecast', 'Cash% forecast', 'ROI% forecast'],
    ],
    ...rows.map(
      ({ entry: { key, players, rank, points, won, deserved, forecast }, shown, forecast: expected }) => [
        key,
        players.join(', '),
        rank,
        points,
        dollars(won),
        dollars(shown?.paid?.value),
        dollars(shown?.paid?.error),
        dollars(shown?.luck?.value),
        percent(shown?.roi?.value),
        percent(shown?.roi?.error),
        percent(shown?.cash?.value),
        percent(shown?.top1.value),
        percent(shown?.win.value),
        deserved?.ranks.low ?? null,
        deserved?.ranks.median ?? null,
        deserved?.ranks.high ?? null,
        deserved?.dupes ?? null,
        rounded(forecast?.dupes),
        percent(expected?.cash),
        percent(expected?.roi),
      ],
    ),
  ])
}

export function leverageCsv({ rows }: NonNullable<Autopsy['leverage']>): string {
  return writeSpreadsheetRows([
    ['Player', 'Slot', 'You%', 'Field%', 'Proj', 'Points', 'Paid'],
    ...rows.map(({ name, isCaptain, mine, field, expected, actual, paid }) => [
      name,
      isCaptain ? 'Captain' : 'Other slots',
      percent(mine),
      percent(field),
      rounded(expected),
      rounded(actual),
      rounded(paid),
    ]),
  ])
}

export function scoresCsv(groups: readonly { title: string; scores: readonly ForecastScore[] }[]): string {
  return writeSpreadsheetRows([
    ['Forecast', 'Position', 'Players', 'Bias', 'Mean error', 'r'],
    ...groups.flatMap(({ title, scores }) =>
      scores.map(({ group, count, bias, meanError, correlation }) => [
        title,
        group,
        count,
        rounded(bias),
        rounded(meanError),
        rounded(correlation),
      ]),
    ),
  ])
}

export function opponentsCsv(opponents: readonly Opponent[], feeCents: number | null): string {
  return writeSpreadsheetRows([
    [
      'User',
      'Entries',
      'Deserved $',
      'Deserved $ error',
      'Deserved ROI%',
      'Won $',
      'Captains',
      'Other slots',
    ],
    ...opponents.map(({ name, entries, deserved, won, captains, players }) => [
      name,
      entries,
      dollars(deserved?.value),
      dollars(deserved?.error),
      percent(deserved && feeCents ? deserved.value / (entries * feeCents) - 1 : null),
      dollars(won),
      heldText(captains),
      heldText(players),
    ]),
  ])
}

/** `CPT Ada Brook 60%, FLEX Bea Crow 40%`: the captain and the two other players that most of the lineups hold. */
export function mostUsedText({ captains, players }: Opponent, { captain, rosterSlots }: Format): string {
  const other = captain ? rosterSlots.find(({ code }) => code !== captain.code)?.code : null
  const held = [
    ...captains.slice(0, 1).map((each) => [captain?.code, each] as const),
    ...players.slice(0, 2).map((each) => [other, each] as const),
  ]
  return held.map(([code, each]) => [code, heldText([each])].filter(Boolean).join(' ')).join(', ')
}

/** `Ada Brook 40%, Bea Crow 20%` */
function heldText(held: Opponent['players']): string {
  return held.map(({ name, share }) => `${name} ${Math.round(100 * share)}%`).join(', ')
}

function dollars(cents: number | null | undefined): SpreadsheetCell {
  return cents == null || !Number.isFinite(cents) ? null : Math.round(cents) / 100
}

function percent(share: number | null | undefined): SpreadsheetCell {
  return share == null || !Number.isFinite(share) ? null : Math.round(share * 10_000) / 100
}

function rounded(value: number | null | undefined): SpreadsheetCell {
  return value == null ? null : Math.round(value * 100) / 100
}
