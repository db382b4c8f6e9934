import { historyCsv, makeHistory } from '#core/fixtures/contest-history.ts'
import { expectedAnalytics } from '#workers/testing/expected-analytics.ts'
import { open } from './support/accounts.ts'
import { registerByApi, saveLineup } from './support/seeds.ts'
import { cardOf, expectChart, percent, signed, unsigned } from './support/shown-figures.ts'
import { expect, test } from './support/test.ts'

const HISTORY = makeHistory({ entries: 330, seed: 21 })
/** The lineups are of a game on December 13, 2026. */
const OPEN = '1 (?:not locked yet|pending), \\$15\\.00 in fees'

test('the dashboard sums the lineups, and shows the history if there is one', async ({ page }) => {
  await registerByApi(page)
  await open(page, '/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  await expect(
    page.getByText('No data yet. Save some lineups to see your performance metrics!'),
  ).toBeVisible()
  await expect(page.getByText('Historical Performance')).toBeHidden()

  // Profits -20, +40, -5, +1, 0, -20: -4. ROIs -100, 200, -100, -, 0, -100: -100 / 6. Two of six won more than the fee.
  const results = [
    [15, null, null],
    [20, 0, 70],
    [20, 60, 104.4],
    [5, 0, 79],
    [0, 1, null],
    [10, 10, null],
    [20, 0, null],
  ] as const
  for (const [index, [entry_fee_total, winnings_total, points_total]] of results.entries()) {
    const lineup_name = `Lineup ${index}`
    await saveLineup(page, { lineup_name, entry_fee_total, winnings_total, points_total })
  }
  const history = { csvData: historyCsv(HISTORY) }
  expect((await page.request.post('/api/historical/upload', { data: history })).status()).toBe(200)

  await open(page, '/dashboard')
  // The total of all stands above the cards of the lineups, which are a part of it.
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('All Entries')
  await expect(
    page.getByText('Saved lineups and entry sets alone. The total above adds the imported history.'),
  ).toBeVisible()
  const card = (name: string) => page.getByRole('term').filter({ hasText: name }).locator('..')
  await expect(card('Total Lineups')).toContainText(/7\s*Contests entered: 6$/)
  await expect(card('Total Profit')).toContainText('-$4.00Lifetime winnings minus fees')
  await expect(card('Average ROI')).toContainText('-16.7%')
  await expect(card('Cash Rate').first()).toContainText('33.3%Profitable lineups')

  const recent = page.getByRole('link', { name: /^Lineup \d/ })
  await expect(recent).toHaveCount(5)
  await expect(recent.first()).toContainText('Lineup 6')
  await expectChart(page, 'Profit Over Time', /^Line chart of the profit/)
  await expectChart(page, 'ROI by Contest Type', /^Bar chart of the ROI by contest type: GPP /)

  const { cashRate, roi, bestFinish, timeline, netProfit } = expectedAnalytics(HISTORY)
  // The lineups with a result cost $75.
  const fees = 75 + HISTORY.reduce((sum, row) => sum + Number(row.Entry_Fee.replaceAll(/[$,]/g, '')), 0)
  const profit = netProfit - 4
  const all = cardOf(page, 'All Entries')
  await expect(all.getByRole('listitem')).toHaveText([
    `Together${signed(profit)}${percent((100 * profit) / fees)}${6 + HISTORY.length} settled entries, ${unsigned(fees)} in fees · 1 not settled, $15.00`,
    new RegExp(`^Saved lineups-\\$4\\.006 entries · ${OPEN}$`),
    `Imported history${signed(netProfit)}${HISTORY.length} entries`,
  ])

  // The lineups are of one game in December 2026.
  const months = [{ month: '2026-12', entries: 6, profit: -4 }, ...timeline.toReversed()].slice(0, 12)
  const rows = months.map((each) => {
    const entries = each.entries === 1 ? '1 entry' : `${each.entries} entries`
    return `${monthName(each.month)}${entries}${signed(each.profit)}`
  })
  await expect(cardOf(page, 'Profit by Month').getByRole('listitem')).toHaveText(rows)

  // 80 points were expected of each; those with points were 10 below, 24.4 above and 1 below.
  const points = cardOf(page, 'Actual Against Projected Points')
  await expect(points).toContainText(
    '3 lineups: on average 4.47 points above the projection, 11.80 away from it',
  )
  const drawn = /^Bar chart of the mean error by projected points: 80 to 90 \+4\.47\.$/
  await expectChart(page, 'Actual Against Projected Points', drawn)
  await expect(points.getByRole('row').last()).toHaveText('80 to 903 lineups80.0084.47+4.47')

  await expect(card('All-Time Cash Rate')).toContainText(percent(cashRate))
  await expect(card('All-Time ROI')).toContainText(percent(roi))
  await expect(card('Best Finish')).toContainText(`#${bestFinish}`)
  for (const { profit } of timeline.slice(-3))
    await expect(page.getByText(signed(profit)).first()).toBeVisible()
  await page.getByRole('link', { name: 'View Details' }).click()
  await expect(page).toHaveURL('/historical-data')
})

/** `2022-05` -> `May 2022` */
function monthName(month: string): string {
  const first = new Date(`${month}-01T00:00:00Z`)
  return first.toLocaleString('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })
}
