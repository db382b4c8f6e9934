import { open } from '../support/accounts.ts'
import { registerByApi, saveLineup } from '../support/seeds.ts'
import { overlaps, registerAndOpen, toastCard } from '../support/slates.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('on a phone a toast covers neither the header nor the bar with the next step, and goes when a dialog opens', async ({
  page,
}) => {
  await registerAndOpen(page, 'showdown')
  await page.getByRole('button', { name: 'Optimize', exact: true }).filter({ visible: true }).tap()
  const said = toastCard(page, 'Lineup optimized!')
  await expect(said).toBeVisible()
  await expect.poll(() => overlaps(said, page.getByRole('banner'))).toBe(false)
  await page.getByRole('button', { name: 'Save', exact: true }).filter({ visible: true }).tap()
  await expect(page.getByRole('dialog', { name: 'Save Lineup' })).toBeVisible()
  await expect(said).toBeHidden()
  await page.getByRole('dialog').getByRole('button', { name: 'Save Lineup' }).tap()
  await expect(toastCard(page, 'Lineup saved!')).toBeVisible()
  await expect.poll(() => overlaps(toastCard(page, 'Lineup saved!'), page.getByRole('banner'))).toBe(false)
})

test('a message that offers nothing goes once the user scrolls', async ({ page }) => {
  await registerAndOpen(page, 'showdown')
  await page.getByRole('button', { name: 'Optimize', exact: true }).filter({ visible: true }).tap()
  const said = toastCard(page, 'Lineup optimized!')
  await expect(said).toBeVisible()
  await page.mouse.move(100, 300)
  await page.mouse.wheel(0, 40)
  await expect(said).toBeHidden()
  // One that can be undone stays.
  await page
    .getByRole('button', { name: /^Remove .* from Flex 1/ })
    .filter({ visible: true })
    .tap()
  await expect(toastCard(page, 'Player removed')).toBeVisible()
})

test('on a phone a toast over a dialog covers nothing of it', { tag: '@rare' }, async ({ page, noise }) => {
  noise.allow(/status of 503/)
  await registerByApi(page)
  await saveLineup(page, { lineup_name: 'Thursday' })
  await open(page, '/lineups')
  await page.route('**/api/saved-lineups/*', (route) =>
    route.fulfill({ status: 503, contentType: 'text/plain', body: 'Busy, try again' }),
  )
  await page.getByRole('button', { name: 'Record result of Thursday' }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Final Points').fill('80')
  await dialog.getByLabel('Winnings ($)').fill('0')
  await dialog.getByRole('button', { name: 'Save Changes' }).tap()
  await expect(toastCard(page, 'Update failed')).toBeVisible()
  await expect.poll(() => overlaps(toastCard(page, 'Update failed'), dialog)).toBe(false)
})

test('a toast stays when the code of a closed dialog comes after it', { tag: '@rare' }, async ({ page }) => {
  await registerByApi(page)
  await saveLineup(page, { lineup_name: 'Thursday' })
  const shown = Promise.withResolvers<void>()
  const sheet = page.waitForRequest(/navigation-sheet/)
  await page.route(/navigation-sheet/, async (route) => {
    await shown.promise
    await route.continue()
  })
  await open(page, '/lineups')
  await page.getByRole('button', { name: 'Record result of Thursday' }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Final Points').fill('80')
  await dialog.getByLabel('Winnings ($)').fill('0')
  await dialog.getByRole('button', { name: 'Save Changes' }).tap()
  const said = toastCard(page, 'Lineup updated')
  await expect(said).toBeVisible()
  shown.resolve()
  await page.evaluate(mounted, (await sheet).url())
  await expect(said).toBeVisible()
})

/** In the page: after the module was run and what waited for it is drawn. */
async function mounted(url: string): Promise<void> {
  await import(url)
  for (let i = 0; i < 5; i++) await new Promise((idle) => requestIdleCallback(idle))
}
