import type { Page } from '@playwright/test'
import { open, register } from '../support/accounts.ts'
import { registerByApi } from '../support/seeds.ts'
import { registerAndOpen } from '../support/slates.ts'
import { expect, test } from '../support/test.ts'

test.use({ allFigures: true })

/* If a file cannot be loaded, only its part of the page is missing. */

const OPTIONAL =
  /\/(toaster|tooltips|navigation-sheet|install-steps|story-card|chat-card|learned-card|enrichment-banner|profit-chart|roi-chart)[.-][^/]*\.js$/

test('a lineup is built, saved and viewed without any optional part', async ({ page, noise }) => {
  const missed = await lose(page, OPTIONAL)
  noise.allow(/Failed to load resource|dynamically imported module|error: /)
  await registerAndOpen(page, 'showdown')
  const builder = page.getByRole('region', { name: 'Lineup Builder' })
  await builder.getByRole('button', { name: 'Optimize' }).click()
  await expect(builder.getByRole('button', { name: 'Save' })).toBeEnabled()
  await expect(page.getByText('The analysis could not be loaded.')).toBeVisible()
  await builder.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Lineup Name').fill('Kept')
  await dialog.getByRole('button', { name: 'Save Lineup' }).click()
  await expect(dialog).toBeHidden()
  await open(page, '/lineups')
  await expect(page.getByRole('row', { name: /^View Kept/ })).toBeVisible()
  for (const part of ['toaster', 'tooltips', 'navigation-sheet', 'story-card', 'chat-card', 'learned-card'])
    expect(
      missed.some((file) => file.startsWith(part)),
      part,
    ).toBe(true)
})

test('an error report has the file and page but not the message', async ({ page, noise }) => {
  noise.allow(/Failed to load resource|dynamically imported module|error: |thrown: /)
  await lose(page, /\/tooltips[.-]/)
  const reports: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/client-errors')) reports.push(request.postDataJSON())
  })
  await registerByApi(page)
  await open(page, '/lineups')
  const pageRequestId = await page.locator('meta[name="request-id"]').getAttribute('content')
  await expect
    .poll(() => reports)
    .toContainEqual({
      kind: 'part',
      name: 'TypeError',
      place: expect.stringMatching(/^tooltips\.client-[\w-]+\.js$/),
      page: '/lineups',
      pageRequestId,
    })
  await page.evaluate(() => {
    const error = new RangeError('Kanarienvogel')
    error.stack = `RangeError: Kanarienvogel\n at read (${location.origin}/assets/route-x1.js:3:14)`
    setTimeout(() => {
      throw error
    })
  })
  await expect
    .poll(() => reports)
    .toContainEqual({
      kind: 'error',
      name: 'RangeError',
      place: 'route-x1.js:3:14',
      page: '/lineups',
      pageRequestId,
    })
  expect(JSON.stringify(reports)).not.toContain('Kanarienvogel')
  // An error outside the app's files is not reported.
  const before = reports.length
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('an extension')
    })
  })
  await open(page, '/dashboard')
  expect(reports.slice(before).map(({ kind }) => kind)).toEqual(reports.slice(before).map(() => 'part'))
})

test('on a phone the menu opens without its sheet', async ({ page, noise }) => {
  await lose(page, /\/navigation-sheet[.-]/)
  noise.allow(/Failed to load resource|dynamically imported module|error: /)
  await page.setViewportSize({ width: 360, height: 740 })
  await register(page)
  await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Saved Lineups' }).click()
  await expect(page).toHaveURL('/lineups')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
})

test('a dialog that cannot be loaded shows a message, and the page stays', async ({ page, noise }) => {
  await lose(page, /\/settings-dialog[.-]/)
  noise.allow(/Failed to load resource|dynamically imported module|error: /)
  await registerAndOpen(page, 'showdown')
  await page.getByRole('button', { name: 'Settings' }).first().click()
  await expect(page.getByRole('alert').getByText('The dialog could not be loaded.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Available Players' })).toBeVisible()
})

/** Aborts requests for these files, as a bad connection does; returns the list of requested files. */
async function lose(page: Page, files: RegExp): Promise<string[]> {
  const missed: string[] = []
  await page.route(files, (route) => {
    missed.push(new URL(route.request().url()).pathname.replace('/assets/', ''))
    return route.abort()
  })
  return missed
}
