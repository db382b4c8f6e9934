import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { open } from './accounts.ts'
import { type Account, registerByApi } from './seeds.ts'

type ModeId = 'showdown' | 'bigleague' | 'standard'

/** The sample that ships in `public/`. */
export function sampleCsv(format: ModeId): string {
  return readFileSync(new URL(`../../public/samples/${format}.csv`, import.meta.url), 'utf8')
}

/** Chooses a file on the upload screen, as "Browse Files" would. */
export async function browse(page: Page, name: string, content: string | Buffer): Promise<void> {
  const buffer = typeof content === 'string' ? Buffer.from(content) : content
  await page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer })
}

/** Drops a file onto the zone. */
export async function drop(page: Page, name: string, content: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([fileName, text]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([text!], fileName!, { type: 'text/csv' }))
      return transfer
    },
    [name, content],
  )
  await page.getByTestId('csv-drop-zone').dispatchEvent('drop', { dataTransfer })
}

/** Imports a file on the upload screen and opens the optimizer. */
export async function load(page: Page, format: ModeId, csv = sampleCsv(format)): Promise<void> {
  await open(page, `/${format}/upload`)
  await browse(page, `${format}.csv`, csv)
  await page.getByRole('button', { name: 'Use This Data' }).click()
  await expect(page).toHaveURL(`/${format}/optimizer`)
  await expect(page.getByRole('heading', { name: 'Available Players' })).toBeVisible()
}

/**
 * The same without the upload screen, at half the cost: the slate is in the user's history and in the tab, and the optimizer
 * opens. For tests of what comes after; `load` is for those of a slate's own way.
 */
export async function openOptimizer(page: Page, format: ModeId, csvData = sampleCsv(format)): Promise<void> {
  const fileName = `${format}.csv`
  const answer = await page.request.post(`/api/csv-history/${format}`, { data: { csvData, fileName } })
  expect(answer.status(), await answer.text()).toBe(201)
  const slate = { csvData, fileName, slateId: (await answer.json()).id }
  // A page of the same origin, without the app.
  await page.goto('/api/health')
  await page.evaluate(
    ([key, text]) => sessionStorage.setItem(key!, text!),
    [`slate:${format}`, JSON.stringify(slate)],
  )
  await open(page, `/${format}/optimizer`)
  await expect(page.getByRole('heading', { name: 'Available Players' })).toBeVisible()
}

/** Registers a new account, which it returns, and opens the optimizer with it. */
export async function registerAndOpen(page: Page, format: ModeId, csvData?: string): Promise<Account> {
  const account = await registerByApi(page)
  await openOptimizer(page, format, csvData)
  return account
}

/** A toast by its title or text. Not found by role, because an open dialog hides toasts from the accessibility tree. */
export function toast(page: Page, title: string): Locator {
  return page
    .getByRole('region', { name: /^Notification/, includeHidden: true })
    .getByText(title, { exact: true })
}

/** A toast with its buttons. */
export function toastCard(page: Page, title: string): Locator {
  return page
    .getByRole('region', { name: /^Notification/, includeHidden: true })
    .locator('li')
    .filter({ hasText: title })
}

/** Whether one covers part of the other. */
export async function overlaps(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!]
  return a.y < b.y + b.height && b.y < a.y + a.height && a.x < b.x + b.width && b.x < a.x + a.width
}

/** Waits for the answer of a run: a press on Optimize empties the builder, and the proof comes with the new lineup. */
export async function untilOptimized(page: Page): Promise<void> {
  const builder = page.getByRole('region', { name: 'Lineup Builder' })
  await expect(builder.getByText(/^Best possible of /)).toBeVisible()
}

/** Presses Optimize and waits for the proof. */
export async function optimize(page: Page): Promise<void> {
  const builder = page.getByRole('region', { name: 'Lineup Builder' })
  await builder.getByRole('button', { name: 'Optimize' }).click()
  await untilOptimized(page)
}

/** Saves the builder's lineup by this name. */
export async function saveAs(page: Page, name: string): Promise<void> {
  const builder = page.getByRole('region', { name: 'Lineup Builder' })
  await builder.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Lineup' })
  await dialog.getByLabel('Lineup Name').fill(name)
  await dialog.getByRole('button', { name: 'Save Lineup' }).click()
  await expect(dialog).toBeHidden()
}

/** The builder's slots, as text. */
export async function slots(page: Page): Promise<string[]> {
  return page.getByRole('region', { name: 'Lineup Builder' }).getByRole('listitem').allInnerTexts()
}

/** Says of a player of the pool that they are out. */
export async function markOut(page: Page, name: string): Promise<void> {
  const search = page.getByRole('searchbox').first()
  await search.fill(name)
  await page.getByLabel(`Injury status of ${name}`).first().selectOption('Out')
  // The first toast loads its code. Were it to come while a panel is open, Escape would close the toast, which is above.
  await expect(toast(page, 'Injury status updated')).toBeVisible()
  await search.fill('')
}

/** One CSV in the provider's format, from rows of position, name, roster position, salary, team, average. */
export function showdownCsv(
  rows: readonly (readonly [string, string, 'CPT' | 'FLEX', number, string, number])[],
): string {
  const header = 'Position,Name + ID,Name,ID,Roster Position,Salary,Game Info,TeamAbbrev,AvgPointsPerGame'
  const lines = rows.map(([position, name, slot, salary, team, average], i) => {
    const id = 40_000 + i
    return `${position},${name} (${id}),${name},${id},${slot},${salary},AAA@BBB 12/13/2026 08:20PM ET,${team},${average}`
  })
  return [header, ...lines].join('\r\n')
}
