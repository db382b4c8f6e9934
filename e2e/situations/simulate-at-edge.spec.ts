import type { Page } from '@playwright/test'
import { buildTwenty, LARGE, press } from '../support/entries.ts'
import { expect, test } from '../support/test.ts'

test.use({ allFigures: true })

/* A device that can't run the kernels of field and sim has the server simulate, through the queue. */

const BY_SERVER = 'This device can’t run the simulation, so the server does.'
const PLAYED = { timeout: 120_000 }

test('a browser without threads for it: the server simulates, with progress, and says so', async ({
  page,
}) => {
  await withoutSimThreads(page)
  await buildTwenty(page, LARGE)
  await press(page, 'Simulate')
  await expect(page.getByText(BY_SERVER)).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Games simulated' })).toBeVisible()
  await expect(page.getByText(/^10,000 games against 19,999 opponents/)).toBeVisible(PLAYED)
  await expect(page.getByText(BY_SERVER)).toBeHidden()
})

test('kernels that never arrive: the server simulates, and Cancel ends it there', async ({ page, noise }) => {
  noise.allow(/net::ERR_|Failed to fetch/)
  await page.route(/\/(?:sim|field)-[^/]*\.wasm$/, (route) => route.abort('connectionfailed'))
  await buildTwenty(page, LARGE)
  const deleted = page.waitForResponse(
    (answer) => answer.request().method() === 'DELETE' && answer.url().includes('/api/simulate/'),
  )
  await press(page, 'Simulate')
  await expect(page.getByText(BY_SERVER)).toBeVisible(PLAYED)
  await press(page, 'Cancel')
  expect((await deleted).status()).toBe(204)
  await expect(page.getByText(BY_SERVER)).toBeHidden()
  await expect(page.getByText(/games against/)).toBeHidden()
})

test('a contest that is too large for the server: a sentence', async ({ page }) => {
  await withoutSimThreads(page)
  await buildTwenty(page, LARGE)
  await press(page, /^Change the contest/)
  const dialog = page.getByRole('dialog', { name: 'Contest' })
  await dialog.getByRole('textbox', { name: 'Entries', exact: true }).fill('60000')
  await dialog.getByRole('button', { name: 'Use this contest' }).click()
  await press(page, 'Simulate')
  await expect(
    page.getByText('This device can’t run the simulation. The server simulates up to 50,000 entries.'),
  ).toBeVisible()
})

/** As in a browser whose threads can't be started. */
async function withoutSimThreads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Thread = window.Worker
    window.Worker = class extends Thread {
      constructor(url: string | URL, options?: WorkerOptions) {
        if (String(url).includes('/sim-worker-')) throw new DOMException('no threads', 'SecurityError')
        super(url, options)
      }
    }
  })
}
