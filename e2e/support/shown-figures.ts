import { expect, type Locator, type Page } from '@playwright/test'

/* How screens show figures. */

/** The card with that heading. */
export function cardOf(page: Page, title: string): Locator {
  return page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
}

/** Expects the chart, drawn when visible, and its table. */
export async function expectChart(page: Page, title: string, label: RegExp): Promise<void> {
  const card = cardOf(page, title)
  await card.scrollIntoViewIfNeeded()
  await expect(card.getByRole('img', { name: label })).toBeVisible()
  await card.getByText('Show as a table').click()
  await expect(card.getByRole('table')).toBeVisible()
  expect(await card.getByRole('row').count()).toBeGreaterThan(1)
}

/** `-16.7%` */
export function percent(pct: number): string {
  return `${pct.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}%`
}

/** `+$4.00`, `-$4.00`, `$0.00` */
export function signed(dollars: number): string {
  if (dollars === 0) return unsigned(0)
  return `${dollars < 0 ? '-' : '+'}${unsigned(Math.abs(dollars))}`
}

/** `$1,050.00` */
export function unsigned(dollars: number): string {
  return dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}
