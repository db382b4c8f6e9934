import { expect, type Locator, type Page } from '@playwright/test'
import { registerAndOpen } from './slates.ts'

/** The list of built lineups on the Entries side of the optimizer. */
export const list = (page: Page): Locator => page.getByRole('grid', { name: 'Built lineups' })

/** A lineup of the list by its number on the screen, 1: the first. */
export const row = (page: Page, number: number): Locator =>
  list(page).locator(`[role=row][data-index="${number - 1}"]`)

/** The head of a column of the list. */
export const head = (page: Page, name: string): Locator =>
  list(page).getByRole('columnheader', { name, exact: true })

/** Clicks the first button of that name; a text is the whole name. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()

/** Registers a user, opens the optimizer of the showdown slate on its Entries side. */
export async function openEntries(page: Page): Promise<void> {
  await registerAndOpen(page, 'showdown')
  await press(page, 'Entries')
}

/** A contest that takes many lineups of one user. */
export const LARGE = 'Large GPP, top heavy'

/** Entries of a contest that is as large but for them: 20,000 show no more, and their games take ten times as long. */
export const FEW = '300'

/** For what waits for games or for a choice among them: a busy machine takes minutes, and the test's own time ends it. */
export const PLAYED = { timeout: 0 }

/** Sets the contest of the slate to one of this type, with the chip in the app bar; `entries`: how many, if not as usual. */
export async function enterContest(page: Page, type: string, entries?: string): Promise<void> {
  await press(page, /^Change the contest/)
  const dialog = page.getByRole('dialog', { name: 'Contest', exact: true })
  await dialog.getByRole('combobox', { name: 'Type' }).selectOption({ label: type })
  if (entries) await dialog.getByRole('textbox', { name: 'Entries', exact: true }).fill(entries)
  await dialog.getByRole('button', { name: 'Use this contest' }).click()
  await expect(dialog).toBeHidden()
}

/** The same as `openEntries`, and presses the button that builds 20 lineups; `contest`: its type, if it is not the usual one. */
export async function buildTwenty(page: Page, contest?: string, entries?: string): Promise<void> {
  await openEntries(page)
  if (contest) await enterContest(page, contest, entries)
  await press(page, 'Build 20 lineups')
}

/** Adds two rules that no lineup obeys together: one that spends almost all has players of more ownership. */
export async function addOpposedRules(page: Page): Promise<Locator> {
  await press(page, /^Rules/)
  const rules = page.getByRole('region', { name: 'Rules' })
  await rules.getByRole('button', { name: 'Add a rule' }).click()
  for (const [kind, limit, value] of [
    ['Salary', /^At least/, '49900'],
    ['Own Sum', /^No more than/, '1'],
  ] as const) {
    await rules.getByRole('button', { name: kind, exact: true }).click()
    await page.getByRole('textbox', { name: limit }).fill(value)
    await press(page, 'Add rule')
  }
  return rules
}
