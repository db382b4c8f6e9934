import { readFileSync } from 'node:fs'
import { open } from './support/accounts.ts'
import { registerByApi, saveLineup } from './support/seeds.ts'
import { openOptimizer, optimize, registerAndOpen, toast } from './support/slates.ts'
import { expect, test } from './support/test.ts'

test.use({ allFigures: true })

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a lineup is copied as text and downloaded as a picture, from the optimizer and from its page', async ({
  page,
}) => {
  await registerAndOpen(page, 'showdown')
  await page.getByRole('button', { name: 'Optimize', exact: true }).click()
  await page.getByRole('button', { name: 'More for this lineup' }).click()
  await page.getByRole('menuitem', { name: 'Copy as text' }).click()
  await expect(toast(page, 'Lineup copied')).toBeVisible()
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
  expect(lines[0]).toBe('POR @ RIC · Showdown')
  expect(lines).toHaveLength(8)
  expect(lines[1]).toMatch(/^CPT .+ \([A-Z]+, (POR|RIC)\) \$[\d,]+$/)
  expect(lines[7]).toMatch(/^\$[\d,]+, [\d.]+ projected$/)

  const id = await saveLineup(page, { lineup_name: 'Thursday', points_total: 90, winnings_total: 0 })
  await open(page, `/lineups/${id}`)
  await page.getByRole('button', { name: 'More actions for Thursday' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Share picture' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('lineup.png')
  const png = readFileSync(await download.path())
  // The signature of a PNG, then its header: 1080 pixels wide.
  expect(png.subarray(0, 8)).toEqual(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]))
  expect(png.readUInt32BE(16)).toBe(1080)
})

test('on paper a lineup is its players and figures, without the frame of the app', { tag: '@rare' }, async ({
  page,
}) => {
  await registerByApi(page)
  const id = await saveLineup(page, { lineup_name: 'Thursday' })
  await open(page, `/lineups/${id}`)
  await page.emulateMedia({ media: 'print' })
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
