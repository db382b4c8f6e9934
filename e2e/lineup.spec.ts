import { readFileSync } from 'node:fs'
import { open } from './support/accounts.ts'
import { hydrated } from './support/page-checks.ts'
import { registerByApi } from './support/seeds.ts'
import { browse, drop, optimize, registerAndOpen, sampleCsv, slots, toast } from './support/slates.ts'
import { expect, test } from './support/test.ts'

test.use({ allFigures: true, permissions: ['clipboard-read', 'clipboard-write'] })

test('Showdown: from a file to the best lineup, copied as text, by hand to another one, saved, found again, shared as a picture', async ({
  page,
}) => {
  await registerByApi(page)
  await open(page, '/showdown/upload')
  await expect(page.getByRole('heading', { name: 'Load Previous Game' })).toBeHidden()
  await browse(page, 'DKSalaries.csv', sampleCsv('showdown'))
  await expect(page.getByText('40 players recognised')).toBeVisible()
  await expect(page.getByText('POR @ RIC')).toBeVisible()
  await expect(page.getByRole('table', { name: 'First 5 rows' }).locator('tbody tr')).toHaveCount(5)
  await page.getByRole('button', { name: 'Use This Data' }).click()
  await expect(toast(page, 'Players loaded successfully')).toBeVisible()
  await expect(toast(page, '40 players imported')).toBeVisible()
  await expect(page).toHaveURL('/showdown/optimizer')
  await expect(page.getByRole('heading', { name: 'Fantasy Lineup Optimizer' })).toBeVisible()

  const builder = page.getByRole('region', { name: 'Lineup Builder' })
  await expect(builder.getByRole('button', { name: 'Save' })).toBeDisabled()
  await expect(builder.getByRole('button', { name: 'Clear' })).toBeDisabled()
  await expect(builder.getByRole('button', { name: 'Fill Lineup' })).toBeHidden()
  await optimize(page)
  await expect(
    builder.getByText(
      /^Best possible of [\d,]+ legal lineups; the next best is [\d.]+ points behind under Balanced, Cash, creativity 50\.$/,
    ),
  ).toBeVisible()
  const best = await slots(page)
  expect(best).toHaveLength(6)
  const spent = best
    .map((slot) => Number(/\$([\d,]+)/.exec(slot)![1]!.replace(',', '')))
    .reduce((a, b) => a + b)
  expect(spent).toBeLessThanOrEqual(50_000)
  await expect(
    page
      .getByText(`$${spent.toLocaleString('en-US')} / $50,000`)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()

  await builder.getByRole('button', { name: 'More for this lineup' }).click()
  await page.getByRole('menuitem', { name: 'Copy as text' }).click()
  await expect(toast(page, 'Lineup copied')).toBeVisible()
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
  expect(lines[0]).toBe('POR @ RIC · Showdown')
  expect(lines).toHaveLength(8)
  expect(lines[1]).toMatch(/^CPT .+ \([A-Z]+, (POR|RIC)\) \$[\d,]+$/)
  expect(lines[7]).toMatch(/^\$[\d,]+, [\d.]+ projected$/)

  // Replace one flex player by hand.
  const removed = nameIn(best[5]!)
  await builder.getByRole('button', { name: `Remove ${removed} from Flex 5` }).click()
  await expect(builder.getByRole('button', { name: 'Fill Lineup' })).toBeVisible()
  await builder.getByRole('button', { name: 'Choose Flex 5' }).click()
  const chooser = page.getByRole('dialog', { name: 'Choose Flex 5' })
  await expect(chooser.getByRole('button', { name: /^Choose / }).nth(1)).toBeVisible()
  // All at one moment: rows come and go while the list is drawn. A second press before the dialog has gone adds no player.
  const label = await chooser.evaluate((dialog) => {
    const rows = [...dialog.querySelectorAll<HTMLElement>('button[aria-label^="Choose "]')]
    const cheapest = rows.at(-1)!
    const named = cheapest.getAttribute('aria-label')
    cheapest.click()
    rows[0]!.click()
    return named
  })
  const chosen = label!.replace('Choose ', '')
  await expect(toast(page, 'Player added')).toBeVisible()
  await expect(builder.getByRole('button', { name: `Instead of ${chosen} in Flex 5` })).toBeFocused()
  await expect(builder.getByText(chosen)).toBeVisible()

  // A player ruled Out stays until removed, and Fill does not add the player again.
  const hurt = nameIn((await slots(page))[1]!)
  await page.getByLabel('Search players').fill(hurt)
  await page.getByLabel(`Injury status of ${hurt}`).first().selectOption('Out')
  await expect(toast(page, 'Injury status updated')).toBeVisible()
  await page.getByLabel('Search players').fill('')
  await builder.getByRole('button', { name: `Remove ${hurt} from Flex 1` }).click()
  await builder.getByRole('button', { name: 'Fill Lineup' }).click()
  await expect(toast(page, 'Lineup filled!')).toBeVisible()
  expect((await slots(page)).join()).not.toContain(hurt)

  const beforeReload = await slots(page)
  await page.reload()
  await hydrated(page)
  await expect.poll(() => slots(page)).toEqual(beforeReload)

  const [projected = ''] =
    /[\d.]+/.exec(await builder.getByText(/^[\d.]+ points estimated$/).innerText()) ?? []
  await builder.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Save Lineup' })
  await expect(dialog.getByLabel('Lineup Name')).toHaveValue(/^Lineup .+\.\d{3}$/)
  await expect(dialog.getByLabel('Contest Name')).toHaveValue('nfl_2026_20261213_por_ric')
  await expect(dialog.getByLabel('Contest Type')).toHaveAccessibleDescription(
    'A 50/50 or double up: about half win.',
  )
  await dialog.getByLabel('Lineup Name').fill('')
  await dialog.getByRole('button', { name: 'Save Lineup' }).click()
  await expect(dialog.getByText('Lineup name is required')).toBeVisible()
  await dialog.getByLabel('Lineup Name').fill('Sunday night')
  await dialog.getByLabel(/^Entry Fee/).fill('20')
  await dialog.getByRole('button', { name: 'Save Lineup' }).dblclick()
  await expect(toast(page, 'Lineup saved!')).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.getByRole('complementary').getByRole('link', { name: 'Saved Lineups' }).click()
  const row = page.getByRole('row', { name: /Sunday night/ })
  await expect(row).toHaveCount(1)
  for (const text of ['POR @ RIC, 12/13', 'Cash', 'Showdown', 'Pending', '$20.00']) {
    await expect(row.getByText(text, { exact: true })).toBeVisible()
  }
  await page.reload()
  await expect(row).toHaveCount(1)
  await hydrated(page)
  await page.getByRole('link', { name: 'View Sunday night' }).click()
  await expect(page.getByRole('heading', { name: 'Sunday night' })).toBeVisible()
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(6)
  await expect(page.getByRole('table').locator('tbody tr').first()).toContainText('CPT')
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText(projected)
  await page.getByRole('button', { name: 'More actions for Sunday night' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Share picture' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('lineup.png')
  const png = readFileSync(await download.path())
  // The signature of a PNG, then its header: 1080 pixels wide.
  expect(png.subarray(0, 8)).toEqual(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]))
  expect(png.readUInt32BE(16)).toBe(1080)

  await open(page, '/showdown/upload')
  await page.getByRole('button', { name: /^Load POR @ RIC/ }).click()
  await expect(page).toHaveURL('/showdown/optimizer')
  await expect(page.getByText('40 players', { exact: true })).toBeVisible()
})

test('Big League: a dropped file, ten slots under $100, locks and exclusions, saved and found again', {
  tag: '@rare',
}, async ({ page }) => {
  await registerByApi(page)
  await open(page, '/bigleague/upload')
  await drop(page, 'board.csv', sampleCsv('bigleague'))
  await expect(page.getByText('252 players recognised')).toBeVisible()
  await page.getByRole('button', { name: 'Use This Data' }).click()
  await expect(page).toHaveURL('/bigleague/optimizer')

  const builder = page.getByRole('region', { name: 'Lineup Builder' })
  await optimize(page)
  const best = await slots(page)
  expect(best.map((slot) => slot.split('\n')[0]).join(' ')).toBe('QB RB RB RB WR WR WR TE K DST')

  // Exclude the best quarterback, lock the most expensive one.
  const unwanted = nameIn(best[0]!)
  await page.getByLabel('Search players').fill(unwanted)
  await page
    .getByRole('button', { name: `Exclude ${unwanted}` })
    .first()
    .click()
  await page.getByLabel('Search players').fill('')
  await page.getByRole('button', { name: 'QB', exact: true }).click()
  await page.getByRole('columnheader', { name: 'Salary' }).getByRole('button').click()
  const lock = page.getByRole('button', { name: /^Lock / }).first()
  const wanted = (await lock.getAttribute('aria-label'))!.replace('Lock ', '')
  await lock.click()
  await builder.getByRole('button', { name: 'Optimize' }).click()
  await expect(builder.getByText(wanted)).toBeVisible()
  expect((await slots(page)).join()).not.toContain(unwanted)

  const download = page.waitForEvent('download')
  await builder.getByRole('button', { name: 'Export' }).click()
  const file = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(file[0]).toBe('QB,RB,RB,RB,WR,WR,WR,TE,PK,DST')
  const ids = file[1]!.split(',')
  expect(new Set(ids).size).toBe(10)
  const priced = new Map(
    sampleCsv('bigleague')
      .split(/\r?\n/)
      .map((line) => idAndSalary(line)),
  )
  expect(ids.reduce((sum, id) => sum + priced.get(id)!, 0)).toBeLessThanOrEqual(100)

  await builder.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Lineup Name').fill('Ten for a hundred')
  await page.getByRole('dialog').getByRole('button', { name: 'Save Lineup' }).click()
  await expect(toast(page, 'Lineup saved!')).toBeVisible()
  await open(page, '/lineups')
  await expect(page.getByRole('row', { name: /Ten for a hundred.*Big League/ })).toBeVisible()
})

test('the export has the id of the captain row for the captain', { tag: '@rare' }, async ({ page }) => {
  await registerAndOpen(page, 'showdown')
  const builder = page.getByRole('region', { name: 'Lineup Builder' })
  await optimize(page)
  const download = page.waitForEvent('download')
  await builder.getByRole('button', { name: 'Export' }).click()
  const [header, line] = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(header).toBe('CPT,FLEX,FLEX,FLEX,FLEX,FLEX')
  const [captain, ...flex] = line!.split(',')
  const rows = sampleCsv('showdown').split(/\r?\n/)
  const rowOf = (id: string) => rows.find((row) => row.split(',')[3] === id)!
  expect(rowOf(captain!).split(',')[4]).toBe('CPT')
  for (const id of flex) expect(rowOf(id).split(',')[4]).toBe('FLEX')
})

/** The name is the line after the position chips. */
function nameIn(slot: string): string {
  return slot.split('\n').find((line) => line && !/^(CPT|QB|RB|WR|TE|K|DST)$/.test(line))!
}

function idAndSalary(line: string): [string, number] {
  const header = sampleCsv('bigleague').split(/\r?\n/)[0]!.split(',')
  const cells = line.split(',')
  return [cells[header.indexOf('ID')] ?? '', Number(cells[header.indexOf('Salary')]?.replace('$', ''))]
}
