import type { Locator, Page } from '@playwright/test'
import { historyCsv, makeHistory } from '#core/fixtures/contest-history.ts'
import { expectedAnalytics } from '#workers/testing/expected-analytics.ts'
import { showdownLineup } from '#workers/testing/lineups.ts'
import { open } from './support/accounts.ts'
import { entriesInList } from './support/long-lists.ts'
import { expectAccessible, hydrated } from './support/page-checks.ts'
import { registerByApi } from './support/seeds.ts'
import { expectChart, percent, signed } from './support/shown-figures.ts'
import { toastCard } from './support/slates.ts'
import { expect, test } from './support/test.ts'
import { hiddenTexts } from './support/text-in-view.ts'

const NEWER = makeHistory({ entries: 150, seed: 21 })
const OLDER = NEWER.slice(50)

test('a history imported from two files is shown in summary, timeline, cohorts and entries', async ({
  page,
}) => {
  test.slow()
  await registerByApi(page)
  await open(page, '/historical-data')
  await expect(page.getByRole('heading', { name: 'Historical Contest Data' })).toBeVisible()
  await expect(page.getByText('No Historical Data')).toBeVisible()
  await expect(page.getByText('Upload your DraftKings contest history to see analytics')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Upload' })).toBeDisabled()

  await upload(page, 'older.csv', historyCsv(OLDER))
  await expect(page.getByText('Upload Successful', { exact: true })).toBeVisible()
  await expectSummary(page, OLDER)
  await upload(page, 'newer.csv', historyCsv(NEWER))
  await expect(
    page.getByText('Entries: 50 new, 100 already known, 0 refused.', { exact: true }),
  ).toBeVisible()
  await expectSummary(page, NEWER)
  await expect(page.getByText('newer.csv')).toBeHidden()

  await expectChart(page, 'Profit Over Time', /^Line chart of the profit/)
  await expect(page.getByRole('heading', { name: 'Performance by Game Type' })).toBeVisible()
  for (const by of ['Sport', 'Entry Fee', 'Field Size', 'Month', 'Game Type']) {
    await page.getByRole('button', { name: by, exact: true }).click()
    await expect(page.getByRole('heading', { name: `Performance by ${by}` })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: by, exact: true })).toBeVisible()
  }

  const list = page.getByRole('region', { name: 'Entries' })
  await expect(list.getByRole('listitem').first()).toContainText(NEWER[0]!.Entry)
  const desktop = page.viewportSize()!
  await page.setViewportSize({ width: 360, height: 740 })
  const name = list.getByText(NEWER[0]!.Entry, { exact: true })
  await expect.poll(() => name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await page.setViewportSize(desktop)
  expect(await entriesInList(page)).toHaveLength(NEWER.length)
  await expect(list.getByText('150 entries', { exact: true })).toBeVisible()
})

test('a wrong file is refused with a sentence, a bad row with its number', { tag: '@rare' }, async ({
  page,
  noise,
}) => {
  noise.allow(/status of 400/)
  await registerByApi(page)
  await open(page, '/historical-data')
  await choose(page, 'history.xlsx', 'anything')
  await expect(page.getByText('Invalid File', { exact: true })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Please upload a CSV file' })).toBeVisible()

  await upload(page, 'DKSalaries.csv', 'Position,Name,Roster Position,Salary\nQB,Joe Archer,CPT,15000')
  await expect(page.getByText('Upload Failed', { exact: true })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'player salary file' })).toBeVisible()

  const rows = NEWER.slice(0, 12).with(4, { ...NEWER[4]!, Contest_Date_EST: 'yesterday' })
  await upload(page, 'history.csv', historyCsv(rows))
  await expect(
    page.getByText('Row 6, Contest_Date_EST: "yesterday" is not a date', { exact: true }),
  ).toBeVisible()
  await expectSummary(page, rows.toSpliced(4, 1))
})

test('at 320 px no figure is cut off or broken into two lines', { tag: '@rare' }, async ({ page }) => {
  await registerByApi(page)
  for (let index = 0; index < 7; index += 1) {
    const { lineup, players } = showdownLineup()
    const data = { lineup: { ...lineup, entry_fee_total: 150, winnings_total: 0 }, players }
    expect((await page.request.post('/api/saved-lineups', { data })).status()).toBe(201)
  }
  // Long amounts: a won tournament.
  const [first, ...others] = makeHistory({ entries: 300, seed: 5 })
  const rows = [{ ...first!, Winnings_Non_Ticket: '$161,707.78' }, ...others]
  const data = { csvData: historyCsv(rows) }
  expect((await page.request.post('/api/historical/upload', { data })).status()).toBe(200)

  await open(page, '/historical-data')
  await expect(page.getByRole('heading', { name: 'Performance by Game Type' })).toBeVisible()
  await expect.poll(() => hiddenTexts(page, [320])).toEqual([])
  await open(page, '/dashboard')
  await expect(page.getByText('-$1,050.00').first()).toBeVisible()
  await expect.poll(() => hiddenTexts(page, [320])).toEqual([])
  expect(
    await linesOf(page.getByRole('main').getByRole('definition').locator('.font-semibold.tabular-nums')),
  ).toEqual([])
  await open(page, '/lineups')
  await page
    .getByRole('link', { name: /^View / })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Players' })).toBeVisible()
  await expect(page.getByText('-100.0%')).toBeVisible()
  await expect.poll(() => hiddenTexts(page, [320])).toEqual([])
})

/** The texts of figures that are set in more than one line. */
function linesOf(figures: Locator): Promise<(string | null)[]> {
  return figures.evaluateAll((elements) =>
    elements
      .filter((element) => {
        const range = document.createRange()
        range.selectNodeContents(element.lastChild!)
        const tops = [...range.getClientRects()].map(({ top }) => top)
        return Math.max(...tops) - Math.min(...tops) > 10
      })
      .map(({ textContent }) => textContent),
  )
}

test('sport, search and order of the entries are in the address, and survive Back and a reload', {
  tag: '@rare',
}, async ({ page }) => {
  test.slow()
  await registerByApi(page)
  const rows = makeHistory({ entries: 120, seed: 7 })
  const data = { csvData: historyCsv(rows) }
  expect((await page.request.post('/api/historical/upload', { data })).status()).toBe(200)
  await open(page, '/historical-data')
  const main = page.getByRole('main')
  const sport = (name: string) => main.getByRole('navigation', { name: 'Sport' }).getByRole('link', { name })
  const search = main.getByLabel('Search entries')
  const sort = main.getByLabel('Sort by')
  const all = `${rows.length} entries, newest first`
  await expect(main.getByText(all, { exact: true })).toBeVisible()

  const football = rows.filter((row) => row.Sport === 'NFL')
  await sport('NFL').click()
  await expect(page).toHaveURL('/historical-data?sport=NFL')
  await expect(sport('NFL')).toHaveAttribute('aria-current', 'page')
  await expectSummary(page, football)

  // Ends in the middle of a word, and is written in other letters than the file's.
  const sought = football[0]!.Entry.slice(4, 12).toUpperCase()
  const found = football.filter(({ Entry }) => Entry.toUpperCase().includes(sought))
  expect(found.length).toBeGreaterThan(0)
  expect(found.length).toBeLessThan(football.length)
  const entries = found.length === 1 ? '1 entry' : `${found.length} entries`
  await search.fill(sought)
  await search.press('Enter')
  await expect(
    main.getByText(`${entries} of NFL with "${sought}", newest first`, { exact: true }),
  ).toBeVisible()
  await sort.selectOption('Largest loss')
  const inOrder = main.getByText(`${entries} of NFL with "${sought}", largest loss first`, { exact: true })
  await expect(inOrder).toBeVisible()
  const address = `/historical-data?${new URLSearchParams({ sport: 'NFL', search: sought, sort: 'loss' })}`
  await expect(page).toHaveURL(address)
  const worst = Math.min(...found.map(profitOf))
  const first = main.getByRole('region', { name: 'Entries' }).getByRole('listitem').first()
  await expect(first).toContainText(signed(worst))

  await page.reload()
  await hydrated(page)
  await expect(inOrder).toBeVisible()
  await expect(search).toHaveValue(sought)
  await expect(sort).toHaveValue('loss')
  await expect(first).toContainText(signed(worst))

  // Search and order replace their page, so Back leaves the sport.
  await page.goBack()
  await expect(main.getByText(all, { exact: true })).toBeVisible()
  await expect(search).toHaveValue('')
  await expect(sort).toHaveValue('newest')
  await expectSummary(page, rows)
  await page.goForward()
  await expect(inOrder).toBeVisible()
  await expect(search).toHaveValue(sought)

  await search.fill('no such contest')
  await expect(main.getByText('No entries match your search')).toBeVisible()
  await expectSummary(page, football)
  await expectAccessible(page)

  await search.fill('')
  await expect(
    main.getByText(`${football.length} entries of NFL, largest loss first`, { exact: true }),
  ).toBeVisible()
  await sport('GOLF').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/historical-data?sport=GOLF&sort=loss')
  await expectSummary(
    page,
    rows.filter((row) => row.Sport === 'GOLF'),
  )
})

test('an export of one account can be imported into another', { tag: '@rare' }, async ({ page, browser }) => {
  await registerByApi(page)
  await open(page, '/historical-data')
  await upload(page, 'history.csv', historyCsv(OLDER))
  await expectSummary(page, OLDER)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export history as JSON' }).click()
  const file = await (await download).path()

  const context = await browser.newContext()
  const other = await context.newPage()
  await registerByApi(other)
  await open(other, '/historical-data')
  await other.getByLabel('Exported JSON').setInputFiles({
    name: 'broken.json',
    mimeType: 'application/json',
    buffer: Buffer.from('not JSON'),
  })
  await expect(other.getByRole('alert').filter({ hasText: 'This file is not JSON' })).toBeVisible()
  // The alert beside the button says it.
  await expect(toastCard(other, 'This file is not JSON')).toHaveCount(0)
  await other.getByLabel('Exported JSON').setInputFiles(file)
  await expect(other.getByText('Entries: 100 new, 0 already known.', { exact: true })).toBeVisible()
  await expectSummary(other, OLDER)
  await context.close()
})

async function choose(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel('Contest history CSV').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  })
}

async function upload(page: Page, name: string, text: string): Promise<void> {
  await choose(page, name, text)
  await expect(page.getByText(name)).toBeVisible()
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
}

async function expectSummary(page: Page, rows: typeof NEWER): Promise<void> {
  const { totalEntries, cashRate, netProfit, roi, bestFinish, avgPoints } = expectedAnalytics(rows)
  const shown = {
    'Total Entries': String(totalEntries),
    'Cash Rate': percent(cashRate),
    'Net Profit': signed(netProfit),
    ROI: percent(roi),
    'Best Finish': `#${bestFinish}`,
    'Avg Points': avgPoints.toFixed(1),
  }
  for (const [name, figure] of Object.entries(shown)) {
    await expect(page.getByRole('term').filter({ hasText: name }).locator('..')).toContainText(figure)
  }
}

/** In dollars. */
function profitOf(row: (typeof NEWER)[number]): number {
  const [won, ticket, fee] = [row.Winnings_Non_Ticket, row.Winnings_Ticket, row.Entry_Fee].map((cell) =>
    Math.round(100 * Number(cell.replaceAll(/[$,]/g, ''))),
  )
  return (won! + ticket! - fee!) / 100
}
