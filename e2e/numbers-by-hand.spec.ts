import type { Page } from '@playwright/test'
import { press } from './support/entries.ts'
import { keyboardAt } from './support/keyboard.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts'
import { optimize, registerAndOpen, slots, toast } from './support/slates.ts'
import { expect, test } from './support/test.ts'

test.use({ allFigures: true })

/** A back at $1,600 with an average of 3.04, after the starters of the team: the baseline is 0.11 + 0.753 * 1.6 + 0.357 * 3.04 = 2.40. */
const PLAYER = 'Xavier Whitlow'

test.beforeEach(async ({ page }) => {
  await registerAndOpen(page, 'showdown')
})

test.use({ viewport: { width: 1280, height: 800 } })

test('a typed projection changes the lineup; undo, reset and a reload', async ({ page }) => {
  const builder = page.getByRole('region', { name: 'Lineup Builder' })
  const optimized = async () => {
    await optimize(page)
    return (await slots(page)).join()
  }
  const before = await optimized()
  expect(before).not.toContain(PLAYER)

  await searchAndPressAtOnce(page, 'Projection')
  await expect(page.getByText('1 of 40 players').first()).toBeVisible()
  await field(page, 'Projection').fill('60')
  await field(page, 'Projection').press('Enter')
  await expect(toast(page, 'Projection set to 60.00')).toBeVisible()
  await expect(cell(page, 'Projection')).toHaveAccessibleName(
    `Projection of ${PLAYER}, by hand 60.00, 2.40 baseline estimate`,
  )
  await expect(builder.getByText(/^Best possible of/)).toBeHidden()
  expect(await optimized()).toContain(PLAYER)

  await test.step('Ctrl+Z in the table and Undo in the toast', async () => {
    await cell(page, 'Ownership as flex').click()
    await field(page, 'Ownership as flex').fill('30')
    await field(page, 'Ownership as flex').press('Enter')
    await expect(page.getByText('2 numbers by hand')).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(toast(page, 'Edit undone')).toBeVisible()
    await expect(page.getByText('1 number by hand')).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(page.getByText(/by hand$/)).toBeHidden()
    expect(await optimized()).toBe(before)
    await cell(page, 'Projection').press('+')
    await expect(toast(page, 'Projection set to 2.64')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(cell(page, 'Projection')).toHaveAccessibleName(/, 2.40, baseline estimate$/)
  })

  await test.step('ceiling and standard deviation are estimates, until one is typed, which says the other', async () => {
    await press(page, 'Columns')
    for (const name of [/^Ceiling/, /^Std Dev/]) await page.getByRole('checkbox', { name }).check()
    await press(page, 'Done')
    const estimate = /, ([\d.]+), estimated$/
    await expect(cell(page, 'Standard deviation')).toHaveAccessibleName(estimate)
    await cell(page, 'Standard deviation').press('8')
    await field(page, 'Standard deviation').press('Enter')
    await expect(toast(page, 'Standard deviation set to 8.00')).toBeVisible()
    // 2.40 + 1.2816 * 8
    await expect(cell(page, 'Ceiling')).toHaveAccessibleName(/, by hand 12\.65, [\d.]+ estimated$/)
    await cell(page, 'Ceiling').press('2')
    await field(page, 'Ceiling').press('Enter')
    await expect(page.getByRole('alert')).toHaveText('A ceiling is above the projection. Esc keeps 12.65.')
    await field(page, 'Ceiling').press('Escape')
    await cell(page, 'Ceiling').press('Delete')
    await expect(cell(page, 'Standard deviation')).toHaveAccessibleName(estimate)
  })

  await test.step('a reload keeps the numbers, and all are reset at once', async () => {
    await cell(page, 'Projection').press('6')
    await field(page, 'Projection').pressSequentially('1.5')
    await field(page, 'Projection').press('Tab')
    await cell(page, 'Ownership as captain').press('7')
    await field(page, 'Ownership as captain').press('Enter')
    await expect(page.getByText('2 numbers by hand')).toBeVisible()
    await page.reload()
    await search(page, PLAYER)
    await expect(cell(page, 'Projection')).toHaveAccessibleName(/, by hand 61.50, 2.40 baseline estimate$/)
    await expect(cell(page, 'Ownership as captain')).toHaveAccessibleName(/, by hand 7.0%, /)
    const reset = page.getByRole('button', { name: 'Reset 2 edits' })
    await reset.click()
    await expect(reset).toBeHidden()
    await expect(cell(page, 'Projection')).toHaveAccessibleName(/, 2.40, baseline estimate$/)
    expect(await optimized()).toBe(before)
  })
})

test('by keyboard alone: a row, its cells, typing, refusal, tenths and reset', { tag: '@rare' }, async ({
  page,
}) => {
  const keys = keyboardAt(page)
  const focused = (name: RegExp) => keys.expectFocus('button', name)
  await keys.write('Search players', 'Whitlow', 'searchbox')
  await keys.press('ArrowDown', 'ArrowRight')
  await focused(/^Projection of Xavier Whitlow, 2.40, baseline estimate$/)

  await test.step('Enter types over the number; a second Enter changes nothing', async () => {
    await keys.press('Enter')
    await keys.expectFocus('textbox', `Projection of ${PLAYER}`)
    await keys.type('20')
    await keys.press('Enter')
    await focused(/, by hand 20.00/)
    await keys.press('Enter', 'Enter')
    await focused(/, by hand 20.00/)
    await expect(page.getByText('1 number by hand')).toBeVisible()
    expect((await slots(page)).join()).not.toContain(PLAYER)
  })

  await test.step('Esc keeps the number; a text that is no number stays until it is mended', async () => {
    await keys.press('9', '9', 'Escape')
    await focused(/, by hand 20.00/)
    await keys.press('F2')
    await keys.type('2o')
    await keys.press('Enter')
    await keys.expectFocus('textbox', `Projection of ${PLAYER}`)
    await expect(page.getByRole('alert')).toHaveText(
      '"2o" is not a number. Type a number such as 14.5. Esc keeps 20.00.',
    )
    await expectAccessible(page)
    await keys.press('Control+a')
    await keys.type('22')
    await keys.press('Tab')
    await focused(/^Ownership as flex of Xavier Whitlow/)
    await expect(cell(page, 'Projection')).toHaveAccessibleName(/, by hand 22.00/)
  })

  await test.step('plus and minus change by a tenth, Delete resets the cell alone', async () => {
    await keys.type('140')
    await keys.press('Enter')
    await expect(page.getByRole('alert')).toHaveText(/^Ownership must be 100% or less\./)
    await keys.press('Control+a')
    await keys.type('40')
    await keys.press('Enter', '-')
    await focused(/^Ownership as flex .*, by hand 36.0%/)
    await keys.press('ArrowLeft', '+')
    await focused(/^Projection .*, by hand 24.20/)
    await keys.press('Delete')
    await focused(/^Projection .*, 2.40, baseline estimate$/)
    await expect(page.getByText('1 number by hand')).toBeVisible()
    await keys.press('ArrowLeft', '+')
    await keys.expectFocus('row', /Whitlow/)
    await expect(cell(page, 'Projection')).toHaveAccessibleName(/, by hand 2.64/)
  })

  await test.step('arrows go down the column, and the order stays while numbers are typed', async () => {
    await keys.write('Search players', '', 'searchbox')
    await keys.press('Delete', 'ArrowDown', 'ArrowRight')
    const first = await nameOfFocus(page)
    await keys.press('1', 'ArrowDown')
    const second = await nameOfFocus(page)
    expect(second).toMatch(/^Projection of /)
    expect(second).not.toBe(first)
    await keys.press('2', 'ArrowUp')
    await focused(new RegExp(`^${first.split(',')[0]}, by hand 1.00`))
    await keys.press('ArrowDown')
    await focused(new RegExp(`^${second.split(',')[0]}, by hand 2.00`))
  })
})

test('on a phone the numbers are typed in the options of the player', { tag: '@rare' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await search(page, PLAYER)
  const options = page.getByRole('dialog', { name: PLAYER })
  const projection = options.getByRole('textbox', { name: 'Projection' })
  await openOptions(page)
  await expect(projection).toHaveValue('2.4')
  await expect(projection).toHaveAttribute('inputmode', 'decimal')
  await expect(projection).toHaveAccessibleDescription('Baseline estimate')

  await test.step('a text that is no number is refused, and the old number counts', async () => {
    await projection.fill('many')
    await projection.press('Enter')
    await expect(projection).toHaveAccessibleDescription(
      '"many" is not a number. Type a number such as 14.5.',
    )
    await expect(projection).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  await test.step('number keys without a point', async () => {
    await projection.fill('12,5')
    await options.getByRole('textbox', { name: 'Ownership as flex, %' }).fill('140')
    await expect(projection).toHaveValue('12.5')
    await expect(projection).toHaveAccessibleDescription('By hand; baseline estimate 2.40')
  })

  await test.step('ownership over 100', async () => {
    const ownership = options.getByRole('textbox', { name: 'Ownership as flex, %' })
    await ownership.press('Enter')
    await expect(ownership).toHaveAccessibleDescription('Ownership must be 100% or less.')
    await ownership.fill('14%')
    await ownership.press('Enter')
    await expect(ownership).toHaveValue('14')
  })

  await test.step('a press beside the dialog applies what was typed', async () => {
    await options.getByRole('textbox', { name: 'Ownership as captain, %' }).fill('3')
    await page.mouse.click(180, 8)
    await expect(options).toBeHidden()
    await expect(page.getByText('3 numbers by hand')).toBeVisible()
  })

  await test.step('one number is reset alone', async () => {
    await openOptions(page)
    await options.getByRole('button', { name: 'Reset projection' }).click()
    await expect(projection).toHaveValue('2.4')
    await page.keyboard.press('Escape')
    await expect(page.getByText('2 numbers by hand')).toBeVisible()
  })
})

async function openOptions(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: `Options for ${PLAYER}` })
    .first()
    .click()
}

function search(page: Page, name: string): Promise<void> {
  return page.getByRole('searchbox', { name: 'Search players' }).fill(name)
}

/** The press is heard before the list has followed the search: what is typed in then stays open. */
async function searchAndPressAtOnce(page: Page, column: string): Promise<void> {
  await cell(page, column).scrollIntoViewIfNeeded()
  const pressed = await cell(page, column).elementHandle()
  await page.getByRole('searchbox', { name: 'Search players' }).evaluate(
    (box: HTMLInputElement, { name, pressed }) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
      set?.call(box, name)
      box.dispatchEvent(new Event('input', { bubbles: true }))
      ;(pressed as HTMLElement).click()
    },
    { name: PLAYER, pressed },
  )
}

/** The cell of the player in this column. */
function cell(page: Page, column: string) {
  return page.getByRole('button', { name: `${column} of ${PLAYER}` })
}

/** The field in which the number is typed. */
function field(page: Page, column: string) {
  return page.getByRole('textbox', { name: `${column} of ${PLAYER}` })
}

function nameOfFocus(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
}
