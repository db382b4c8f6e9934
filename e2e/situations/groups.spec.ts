import type { Page } from '@playwright/test'
import { buildTwenty, enterContest, FEW, LARGE, list, PLAYED, press } from '../support/entries.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from '../support/page-checks.ts'
import { expect, test } from '../support/test.ts'

// The table of groups stands above the list where the panel has room for it.
test.use({ allFigures: true, viewport: { width: 1440, height: 900 } })

const THESIS = 'The home side leads and runs the clock'

test('a group comes on top of the list, is shown alone, simulated, saved with the set, removed and rebuilt', async ({
  page,
}) => {
  await buildTwenty(page, LARGE, FEW)
  await addGroup(page, { name: 'Clock', thesis: THESIS, listed: 'Free' })
  await expect(page.getByText(/^40 lineups in 2 groups, each the best/)).toBeVisible()
  await expect(list(page)).toHaveAttribute('aria-rowcount', '41')
  await expect(groupRow(page, 'Free')).toContainText('20')
  await expect(page.getByRole('row', { name: THESIS })).toBeVisible()
  await expectAccessible(page)

  await press(page, 'Clock')
  await expect(list(page)).toHaveAttribute('aria-rowcount', '21')
  await press(page, 'Exposures')
  await expect(page.getByText(/in 20 lineups$/)).toBeVisible()
  await press(page, 'Clock')
  await expect(page.getByText(/in 40 lineups$/)).toBeVisible()

  await page.reload()
  await hydrated(page)
  await press(page, /^Lineups/)
  await expect(list(page)).toHaveAttribute('aria-rowcount', '41')
  await press(page, 'Simulate')
  await expect(page.getByText(/^100,000 games against/)).toBeVisible(PLAYED)
  await expect(groupRow(page, 'Clock')).toContainText(/\d%.*\d%.*[+-]\d/)
  await expectNoSidewaysScroll(page)

  await press(page, 'Save entries')
  const save = page.getByRole('dialog', { name: 'Save entries' })
  await save.getByRole('textbox', { name: 'Name', exact: true }).fill('Two ideas')
  await save.getByRole('button', { name: 'Save entries' }).click()
  await expect(save).toBeHidden()
  const { entry_sets: sets } = await (await page.request.get('/api/entry-sets')).json()
  const stored = await (await page.request.get(`/api/entry-sets/${sets[0].id}`)).json()
  expect(stored.groups).toMatchObject([
    { name: 'Free', thesis: '' },
    { name: 'Clock', thesis: THESIS },
  ])
  expect(stored.groups.map(({ lineups }: { lineups: number[] }) => lineups.length)).toEqual([20, 20])

  await press(page, 'Edit Free')
  const edit = page.getByRole('dialog', { name: 'Free' })
  await expect(edit.getByText('No more than 1 kicker')).toBeVisible()
  await edit.getByLabel('Name').fill('Clock')
  await expect(edit.getByText('Another group has this name.')).toBeVisible()
  await expectAccessible(page)
  await edit.getByRole('button', { name: 'Remove the group' }).click()
  await expect(list(page)).toHaveAttribute('aria-rowcount', '21')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(list(page)).toHaveAttribute('aria-rowcount', '41')

  // Rebuilt, each is under the rules that it was built under.
  await enterContest(page, 'Double Up')
  const old = page.getByText('Made before the contest or the settings changed.')
  await expect(old).toBeVisible()
  await press(page, 'Rebuild')
  await expect(old).toBeHidden()
  await expect(page.getByText(/^40 lineups in 2 groups, each the best/)).toBeVisible()
  await expect(groupRow(page, 'Free')).toContainText('20')

  // On a phone they are with what is about the list.
  await page.setViewportSize({ width: 360, height: 780 })
  await press(page, 'About the list')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await press(page, 'Clock')
  await expect(page.getByText('Clock: 20 of 40 lineups')).toBeVisible()
  await press(page, 'Show all')
  await expect(list(page)).toHaveAttribute('aria-rowcount', '41')
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.goto(`/entry-sets/${sets[0].id}`)
  await expect(groupRow(page, 'Clock')).toContainText(/20\s*[\d.]+$/)
  await expect(page.getByRole('row', { name: THESIS })).toBeVisible()
  const rules = page.getByRole('heading', { name: 'Clock', level: 3 }).locator('..')
  await expect(rules.getByText('No more than 1 kicker')).toBeVisible()
  await expectAccessible(page)
})

async function addGroup(page: Page, { name, thesis, listed }: Record<'name' | 'thesis' | 'listed', string>) {
  await press(page, 'Add as a group')
  const dialog = page.getByRole('dialog', { name: 'Add as a group' })
  await dialog.getByLabel('Name of the 20 lineups listed').fill(listed)
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await dialog.getByLabel('Thesis').fill(thesis)
  await dialog.getByRole('button', { name: 'Build 20' }).click()
  await expect(dialog).toBeHidden()
}

const groupRow = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })
