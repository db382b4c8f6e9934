import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { historyCsv } from '#workers/testing/uploads.ts'
import { open } from './support/accounts.ts'
import { answerInstead } from './support/answer-instead.ts'
import { hydrated } from './support/page-checks.ts'
import { chosen, namesOf } from './support/records.ts'
import { registerByApi, saveLineup } from './support/seeds.ts'
import { load, openOptimizer, optimize, sampleCsv, slots, toast } from './support/slates.ts'
import { expect, test } from './support/test.ts'

test.use({ allFigures: true })

test('a saved lineup says so, also after a reload; the same lineup again is offered as a copy', {
  tag: '@rare',
}, async ({ page }) => {
  await optimized(page)
  const builder = page.getByRole('region', { name: 'Lineup Builder' })
  await builder.getByRole('button', { name: 'Save', exact: true }).click()
  await named(page, 'Save Lineup', 'Thursday', 'Save Lineup')
  const saved = builder.getByRole('button', { name: 'Saved', exact: true })
  await expect(saved).toBeFocused()
  await open(page, '/showdown/optimizer')
  await expect(saved).toBeVisible()

  await saved.click()
  const copy = page.getByRole('dialog', { name: 'Save a Copy' })
  await expect(copy.getByText('This lineup is already saved.')).toBeVisible()
  // Enter at once opens what is saved, and saves nothing.
  await expect(copy.getByRole('link', { name: 'Open the saved lineup' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thursday' })).toBeVisible()
  await expect.poll(() => namesOf(page)).toEqual(['Thursday'])
  await open(page, '/showdown/optimizer')
  await saved.click()
  await named(page, 'Save a Copy', 'Thursday again', 'Save a Copy')
  await expect.poll(() => namesOf(page)).toEqual(['Thursday again', 'Thursday'])

  // Another lineup can be saved, and the first one is still known as saved.
  const flex = (await slots(page))[1]!
  await builder
    .getByRole('listitem')
    .nth(1)
    .getByRole('button', { name: /^Remove / })
    .click()
  await expect(builder.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  await builder.getByRole('button', { name: 'Fill Lineup' }).click()
  await expect(toast(page, 'Lineup filled!')).toBeVisible()
  expect((await slots(page))[1]).toBe(flex)
  await expect(saved).toBeVisible()

  // A lineup deleted elsewhere in this tab is no longer called saved; with the deletion undone it is again.
  await page.getByRole('complementary').getByRole('link', { name: 'Saved Lineups' }).click()
  for (const name of ['Thursday', 'Thursday again']) {
    await chosen(page, name, 'Delete')
    await expect(toast(page, 'Lineup deleted')).toBeVisible()
    await expect(page.getByRole('link', { name: `View ${name}`, exact: true })).toBeHidden()
  }
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, 'Lineup restored')).toBeVisible()
  await open(page, '/showdown/optimizer')
  await expect(saved).toBeVisible()
  await page.getByRole('complementary').getByRole('link', { name: 'Saved Lineups' }).click()
  await chosen(page, 'Thursday again', 'Delete')
  await expect(toast(page, 'Lineup deleted')).toBeVisible()
  await open(page, '/showdown/optimizer')
  await expect(builder.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
})

test('a lineup that nobody named has one name in the dialog, the list, its page and on the dashboard', {
  tag: '@rare',
}, async ({ page }) => {
  await optimized(page)
  await page
    .getByRole('region', { name: 'Lineup Builder' })
    .getByRole('button', { name: 'Save', exact: true })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Save Lineup' })
  const told = await dialog.getByText(/^Lists show “/).innerText()
  const [, name = ''] = /^Lists show “(.+)” until you name it$/.exec(told) ?? []
  // Its captain, its game, and the second of saving, which tells it from the captain's next lineup.
  expect(name).toMatch(/^.+, [A-Z]+ @ [A-Z]+, \d\d?:\d\d:\d\d$/)
  await dialog.getByRole('button', { name: 'Save Lineup' }).click()
  await expect.poll(async () => (await namesOf(page)).length).toBe(1)
  await open(page, '/dashboard')
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Lineups' }).click()
  await expect(page.getByRole('link', { name: `View ${name}` })).toBeVisible()
})

test('a lineup is renamed, duplicated and deleted by keyboard, and the focus stays in the list', async ({
  page,
}) => {
  await registerByApi(page)
  for (const lineup_name of ['First', 'Second', 'Third']) await saveLineup(page, { lineup_name })
  await open(page, '/lineups')
  const menuOf = (name: string) => page.getByRole('button', { name: `More actions for ${name}`, exact: true })

  await menuOf('Second').focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu', { name: 'More actions for Second' })
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Open in optimizer',
    'Export upload file',
    'Rename',
    'Duplicate',
    'Delete',
  ])
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(menuOf('Second')).toBeFocused()

  await byKeyboard(page, 'Rename')
  const field = page.getByRole('dialog', { name: 'Rename Lineup' }).getByLabel('Lineup Name')
  await expect(field).toBeFocused()
  await field.fill('   ')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter a name')).toBeVisible()
  await field.fill('Renamed')
  await page.keyboard.press('Enter')
  await expect(menuOf('Renamed')).toBeFocused()
  await expect.poll(() => shownNames(page)).toEqual(['Third', 'Renamed', 'First'])

  await byKeyboard(page, 'Duplicate')
  await expect(toast(page, 'Lineup duplicated')).toBeVisible()
  await expect.poll(() => shownNames(page)).toEqual(['Renamed (copy)', 'Third', 'Renamed', 'First'])
  await expect(menuOf('Renamed')).toBeFocused()

  await byKeyboard(page, 'Delete')
  await expect(toast(page, 'Lineup deleted')).toBeVisible()
  await expect(menuOf('First')).toBeFocused()
  await expect.poll(() => shownNames(page)).toEqual(['Renamed (copy)', 'Third', 'First'])
  // F8 leads to the notifications, Tab to the newest and to its Undo.
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Lineup restored')).toBeVisible()
  await expect.poll(() => shownNames(page)).toEqual(['Renamed (copy)', 'Third', 'Renamed', 'First'])

  // The last row: the focus moves to the row before it.
  await menuOf('First').focus()
  await byKeyboard(page, 'Delete')
  await expect(menuOf('Renamed')).toBeFocused()
  await open(page, '/lineups')
  await expect.poll(() => shownNames(page)).toEqual(['Renamed (copy)', 'Third', 'Renamed'])
})

test('a finalized lineup is deleted but not renamed; a second tab learns of it', { tag: '@rare' }, async ({
  page,
  noise,
}) => {
  noise.allow(/status of (404|409)/)
  await registerByApi(page)
  const id = await saveLineup(page, { lineup_name: 'Final' })
  await saveLineup(page, { lineup_name: 'Other' })
  await open(page, '/lineups')
  const late = await page.context().newPage()
  await open(late, '/lineups')
  await chosen(late, 'Final', 'Rename')
  await page.request.post('/api/saved-lineups/finalize', { data: { lineup_id: id } })
  await late.getByRole('dialog').getByLabel('Lineup Name').fill('Renamed late')
  await late.getByRole('button', { name: 'Save Name' }).click()
  await expect(late.getByRole('alert').getByText('Final is finalized and cannot be edited')).toBeVisible()
  await late.getByRole('button', { name: 'Cancel' }).click()
  await late.getByRole('button', { name: 'More actions for Final' }).click()
  await expect(late.getByRole('menuitem', { name: 'Rename' })).toBeHidden()
  await late.keyboard.press('Escape')

  await chosen(page, 'Final', 'Delete')
  await expect(toast(page, 'Lineup deleted')).toBeVisible()
  await chosen(late, 'Final', 'Delete')
  await expect(toast(late, 'Lineup not deleted')).toBeVisible()
  await expect(toast(late, 'Lineup not found')).toBeVisible()
  await expect.poll(() => shownNames(late)).toEqual(['Other'])
})

test('a deletion that the server fails at says so, and its undo can be tried again', {
  tag: '@rare',
}, async ({ page, noise }) => {
  noise.allow(/status of 500/)
  await registerByApi(page)
  await saveLineup(page, { lineup_name: 'Kept' })
  await open(page, '/lineups')
  await page.getByRole('button', { name: 'More actions for Kept' }).click()
  await page.getByRole('menu').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'hidden' })
  const fail = () => answerInstead(page, '**/api/saved-lineups/**', (route) => route.fulfill({ status: 500 }))
  let answerAgain = await fail()
  await chosen(page, 'Kept', 'Delete')
  await expect(toast(page, 'Lineup not deleted')).toBeVisible()
  await expect.poll(() => shownNames(page)).toEqual(['Kept'])

  answerAgain()
  await chosen(page, 'Kept', 'Delete')
  await expect(page.getByText('No saved lineups yet.')).toBeVisible()
  answerAgain = await fail()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, 'Lineup not restored')).toBeVisible()
  answerAgain()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(toast(page, 'Lineup restored')).toBeVisible()
  await expect.poll(() => shownNames(page)).toEqual(['Kept'])
})

test('a lineup is opened and exported with its salary file, and says why it cannot be without', {
  tag: '@rare',
}, async ({ page, noise }) => {
  noise.allow(/status of 404/)
  await optimized(page)
  const best = await slots(page)
  const builder = page.getByRole('region', { name: 'Lineup Builder' })
  const download = page.waitForEvent('download')
  await builder.getByRole('button', { name: 'Export' }).click()
  const uploadFile = readFileSync(await (await download).path(), 'utf8')
  await builder.getByRole('button', { name: 'Save', exact: true }).click()
  await named(page, 'Save Lineup', 'Monday: the best?', 'Save Lineup')

  // With another lineup in the optimizer, opening the saved one can be undone there.
  await builder
    .getByRole('listitem')
    .first()
    .getByRole('button', { name: /^Remove / })
    .click()
  await page.getByRole('complementary').getByRole('link', { name: 'Saved Lineups' }).click()
  await page.getByRole('link', { name: 'View Monday: the best?' }).click()
  await page.getByRole('button', { name: 'Open in optimizer' }).click()
  await expect(page).toHaveURL('/showdown/optimizer')
  await expect(toast(page, 'Lineup opened')).toBeVisible()
  await expect.poll(() => slots(page)).toEqual(best)
  await expect(builder.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(builder.getByRole('button', { name: 'Fill Lineup' })).toBeVisible()

  // In another browser, without a slate in its storage.
  const other = await page.context().newPage()
  await open(other, '/lineups')
  const exported = other.waitForEvent('download')
  await chosen(other, 'Monday: the best?', 'Export upload file')
  expect((await exported).suggestedFilename()).toBe('Monday- the best-.csv')
  expect(readFileSync(await (await exported).path(), 'utf8')).toBe(uploadFile)
  await chosen(other, 'Monday: the best?', 'Open in optimizer')
  await expect(other).toHaveURL('/showdown/optimizer')
  await expect.poll(() => slots(other)).toEqual(best)

  await open(page, '/showdown/upload')
  await page.getByRole('button', { name: /^More actions for POR @ RIC/ }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('dialog', { name: 'Rename File' }).getByLabel('File Name').fill('Monday slate')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Monday slate/)).toBeVisible()
  await page.getByRole('button', { name: /^More actions for POR @ RIC/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete File' })
  await expect(dialog.getByText(/^1 saved lineup of this game: kept with all figures/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'File deleted')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Load Previous Game' })).toBeHidden()
  await expect(page.locator('#content')).toBeFocused()

  await open(page, '/lineups')
  const sentence =
    'The salary file of this lineup is not stored. Upload it again to open or export the lineup'
  for (const [action, title] of [
    ['Open in optimizer', 'Lineup not opened'],
    ['Export upload file', 'Lineup not exported'],
  ] as const) {
    await chosen(page, 'Monday: the best?', action)
    await expect(toast(page, title)).toBeVisible()
    await expect(toast(page, sentence)).toBeVisible()
    await expect(page.getByRole('alert').getByText(sentence)).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Upload the file' })).toHaveAttribute(
    'href',
    '/showdown/upload',
  )
  await load(page, 'showdown', `${sampleCsv('showdown')}\n`)
  await open(page, '/lineups')
  await chosen(page, 'Monday: the best?', 'Open in optimizer')
  await expect(page).toHaveURL('/showdown/optimizer')
  await expect.poll(() => slots(page)).toEqual(best)
})

test('an import is renamed, and deleted with the entries that it added', { tag: '@rare' }, async ({
  page,
}) => {
  await registerByApi(page)
  for (const key of ['1', '2']) {
    const answer = await page.request.post('/api/historical/upload', {
      data: { csvData: historyCsv(key), ...(key === '2' ? { fileName: 'season.csv' } : {}) },
    })
    expect(answer.status()).toBe(200)
  }
  await open(page, '/historical-data')
  await page.getByRole('button', { name: 'Show imports' }).click()
  await page.getByRole('button', { name: /^Rename season\.csv, / }).click()
  const naming = page.getByRole('dialog', { name: 'Rename Import' })
  await naming.getByLabel('Import Name').fill('Season of 2025')
  await naming.getByRole('button', { name: 'Save Name' }).click()
  await expect(naming).toBeHidden()
  const remove = page.getByRole('button', { name: /^Delete (import of|Season of 2025,) / })
  await expect(remove).toHaveCount(2)
  await remove.first().click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete Import' })
  await expect(dialog.getByText(/: 1 entry will be deleted/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(remove.first()).toBeFocused()
  await remove.first().click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Import deleted')).toBeVisible()
  await expect(remove).toHaveCount(1)
  await expect(remove).toBeFocused()
  await expect(page.getByText('1 entry, newest first')).toBeVisible()
  // One import left: it is deleted by its own button.
  await expect(page.getByRole('button', { name: 'Delete all' })).toHaveCount(0)
  for (const key of ['3', '4'])
    await page.request.post('/api/historical/upload', { data: { csvData: historyCsv(key) } })
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: 'Show imports' }).click()
  await expect(remove).toHaveCount(3)
  await page.getByRole('button', { name: 'Delete all' }).click()
  const all = page.getByRole('alertdialog', { name: 'Delete History' })
  await expect(all.getByText(/^3 imports: 3 entries will be deleted/)).toBeVisible()
  await all.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No Historical Data')).toBeVisible()
})

test('the last import is deleted by itself', { tag: '@rare' }, async ({ page }) => {
  await registerByApi(page)
  await page.request.post('/api/historical/upload', { data: { csvData: historyCsv('5') } })
  await open(page, '/historical-data')
  await page.getByRole('button', { name: 'Show imports' }).click()
  const remove = page.getByRole('button', { name: /^Delete import of / })
  const dialog = page.getByRole('alertdialog', { name: 'Delete Import' })
  await remove.click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No Historical Data')).toBeVisible()
})

/** Loads the sample slate and optimizes it. */
async function optimized(page: Page): Promise<void> {
  await registerByApi(page)
  await openOptimizer(page, 'showdown')
  await optimize(page)
}

/** Fills in the dialog's name and submits it. */
async function named(page: Page, title: string, name: string, submit: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByLabel('Lineup Name').fill(name)
  await dialog.getByRole('button', { name: submit }).click()
  await expect(dialog).toBeHidden()
  await expect(toast(page, 'Lineup saved!')).toBeVisible()
}

/** Opens the menu of the focused button and chooses by typing the action's first letters. */
async function byKeyboard(page: Page, action: string): Promise<void> {
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.type(action.slice(0, 3))
  await expect(page.getByRole('menuitem', { name: action })).toBeFocused()
  await page.keyboard.press('Enter')
}

/** Without the badge below a name. */
async function shownNames(page: Page): Promise<string[]> {
  const cells = await page.locator('tbody tr td:first-child').allInnerTexts()
  return cells.map((text) => text.split('\n')[0]!)
}
