import type { Page } from '@playwright/test'

/** Opens cards that are folded at first, by the beginnings of their titles. */
export async function unfold(page: Page, ...titles: string[]): Promise<void> {
  for (const title of titles) {
    const summary = page.locator('summary').filter({ has: page.getByRole('heading', { name: title }) })
    await summary.click()
  }
}
