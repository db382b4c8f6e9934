import type { Page } from '@playwright/test'
import { buildTwenty, list, openEntries, PLAYED, press } from './support/entries.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts'
import { markOut, slots, toast } from './support/slates.ts'
import { expect, test } from './support/test.ts'

test.use({ allFigures: true })

/** So tall that the list draws every row. */
const TALL = { width: 1280, height: 2000 }

/** The one filled button. */
const LOUD = /bg-accent(\s|$)/

test('a player who is marked out turns lineups red; a repair is looked at, applied and undone, offline too', async ({
  page,
  context,
  noise,
}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED/)
  await page.setViewportSize(TALL)
  await buildTwenty(page)
  await expect(page.getByText(/^20 lineups, together the best/)).toBeVisible()
  const before = await lineups(page)
  const name = mostUsed(before)
  const affected = before.filter((lineup) => lineup.includes(name)).length
  await press(page, 'Simulate')
  await expect(page.getByText('games against 99 opponents')).toBeVisible()

  await exclude(page, name)
  const bar = page.getByRole('main').getByText(`${affected} of 20 lineups hold ${name}, who is `)
  await expect(bar).toBeVisible()
  await expect(list(page).getByText('(out)')).toHaveCount(affected)
  await expectNoSidewaysScroll(page)
  // Nothing changes by itself, and the repair is the next step, before another build.
  await expect.poll(() => lineups(page)).toEqual(before)
  await expect(page.getByRole('button', { name: 'Repair', exact: true })).toHaveClass(LOUD)
  await expect(page.getByRole('button', { name: 'Build 20 lineups' })).not.toHaveClass(LOUD)

  await press(page, 'Repair')
  const dialog = page.getByRole('dialog', { name: `Repair ${affected} lineups` })
  await expect(
    dialog.getByText(
      `${affected} lineups can be repaired.${affected < 20 ? ' The others stay as they are.' : ''}`,
      { exact: true },
    ),
  ).toBeVisible()
  await expect(dialog.getByRole('row')).toHaveCount(affected)
  await expect(dialog.getByText(/ROI .*% to .*%/).first()).toBeVisible()
  await expect(dialog.getByText(/Dupes [\d.<k-]+ to [\d.<k-]+/).first()).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(true)
  await dialog.getByText('Same team').click()
  await expect(dialog.getByText(/^\d+ lineups? can be repaired/)).toBeVisible()
  await dialog.getByText('By worth').click()
  await expect(dialog.getByText(`${affected} lineups can be repaired.`)).toBeVisible()
  await dialog.getByText('How this was compared').click()
  await expect(
    dialog.getByText(/before and after on the same ones\. Chosen on 10,000 other ones\./),
  ).toBeVisible()
  // What makes more money need not keep the others.
  await expect(dialog.getByText(/no lineup that obeys keeps/)).toBeHidden()
  await dialog.getByText('Best player').click()
  await dialog.getByRole('button', { name: `Apply to ${affected} lineups` }).click()
  await expect(toast(page, `${affected} lineups repaired`)).toBeVisible()
  await expect(bar).toBeHidden()
  await expect(page.getByText(`20 lineups, ${affected} repaired.`)).toBeVisible()
  // The message stays while the pointer is on it, however long the simulation takes.
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.hover()
  const after = await lineups(page)
  for (const [index, lineup] of before.entries()) {
    if (!lineup.includes(name)) expect(after[index]).toEqual(lineup)
    else expect(after[index]!.filter((each) => lineup.includes(each))).toHaveLength(5)
  }
  // A list that had figures is simulated again as it is now, all of it.
  await expect(list(page).getByRole('row').filter({ hasText: /±\d+%/ })).toHaveCount(20)
  await expect(page.getByText(/not simulated/)).toBeHidden()
  await context.setOffline(false)

  await undo.click()
  await expect(bar).toBeVisible()
  await expect.poll(() => lineups(page)).toEqual(before)
})

test('who is out moved since the list was made, and leaves it for a named player; lineups that hold that one say so', {
  tag: '@rare',
}, async ({ page }) => {
  await page.setViewportSize(TALL)
  await buildTwenty(page)
  await expect(page.getByText(/^20 lineups, together the best/)).toBeVisible()
  const before = await lineups(page)
  const name = mostUsed(before)
  const [mate] = before.find((lineup) => lineup.includes(name))!.filter((each) => each !== name)
  const affected = before.filter((lineup) => lineup.includes(name)).length
  const since = page.locator('summary').filter({ hasText: 'Since the list was made' })
  await press(page, 'About the list')
  await expect(page.getByRole('dialog', { name: 'About the list' })).toBeVisible()
  await expect(since).toHaveCount(0)
  await page.keyboard.press('Escape')
  await press(page, 'Simulate')
  // While games are played nothing is said of old figures.
  await expect(page.getByText(/^100,000 games against 99 opponents/)).toBeVisible(PLAYED)
  await markOut(page, name)
  // The figures are of games that the player was in.
  const old = page.getByText(/^Simulated before .* changed\.$/)
  await expect(old).toBeVisible()
  await press(page, 'About the list')
  await since.click()
  // The one who plays in the other's place may have moved as well.
  await expect(since).toContainText(
    /^Since the list was made(: | 2 players moved: \d+ of 20 lineups hold one, )−\d+\.\d\d points a lineup\.$/,
  )
  // The red bar says who is out; nothing says it again.
  await expect(page.getByText(/^Made before/)).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: `${name} out, ` })).toContainText(
    new RegExp(`${affected} lineups? −[\\d.]+ points`),
  )
  await page.keyboard.press('Escape')
  await press(page, 'Simulate')
  await expect(old).toBeHidden()
  await press(page, 'About the list')
  await since.click()
  await expect(page.getByText(/^ROI of the set: .* on the same 10,000 games\.$/)).toBeVisible()
  await expectAccessible(page)
  await press(page, `Repair ${name}`)
  const dialog = page.getByRole('dialog', { name: `Repair ${affected} lineups` })
  await dialog.getByText('Named player').click()
  await dialog.getByRole('textbox', { name: 'Player' }).fill(mate!)
  await dialog.getByRole('textbox', { name: 'Player' }).press('Enter')
  await expect(dialog.getByText(`It holds ${mate} already.`).first()).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
})

/** The names of every lineup, by its number, whatever the list is sorted by. */
async function lineups(page: Page): Promise<string[][]> {
  const count = Number(await list(page).getAttribute('aria-rowcount')) - 1
  const details = list(page).getByRole('button', { name: /^Details of lineup/ })
  await expect(details).toHaveCount(count)
  // At one moment: figures that arrive meanwhile sort the list anew.
  const read = await details.evaluateAll((buttons) =>
    buttons.map((button) => ({ text: button.textContent, title: button.getAttribute('title') ?? '' })),
  )
  const names: string[][] = []
  for (const { text, title } of read) {
    const number = Number(/Details of lineup (\d+)/.exec(text ?? '')![1])
    names[number - 1] = title.split(', ')
  }
  return names
}

function mostUsed(of: readonly (readonly string[])[]): string {
  const counts = Map.groupBy(of.flat(), (name) => name)
  return [...counts].sort((a, b) => b[1].length - a[1].length).find(([, all]) => all.length < of.length)![0]
}

async function exclude(page: Page, name: string): Promise<void> {
  const search = page.getByRole('searchbox').first()
  await search.fill(name)
  await press(page, `Exclude ${name}`)
  await search.fill('')
}

test('a lineup in the builder whose player is marked Out is repaired in one place, and back', {
  tag: '@rare',
}, async ({ page }) => {
  await openEntries(page)
  await press(page, 'Lineup')
  await press(page, 'Optimize')
  await expect.poll(async () => (await slots(page)).filter((slot) => slot.includes('$')).length).toBe(6)
  const name = (await page
    .getByRole('region', { name: 'Lineup Builder' })
    .getByRole('button', { name: /^Remove .* from Flex 1/ })
    .getAttribute('aria-label'))!.replace(/^Remove (.*) from Flex 1$/, '$1')
  const before = await slots(page)
  await markOut(page, name)
  const bar = page.getByRole('main').getByText(`The lineup holds ${name}, who is out.`)
  await expect(bar).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Repair')
  const dialog = page.getByRole('dialog', { name: 'Repair the lineup' })
  await dialog.getByRole('button', { name: 'Apply to 1 lineup' }).click()
  await expect(bar).toBeHidden()
  const after = await slots(page)
  expect(after.filter((slot) => !before.includes(slot))).toHaveLength(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(bar).toBeVisible()
})
