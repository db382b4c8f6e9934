import { open } from '../support/accounts.ts'
import { registerByApi, saveLineup } from '../support/seeds.ts'
import { openOptimizer, optimize } from '../support/slates.ts'
import { expect, test } from '../support/test.ts'

test.use({ allFigures: true })

test('on paper a lineup is its players and figures, without the frame of the app', async ({ page }) => {
  await registerByApi(page)
  const id = await saveLineup(page, { lineup_name: 'Thursday' })
  await open(page, `/lineups/${id}`)
  await page.emulateMedia({ media: 'print' })
  // From the dark theme too.
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  await expect(page.getByRole('heading', { name: 'Thursday' })).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
  for (const part of [page.getByRole('complementary'), page.getByRole('banner'), page.getByRole('button')])
    await expect(part.filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Back to Lineups' })).toBeHidden()

  // In the builder a name is a button, and the only one that prints.
  await page.emulateMedia({ media: null })
  await openOptimizer(page, 'showdown')
  await optimize(page)
  await page.emulateMedia({ media: 'print' })
  const printed = page.getByRole('button').filter({ visible: true })
  await expect(printed).toHaveCount(6)
  for (const name of await printed.all()) await expect(name).toHaveAccessibleName(/^Instead of /)
})
