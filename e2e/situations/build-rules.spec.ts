import { buildTwenty, press } from '../support/entries.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/page-checks.ts'
import { registerAndOpen, sampleCsv } from '../support/slates.ts'
import { expect, test } from '../support/test.ts'

test.use({ allFigures: true })

const PHONE = { width: 360, height: 740 }

test('a pasted list of names becomes a captain pool; a name of no player is said with its line', async ({
  page,
}) => {
  await registerAndOpen(page, 'showdown')
  await page.getByRole('button', { name: 'Entries', exact: true }).first().click()
  await page
    .getByRole('button', { name: /^Rules/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Add a rule' }).click()
  await page.getByRole('button', { name: 'Captain pool', exact: true }).click()

  const dialog = page.getByRole('dialog', { name: 'Add: Captain pool' })
  const [first, second] = namesOf(sampleCsv('showdown'))
  const list = `Player\n${first!.toUpperCase()}\nZed Unknown\n${second}\n`
  await dialog.getByRole('textbox', { name: 'Players' }).evaluate((field, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, list)
  await expect(dialog.getByText(`The captain is one of ${first} and ${second}.`)).toBeVisible()
  await expect(dialog.getByText('Not found: Zed Unknown (line 3).')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('button', { name: 'Add rule' }).click()
  await expect(page.getByText(`The captain is one of ${first} and ${second}`)).toBeVisible()
})

test('a lineup in the builder says which rules of the build it breaks', async ({ page }) => {
  await buildTwenty(page)
  await press(page, /^Rules/)
  await press(page, 'Add a rule')
  await press(page, 'Team split')
  await page.getByRole('dialog').getByRole('button', { name: '1-5' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add rule' }).click()
  await press(page, /^Lineups/)
  await press(page, /^Details of/)
  await press(page, 'Edit in the builder')
  await expect(page.getByText('It breaks a rule of the build:')).toBeVisible()
  await expect(page.getByText('Exactly 1 of the captain’s team (1-5)')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  await expectNoSidewaysScroll(page)
})

/** The names of a salary file's players, in its order, each once. */
function namesOf(csv: string): string[] {
  const [header, ...lines] = csv.trim().split(/\r?\n/)
  const place = header!.split(',').indexOf('Name')
  return [...new Set(lines.map((line) => line.split(',')[place]!.trim()))]
}
