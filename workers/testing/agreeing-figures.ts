import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { formatMoney, formatPct, formatProfit } from '#app/lib/format.ts'
import { dashboardFigures } from '#app/routes/dashboard/dashboard-figures.ts'
import { gameTypeBars } from '#app/routes/historical-data/game-type-bars.ts'
import { historyFigures } from '#app/routes/historical-data/history-figures.ts'
import { type LineupListItem, returnsOf, toListItem } from '#contract/saved-lineups.ts'
import type { HistoryRow } from '#core/fixtures/contest-history.ts'
import { historyAnalytics } from '#core/history/history-analytics.ts'
import { CONTEST_TYPES } from '#core/lineups/saved-lineup.ts'
import { createDb } from '#db/client.ts'
import { totalHistory } from '#db/history-totals.ts'
import { listSavedLineups } from '#db/saved-lineups.ts'
import { expectedCohorts } from './expected-analytics.ts'
import { analyticsOf } from './history.ts'
import { showdownLineup } from './lineups.ts'
import type { Client } from './make-user.ts'

/*
 * Compares every money figure on every screen, route and export with an independent calculation from the file's cells
 * in whole numbers.
 */

export type Money = { fees: bigint; won: bigint }

/** An entry's fee and winnings in cents, parsed from the text of its row. */
export function moneyIn(row: HistoryRow): Money {
  return {
    fees: cents(row.Entry_Fee),
    won: cents(row.Winnings_Non_Ticket) + cents(row.Winnings_Ticket),
  }
}

function cents(cell: string): bigint {
  const [dollars = '0', fraction = ''] = cell.replaceAll(/[$,]/g, '').split('.')
  return BigInt(dollars || '0') * 100n + BigInt(fraction.padEnd(2, '0').slice(0, 2))
}

/** `-4.3%`: profit / fees, halves rounded away from 0; `0.0%` without fees. */
export function roiText({ fees, won }: Money): string {
  if (fees === 0n) return '0.0%'
  const [profit, sign] = won < fees ? [fees - won, '-'] : [won - fees, '']
  const tenths = (2n * profit * 1000n + fees) / (2n * fees)
  return formatPct(Number(`${tenths === 0n ? '' : sign}${tenths / 10n}.${tenths % 10n}`))
}

export function profitText({ fees, won }: Money): string {
  return formatProfit(Number(won - fees) / 100)
}

function sumOf(all: readonly Money[]): Money {
  return all.reduce((sum, each) => ({ fees: sum.fees + each.fees, won: sum.won + each.won }), {
    fees: 0n,
    won: 0n,
  })
}

/** Checks Dashboard, Historical Data with cohorts, chart and curve, and the JSON route, of an imported history. */
export async function expectHistoryFigures(client: Client, rows: readonly HistoryRow[]): Promise<void> {
  const total = sumOf(rows.map(moneyIn))
  const analytics = historyAnalytics(await totalHistory(createDb(env.DB), await idOf(client)))
  const dashboard = dashboardFigures([], analytics).history!
  const screen = historyFigures(analytics)!
  const wire = await analyticsOf(client)

  const roi = roiText(total)
  expect([dashboard.roi!, screen.roi, screen.total.roi, wire.roi].map(formatPct)).toEqual([
    roi,
    roi,
    roi,
    roi,
  ])
  const profit = profitText(total)
  const lastPoint = screen.curve.points.at(-1)!.totalCents / 100
  const ofMonths = inCents(wire.timeline.map((month) => month.profit)) / 100
  expect(
    [screen.netProfit, screen.total.profit, wire.netProfit, lastPoint, ofMonths].map(formatProfit),
  ).toEqual(Array(5).fill(profit))
  expect(formatMoney(screen.total.cost)).toBe(formatMoney(Number(total.fees) / 100))
  expect(formatMoney(screen.total.winnings)).toBe(formatMoney(Number(total.won) / 100))

  for (const [kind, expected] of Object.entries(expectedCohorts(rows))) {
    const shown = kind === 'month' ? wire.cohorts.month : screen.cohorts[kind as 'sport']
    expect(shown).toHaveLength(expected.size)
    for (const cohort of shown) {
      const money = sumOf(expected.get(cohort.label)!.rows.map(moneyIn))
      expect([cohort.label, formatPct(cohort.roi), formatProfit(cohort.profit)]).toEqual([
        cohort.label,
        roiText(money),
        profitText(money),
      ])
    }
    expect(inCents(shown.map((cohort) => cohort.profit))).toBe(Number(total.won - total.fees))
  }
  for (const bar of gameTypeBars(screen)) {
    const { rows: alike } = expectedCohorts(rows).gameType.get(bar.name)!
    expect([formatPct(bar.roiPct), formatProfit(bar.profit)]).toEqual([
      roiText(sumOf(alike.map(moneyIn))),
      profitText(sumOf(alike.map(moneyIn))),
    ])
  }
}

/** Saves one lineup per result, as a user would enter it. */
export async function saveLineups(client: Client, all: readonly Money[]): Promise<void> {
  for (const [place, { fees, won }] of all.entries()) {
    const request = showdownLineup()
    const answer = await client.post('/api/saved-lineups', {
      ...request,
      lineup: {
        lineup_name: `Lineup ${place}`,
        contest_type: CONTEST_TYPES[place % 3],
        entry_fee_total: Number(fees) / 100,
        winnings_total: Number(won) / 100,
        points_total: 100,
      },
    })
    expect(answer.status).toBe(201)
  }
}

/** Checks Dashboard, Saved Lineups, the lineup page, the JSON routes and both exports, for lineups of `saveLineups`. */
export async function expectLineupFigures(client: Client, all: readonly Money[]): Promise<void> {
  const lineups = await listSavedLineups(createDb(env.DB), await idOf(client))
  const noHistory = { all: { entries: 0 } } as Parameters<typeof dashboardFigures>[1]
  const dashboard = dashboardFigures(lineups, noHistory).lineups!
  const { lineups: wire } = await jsonOf<{ lineups: LineupListItem[] }>(client, '/api/saved-lineups')
  const csv = await csvOf(client, 'lineups.csv')
  const json = await jsonOf<{ lineups: { lineup: LineupListItem }[] }>(client, '/api/export/lineups.json')

  for (const [place, money] of all.entries()) {
    const name = `Lineup ${place}`
    const listed = lineups.map(toListItem).find(({ lineup_name }) => lineup_name === name)!
    const page = await jsonOf<{ lineup: LineupListItem }>(client, `/api/saved-lineups/${listed.id}`)
    const items = [
      listed,
      wire.find(({ lineup_name }) => lineup_name === name)!,
      page.lineup,
      json.lineups.find(({ lineup }) => lineup.lineup_name === name)!.lineup,
    ]
    for (const item of items) {
      const { profit, roiPct } = returnsOf(item)
      expect([name, formatProfit(profit), formatPct(roiPct)]).toEqual([
        name,
        profitText(money),
        roiText(money),
      ])
    }
    const row = csv.find((each) => each['Lineup Name'] === name)!
    expect([formatProfit(Number(row.Profit)), `${formatPct(Number(row['ROI %']))}`]).toEqual([
      profitText(money),
      roiText(money),
    ])
  }

  const total = sumOf(all)
  const ofRows = inCents(csv.map((row) => Number(row.Profit))) / 100
  const lastPoint = dashboard.curve.points.at(-1)!.totalCents / 100
  expect([dashboard.totalProfit, ofRows, lastPoint].map(formatProfit)).toEqual(
    Array(3).fill(profitText(total)),
  )
  for (const bar of dashboard.contestTypes) {
    const alike = all.filter((_, place) => CONTEST_TYPES[place % 3] === bar.name)
    expect([bar.name, formatPct(bar.roiPct), formatProfit(bar.profit)]).toEqual([
      bar.name,
      roiText(sumOf(alike)),
      profitText(sumOf(alike)),
    ])
  }
  // SPEC.md section 9: a mean over all lineups of the ROIs of those with a fee.
  const rois = all.map(({ fees, won }) => (fees === 0n ? 0 : (Number(won - fees) / Number(fees)) * 100))
  expect(formatPct(dashboard.averageRoiPct)).toBe(
    formatPct(rois.reduce((sum, roi) => sum + roi, 0) / all.length),
  )
  const cashed = all.filter(({ fees, won }) => won > fees).length
  expect(formatPct(dashboard.cashRatePct)).toBe(formatPct((cashed / all.length) * 100))
}

function inCents(dollars: readonly number[]): number {
  return dollars.reduce((sum, amount) => sum + Math.round(amount * 100), 0)
}

async function idOf(client: Client): Promise<number> {
  return (await jsonOf<{ id: number }>(client, '/api/user')).id
}

async function jsonOf<Answer>(client: Client, path: string): Promise<Answer> {
  return (await client.get(path)).json()
}

async function csvOf(client: Client, file: string): Promise<Record<string, string>[]> {
  const text = await (await client.get(`/api/export/${file}`)).text()
  const [header = [], ...rows] = text.trimEnd().split('\r\n').map(cellsOf)
  return rows.map((cells) => Object.fromEntries(header.map((name, place) => [name, cells[place] ?? ''])))
}

/** No cell of these tests has a comma or a quote in it. */
function cellsOf(line: string): string[] {
  return line.split(',').map((cell) => cell.replace(/^"(.*)"$/, '$1'))
}
