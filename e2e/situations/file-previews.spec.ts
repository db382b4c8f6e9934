import { readFileSync } from 'node:fs'
import { HISTORY_HEADER, historyCsv, makeHistory } from '#core/fixtures/contest-history.ts'
import { madeContestCsv } from '#workers/testing/contest-csv.ts'
import { open } from '../support/accounts.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/page-checks.ts'
import { registerByApi } from '../support/seeds.ts'
import { browse } from '../support/slates.ts'
import { expect, test } from '../support/test.ts'

test.use({ allFigures: true })

const PHONE = { width: 360, height: 740 }

test('a file without a roster column shows people, captain prices, rounded figures and what was passed over', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await registerByApi(page)
  await open(page, '/showdown/upload')
  const repeated = 'Total,,,,,,,,,,,,,,,,,,,,,,,,'
  await browse(page, 'NFL_2026-11-01_DK_SHOWDOWN_JAX@TEN.csv', `${tool('sabersim-showdown')}${repeated}\n`)
  await expect(page.getByRole('heading', { name: '8 players recognised' })).toBeVisible()
  const rows = page.getByRole('table', { name: 'First 5 rows' }).locator('tbody tr')
  await expect(rows.first()).toContainText('Bram Hollin')
  await expect(rows.first()).toContainText('$18,600')
  // The file says 35.54999923706055 for the captain, 1.5 times the plain figure.
  await expect(rows.first().getByRole('cell').last()).toHaveText('23.70')
  await expect(page.getByRole('note').filter({ hasText: '1 row passed over: no player name' })).toBeVisible()
  await expectNoSidewaysScroll(page)

  // A column that was guessed is shown, and is confirmed or changed before the file is used.
  await page.getByRole('button', { name: 'Cancel' }).click()
  await browse(page, 'JAX@TEN.csv', tool('sabersim-showdown').replace('dk_points', 'Season Avg'))
  await expect(page.getByRole('button', { name: 'Confirm 1 guess first' })).toBeDisabled()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByLabel('FPPG', { exact: true }).selectOption({ label: 'dk_std' })
  await expect(rows.first().getByRole('cell').last()).not.toHaveText('23.70')
  await page.getByLabel('FPPG', { exact: true }).selectOption({ label: 'Season Avg' })
  await expect(rows.first().getByRole('cell').last()).toHaveText('23.70')
  await page.getByRole('button', { name: 'Use This Data' }).click()
  // The file names both teams, not which of them is at home. The spaces between them don't break.
  await expect(page).toHaveURL('/showdown/optimizer')
  await expect(page.getByText(/(JAX\svs\sTEN|TEN\svs\sJAX)/).first()).toBeVisible()
})

test('a refused file names what is missing and where the file belongs', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await registerByApi(page)
  await open(page, '/showdown/upload')
  const refusal = page.getByRole('alert')
  await browse(page, 'stokastic.csv', tool('stokastic-showdown').replaceAll(',', '\t'))
  await expect(refusal).toContainText('Missing required columns. Need: Name, Salary, and AvgPointsPerGame')
  await expect(refusal).toContainText('Missing: AvgPointsPerGame. The column "Projection" holds projections')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Choose another file' }).click()

  await browse(page, 'lineups.csv', tool('stokastic-lineups'))
  await expect(refusal).toContainText('The file has no list of players.')
  await expect(refusal).not.toContainText('Tam Verrin')
  await page.getByRole('button', { name: 'Choose another file' }).click()

  await browse(page, 'contest-standings-1.csv', madeContestCsv(20))
  await expect(refusal).toContainText('This looks like a contest standings file, not a player salary file.')
  await page.getByRole('link', { name: 'Open Contest Insights' }).click()
  await expect(page).toHaveURL('/contest-insights')
})

test('a history with rows of one cell says how many were passed over', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await registerByApi(page)
  await open(page, '/historical-data')
  const ghosts = `${','.repeat(HISTORY_HEADER.length - 1)}0\n`.repeat(608)
  await page.getByLabel('Contest history CSV').setInputFiles({
    name: 'draftkings-contest-entry-history.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${historyCsv(makeHistory({ entries: 12, seed: 2 }))}${ghosts}`),
  })
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  // In the page itself: the toast says the same line, and is a status as well.
  const report = page.getByRole('main').getByRole('status').filter({ hasText: '12 new' })
  await expect(report).toContainText('608 rows passed over: only one cell is filled (row 14, for example: 0)')
  await expect(report).not.toContainText('Every row could be read')
  await expectNoSidewaysScroll(page)
})

test('a contest says which rows of its file are not counted', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await registerByApi(page)
  await open(page, '/contest-insights')
  const broken = 'first,77,user77,0,12.5,\nTotal,,,,,\n'
  await page.getByLabel('Contest results CSV').setInputFiles({
    name: 'contest-standings-2.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${madeContestCsv(30)}\n${broken}`),
  })
  const notice = page.getByRole('note').filter({ hasText: 'These rows are not counted.' })
  await expect(notice).toContainText('2 rows passed over: the rank is not a whole number from 1')
  await expectNoSidewaysScroll(page)
})

function tool(name: string): string {
  return readFileSync(new URL(`../../app/core/fixtures/tools/${name}.csv`, import.meta.url), 'utf8')
}
