import type { Page } from '@playwright/test'
import { buildTwenty, openEntries, press } from '../support/entries.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from '../support/page-checks.ts'
import { markOut, saveAs, slots, toast } from '../support/slates.ts'
import { expect, test } from '../support/test.ts'

test.use({ allFigures: true })

/** 23 hours before the samples lock, at 8:20 p.m. Eastern. */
const DAY_BEFORE = new Date('2026-12-13T02:20:00Z')

test('a saved lineup names its player who is marked out, as soon as it is looked at, and leads to the repair', async ({
  page,
}) => {
  await page.clock.setFixedTime(DAY_BEFORE)
  await openEntries(page)
  await press(page, 'Lineup')
  await press(page, 'Optimize')
  await expect.poll(async () => (await slots(page)).filter((slot) => slot.includes('$')).length).toBe(6)
  const builder = page.getByRole('region', { name: 'Lineup Builder' })
  await saveAs(page, 'Sunday single')
  await expect(toast(page, 'Lineup saved!')).toBeVisible()
  // The list is read once before, so that the mark has to replace what the tab keeps.
  await openList(page)
  const row = page.getByRole('row', { name: /Sunday single/ })
  await expect(row).toBeVisible()
  await expect(row.getByText('Out', { exact: true })).toBeHidden()
  await page.goBack()

  const name = (await builder
    .getByRole('button', { name: /^Remove .* from Flex 1/ })
    .getAttribute('aria-label'))!.replace(/^Remove (.*) from Flex 1$/, '$1')
  await markOut(page, name)
  await openList(page)
  await expect(row.getByText(new RegExp(`^${name}`))).toHaveCSS('text-decoration-line', 'line-through')
  await expect(row.getByText('Out', { exact: true })).toBeVisible()
  await expect(row.getByText('Lock in 23 h 0 min')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await row.getByRole('link', { name: 'View Sunday single' }).click()
  const bar = page.getByRole('region', { name: 'Players who are out' })
  await expect(bar.getByText(`The lineup holds ${name}, who is out. Lock in 23 h 0 min.`)).toBeVisible()
  await expect(page.getByRole('table').getByText(name)).toHaveCSS('text-decoration-line', 'line-through')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await bar.getByRole('button', { name: 'Repair in the optimizer' }).click()
  await expect(page).toHaveURL('/showdown/optimizer')
  await press(page, 'Repair')
  await page
    .getByRole('dialog', { name: 'Repair the lineup' })
    .getByRole('button', { name: 'Apply to 1 lineup' })
    .click()
  await expect(toast(page, 'Lineup repaired')).toBeVisible()

  // Once it has locked nothing can be repaired, whatever the server says: the browser may have kept the page.
  await openList(page)
  await expect(row.getByText('Out', { exact: true })).toBeVisible()
  await page.clock.setFixedTime(new Date('2026-12-14T01:20:00Z'))
  await page.reload()
  await hydrated(page)
  await expect(row).toBeVisible()
  await expect(row.getByText('Out', { exact: true })).toBeHidden()
})

test('a saved set counts the lineups of an excluded player and opens where they are repaired', async ({
  page,
}) => {
  await buildTwenty(page)
  await expect(page.getByText(/^20 lineups, together the best/)).toBeVisible()
  await press(page, 'Save entries')
  const saving = page.getByRole('dialog', { name: 'Save entries' })
  await saving.getByRole('button', { name: 'Save entries' }).click()
  await expect(saving).toBeHidden()
  const [captain] = await page
    .getByRole('grid', { name: 'Built lineups' })
    .locator('[role=row][data-index="0"]')
    .getByRole('button', { name: /^Details of lineup/ })
    .getAttribute('title')
    .then((title) => title!.split(', '))
  const search = page.getByRole('searchbox').first()
  await search.fill(captain!)
  await press(page, `Exclude ${captain}`)
  const said = page.getByText(new RegExp(`^(\\d+) of 20 lineups? holds? ${captain}, who is excluded\\.`))
  const sentence = (await said.first().textContent())!.replace(/ Lock in.*/, '')

  await page.getByRole('complementary').getByRole('link', { name: 'Saved Lineups' }).click()
  await page.getByRole('navigation', { name: 'Saved' }).getByRole('link', { name: 'Entry sets' }).click()
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click()
  const bar = page.getByRole('region', { name: 'Players who are out' })
  await expect(bar.getByText(sentence)).toBeVisible()
  const exposure = page.getByRole('region', { name: 'Exposure' })
  await expect(exposure.getByRole('row', { name: captain! }).getByText('Excluded')).toBeVisible()
  await expect(page.getByText('(excluded)').first()).toBeAttached()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await bar.getByRole('button', { name: 'Repair in the optimizer' }).click()
  await expect(page.getByRole('main').getByText(sentence)).toBeVisible()
  await press(page, 'Repair')
  await expect(page.getByRole('dialog', { name: /^Repair/ })).toBeVisible()
})

async function openList(page: Page): Promise<void> {
  await page.getByRole('complementary').getByRole('link', { name: 'Saved Lineups' }).click()
  await expect(page.getByRole('heading', { name: 'Saved Lineups' })).toBeVisible()
}
