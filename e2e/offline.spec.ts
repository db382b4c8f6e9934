import type { Page } from '@playwright/test'
import { open } from './support/accounts.ts'
import { openSampleSlate, outbox } from './support/offline.ts'
import { hydrated } from './support/page-checks.ts'
import { optimize, saveAs } from './support/slates.ts'
import { expect, test } from './support/test.ts'

test.use({ allFigures: true, serviceWorkers: 'allow' })

test.beforeEach(({ noise }) => {
  // The browser logs each request that fails offline.
  noise.allow(/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/)
})

test('a loaded slate is optimized offline, its lineup is saved when the connection is back; nothing personal is stored or shown after logout', async ({
  page,
  context,
}) => {
  const { username } = await openSampleSlate(page)

  await context.setOffline(true)
  const reloaded = await page.reload()
  expect(reloaded?.fromServiceWorker()).toBe(true)
  expect(reloaded?.headers()['content-security-policy']).toContain("'strict-dynamic'")
  await hydrated(page)
  // The name comes from this device; the stored copy has none.
  await expect(page.getByRole('banner').getByText(username)).toBeVisible()
  expect(await reloaded?.text()).not.toContain(username)

  // The side that is shown already: nothing is asked of the server, which would reload the page.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('button', { name: 'Lineup', exact: true }).click()
  await optimize(page)
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await saveAs(page, 'Built on a train')
  await expect(page.getByText('1 save waits for a connection.')).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText('1 save was sent.')).toBeVisible()
  // With no line beside it, it is as wide as the page.
  await expect(page.getByText('You are offline.')).toBeHidden()
  const [line, whole] = await Promise.all([outbox(page).boundingBox(), page.getByRole('main').boundingBox()])
  expect(line?.width).toBe(whole?.width)
  await open(page, '/lineups')
  await expect(page.getByText('Built on a train').first()).toBeVisible()
  await open(page, '/')

  const stored = await storedAnswers(page)
  expect(stored.length).toBeGreaterThan(50)
  const kept = /^\/(assets|icons|samples|offline-copy)\/|^\/(favicon\.\w+|manifest\.webmanifest)$/
  expect(stored.map(({ path }) => path).filter((path) => !kept.test(path))).toEqual([])
  expect(stored.filter(({ body }) => body.includes(username))).toEqual([])
  // The worker was installed before sign-in; an update fetches the copies with the user's cookie.
  const copy = await page.request.get('/offline-copy/showdown/optimizer')
  expect(await copy.text()).toContain('This page was opened offline.')
  expect(await copy.text()).not.toContain(username)

  await page.evaluate(async () => (await caches.open('newer-assets')).put('/assets/x.js', new Response('')))
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/auth')
  const inTab = await page.evaluate(() => Object.keys(sessionStorage))
  expect(inTab.filter((key) => key !== 'react-router-scroll-positions')).toEqual([])
  await expect.poll(() => page.evaluate(() => caches.has('newer-assets'))).toBe(false)

  await context.setOffline(true)
  for (const path of ['/lineups', '/', '/showdown/optimizer']) {
    await page.goto(path)
    expect(await page.content()).not.toContain(username)
  }
  await expect(page.getByText('Build Your Winning Lineup')).toBeVisible()
})

test('a page that is opened offline has the line, and its height, from the first paint', {
  tag: '@rare',
}, async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort())
  for (const path of ['/', '/lineups', '/showdown/optimizer']) {
    await page.goto(`/offline-copy${path}`)
    const line = page.getByRole('status').filter({ hasText: 'You are offline.' })
    await expect(line).toBeVisible()
    const { lines, height } = await line.evaluate((element) => {
      const { lineHeight, height } = getComputedStyle(element.querySelector('p')!)
      return {
        lines: Number.parseFloat(height) / Number.parseFloat(lineHeight),
        height: element.getBoundingClientRect().height,
      }
    })
    expect(height, path).toBe(lines > 1 ? 49 : 41)
  }
})

/** Everything in every cache of this origin. */
function storedAnswers(page: Page): Promise<{ path: string; body: string }[]> {
  return page.evaluate(async () => {
    const stored = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const body = await (await cache.match(request))!.text()
        stored.push({ path: new URL(request.url).pathname, body })
      }
    }
    return stored
  })
}
