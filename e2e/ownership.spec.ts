import { optimize, registerAndOpen, slots } from './support/slates.ts'
import { expect, test } from './support/test.ts'

test.use({ allFigures: true })

test.use({ viewport: { width: 1280, height: 800 } })

test('ownership is estimated at once; a captain who turns out to be popular leaves the best GPP lineup', async ({
  page,
}) => {
  await registerAndOpen(page, 'showdown')
  await page.getByRole('button', { name: 'Settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Optimization Settings' })
  await settings.getByText('Balanced', { exact: true }).click()
  await settings.getByText('GPP', { exact: true }).click()
  await expect(settings).toContainText('no more often than cash lineups')
  await settings.getByRole('button', { name: 'Done' }).click()

  const builder = page.getByRole('region', { name: 'Lineup Builder' })
  const bestCaptain = async () => {
    await optimize(page)
    const [captain] = await slots(page)
    await builder.getByRole('button', { name: 'Clear' }).click()
    return captain!
  }
  const before = await bestCaptain()
  // Of the lines of a slot the name is the first with a space.
  const player = before
    .split('\n')
    .find((line) => line.includes(' '))!
    .replace(/\W+$/, '')
  await page.getByRole('searchbox', { name: 'Search players' }).fill(player)

  const cell = page.getByRole('button', { name: `Ownership as captain of ${player}` })
  await cell.click()
  const field = page.getByRole('textbox', { name: `Ownership as captain of ${player}` })
  await field.fill('95')
  await field.press('Enter')
  await expect(cell).toHaveAccessibleName(/, by hand 95.0%, \d+\.\d% estimated$/)
  expect(await bestCaptain()).not.toContain(player)
})
