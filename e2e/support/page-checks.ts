import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Locator, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { hiddenTexts } from './text-in-view.ts'

/** WCAG 1.4.10 (400 % of 1280 px) and 1.4.4 (200 %), as windows in CSS pixels. */
export const ZOOMED_WINDOWS = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
]

/** Asserts that axe finds nothing, by all its default rules (best practices too). */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => axeFindings(page), `axe on ${page.url()}`).toEqual([])
}

/** Its own script for pages; as a module it can't be loaded where there is no page. */
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** The rows of a list are alike: checks look at the first six and save a third of their time on long ones. */
export const LATER_ROWS = ['[role=row]:nth-child(n+8)', 'tbody > tr:nth-child(n+7)', 'li:nth-child(n+7)']

/** The violations that axe finds, one line each. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Once for each document: read anew, axe takes half as long again.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(readFileSync(AXE, 'utf8'))
  const violations = await page.evaluate(async (rows) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    return (await run({ exclude: [...rows] }, { resultTypes: ['violations'] })).violations
  }, LATER_ROWS)
  return violations.map(findingOf)
}

function findingOf({ id, help, nodes: [first, ...others] }: axe.Result): string {
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  return `axe ${id}: ${help}: ${first!.html}${more}. ${first!.failureSummary}`
}

/** Asserts that the page reflows at 320 px and when zoomed to 200 %; the window then has its former size again. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const size of ZOOMED_WINDOWS) {
    await page.setViewportSize(size)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
        message: `width of ${page.url()}`,
      })
      .toBeLessThanOrEqual(size.width)
  }
  if (before) await page.setViewportSize(before)
}

/**
 * Waits for hydration: before it, clicks are lost and filled fields may be reset. React marks elements with an internal key
 * while it prepares them; the page listens and remembers a moment later, when there is nothing more to do at once.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      [...document.body.querySelectorAll('a, button, form, input, select, textarea')].every((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps$')),
      ),
  )
  await page.evaluate(() => new Promise<void>((idle) => requestIdleCallback(() => idle())))
}

/** Widths at which the screen is laid out anew. */
export const WIDTHS = [360, 768, 1024, 1280, 1440, 1536]

/** At each width the panel lies within the window, nothing lies over its corners, and no text in it is cut off. */
export async function expectWholeAtEachWidth(page: Page, panel: Locator): Promise<void> {
  const before = page.viewportSize()!
  for (const width of WIDTHS) {
    await expect.poll(() => hiddenTexts(page, [width], panel)).toEqual([])
    await expect.poll(() => panel.evaluate(hidden), `${width} px wide`).toEqual([])
  }
  await page.setViewportSize(before)
}

/** Corners of the panel that are outside of the window or covered. */
function hidden(panel: Element): string[] {
  const { left, top, right, bottom } = panel.getBoundingClientRect()
  const corners = [left, right].flatMap((x) => [top, bottom].map((y) => [x, y] as const))
  // Corners may be round.
  const inside = (edge: number, from: number) => edge + (edge === from ? 8 : -8)
  return corners
    .filter(([x, y]) => {
      const isOutside = x < 0 || y < 0 || x > innerWidth || y > innerHeight
      const above = document.elementFromPoint(inside(x, left), inside(y, top))
      return isOutside || !panel.contains(above)
    })
    .map(([x, y]) => `${Math.round(x)}, ${Math.round(y)}`)
}
