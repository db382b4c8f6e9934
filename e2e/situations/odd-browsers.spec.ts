import type { Page } from '@playwright/test'
import { open, signIn } from '../support/accounts.ts'
import { hydrated } from '../support/page-checks.ts'
import { registerByApi } from '../support/seeds.ts'
import { load, openOptimizer, optimize, toast } from '../support/slates.ts'
import { expect, test } from '../support/test.ts'

test.use({ allFigures: true })

/* Browsers with blocked or full storage, and devices with a wrong clock. */

const DAY_MS = 86_400_000

test('with blocked storage a lineup can be built and saved, in the default dark theme', async ({
  page,
  noise,
}) => {
  // React Router's scroll restoration logs an error, which has no effect.
  noise.allow(/^error: SecurityError|^thrown: $/)
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })
  await makeAndSave(page)
  await expect(page.locator('html')).toHaveClass(/dark/)
})

test('with full storage the slate lasts until a reload', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await makeAndSave(page)
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('region', { name: 'Lineup Builder' })).toBeHidden()
})

for (const days of [-1, 1]) {
  test(`a clock that is ${days < 0 ? 'a day behind' : 'a day ahead'} keeps the session and shows correct dates`, async ({
    page,
  }) => {
    const now = Date.now()
    await page.clock.install({ time: now + days * DAY_MS })
    const account = await makeAndSave(page, openOptimizer)
    await open(page, '/lineups')
    await expect(page.getByRole('row', { name: /^View Kept/ })).toBeVisible()
    const answer = await page.request.get('/api/export/lineups.json')
    const [{ created_at }] = (await answer.json()).lineups
    expect(Math.abs(Date.parse(created_at) - now)).toBeLessThan(DAY_MS / 2)
    await page.context().clearCookies()
    await signIn(page, account)
  })
}

async function makeAndSave(page: Page, arrive = load) {
  const account = await registerByApi(page)
  await arrive(page, 'showdown')
  await optimize(page)
  await page.getByRole('region', { name: 'Lineup Builder' }).getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Lineup Name').fill('Kept')
  await dialog.getByRole('button', { name: 'Save Lineup' }).click()
  await expect(toast(page, 'Lineup saved!')).toBeVisible()
  return account
}
