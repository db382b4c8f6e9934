import type { Page } from '@playwright/test'
import { register } from '../support/accounts.ts'
import { hydrated } from '../support/page-checks.ts'
import { expect, test } from '../support/test.ts'

test('a link that is pointed at loads its code, a pressed one its data; following it then asks nothing more', async ({
  page,
}) => {
  await register(page)
  await hydrated(page)
  const link = page.getByRole('complementary').getByRole('link', { name: 'Dashboard' })
  // Anew each time: who points at it before the app's own code for that has come is not heard.
  await expect
    .poll(async () => {
      await page.mouse.move(0, 0)
      await link.hover()
      return isLoaded(page, 'routes/dashboard/route')
    })
    .toBe(true)

  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('.data')) asked.push(`${pathname} ${searchParams.get('_routes')}`)
  })
  await page.mouse.down()
  // All of it: following the link before its end would ask for it once more.
  await expect.poll(() => dataLoaded(page)).toContain('/dashboard.data')
  await page.mouse.up()
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  expect(asked).toEqual(['/dashboard.data routes/dashboard/route'])
})

test('on a phone the open navigation loads the code of its pages, then their data', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await register(page)
  await hydrated(page)
  expect(await isLoaded(page, 'routes/historical-data/route')).toBe(false)
  await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  for (const route of ['saved-lineups', 'dashboard', 'contest-insights', 'historical-data', 'users'])
    await expect.poll(() => isLoaded(page, `routes/${route}/route`)).toBe(true)
  await expect
    .poll(() => dataLoaded(page))
    .toEqual(['/contest-insights.data', '/dashboard.data', '/historical-data.data', '/lineups.data'])

  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.getByRole('dialog').getByRole('link', { name: 'Historical Data' }).click()
  await expect(page.getByRole('heading', { name: 'Historical Contest Data', level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(asked.filter((path) => path.endsWith('.data'))).toEqual([])
})

test('a pressed link whose session has ended leads to the sign-in page', async ({ page }) => {
  await register(page)
  await hydrated(page)
  await page.context().clearCookies()
  await page.getByRole('complementary').getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL(/\/auth/)
})

/** Whether the script of the route was requested. */
function isLoaded(page: Page, routeId: string): Promise<boolean> {
  return page.evaluate((id) => {
    const { routes } = (window as unknown as { __reactRouterManifest: Manifest }).__reactRouterManifest
    const address = new URL(routes[id]!.module, location.origin).href
    return performance.getEntriesByName(address).length > 0
  }, routeId)
}

/** The addresses of pages' data that have arrived: an entry is made at the end of its answer. */
function dataLoaded(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.data'))
      .sort(),
  )
}

type Manifest = { routes: Record<string, { module: string }> }
