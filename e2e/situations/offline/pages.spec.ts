import { register } from '../../support/accounts.ts'
import { deployableServer } from '../../support/deployable-server.ts'
import { PLAYED } from '../../support/entries.ts'
import { loadSampleSlate, openSampleSlate, serviceWorkerReady } from '../../support/offline.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from '../../support/page-checks.ts'
import { optimize, saveAs } from '../../support/slates.ts'
import { expect, test } from '../../support/test.ts'

test.use({ allFigures: true, serviceWorkers: 'allow' })

test.beforeEach(({ noise }) => {
  // The browser logs each request that fails offline.
  noise.allow(/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/)
})

test('a line about the connection that comes during a press does not take the press away', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await openSampleSlate(page)
  const button = page.getByRole('button', { name: 'Optimize' })
  const line = page.getByText('You are offline.')
  const top = () => button.evaluate((element) => element.getBoundingClientRect().top)
  const before = await top()
  await button.hover()
  // By the page's clock, since a press of more than a second counts as a drag: a slow machine makes it no longer.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.mouse.down()
  await context.setOffline(true)
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false)
  await page.clock.runFor(900)
  await expect.poll(() => top()).toBe(before)
  await expect(line).toBeHidden()
  await page.mouse.up()
  await page.clock.resume()
  await expect(page.getByText(/Best possible of [\d,]+ legal lineups/).first()).toBeVisible()
  await expect(line).toBeVisible()
  await expect.poll(() => top()).toBeGreaterThan(before)

  // What waits is told beside it.
  const underLine = await top()
  await saveAs(page, 'Built on a train')
  await expect(page.getByText('1 save waits for a connection.')).toBeInViewport()
  await expect.poll(() => top()).toBe(underLine)
  await page.reload()
  await expect(page.getByText('1 save waits for a connection.')).toBeInViewport()
  await expect.poll(() => top()).toBe(underLine)
  await expectAccessible(page)
})

test('offline, a list is built, simulated and chosen, and its charts are drawn', async ({
  page,
  context,
}) => {
  await openSampleSlate(page)
  await context.setOffline(true)
  await page.reload()
  await hydrated(page)

  // None of these parts was used online: their code, kernels and threads come from the service worker.
  await page.getByRole('button', { name: 'Entries', exact: true }).click()
  await page.getByRole('button', { name: 'Build 20 lineups' }).click()
  await expect(page.getByText(/^20 lineups, together the best/)).toBeVisible()
  await page.getByRole('button', { name: 'Simulate', exact: true }).first().click()
  await expect(page.getByText(/games against 99 opponents/)).toBeVisible()

  await page.getByRole('button', { name: 'Choose entries by worth' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Entries' }).fill('3')
  await dialog.getByRole('button', { name: 'Choose 3 entries' }).click()
  await expect(dialog.getByRole('heading', { name: '3 entries chosen' })).toBeVisible(PLAYED)
  await dialog.getByRole('button', { name: 'Show the list' }).click()
  await page.getByRole('button', { name: 'Charts', exact: true }).click()
  await expect(page.getByRole('img', { name: /^Histogram of the profit: / })).toBeVisible(PLAYED)
  await expect(page.getByRole('img', { name: /^Scatter of / })).toBeVisible()
})

test('offline, every other page shows the notice at its own address and loads when the server answers', async ({
  page,
  context,
}) => {
  await register(page)
  await serviceWorkerReady(page)
  await context.setOffline(true)
  await expect(page.getByText('You are offline. Building and simulating work.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('complementary').getByRole('link', { name: 'Contest Insights' }).click()
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await expect(page).toHaveURL('/contest-insights')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('link', { name: 'Open the Big League optimizer' }).click()
  await expect(page.getByText('Upload a Big League salary CSV to load its players.')).toBeVisible()
  await hydrated(page)
  await expectAccessible(page)

  // Pages of records, of which this browser keeps nothing.
  for (const path of ['/dashboard', '/historical-data', '/lineups/7', '/entry-sets', '/lineups']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  }
  await context.setOffline(false)
  await expect(page.getByText('No saved lineups yet', { exact: false })).toBeVisible()
  await context.setOffline(true)
  await page.goto('/historical-data')
  await context.setOffline(false)
  await expect(page.getByText('No Historical Data')).toBeVisible()
})

test('a new version waits for consent and reloads only the tab that accepts it', async ({
  page,
  context,
  baseURL,
}) => {
  await using server = await deployableServer(baseURL!)
  await page.goto(`${server.url}/auth`)
  await hydrated(page)
  await serviceWorkerReady(page)
  const other = await context.newPage()
  await other.goto(`${server.url}/auth`)
  await hydrated(other)
  await page.getByLabel('Username or Email').fill('half-written')

  server.deploy()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  const prompt = page.getByText('A new version is ready')
  await expect(prompt).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByLabel('Username or Email')).toHaveValue('half-written')

  const asked = other.getByRole('status').filter({ hasText: 'A new version is ready' })
  await asked.getByRole('button', { name: 'Reload' }).click()
  await expect(asked).toBeHidden()
  await hydrated(other)
  await expect(other.getByText('A new version is ready')).toBeHidden()

  // The other tab has activated the new version; this one keeps its form.
  await expect(page.getByLabel('Username or Email')).toHaveValue('half-written')
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(prompt).toBeHidden()
})

test.describe('without a service worker, which would still have the file', () => {
  test.use({ serviceWorkers: 'block' })

  test('a missing file of the former build causes one reload, which keeps the lineup', async ({
    page,
    noise,
  }) => {
    noise.allow(/404|dynamically imported module/)
    await register(page)
    await loadSampleSlate(page)
    await optimize(page)
    // On a phone a row's options are a dialog, and its code comes with the first press.
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('button', { name: /^Lineup: / }).click()
    await page.route('**/assets/player-options-dialog-*.js', (route) => route.fulfill({ status: 404 }))
    // The page asks whether its build is still there.
    await page.route('**/assets/manifest-*.js', (route) =>
      route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.continue(),
    )
    const options = page.getByRole('button', { name: /^Options for/ }).first()

    const reloaded = page.waitForEvent('load')
    await options.click()
    await reloaded
    await hydrated(page)
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled()
    // The file is still missing: a second reload would start a loop.
    await options.click()
    await expect(page.getByText('The dialog could not be loaded.')).toBeVisible()
  })
})
