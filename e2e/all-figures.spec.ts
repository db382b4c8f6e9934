import type { Page } from '@playwright/test'
import { open, signIn, signOut } from './support/accounts.ts'
import { openEntries, press } from './support/entries.ts'
import { expectAccessible, hydrated } from './support/page-checks.ts'
import { openOptimizer, registerAndOpen, sampleCsv, slots, toast } from './support/slates.ts'
import { expect, test } from './support/test.ts'

const grid = (page: Page) => page.getByRole('grid', { name: 'Available players' })
const switchOf = (page: Page) => page.getByRole('button', { name: 'All figures' })

test('a first table has name, price, points and one button a row; one press brings every figure, and stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await registerAndOpen(page, 'showdown')
  await expect(grid(page).getByRole('columnheader')).toHaveText([
    'Pos',
    'Name',
    'Team',
    'Salary',
    /^Points/,
    'Actions',
  ])
  await expectAccessible(page)
  const simple = await controls(page)

  // The first is the captain.
  for (let place = 1; place <= 6; place += 1) {
    await page.getByLabel('Sort by').selectOption('Value')
    await grid(page)
      .getByRole('button', { name: /^Add / })
      .nth(2 * place)
      .click()
    await expect.poll(async () => (await slots(page)).filter((slot) => slot.includes('$')).length).toBe(place)
  }
  await page.getByText('Win big', { exact: true }).click()

  await switchOf(page).click()
  await expect(page.getByRole('banner')).toContainText('Large GPP, top heavy · $10 · 20,000 entries')
  await expect(grid(page).getByRole('columnheader', { name: 'Own', exact: true })).toBeVisible()
  expect(simple).toBeLessThan((await controls(page)) / 2)
  await page.reload()
  await hydrated(page)
  await expect(switchOf(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(grid(page).getByRole('columnheader', { name: 'Own', exact: true })).toBeVisible()
})

test('all figures and the chosen columns stay for the next slate, of another format too, and after a sign-out', {
  tag: '@rare',
}, async ({ page }) => {
  const head = (name: string | RegExp) => grid(page).getByRole('columnheader', { name, exact: true })
  const account = await registerAndOpen(page, 'showdown')
  await switchOf(page).click()
  await page.getByRole('button', { name: 'Columns' }).click()
  const dialog = page.getByRole('dialog', { name: 'Columns' })
  await dialog.getByRole('checkbox', { name: /^OPRK/ }).check()
  await dialog.getByRole('checkbox', { name: /^Value/ }).uncheck()
  await dialog.getByRole('button', { name: 'Done' }).click()
  const expectChosen = async () => {
    await expect(head(/^OPRK/)).toBeVisible()
    await expect(head('Value')).toBeHidden()
    await expect(head('Own')).toBeVisible()
  }
  await expectChosen()
  await openOptimizer(page, 'showdown', sampleCsv('showdown').replaceAll('POR', 'SEA'))
  await expect(grid(page).getByText('SEA').first()).toBeVisible()
  await expectChosen()
  await openOptimizer(page, 'bigleague')
  await expectChosen()

  await open(page, '/')
  await signOut(page)
  await signIn(page, account)
  await openOptimizer(page, 'showdown')
  await expectChosen()
})

test('the Entries side turns all figures on and says so once', { tag: '@rare' }, async ({ page }) => {
  await openEntries(page)
  await expect(toast(page, 'The player list shows all figures now.')).toBeVisible()
  await press(page, 'Lineup')
  await expect(switchOf(page)).toHaveAttribute('aria-pressed', 'true')
  await switchOf(page).click()
  await expect(grid(page).getByRole('columnheader', { name: 'Own', exact: true })).toBeHidden()
})

/** How many controls of the page can be seen and pressed. */
function controls(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isSeen = (control: Element) => {
      const { left, top, width, height } = control.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return (
        control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && control.contains(hit)
      )
    }
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(isSeen)
      .length
  })
}
