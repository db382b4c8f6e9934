import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { unpackCurve } from '#app/components/charts/packed-curve.ts'
import { unpackRows } from '#app/lib/lists/packed-rows.ts'
import { dashboardFigures } from '#app/routes/dashboard/dashboard-figures.ts'
import { historyFigures } from '#app/routes/historical-data/history-figures.ts'
import { formatMoney, formatPct, formatProfit } from '#core/figures/format.ts'
import type { HistoryRow } from '#core/fixtures/contest-history.ts'
import { historyAnalytics } from '#core/history/history-analytics.ts'
import { historySummary } from '#core/history/history-summary.ts'
import { accountTotals } from '#core/totals/account-totals.ts'
import { enteredContests } from '#core/totals/entered-contests.ts'
import { lineupTotals } from '#core/totals/lineup-totals.ts'
import { createDb } from '#db/client.ts'
import { totalHistory } from '#db/history/history-totals.ts'
import { expectedCohorts } from './expected-analytics.ts'
import { analyticsOf } from './history.ts'
import type { Client } from './make-user.ts'

/*
 * Compares every money figure of a history on every screen and route with an independent calculation from the file's
 * cells in whole numbers. `agreeing-lineups.ts` does the same for saved lineups.
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

export function sumOf(all: readonly Money[]): Money {
  return all.reduce((sum, each) => ({ fees: sum.fees + each.fees, won: sum.won + each.won }), {
    fees: 0n,
    won: 0n,
  })
}

/** Checks Dashboard, Historical Data with cohorts, chart and curve, and the JSON route, of an imported history. */
export async function expectHistoryFigures(client: Client, rows: readonly HistoryRow[]): Promise<void> {
  const total = sumOf(rows.map(moneyIn))
  const analytics = historyAnalytics(await totalHistory(createDb(env.DB), await idOf(client)))
  const summary = historySummary(analytics)
  const account = {
    ...accountTotals([], [], analytics),
    entered: enteredContests([], []),
    projections: null,
  }
  const dashboard = dashboardFigures({ totals: lineupTotals([]), account, recent: [], history: summary })
  const screen = historyFigures(summary)!
  const wire = await analyticsOf(client)

  const roi = roiText(total)
  const rois = [dashboard.history!.roi!, dashboard.account!.all.roi!, screen.roi, screen.total.roi, wire.roi]
  expect(rois.map(formatPct)).toEqual(Array(5).fill(roi))
  const profit = profitText(total)
  const lastPoint = unpackCurve(screen.curve).points.at(-1)!.totalCents / 100
  const ofMonths = inCents(wire.timeline.map((month) => month.profit)) / 100
  const ofAccount = dashboard.account!.all.profit
  expect(
    [screen.netProfit, screen.total.profit, wire.netProfit, lastPoint, ofMonths, ofAccount].map(formatProfit),
  ).toEqual(Array(6).fill(profit))
  const ofTypes = dashboard.account!.charts!.contestTypes.map((type) => type.profit)
  const freeWins = rows.map(moneyIn).filter(({ fees }) => fees === 0n)
  // A type counts its free entries; only where nothing of it was paid it is left out.
  if (freeWins.length < rows.length) expect(formatProfit(inCents(ofTypes) / 100)).toBe(profit)
  expect(formatMoney(screen.total.cost)).toBe(formatMoney(Number(total.fees) / 100))
  expect(formatMoney(screen.total.winnings)).toBe(formatMoney(Number(total.won) / 100))

  for (const [kind, expected] of Object.entries(expectedCohorts(rows))) {
    const shown = kind === 'month' ? wire.cohorts.month : unpackRows(screen.cohorts[kind as 'sport'])
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
}

export function inCents(dollars: readonly number[]): number {
  return dollars.reduce((sum, amount) => sum + Math.round(amount * 100), 0)
}

export async function idOf(client: Client): Promise<number> {
  return (await jsonOf<{ id: number }>(client, '/api/user')).id
}

export async function jsonOf<Answer>(client: Client, path: string): Promise<Answer> {
  return (await client.get(path)).json()
}
