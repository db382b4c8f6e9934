import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** A list that does not end is a defect. */
export const MOST_STEPS = 300

/** Rows of a table, and items of a list, that is drawn in part. */
export const ROWS = 'tbody tr[data-index]'
const ITEMS = 'li[data-index]'

/** Waits until what is in sight of the list is drawn: a busy machine draws it some time after it was scrolled to. */
export async function rowsDrawn(page: Page, rows: string): Promise<void> {
  await expect.poll(() => page.evaluate(placesNotDrawn, rows)).toEqual([])
}

/** The places in sight, in pixels of the window, at which the list has no row, and what it has drawn. */
function placesNotDrawn(selector: string): string[] {
  const GAP_PX = 24
  const drawnParts = [...document.querySelectorAll<HTMLElement>(selector)]
  const around = drawnParts[0]?.parentElement
  if (!around) return ['no row']
  // What is not drawn is a space, in a table within its body, else beside the list.
  const whole = (around.matches('tbody') ? around : around.parentElement!).getBoundingClientRect()
  // The part of the page that scrolls, where it is not the whole page.
  const frame = drawnParts[0]!.closest('section, [role=region]')?.getBoundingClientRect()
  const top = Math.max(whole.top, frame?.top ?? 0, 0)
  const bottom = Math.min(whole.bottom, frame?.bottom ?? innerHeight, innerHeight)
  if (bottom <= top) return []
  const rects = drawnParts.map((part) => part.getBoundingClientRect())
  const drawn = drawnParts.map(({ dataset }) => dataset.index)
  return [top, (top + bottom) / 2, bottom]
    .filter((y) => !rects.some((rect) => rect.top <= y + GAP_PX && rect.bottom >= y - GAP_PX))
    .map((y) => `${y} of ${innerHeight} px, scrolled by ${scrollY}; drawn are the rows ${drawn}`)
}

/**
 * Whether the list has more than is loaded. Waits while it is loaded, which a busy machine does slowly. Asked before the list is
 * read, since a part that comes after the question is not read.
 */
async function isContinued(list: Page | Locator): Promise<boolean> {
  // One question for both texts of the link: it may change from one to the other between two questions.
  const isEnd = (await list.getByRole('link', { name: /^(Show more|Loading\.\.\.)$/ }).count()) === 0
  await expect(list.getByRole('link', { name: 'Loading...' })).toHaveCount(0)
  return !isEnd
}

/** The names of all lineups of the list, read while the page is scrolled to its end. */
export async function namesInList(page: Page): Promise<string[]> {
  const names = new Map<number, string>()
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const isWhole = !(await isContinued(page))
    for (const [index, name] of await drawnNames(page)) names.set(index, name)
    const atEnd = await page.evaluate(() => {
      const before = window.scrollY
      window.scrollBy(0, window.innerHeight / 2)
      return window.scrollY === before
    })
    if (atEnd && isWhole) break
    await rowsDrawn(page, ROWS)
  }
  const indices = [...names.keys()].sort((a, b) => a - b)
  expect(indices).toEqual(indices.map((_, index) => index))
  return indices.map((index) => names.get(index)!)
}

/** Place in the list and name of each row that is drawn. */
function drawnNames(page: Page): Promise<[number, string][]> {
  return page
    .locator(ROWS)
    .evaluateAll((rows) =>
      rows.map((row) => [
        Number(row.getAttribute('data-index')),
        row.querySelector('td p')?.textContent ?? '',
      ]),
    )
}

/** The texts of all entries of the history, read while their list is scrolled to its end. */
export async function entriesInList(page: Page): Promise<string[]> {
  const list = page.getByRole('region', { name: 'Entries' })
  const texts = new Map<string, string>()
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const isWhole = !(await isContinued(list))
    const drawn = await list
      .locator(ITEMS)
      .evaluateAll((rows) => rows.map((row) => [row.getAttribute('data-index')!, row.textContent ?? '']))
    for (const [index, text] of drawn) texts.set(index!, text!)
    const atEnd = await list.evaluate((element) => {
      const before = element.scrollTop
      element.scrollBy(0, element.clientHeight / 2)
      return element.scrollTop === before
    })
    if (atEnd && isWhole) break
    await rowsDrawn(page, ITEMS)
  }
  return [...texts.values()]
}
