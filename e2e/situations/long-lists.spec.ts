import type { Page } from '@playwright/test'
import { historyCsv, makeHistory } from '#core/fixtures/contest-history.ts'
import { showdownLineup } from '#workers/testing/lineups.ts'
import { open } from '../support/accounts.ts'
import { MOST_STEPS, namesInList, ROWS, rowsDrawn } from '../support/long-lists.ts'
import { registerByApi, uploadContest } from '../support/seeds.ts'
import { expect, test } from '../support/test.ts'

/** More than two pages of a hundred after the first one. */
const COUNT = 225

test('a long list of lineups draws what is looked at, and shows every lineup once as it is scrolled', async ({
  page,
}) => {
  test.slow()
  await registerByApi(page)
  await importLineups(page, COUNT)
  await open(page, '/lineups')
  await expect(page.getByText(`12 of ${COUNT} lineups`)).toBeVisible()
  const newestFirst = Array.from({ length: COUNT }, (_, i) => `Lineup ${COUNT - 1 - i}`)
  expect(await namesInList(page)).toEqual(newestFirst)
  await expect(page.getByText(`${COUNT} lineups`, { exact: true })).toBeVisible()
  await expect.poll(() => page.locator('tbody tr[data-index]').count()).toBeLessThan(60)

  // In a narrow table the space of rows that are not drawn takes no room from the names.
  await page.setViewportSize({ width: 1024, height: 800 })
  const name = page.getByRole('columnheader', { name: 'Lineup Name' })
  await expect.poll(async () => (await name.boundingBox())?.width).toBeGreaterThan(120)
  await page.setViewportSize({ width: 1280, height: 720 })

  // Sorted are all lineups, not only those that were loaded.
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('link', { name: 'Lineup Name' }).click()
  await expect(page.getByRole('columnheader', { name: 'Lineup Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await expect(page.locator('tbody tr[data-index="0"] td p').first()).toHaveText('Lineup 0')
  expect(await namesInList(page)).toEqual(newestFirst.toReversed())
})

test('Back from a lineup returns to the row it was opened from', async ({ page }) => {
  test.slow()
  await registerByApi(page)
  await importLineups(page, COUNT)
  await open(page, '/lineups')
  await showMore(page)
  await expect(page.getByText(/^[2-4]12 of/)).toBeVisible()
  const view = page.getByRole('link', { name: 'View Lineup 100' })
  await scrollTo(page, 'Lineup 100')
  await view.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lineup 100' })).toBeVisible()
  await page.goBack()
  await expect(view).toBeInViewport()
})

test('lineups that another tab adds and deletes while this one scrolls are neither missing nor repeated', async ({
  page,
}) => {
  test.slow()
  await registerByApi(page)
  await importLineups(page, COUNT)
  await open(page, '/lineups')
  await showMore(page)
  await expect(page.getByText(new RegExp(`^[2-4]12 of ${COUNT} lineups`))).toBeVisible()
  const answer = await page.request.get('/api/saved-lineups')
  const { lineups } = (await answer.json()) as { lineups: { id: number; lineup_name: string }[] }
  for (const place of [3, 112, 211, 212]) {
    await page.request.delete(`/api/saved-lineups/${lineups[place]!.id}`)
  }
  await importLineups(page, 2, 'New')
  await showMore(page)
  await expect(page.getByText(`of ${COUNT - 2} lineups`)).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
  // The total is new before the rows are.
  await expect(page.locator('tbody tr[data-index="0"]')).toContainText('New 1')
  const kept = lineups.filter((_, place) => ![3, 112, 211, 212].includes(place))
  const names = kept.map(({ lineup_name }) => lineup_name)
  expect(await namesInList(page)).toEqual(['New 1', 'New 0', ...names])
  await expect(page.getByText(`${COUNT - 2} lineups`, { exact: true })).toBeVisible()
})

test('without scripts the lists show their first page and a link to the next one', async ({
  page,
  browser,
}) => {
  await registerByApi(page)
  await importLineups(page, 50)
  const csvData = historyCsv(makeHistory({ entries: 60, seed: 4 }))
  expect((await page.request.post('/api/historical/upload', { data: { csvData } })).status()).toBe(200)
  const storageState = await page.context().storageState()
  const plain = await (await browser.newContext({ javaScriptEnabled: false, storageState })).newPage()

  await plain.goto('/lineups')
  await expect(plain.locator('tbody tr')).toHaveCount(12)
  await plain.getByRole('link', { name: 'Show more' }).click()
  await expect(plain.locator('tbody tr').first()).toContainText('Lineup 37')
  await plain.getByLabel('Search lineups').fill('lineup 4')
  await plain.getByLabel('Search lineups').press('Enter')
  await expect(plain.locator('tbody tr')).toHaveCount(11)
  await plain.getByRole('link', { name: 'Lineup Name' }).click()
  await expect(plain.locator('tbody tr').first()).toContainText('Lineup 4')
  await expect(plain.locator('tbody tr').nth(1)).toContainText('Lineup 40')

  await plain.goto('/historical-data')
  const entries = plain.getByRole('region', { name: 'Entries' })
  await expect(entries.getByRole('listitem')).toHaveCount(12)
  const first = await entries.getByRole('listitem').first().innerText()
  await entries.getByRole('link', { name: 'Show more' }).click()
  await expect(entries.getByRole('listitem')).toHaveCount(12)
  await expect(entries.getByRole('listitem').first()).not.toHaveText(first, { useInnerText: true })
  await plain.context().close()
})

/** Presses without scrolling there: near its end the list loads by itself, and the link moves away from the mouse. */
async function showMore(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Show more' }).dispatchEvent('click')
}

/** Scrolls down, as far as rows are loaded, until the row of the lineup is drawn. */
async function scrollTo(page: Page, name: string): Promise<void> {
  const row = page.locator('tbody tr').filter({ hasText: name })
  for (let step = 0; step < MOST_STEPS && (await row.count()) === 0; step += 1) {
    await page.evaluate(() => window.scrollBy(0, 300))
    await rowsDrawn(page, ROWS)
  }
  await row.scrollIntoViewIfNeeded()
}

/** Lineups an hour apart, the last one newest. */
async function importLineups(page: Page, count: number, name = 'Lineup'): Promise<void> {
  const { lineup, players } = showdownLineup()
  const from = name === 'Lineup' ? Date.UTC(2025, 0, 1) : Date.UTC(2026, 0, 1)
  const lineups = Array.from({ length: count }, (_, hour) => ({
    lineup: {
      ...lineup,
      lineup_name: `${name} ${hour}`,
      winnings_total: hour % 3 ? 0 : 45,
      points_total: 100,
    },
    players,
    game: null,
    finalized: false,
    created_at: new Date(from + hour * 3_600_000).toISOString(),
  }))
  expect((await page.request.post('/api/import', { data: { lineups } })).status()).toBe(200)
}

test('of many contests the newest twenty are listed, the others by a link', async ({ page }) => {
  test.slow()
  await registerByApi(page)
  for (let i = 1; i <= 22; i += 1) await uploadContest(page, 20 + i, `contest-${i}.csv`)
  await open(page, '/contest-insights')
  const listed = page.getByRole('list').filter({ hasText: 'contest-22' }).getByRole('listitem')
  await expect(listed).toHaveCount(20)
  await page.getByRole('link', { name: 'Show all 22 contests' }).click()
  await expect(listed).toHaveCount(22)
  await expect(page.getByText('contest-1', { exact: true })).toBeVisible()
})
