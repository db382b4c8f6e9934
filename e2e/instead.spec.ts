import type { Locator, Page } from '@playwright/test'
import { buildTwenty, list, PLAYED, press, row } from './support/entries.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './support/page-checks.ts'
import { optimize, registerAndOpen, slots, toast } from './support/slates.ts'
import { expect, test } from './support/test.ts'

test('a press on a player offers five others at their cost; one press swaps, Undo brings back, a reload keeps', async ({
  page,
}) => {
  await registerAndOpen(page, 'showdown')
  const builder = page.getByRole('region', { name: 'Lineup Builder' })
  await optimize(page)
  const best = await slots(page)
  const before = await totals(builder)

  const dialog = await openInstead(page, /in Flex 5$/)
  await expect(dialog).toContainText('Each row is what the lineup gains or loses.')
  await expect(dialog).toContainText(/The best of all \d+ players who fit by slot, price and rules\./)
  await expect(dialog.getByRole('listitem')).toHaveCount(5)
  const costs = (await dialog.getByRole('listitem').allInnerTexts()).map(costOf)
  // Nothing beats the best lineup, and the cheapest in points comes first.
  expect(costs.every(({ points }) => points <= 0)).toBe(true)
  expect(costs).toEqual(costs.toSorted((a, b) => b.points - a.points))
  await expectAccessible(page)

  // A second press before the dialog has gone swaps nobody else.
  const names = await dialog.getByRole('button', { name: /^Swap in/ }).elementHandles()
  await names[2]!.evaluate((button, other) => {
    ;(button as HTMLElement).click()
    ;(other as HTMLElement).click()
  }, names[0]!)
  await expect(toast(page, 'Player swapped')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(builder.getByRole('button', { name: /^Instead of .* in Flex 5$/ })).toBeFocused()
  const swapped = await slots(page)
  expect(swapped.slice(0, 5)).toEqual(best.slice(0, 5))
  const after = await totals(builder)
  expect(after.points).toBeCloseTo(before.points + costs[2]!.points, 1)
  expect(after.dollars).toBe(before.dollars + costs[2]!.dollars)
  // What the swap cost is what the lineup is below the best.
  const cost = (-costs[2]!.points).toFixed(2)
  await expect(builder.getByText(`${cost} points below the best:`)).toBeVisible()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => slots(page)).toEqual(best)

  // The captain is replaced by a captain, at the captain's price; the lock goes with the player.
  await builder.getByRole('button', { name: /^Lock .* in Captain$/ }).click()
  const captains = await openInstead(page, /in Captain$/)
  await expect(captains).toContainText(/A swap takes the lock off/)
  const [first = ''] = await captains.getByRole('listitem').allInnerTexts()
  expect(first).toContain('CPT')
  await captains
    .getByRole('button', { name: /^Swap in/ })
    .first()
    .click()
  await expect(toast(page, 'Player swapped')).toBeVisible()
  const withCaptain = await totals(builder)
  expect(withCaptain.dollars).toBe(before.dollars + costOf(first).dollars)
  await expect(builder.getByRole('button', { name: /^Lock .* in Captain$/ })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  const kept = await slots(page)
  await page.reload()
  await hydrated(page)
  await expect.poll(() => slots(page)).toEqual(kept)
})

test('with all slots taken, Enter on a row asks whom to take out; arrow keys choose, and the focus returns to the row', {
  tag: '@rare',
}, async ({ page }) => {
  await registerAndOpen(page, 'showdown')
  await optimize(page)
  const best = await slots(page)
  const pool = page.getByRole('grid', { name: 'Available players' })
  const added = pool
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Add Desmond Sandoval/ }) })
  await added.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'FLEX slots full' })
  const rows = dialog.getByRole('button', { name: /^Take out/ })
  await expect(rows.nth(1)).toBeVisible()
  await expectAccessible(page)
  await rows.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(rows.last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(pool.getByRole('row').filter({ hasText: 'Desmond Sandoval' })).toBeFocused()
  const after = await slots(page)
  expect(after.filter((name) => best.includes(name))).toHaveLength(5)
  expect(after.join()).toContain('Desmond Sandoval')
})

test('on a phone the same, and all players: who can be paid first, the others folded', {
  tag: '@rare',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await registerAndOpen(page, 'showdown')
  await page.getByRole('button', { name: 'Optimize' }).filter({ visible: true }).first().click()
  await expect(page.getByRole('button', { name: /^Instead of .* in Flex 5$/ })).toBeVisible()
  const dialog = await openInstead(page, /in Flex 5$/)
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('button', { name: 'All players' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose Flex 5' })
  await expect(picker.getByRole('row').first()).toBeVisible()
  await expect(picker.getByText(/ over$/)).toHaveCount(0)
  const payable = await rowCount(picker)
  const more = picker.getByRole('button', { name: /^\d+ more who cost too much$/ })
  await picker.getByRole('grid').evaluate((grid) => grid.parentElement!.scrollTo({ top: 1e6 }))
  const dear = Number.parseInt(await more.innerText(), 10)
  await more.click()
  await expect.poll(() => rowCount(picker)).toBe(payable + dear)
  await expect(picker.getByText(/ over$/).first()).toBeVisible()
})

test.describe('simulated', () => {
  test.use({ allFigures: true })

  test('a swap says what it does to Top 1% and ROI; in the list it is for one lineup, or for all that hold the player', {
    tag: '@rare',
  }, async ({ page }) => {
    await buildTwenty(page)
    await press(page, 'Simulate')
    // The order by worth is the same from then on.
    await expect(page.getByText(/^100,000 games against/)).toBeVisible(PLAYED)
    const name = await openDetails(page)
    const dialog = page.getByRole('dialog', { name: `Instead of ${name}` })
    await expect(dialog.getByText(/^Top 1% [+-]?[\d.<]+% ±[\d.]+%, ROI [+-]?[\d.]+% ±[\d.]+%$/)).toHaveCount(
      5,
      PLAYED,
    )
    await dialog
      .getByRole('button', { name: /^Swap in/ })
      .first()
      .click()
    await expect(page.getByText(/^Lineup \d+ changed$/)).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/1 changed by hand/).filter({ visible: true })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(/1 changed by hand/).filter({ visible: true })).toBeHidden()

    await openDetails(page)
    const all = dialog.getByRole('button', { name: /^In all \d+ lineups$/ })
    const holding = Number(/\d+/.exec(await all.innerText())![0])
    await all.click()
    const repair = page.getByRole('dialog', { name: `Replace ${name} in ${holding} lineups` })
    await repair.getByRole('button', { name: `Apply to ${holding} lineups` }).click()
    await expect(toast(page, `${holding} lineups repaired`)).toBeVisible()
    await expect(list(page).getByText(name)).toHaveCount(0)
  })
})

/** Opens the details of the first lineup and presses its second player, whose name it returns. */
async function openDetails(page: Page): Promise<string> {
  await row(page, 1)
    .getByRole('button', { name: /^Details of/ })
    .click()
  const player = page
    .getByRole('dialog', { name: /^Lineup \d+$/ })
    .getByRole('button', { name: /^Instead of / })
    .nth(1)
  const name = (await player.innerText()).trim()
  await player.click()
  return name
}

async function openInstead(page: Page, slot: RegExp): Promise<Locator> {
  await page
    .getByRole('button', { name: /^Instead of / })
    .and(page.getByRole('button', { name: slot }))
    .click()
  const dialog = page.getByRole('dialog', { name: /^Instead of / })
  await expect(dialog).toBeVisible()
  return dialog
}

/** What a swap says it costs. */
function costOf(text: string): { points: number; dollars: number } {
  const points = /([+-][\d.]+) points/.exec(text)?.[1] ?? '0'
  const [, dollars = '0', word] = /\$([\d,]+) (less|more)/.exec(text) ?? []
  return { points: Number(points), dollars: Number(dollars.replace(',', '')) * (word === 'less' ? -1 : 1) }
}

/** Of the builder: its projected points and total salary. */
async function totals(builder: Locator): Promise<{ points: number; dollars: number }> {
  const points = await builder
    .getByText(/^[\d.]+ points/)
    .first()
    .innerText()
  const spent = await builder.getByText('Total salary').locator('..').innerText()
  return {
    points: Number.parseFloat(points),
    dollars: Number(/\$([\d,]+)/.exec(spent)![1]!.replace(',', '')),
  }
}

async function rowCount(picker: Locator): Promise<number> {
  return Number(await picker.getByRole('grid').getAttribute('aria-rowcount'))
}
