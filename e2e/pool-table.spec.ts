import type { Locator, Page } from '@playwright/test'
import { hydrated } from './support/page-checks.ts'
import { registerByApi } from './support/seeds.ts'
import { openOptimizer, registerAndOpen, showdownCsv, slots } from './support/slates.ts'
import { expect, test } from './support/test.ts'

test.use({ allFigures: true })

const grid = (page: Page) => page.getByRole('grid', { name: 'Available players' })
const head = (page: Page, name: string | RegExp) => page.getByRole('columnheader', { name })
const sortBy = (page: Page, name: string) => head(page, name).getByRole('button').click()

test('a laptop shows 19 people with both prices; a phone two lines each, nothing sideways', {
  tag: '@rare',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await registerAndOpen(page, 'showdown')
  await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(19)
  const first = grid(page).locator('[role=row][aria-rowindex="2"]')
  const prices = (await first.innerText()).match(/\$[\d,]+/g)!.map((text) => Number(text.replace(/\D/g, '')))
  expect(prices).toHaveLength(2)
  expect(prices[1]).toBe(prices[0]! * 1.5)
  for (const column of ['Own', 'CPT Own', 'Lev'])
    await expect.poll(() => wrongBars(page, column), column).toEqual([])

  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    await expect(head(page, 'Salary')).toBeHidden()
    // The table is drawn anew after it was measured at the new width.
    await expect.poll(async () => (await first.boundingBox())?.width).toBe(width)
    await expect.poll(async () => (await first.boundingBox())?.height).toBeLessThan(64)
    await expect.poll(() => page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(width)
  }
})

test('by touch the pool beside the lineups shows every head whole', { tag: '@rare' }, async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await page.setViewportSize({ width: 1440, height: 900 })
  await registerAndOpen(page, 'showdown')
  await page.getByRole('button', { name: 'Entries', exact: true }).first().click()
  await expect(head(page, 'Exp')).toBeVisible()
  // The buttons of a row stay at its end, and cover what is wider than the pool.
  await expect
    .poll(async () => {
      const [last, actions] = [
        await head(page, 'Exp').boundingBox(),
        await head(page, 'Actions').boundingBox(),
      ]
      return actions!.x - (last!.x + last!.width)
    })
    .toBeGreaterThanOrEqual(0)
})

test('a head sorts high first, then low first, and says so', { tag: '@rare' }, async ({ page }) => {
  await registerAndOpen(page, 'showdown')
  await expect(head(page, /^Proj/)).toHaveAttribute('aria-sort', 'descending')
  await expect(head(page, /^Proj/)).toContainText('estimate')
  await sortBy(page, 'Salary')
  await expect(head(page, 'Salary')).toHaveAttribute('aria-sort', 'descending')
  await expect(head(page, /^Proj/)).not.toHaveAttribute('aria-sort')
  await expect.poll(() => isSorted(page, (a, b) => b - a)).toBe(true)
  await sortBy(page, 'Salary')
  await expect(head(page, 'Salary')).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(async () => (await salaries(page))[0]).toBeLessThan(3000)
  await expect.poll(() => isSorted(page, (a, b) => a - b)).toBe(true)
})

test('team, position and price narrow the table; one press brings every player back', {
  tag: '@rare',
}, async ({ page }) => {
  await registerAndOpen(page, 'showdown')
  await page.getByRole('button', { name: 'RIC', exact: true }).click()
  await expect(page.getByText('20 of 40 players')).toBeVisible()
  await page.getByRole('button', { name: 'WR', exact: true }).click()
  await page.getByLabel('Price to').selectOption('$4,000')
  await expect.poll(async () => Math.max(...(await salaries(page)))).toBeLessThanOrEqual(4000)
  await expect(grid(page)).not.toContainText('QB')
  await page.getByLabel('Search players').fill('no such player')
  await page.getByRole('button', { name: 'Show all players' }).click()
  await expect(page.getByText('40 players', { exact: true })).toBeVisible()
})

test('captain and flex are added, locked and excluded from one row, by mouse and by keyboard', async ({
  page,
}) => {
  await registerAndOpen(page, 'showdown')
  const options = grid(page)
    .getByRole('button', { name: /^Options for/ })
    .first()
  const name = (await options.getAttribute('aria-label'))!.replace('Options for ', '')
  await page.getByRole('button', { name: `Add ${name} as captain` }).click()
  await expect.poll(async () => (await slots(page))[0]).toContain(name)
  await expect(page.getByRole('button', { name: `Remove ${name} as captain` })).toBeVisible()
  const row = grid(page).locator('[role=row][aria-rowindex="2"]')
  await row.focus()
  await page.keyboard.press('l')
  await expect(page.getByRole('button', { name: `Lock ${name} as captain` })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await slots(page))[1]).toContain(name)
  await page.keyboard.press('x')
  await expect(row.getByRole('img', { name: 'Excluded' })).toBeVisible()
  expect((await slots(page)).join()).not.toContain(name)
})

test('columns and rows are chosen, and the browser remembers them', { tag: '@rare' }, async ({ page }) => {
  await registerAndOpen(page, 'showdown')
  await page.getByRole('button', { name: 'Columns' }).click()
  const dialog = page.getByRole('dialog', { name: 'Columns' })
  await dialog.getByRole('checkbox', { name: /^OPRK/ }).check()
  await dialog.getByRole('checkbox', { name: /^Value/ }).uncheck()
  for (const name of [/^Optimal/, /^CPT Optimal/, /^Boom/, /^Bust/])
    await dialog.getByRole('checkbox', { name }).check()
  await dialog.getByText('File', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.reload()
  await hydrated(page)
  await expect(head(page, /^OPRK/)).toBeVisible()
  await expect(head(page, 'Value')).toBeHidden()
  // Both rows of a person, as the salary file lists them.
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '81')
  await page.getByRole('button', { name: 'CPT', exact: true }).click()
  await expect(page.getByText('40 of 80 rows')).toBeVisible()
  // Every simulated game has one best captain, most often one of the first rows; figures are rounded.
  await sortBy(page, 'Optimal')
  await expect.poll(() => sumOf(page, 'Optimal').then((sum) => sum > 90 && sum < 106)).toBe(true)
  await expect.poll(() => sumOf(page, 'Boom')).toBeGreaterThan(0)
  await expect.poll(() => sumOf(page, 'Bust')).toBeGreaterThan(0)

  await page.getByRole('button', { name: 'Columns' }).click()
  await dialog.getByRole('button', { name: 'Reset' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(head(page, 'CPT Own')).toBeVisible()
  await expect(page.getByText('4 players at 0 points.')).toBeAttached()
  await expect(grid(page)).toHaveAttribute('aria-rowcount', String(1 + 40 - 4))
})

test('what was found by enriching is in the table at once, and marked', { tag: '@rare' }, async ({
  page,
}) => {
  await registerAndOpen(page, 'showdown')
  await expect(head(page, /Ease/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Enrich Data' }).click()
  await expect(head(page, 'Ease').getByRole('img', { name: 'Enriched' })).toBeAttached()
  // One game has one environment.
  await expect(head(page, 'Game')).toHaveCount(0)
  // Sorted by what was found, as by any other column.
  await sortBy(page, 'Ease')
  await expect(head(page, 'Ease')).toHaveAttribute('aria-sort', 'descending')
})

test('players with an expected score near 0 are folded below the others', { tag: '@rare' }, async ({
  page,
}) => {
  await registerByApi(page)
  const names = ['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Flo', 'Gus']
  const people = names.flatMap((name, i) => {
    const plays = i < 5
    const person = (slot: 'CPT' | 'FLEX', salary: number) =>
      ['WR', `${name} A`, slot, salary, i % 2 ? 'AAA' : 'BBB', plays ? 9 : 0] as const
    const price = plays ? 6000 - 100 * i : 200
    return [person('CPT', price * 1.5), person('FLEX', price)]
  })
  await openOptimizer(page, 'showdown', showdownCsv(people))
  await expect(page.getByText('2 players at 0 points.')).toBeVisible()
  await expect(grid(page)).not.toContainText('Gus A')
  await page.getByRole('button', { name: 'Show them' }).click()
  await expect(grid(page)).toContainText('Gus A')
  await page.getByRole('button', { name: 'Hide them' }).click()
  await page.getByLabel('Search players').fill('gus')
  await expect(grid(page)).toContainText('Gus A')
})

/** Rows of the table that are wholly in sight, without the heads. */
function wholeRows(page: Page): Promise<number> {
  return grid(page).evaluate((element) => {
    const list = element.parentElement!.getBoundingClientRect()
    const heads = element.querySelector('[role=columnheader]')!.closest('[role=row]')!.getBoundingClientRect()
    const bottom = Math.min(list.bottom, window.innerHeight)
    return [...element.querySelectorAll('[data-index]')].filter((row) => {
      const box = row.getBoundingClientRect()
      return box.top >= heads.bottom - 1 && box.bottom <= bottom + 1
    }).length
  })
}

/** A figure of a column and its bar: where it is painted in a cell of that width, in pixels; null if it is not. */
type Bar = { figure: number; width: number; painted: { from: number; to: number } | null }

/**
 * The bars that are not as long as their figures say: an ownership's from the left, a leverage's from the middle to the
 * side on which the figure lies, twice as long as its distance to 50.
 */
async function wrongBars(page: Page, column: string): Promise<Bar[] | 'too few figures'> {
  const bars = await barsOf(page, column)
  if (new Set(bars.map(({ figure }) => figure)).size < 3) return 'too few figures'
  const start = column === 'Lev' ? 50 : 0
  return bars.filter(({ figure, width, painted }) => {
    const end = column === 'Lev' ? Math.min(100, Math.max(0, 50 + 2 * (figure - 50))) : figure
    const [from, to] = [Math.min(start, end), Math.max(start, end)].map((pct) => (pct / 100) * width)
    // Half a pixel, since figures are rounded.
    return !painted || Math.abs(painted.from - from!) > 0.5 || Math.abs(painted.to - to!) > 0.5
  })
}

/** The figures of the rendered rows, added up. */
async function sumOf(page: Page, column: string): Promise<number> {
  return (await barsOf(page, column)).reduce((sum, { figure }) => sum + (figure || 0), 0)
}

/** The bars of the rendered rows. */
function barsOf(page: Page, column: string): Promise<Bar[]> {
  return grid(page).evaluate((element, name) => {
    const heads = [...element.querySelectorAll<HTMLElement>('[role=columnheader]')]
    const place = heads.findIndex((each) => each.innerText.replaceAll(/\s+/g, ' ').trim() === name)
    const cells = [...element.querySelectorAll('[data-index]')].flatMap(
      (row) => row.querySelectorAll<HTMLElement>('[role=gridcell]')[place] ?? [],
    )
    const isPainted = (part: Element) =>
      part.checkVisibility() && getComputedStyle(part).backgroundColor !== 'rgba(0, 0, 0, 0)'
    return cells.map((cell) => {
      const { left, width } = cell.getBoundingClientRect()
      const parts = [...cell.querySelectorAll('[aria-hidden]:empty')]
      const box = parts.find(isPainted)?.getBoundingClientRect()
      const painted = box ? { from: box.left - left, to: box.right - left } : null
      return { figure: Number(/[\d.]+/.exec(cell.innerText)?.[0]), width, painted }
    })
  }, column)
}

/** The flex salaries in the order of the rendered rows. */
async function salaries(page: Page): Promise<number[]> {
  const rows: Locator = grid(page).locator('[data-index]')
  const texts = await rows.evaluateAll((elements) =>
    elements
      .toSorted((a, b) => Number(a.getAttribute('data-index')) - Number(b.getAttribute('data-index')))
      .map((row) => {
        const cells = [...row.querySelectorAll('[role=gridcell]')]
        return cells.find(({ textContent }) => textContent?.startsWith('$'))?.textContent ?? ''
      }),
  )
  return texts.map((text) => Number(text.replace(/[^\d]/g, '')))
}

async function isSorted(page: Page, order: (a: number, b: number) => number): Promise<boolean> {
  const shown = await salaries(page)
  return shown.length > 1 && shown.toSorted(order).every((salary, i) => salary === shown[i])
}
