import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const NARROWEST = { width: 320, height: 640 }

/** Asserts that axe finds nothing, by all its default rules (best practices too). */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }))
  expect(found, `axe on ${page.url()}`).toEqual([])
}

/** Asserts that the page reflows at 320 px (WCAG 1.4.10); the window then has its former size again. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize(NARROWEST)
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
      message: `width of ${page.url()}`,
    })
    .toBeLessThanOrEqual(NARROWEST.width)
  if (before) await page.setViewportSize(before)
}

/**
 * Waits until React has taken over what the server sent: before that a click is lost and a filled field may be reset.
 * React marks every element that it drives with a key of its own.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      [...document.body.querySelectorAll('a, button, form, input, select, textarea')].every((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps$')),
      ),
  )
}
