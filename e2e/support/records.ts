import type { Page } from '@playwright/test'

/** Chooses an action from the menu of a lineup, a set or a slate. */
export async function chosen(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** The names of all saved lineups, the newest first. */
export async function namesOf(page: Page): Promise<string[]> {
  const { lineups } = await (await page.request.get('/api/saved-lineups')).json()
  return lineups.map(({ lineup_name }: { lineup_name: string }) => lineup_name)
}
