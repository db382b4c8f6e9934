import type { Page } from '@playwright/test'

/** Opens cards that may be folded, by the beginnings of their titles. */
export async function unfold(page: Page, ...titles: string[]): Promise<void> {
  for (const title of titles) {
    const summary = page.locator('summary').filter({ has: page.getByRole('heading', { name: title }) })
    const isOpen = await summary.evaluate((element) => (element.parentElement as HTMLDetailsElement).open)
    if (!isOpen) await summary.click()
  }
}
