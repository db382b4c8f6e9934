import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { list, press, row } from './support/entries.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts'
import { registerAndOpen, slots } from './support/slates.ts'
import { expect, test } from './support/test.ts'

test.use({ allFigures: true })

/** `QB+2, bring-back`; a row has `QB+2+1` before the words. */
const STACK = /^QB\+\d(\+\d)?(, (\d )?bring-backs?)?$/

test('a main slate from its salary file to the upload files: pool by game, best lineup, 20 lineups, entries', async ({
  page,
}) => {
  await registerAndOpen(page, 'standard')
  await page.getByRole('combobox', { name: 'Game' }).selectOption({ index: 1 })
  await expect(page.getByText(/of 312 players/)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Game' }).locator('optgroup').first()).toHaveAttribute(
    'label',
    /^[A-Z][a-z]{2} \d+:\d\d [AP]M$/,
  )
  await page.getByRole('button', { name: 'All', exact: true }).click()

  await press(page, /^Optimize/)
  await expect(page.getByText(/^Best possible of [\d,]+ legal lineups/)).toBeVisible()
  const filled = await slots(page)
  expect(filled).toHaveLength(9)
  // The slot beside the position where it is another word.
  expect(filled[7]).toMatch(/^FLEX\s+(RB|WR|TE)\s/)
  expect(filled[1]).toMatch(/^RB\s+(?!RB)/)
  await expect(page.getByText(/\bcaptain\b/i)).toHaveCount(0)
  await expect(page.getByText(STACK)).toHaveCount(1)
  await expectNoSidewaysScroll(page)

  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Export')])
  const [header, lineup] = readFileSync((await file.path())!, 'utf8').split(/\r?\n/)
  expect(header).toBe('QB,RB,RB,WR,WR,WR,TE,FLEX,DST')
  expect(lineup!.split(',')).toHaveLength(9)

  await press(page, 'Entries')
  const pcts = await stacksOfTwenty(page)
  expect(pcts.slice(0, 4).reduce((sum, pct) => sum + pct)).toBe(100)
  const largest = pcts.slice(0, 4).findLastIndex((pct) => pct > 0)
  await press(page, 'Lineups 20')
  await list(page).getByRole('button', { name: 'Stack', exact: true }).click()
  await expect(row(page, 1).getByText(STACK)).toContainText(`QB+${largest}`)

  await press(page, /^Simulate/)
  await expect(
    page.getByText(/^[\d,]+ (of 100,000 )?games against 99 opponents, drawn from estimated ownership\.$/),
  ).toBeVisible()
  await press(page, 'Exposures')
  await expect(page.getByText('Your lineups / simulated opponents')).toBeVisible()
  await expect(stacks(page).first()).toHaveText(/^\d+% \/ \d+%$/)
  await press(page, 'Lineups 20')
  await press(page, 'About the list')
  await page.getByText('How far to trust these figures').click()
  await expect(page.getByText(/Ownership is estimated, and weak with several games/)).toBeVisible()
  await page.keyboard.press('Escape')
  // A 50/50 pays one prize to half of all: Dupes, which are of chance alone, are far too few there.
  await expect(list(page).getByRole('columnheader', { name: /^Cash/ })).toBeVisible()
  await expect(page.getByText(/\bDupes\b/)).toHaveCount(0)

  await page.setViewportSize({ width: 360, height: 740 })
  await expect(list(page).locator('[title]').first()).toBeVisible()
  const cut = await list(page)
    .locator('[title]')
    .evaluateAll((all) => all.filter((each) => each.scrollHeight > each.clientHeight).length)
  expect(cut, 'lineups with a name that a phone cuts').toBe(0)
  await page.setViewportSize({ width: 1280, height: 720 })

  await expect(page.getByText(/\bcaptains?\b|\bCPT\b/i)).toHaveCount(0)
  await expectAccessible(page)
})

test('a share of stacks: so many lineups have two receivers beside their quarterback', {
  tag: '@rare',
}, async ({ page }) => {
  await registerAndOpen(page, 'standard')
  await press(page, 'Entries')
  await press(page, /^Rules/)
  await press(page, 'Add a rule')
  await press(page, 'Stack share')
  const dialog = page.getByRole('dialog', { name: 'Add: Stack share' })
  await dialog.getByRole('textbox', { name: /^At least/ }).fill('60')
  await dialog.getByRole('textbox', { name: /^No more than/ }).fill('60')
  const sentence =
    'Quarterback with at least 2 wide receivers or tight ends of the same team in exactly 60% of lineups'
  await expect(dialog.getByText(`${sentence}.`)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('button', { name: 'Add rule' }).click()
  await expect(page.getByText(sentence)).toBeVisible()
  await press(page, /^Lineups/)
  const pcts = await stacksOfTwenty(page)
  expect(pcts[2]! + pcts[3]!).toBe(60)
})

/** How often the lineups are QB+0, QB+1, QB+2 and QB+3, with a bring-back, and with both. */
function stacks(page: Page): Locator {
  return page.getByRole('region', { name: 'Exposures' }).getByLabel('Stacks').getByRole('definition')
}

/** Builds 20 lineups; the percents of `stacks`. */
async function stacksOfTwenty(page: Page): Promise<number[]> {
  await press(page, '20 lineups')
  await press(page, 'Build 20 lineups')
  await expect(list(page)).toHaveAttribute('aria-rowcount', '21')
  await press(page, 'Exposures')
  await expect(stacks(page)).toHaveCount(6)
  return (await stacks(page).allInnerTexts()).map(Number.parseFloat)
}
