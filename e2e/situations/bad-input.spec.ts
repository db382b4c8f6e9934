import { makeSlate } from '#core/fixtures/made-slate.ts'
import { classicSalaries, showdownSalaries } from '#core/fixtures/salary-files.ts'
import { open } from '../support/accounts.ts'
import { registerByApi } from '../support/seeds.ts'
import { browse, drop, load, showdownCsv, toast } from '../support/slates.ts'
import { expect, test } from '../support/test.ts'

test.use({ allFigures: true })

const HEADER = 'Position,Name,Roster Position,Salary,Game Info,TeamAbbrev,AvgPointsPerGame'

test('each unreadable file has its message, and another file can be chosen', async ({ page }) => {
  await registerByApi(page)
  await open(page, '/showdown/upload')
  const files: [string, string, string][] = [
    ['empty.csv', '', 'CSV file is empty or invalid'],
    [
      'no-position.csv',
      'Name,Salary,AvgPointsPerGame\nA B,5000,20',
      'Missing position column. Need either "Position" or "Roster Position"',
    ],
  ]
  for (const [name, content, message] of files) {
    await browse(page, name, content)
    await expect(page.getByRole('alert')).toContainText(message)
    await expect(page.getByRole('alert')).toContainText(name)
    await page.getByRole('button', { name: 'Choose another file' }).click()
  }
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'slate.xlsx', mimeType: 'application/zip', buffer: Buffer.from('PK') })
  await expect(page.getByRole('alert')).toContainText('Please upload a CSV file')
})

test('a 5 MB file is imported but not kept in the history', async ({ page }) => {
  await registerByApi(page)
  const filler = 'x'.repeat(120)
  const rows = Array.from(
    { length: 30_000 },
    (_, i) =>
      `WR,Player ${i} ${filler},FLEX,${3000 + (i % 50) * 100},AAA@BBB 12/13/2026 08:20PM ET,${i % 2 ? 'AAA' : 'BBB'},${(i % 30) + 1}`,
  )
  await open(page, '/showdown/upload')
  await browse(page, 'huge.csv', [HEADER, ...rows].join('\n'))
  await page.getByRole('button', { name: 'Use This Data' }).click()
  await expect(toast(page, 'Players loaded, but not kept in your history')).toBeVisible()
  await expect(page).toHaveURL('/showdown/optimizer')
  await expect(page.getByText('30,000 players', { exact: true })).toBeVisible()
})

test('illegal additions (twice, wrong slot, over budget) are refused and the lineup stays', async ({
  page,
}) => {
  await registerByApi(page)
  await load(
    page,
    'showdown',
    showdownCsv([
      ['QB', 'Ann Able', 'CPT', 30_000, 'AAA', 20],
      ['QB', 'Ann Able', 'FLEX', 20_000, 'AAA', 20],
      ['RB', 'Bob Baker', 'CPT', 27_000, 'BBB', 18],
      ['RB', 'Bob Baker', 'FLEX', 18_000, 'BBB', 18],
      ['WR', 'Cy Cole', 'FLEX', 16_000, 'BBB', 15],
      ['WR', 'Di Dean', 'FLEX', 9_000, 'AAA', 9],
      ['TE', 'Ed East', 'FLEX', 8_000, 'BBB', 8],
      ['K', 'Flo Fox', 'FLEX', 8_000, 'AAA', 7],
    ]),
  )
  const builder = page.getByRole('region', { name: 'Lineup Builder' })
  await page.getByRole('button', { name: /^Add Ann Able.*(CPT|captain)/i }).click()
  await expect(toast(page, 'Player added')).toBeVisible()

  await page.getByRole('button', { name: /^Add Ann Able(?!.*(CPT|captain))/i }).click()
  await expect(toast(page, 'Player already in lineup')).toBeVisible()
  await page.getByRole('button', { name: /^Add Bob Baker.*(CPT|captain)/i }).click()
  const full = page.getByRole('dialog', { name: 'Captain slot full' })
  await expect(full.getByRole('button', { name: /^Take out.*Ann Able/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Add Cy Cole/ }).click()
  await page.getByRole('button', { name: /^Add Di Dean/ }).click()
  await expect(toast(page, 'Over budget')).toBeVisible()
  await expect(builder.getByRole('button', { name: /^Remove / })).toHaveCount(2)

  // No lineup of these eight rows costs at most $50,000 with Ann as captain and Cy as flex.
  await builder.getByRole('button', { name: 'Fill Lineup' }).click()
  await expect(toast(page, 'Could not fill lineup')).toBeVisible()
  await expect(toast(page, 'No valid players found to fill remaining slots')).toBeVisible()
  await expect(builder.getByRole('button', { name: /^Remove / })).toHaveCount(2)

  await builder.getByRole('button', { name: 'Clear' }).click()
  await expect(toast(page, 'Lineup cleared')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(builder.getByRole('button', { name: /^Remove / })).toHaveCount(2)
  await builder.getByRole('button', { name: 'Optimize' }).click()
  await expect(toast(page, 'No valid lineup found')).toBeVisible()
})

test('the preview of a salary file of another format names the format and links to it', async ({ page }) => {
  await registerByApi(page)
  await open(page, '/bigleague/upload')
  await drop(page, 'classic.csv', classicSalaries([makeSlate(1), makeSlate(4)]))
  await expect(page.getByText('This is a Classic salary file: nine slots under $50,000')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use This Data' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Choose another file' }).click()
  await drop(page, 'showdown.csv', showdownSalaries(makeSlate(1)))
  await expect(page.getByText('This is a Showdown salary file: a captain and five flex')).toBeVisible()
  await page.getByRole('link', { name: 'Open Showdown' }).click()
  await expect(page).toHaveURL('/showdown/upload')
})
