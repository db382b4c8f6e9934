/** @import { Page } from '@playwright/test' */

/**
 * The contest of 20,000 entries, with the chip in the app bar.
 * @param {Page} page
 */
export async function enterLargeContest(page) {
  await page.getByRole('button', { name: /^Change the contest/ }).click()
  await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Large GPP, top heavy' })
  await page.getByRole('button', { name: 'Use this contest' }).click()
}
