import type { Page } from '@playwright/test'
import { press } from './support/entries.ts'
import { registerByApi } from './support/seeds.ts'
import { load } from './support/slates.ts'
import { expect, test } from './support/test.ts'

/* Threads are started before they are asked. On a bad network their code may not arrive. */

test.beforeEach(({ noise }) => noise.allow(/net::ERR_/))

test('the optimizer’s thread did not start: the next press starts another', async ({ page }) => {
  await registerByApi(page)
  const { lost } = await withoutCodeOf(page, 'optimizer-worker')
  await load(page, 'showdown')
  await lost
  // The server would answer instead.
  await page.route('**/api/optimize', (route) => route.abort())
  await page.getByRole('button', { name: 'Optimize' }).click()
  await expect(page.getByText(/Best of [\d,]+ legal lineups/).first()).toBeVisible()
})

test('the thread that builds entries did not start: the press starts another', async ({ page }) => {
  await registerByApi(page)
  await load(page, 'showdown')
  const { lost } = await withoutCodeOf(page, 'build-worker')
  await press(page, 'Entries')
  await lost
  await press(page, 'Build 20 lineups')
  await expect(page.getByText(/^The 20 best lineups/)).toBeVisible()
})

test('one thread of the simulation did not start: the others play with another', async ({ page }) => {
  await registerByApi(page)
  await load(page, 'showdown')
  const { lost } = await withoutCodeOf(page, 'sim-worker')
  await press(page, 'Entries')
  await press(page, 'Build 20 lineups')
  await lost
  await press(page, 'Simulate')
  await expect(page.getByText(/games against [\d,]+ opponents/)).toBeVisible({ timeout: 120_000 })
})

/** Loses the first request for a thread's code. The inner promise resolves once the page was told. */
async function withoutCodeOf(page: Page, name: string): Promise<{ lost: Promise<unknown> }> {
  const address = new RegExp(`/${name}-[^/]*\\.js$`)
  const lost = page.waitForEvent('requestfailed', (request) => address.test(request.url()))
  await page.route(address, (route) => route.abort('connectionfailed'), { times: 1 })
  return { lost }
}
