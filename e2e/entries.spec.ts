import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { addOpposedRules, buildTwenty, list, openEntries, press, row } from './support/entries.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './support/page-checks.ts'
import { slots } from './support/slates.ts'
import { expect, test } from './support/test.ts'

test.use({ allFigures: true })

/** A contest's objective weighs more than points, so a rule may also add some. */
const PRICE = /^(Costs|Adds) (no|[\d.]+) points/

test('150 lineups are built with two presses, kept over a reload and offline', { tag: '@rare' }, async ({
  page,
  context,
  noise,
}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED/)
  await openEntries(page)
  await expect(page.getByText('No lineups yet')).toBeVisible()
  await press(page, '150 lineups')
  await press(page, 'Build 150 lineups')
  await expect(page.getByText(/^150 lineups, together the best/)).toBeVisible()
  await expect(list(page)).toHaveAttribute('aria-rowcount', '151')
  const best = await row(page, 1).innerText()
  await expectNoSidewaysScroll(page)

  await page.reload()
  await hydrated(page)
  await expect(page).toHaveURL(/\?side=entries$/)
  await expect(list(page)).toHaveAttribute('aria-rowcount', '151')
  await expect.poll(() => row(page, 1).innerText()).toBe(best)

  await context.setOffline(true)
  await press(page, 'Lineup')
  await expect(page.getByRole('heading', { name: 'Lineup Builder' })).toBeVisible()
  await page.goBack()
  await press(page, '20 lineups')
  await press(page, 'Build 20 lineups')
  await expect(page.getByText(/^20 lineups, together the best/)).toBeVisible()
  await context.setOffline(false)
})

test('a limit typed into the pool and a rule make the list stale, a rebuild obeys them; a lineup is edited in the builder; the upload file holds the list', async ({
  page,
}) => {
  await buildTwenty(page)
  const limit = page.getByRole('textbox', { name: /^Max Exp of/ }).first()
  const name = (await limit.getAttribute('aria-label'))!.replace('Max Exp of ', '')
  await limit.fill('150')
  await limit.press('Enter')
  await expect(limit).toHaveAttribute('aria-invalid', 'true')
  await limit.fill('50')
  await limit.press('Enter')
  await expect(limit).toBeFocused()
  await expect(page.getByText('Made before the rules changed.')).toBeVisible()
  await press(page, 'Exposures')
  await expect(page.getByText('More than the maximum of 50%', { exact: true })).toBeVisible()
  await press(page, `Price: the limits of ${name}`)
  await expect(page.getByText(PRICE)).toBeVisible()
  await expectAccessible(page)
  await press(page, /^Rules/)
  await expect(page.getByText(`${name} in no more than 50% of lineups`)).toBeVisible()

  // So are limits as captain, which have cells of their own where they have room.
  await page.setViewportSize({ width: 1680, height: 900 })
  const asCaptain = page.getByRole('textbox', { name: `CPT Max Exp of ${name}`, exact: true })
  await asCaptain.fill('10')
  await asCaptain.press('Enter')
  await expect(asCaptain).toBeFocused()
  await expect(page.getByText(`${name} as captain in no more than 10% of lineups`)).toBeVisible()

  await press(page, 'Add a rule')
  await press(page, 'Captains')
  const dialog = page.getByRole('dialog', { name: 'Add: Captains' })
  await dialog.getByRole('textbox', { name: /^Different captains/ }).fill('0')
  await expect(dialog.getByRole('button', { name: 'Add rule' })).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('textbox', { name: /^Different captains/ }).fill('8')
  await expect(dialog.getByText('At least 8 different captains.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add rule' }).click()
  await press(page, 'Price: At least 8 different captains')
  await expect(page.getByText(PRICE)).toBeVisible()

  await press(page, /^Lineups/)
  await press(page, 'Rebuild')
  await expect(page.getByText('20 lineups, together the best that the rules allow.')).toBeVisible()
  await press(page, 'Exposures')
  const captains = page.getByText(/captains in 20 lineups/)
  // The list before had the same sentence.
  await expect
    .poll(async () => Number(/(\d+) captains/.exec(await captains.innerText())![1]))
    .toBeGreaterThanOrEqual(8)
  const exposure = page.getByRole('row', { name: new RegExp(`^${name} `) }).last()
  expect(
    Number(/(\d+)% 50%|(\d+)%\s+-\s+50%/.exec(await exposure.innerText())?.[2] ?? 0),
  ).toBeLessThanOrEqual(50)

  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'CSV')])
  expect(readFileSync(await file.path(), 'utf8')).toContain(`"${name}"`)

  await press(page, 'Compare')
  await expect(page.getByText(/lineups as before, \d+ new, \d+ gone\./)).toBeVisible()
  await expectAccessible(page)

  // A lineup is edited in the builder and put back.
  await press(page, /^Lineups/)
  // By pointer, since the names of a row reach over its buttons.
  const lock = page.getByRole('button', { name: 'Lock lineup 1', exact: true })
  for (const isLocked of ['true', 'false']) {
    await lock.click()
    await expect(lock).toHaveAttribute('aria-pressed', isLocked)
  }
  await row(page, 2).focus()
  await page.keyboard.press('Enter')
  const details = page.getByRole('dialog', { name: 'Lineup 2' })
  await expectAccessible(page)
  await details.getByRole('button', { name: 'Edit in the builder' }).click()
  await expect(page.getByText('Lineup 2 of the list is in the builder.')).toBeVisible()
  await expect.poll(async () => (await slots(page)).filter((slot) => slot.includes('$')).length).toBe(6)
  // Of the builder: rows of the pool have such a button too, and are drawn later.
  const builder = page.getByRole('region', { name: 'Lineup Builder' })
  await builder
    .getByRole('button', { name: /^Remove / })
    .last()
    .click()
  await expect(builder.getByRole('button', { name: 'Choose Flex 5' })).toBeVisible()
  // The first one brings back players who are left out of the pool.
  const putBack = page.getByRole('button', { name: 'Put back', exact: true }).last()
  await putBack.click()
  await expect(page.getByText('Fill every slot first.')).toBeVisible()
  await press(page, 'Choose Flex 5')
  await page.getByRole('dialog').getByRole('row').last().press('Enter')
  await putBack.click()
  await expect(page).toHaveURL(/\?side=entries$/)
  await expect(list(page)).toHaveAttribute('aria-rowcount', '21')
  await expect(page.getByText('20 lineups, 1 changed by hand.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lock lineup 2', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  await press(page, 'Download the upload file')
  const download = page.getByRole('dialog', { name: 'Upload file' })
  await expectAccessible(page)
  const [upload] = await Promise.all([
    page.waitForEvent('download'),
    download.getByRole('button', { name: /^Download/ }).click(),
  ])
  const rows = readFileSync(await upload.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(rows[0]).toBe('CPT,FLEX,FLEX,FLEX,FLEX,FLEX')
  expect(rows).toHaveLength(21)
})

test('from 20 lineups on captains are shared out; each rule has its price and can be switched off', {
  tag: '@rare',
}, async ({ page }) => {
  await buildTwenty(page)
  await expect(page.getByText(/^20 lineups, together the best/)).toBeVisible()
  await press(page, /^Rules/)
  const six = page.getByRole('checkbox', { name: 'At least 6 different captains' })
  const share = page.getByRole('checkbox', { name: 'Each player as captain in no more than 35% of lineups' })
  await expect(six).toBeChecked()
  await expect(share).toBeChecked()
  await expect(page.getByText(/^From 20 lineups on\. /)).toHaveCount(2)
  await press(page, 'Price: At least 6 different captains')
  await expect(page.getByText(PRICE)).toBeVisible()
  await expectAccessible(page)

  await six.uncheck()
  await share.uncheck()
  await press(page, /^Lineups/)
  await expect(page.getByText('Made before the rules changed.')).toBeVisible()
  await press(page, 'Rebuild')
  await expect(page.getByText(/^The 20 best lineups, in order/)).toBeVisible()
  await page.reload()
  await hydrated(page)
  await press(page, /^Rules/)
  await expect(six).not.toBeChecked()
  await six.check()
  await page.getByRole('textbox', { name: 'Number of lineups' }).fill('19')
  await expect(six).toHaveCount(0)
})

test('by keyboard a lineup is locked, another removed, the rest rebuilt, and each step undone', {
  tag: '@rare',
}, async ({ page }) => {
  await buildTwenty(page)
  const second = await players(page, 2)
  const third = await players(page, 3)
  await row(page, 2).focus()
  await page.keyboard.press('l')
  await expect(page.getByRole('button', { name: 'Lock lineup 2', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('x')
  await expect(list(page)).toHaveAttribute('aria-rowcount', '20')
  await expect(page.getByText('1 locked, 1 removed.')).toBeVisible()
  await expect(row(page, 3)).toBeFocused()
  await press(page, 'Rebuild the rest')
  await expect(list(page)).toHaveAttribute('aria-rowcount', '21')
  await expect.poll(() => players(page, 1)).toBe(second)
  for (let number = 1; number <= 8; number++) expect(await players(page, number)).not.toBe(third)
  await row(page, 1).focus()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(list(page)).toHaveAttribute('aria-rowcount', '21')
  await expect.poll(() => players(page, 3)).toBe(third)
})

test('rules that exclude each other are named, with changes that build; the set is then saved', {
  tag: '@rare',
}, async ({ page }) => {
  await openEntries(page)
  await addOpposedRules(page)
  await expect(page.getByText(/Removes .* lineups/).first()).toBeVisible()
  await press(page, 'Build 20 lineups')
  await press(page, /^Lineups/)
  const why = page.getByRole('region', { name: 'Why' })
  await expect(why.getByRole('button', { name: /^Apply: / }).first()).toBeVisible()
  // The changes are named by the buttons' lines alone.
  await expect(why.getByRole('alert')).toContainText('can’t hold together')
  await expect(why.getByRole('alert')).not.toContainText(/Switch off|Ask for/)
  await expectAccessible(page)
  await why
    .getByRole('button', { name: /^Apply: / })
    .first()
    .click()
  await expect(list(page)).toBeVisible()

  await press(page, 'Save entries')
  const dialog = page.getByRole('dialog', { name: 'Save entries' })
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Sunday night')
  await dialog.getByRole('button', { name: 'Save entries' }).click()
  await expect(dialog).toBeHidden()
  const stored = await (await page.request.get('/api/entry-sets')).json()
  expect(stored.entry_sets[0]).toMatchObject({ name: 'Sunday night', game_mode: 'showdown', entered: false })
})

/** The names of a lineup of the list. */
async function players(page: Page, number: number): Promise<string> {
  return (await row(page, number)
    .getByRole('button', { name: /^Details of/ })
    .getAttribute('title'))!
}
