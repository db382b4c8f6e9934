import type { Locator, Page } from '@playwright/test'
import { madeContestCsv } from '#workers/testing/contest-csv.ts'
import { open } from '../support/accounts.ts'
import { breakRequests, FAULT_NOISE, FAULTS, FOREIGN_WORDS, UNREACHABLE } from '../support/faults.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from '../support/page-checks.ts'
import { registerByApi, saveLineup, uploadContest } from '../support/seeds.ts'
import { openOptimizer, optimize, toast } from '../support/slates.ts'
import { expect, test } from '../support/test.ts'

test.use({ allFigures: true })

test.beforeEach(({ noise }) => noise.allow(FAULT_NOISE))

test('a page that cannot be loaded shows a message inside the shell, and loads on retry', async ({
  page,
}) => {
  test.slow()
  await registerByApi(page)
  for (const fault of Object.keys(FAULTS)) {
    await test.step(fault, async () => {
      await open(page, '/dashboard')
      const answerAgain = await breakRequests(page, fault, '**/lineups.data*')
      await page.getByRole('complementary').getByRole('link', { name: 'Saved Lineups' }).click()
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded')
      await expect(main).toContainText('What you saved is safe.')
      await expectOwnWords(page)
      await expect(page.getByRole('complementary').getByRole('link', { name: 'Dashboard' })).toBeVisible()
      await expect(page.getByRole('banner')).toContainText('DFS Lineup Optimizer')
      await expectNoSidewaysScroll(page)

      await answerAgain()
      await main.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { name: 'Saved Lineups' })).toBeVisible()
      await hydrated(page)
    })
  }
  await expectAccessible(page)
})

test('a page stays after a change if its data cannot be reloaded', async ({ page }) => {
  test.slow()
  await registerByApi(page)
  await saveLineup(page, { lineup_name: 'Kept in sight', points_total: 80 })
  await open(page, '/lineups')
  await page.getByLabel('Search lineups').fill('Kept')
  await expect(page).toHaveURL('/lineups?search=Kept')
  for (const [i, fault] of Object.keys(FAULTS).entries()) {
    await test.step(fault, async () => {
      const points = String(100 + i)
      const answerAgain = await breakRequests(page, fault, '**/lineups.data*')
      await page
        .getByRole('button', { name: /^(Record result|Edit results) of Kept in sight$/ })
        .filter({ visible: true })
        .click()
      await page.getByLabel(/Points/).fill(points)
      await page.getByLabel('Winnings ($)').fill('0')
      await page.getByRole('button', { name: 'Save Changes' }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(toast(page, 'Lineup updated')).toBeVisible()
      const banner = page.getByRole('status').filter({ hasText: 'This page could not be updated' })
      await expect(banner).toBeVisible()
      await expect(page.getByLabel('Search lineups')).toHaveValue('Kept')
      await expectOwnWords(page)
      if (i === 0) {
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      }

      await answerAgain()
      await banner.getByRole('button', { name: 'Try again' }).click()
      await expect(banner).toBeHidden()
      await expect(page.getByText(`${points}.00`).filter({ visible: true }).first()).toBeVisible()
    })
  }
})

test('the save form keeps its fields after any failure of the server, and saves on retry', async ({
  page,
}) => {
  test.slow()
  const dialog = await saving(page)
  await dialog.getByLabel('Lineup Name').fill('Typed with care')
  for (const fault of Object.keys(FAULTS).filter((name) => !UNREACHABLE.includes(name))) {
    await test.step(fault, async () => {
      const answerAgain = await breakRequests(page, fault, '**/api/saved-lineups')
      await dialog.getByRole('button', { name: 'Save Lineup' }).click()
      await expect(dialog.getByRole('alert')).toContainText(
        /^Failed to save lineup\. .*(Try again|try again|Reload).* Your lineup is kept\.$/,
      )
      await expect(toast(page, 'Error saving lineup')).toBeVisible()
      await expectOwnWords(page)
      await expect(dialog.getByLabel('Lineup Name')).toHaveValue('Typed with care')
      await expectNoSidewaysScroll(page)
      await answerAgain()
    })
  }
  await dialog.getByRole('button', { name: 'Save Lineup' }).click()
  await expect(dialog).toBeHidden()
  await expect(toast(page, 'Lineup saved!')).toBeVisible()
})

// offline/saves.spec.ts cuts the connection itself.
for (const fault of UNREACHABLE.filter((name) => name !== 'no connection')) {
  test(`${fault}: a lineup is saved on this device and sent when the server answers`, async ({ page }) => {
    const dialog = await saving(page)
    const answerAgain = await breakRequests(page, fault, '**/api/saved-lineups')
    await dialog.getByRole('button', { name: 'Save Lineup' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('1 save waits for a connection.')).toBeVisible()
    await expectOwnWords(page)
    await answerAgain()
    await expect(page.getByText('1 save was sent.')).toBeVisible()
  })
}

test('a sentence of the API is shown unchanged', async ({ page }) => {
  await registerByApi(page)
  await saveLineup(page, { lineup_name: 'Refused' })
  await open(page, '/lineups')
  await page.route('**/api/saved-lineups/*', (route) =>
    route.fulfill({ status: 429, contentType: 'text/plain', body: 'Too many tries, please wait 7 seconds' }),
  )
  await page.getByRole('button', { name: 'Record result of Refused' }).filter({ visible: true }).click()
  await page.getByLabel('Winnings ($)').fill('0')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'Too many tries, please wait 7 seconds',
  )
})

test('a failed upload shows the reason and what to do, for contests and history', async ({ page }) => {
  test.slow()
  await registerByApi(page)
  for (const fault of Object.keys(FAULTS)) {
    await test.step(fault, async () => {
      await open(page, '/contest-insights')
      const contestsAnswer = await breakRequests(page, fault, '**/api/contest/upload')
      const buffer = Buffer.from(madeContestCsv(20))
      await page
        .getByLabel('Contest results CSV')
        .setInputFiles({ name: 'contest.csv', mimeType: 'text/csv', buffer })
      await expect(page.getByRole('alert').filter({ hasText: /try again|reload/i })).toContainText(
        /^(Upload failed with status \d{3}|Failed to upload contest CSV)/,
      )
      await expectOwnWords(page)

      await open(page, '/historical-data')
      await contestsAnswer()
      const answerAgain = await breakRequests(page, fault, '**/api/historical/upload')
      await page
        .getByLabel('Contest history CSV')
        .setInputFiles({ name: 'history.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2') })
      await page.getByRole('button', { name: 'Upload', exact: true }).click()
      await expect(
        page.getByRole('alert').filter({ hasText: 'Failed to import historical data.' }),
      ).toContainText(/try again|reload/i)
      await expect(page.getByText('history.csv')).toBeVisible()
      await expectOwnWords(page)
      await answerAgain()
    })
  }
})

test('a failed sign-in keeps its fields and shows the reason', async ({ page, context }) => {
  test.slow()
  await context.clearCookies()
  await open(page, '/auth')
  await page.getByLabel('Username or Email').fill('half-typed')
  await page.getByLabel('Password', { exact: true }).fill('a long enough password')
  for (const fault of Object.keys(FAULTS)) {
    await test.step(`sign in: ${fault}`, async () => {
      const answerAgain = await breakRequests(page, fault, '**/auth.data*')
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expect(page.getByRole('alert').first()).toContainText(/try again|reload/i)
      await expect(page.getByLabel('Username or Email')).toHaveValue('half-typed')
      await expectOwnWords(page)
      await answerAgain()
    })
  }
})

test('a missing record shows a sentence and a next step inside the shell, with its status', async ({
  page,
}) => {
  await registerByApi(page)
  for (const [path, title] of [
    ['/no/such/page', '404 Page Not Found'],
    ['/lineups/987654321', 'Lineup not found'],
    ['/lineups/not-a-number', 'Lineup not found'],
    ['/contest-insights?contest=987654321', 'Contest not found'],
    ['/contest-insights?contest=x', 'Contest not found'],
    ['/nonsense', 'Invalid game mode'],
    ['/nonsense/upload', 'Invalid game mode'],
  ] as const) {
    const answer = await page.goto(path)
    expect(answer!.status(), path).toBe(404)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('complementary').getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(1)
    await expectNoSidewaysScroll(page)
    await page.getByRole('main').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
  }
  await open(page, '/nonsense/optimizer')
  await expect(page).toHaveURL('/')
})

test('a contest deleted in another tab shows "Contest not found" inside the shell', async ({ page }) => {
  await registerByApi(page)
  const contest = await uploadContest(page, 20)
  await open(page, '/contest-insights')
  const answer = await page.request.delete(`/api/contest/${contest}`)
  expect(answer.status()).toBe(204)
  await page
    .getByRole('main')
    .getByRole('link', { name: /contest-standings/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contest not found')
  await expect(page.getByRole('complementary')).toBeVisible()
})

test('an unknown address without a session is a page without the shell, with status 404', async ({
  page,
}) => {
  const answer = await page.goto('/no/such/page')
  expect(answer!.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  await expect(page.getByRole('complementary')).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL('/auth?mode=register')
})

async function expectOwnWords(page: Page): Promise<void> {
  expect(await page.locator('body').innerText()).not.toMatch(FOREIGN_WORDS)
}

/** A new user's dialog to save the best lineup of the sample. */
async function saving(page: Page): Promise<Locator> {
  await registerByApi(page)
  await openOptimizer(page, 'showdown')
  await optimize(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  return page.getByRole('dialog', { name: 'Save Lineup' })
}
