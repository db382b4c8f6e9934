import { register } from './support/accounts.ts'
import { load, sampleCsv, slots, toast } from './support/slates.ts'
import { expect, test } from './support/test.ts'

test('a star at the price of a player who sits is left out until put back', async ({ page }) => {
  await register(page)
  const { csv, star } = withBenchedStar(sampleCsv('showdown'))
  await load(page, 'showdown', csv)
  const strip = page.getByRole('group', { name: 'Who is out?' })
  await expect(strip).toContainText('1 priced as inactive')
  const builder = page.getByRole('region', { name: 'Lineup Builder' })
  await builder.getByRole('button', { name: 'Optimize' }).click()
  await expect(toast(page, 'Lineup optimized!')).toBeVisible()
  expect((await slots(page)).join()).not.toContain(star)

  await strip.getByText('Who is out?').click()
  const leaveOut = strip.getByRole('button', { name: `Leave out ${star}` })
  await expect(leaveOut).toHaveAttribute('aria-pressed', 'true')
  await leaveOut.click()
  await expect(leaveOut).toHaveAttribute('aria-pressed', 'false')
  await builder.getByRole('button', { name: 'Clear' }).click()
  await builder.getByRole('button', { name: 'Optimize' }).click()
  // At $300 the average of a star is worth more than any other pick, and the slot says what the price means.
  await expect.poll(async () => (await slots(page)).join()).toContain(star)
  await expect(builder.getByText('Priced as inactive')).toBeVisible()

  await page.reload()
  await expect(strip.getByText('Who is out?')).toBeVisible()
  await strip.getByText('Who is out?').click()
  await expect(leaveOut).toHaveAttribute('aria-pressed', 'false')
})

/** The sample with its dearest player's rows at $300, as captain $450. */
function withBenchedStar(csv: string): { csv: string; star: string } {
  const [header = '', ...lines] = csv.trim().split(/\r?\n/)
  const columns = header.split(',')
  const [name, salary] = [columns.indexOf('Name'), columns.indexOf('Salary')]
  const rows = lines.map((line) => line.split(','))
  const dearest = rows.reduce((a, b) => (Number(a[salary]) >= Number(b[salary]) ? a : b))
  const star = dearest[name]!
  const prices = rows.filter((row) => row[name] === star).map((row) => Number(row[salary]))
  const priced = rows.map((row) =>
    row[name] === star ? row.with(salary, Number(row[salary]) === Math.max(...prices) ? '450' : '300') : row,
  )
  return { csv: [header, ...priced.map((row) => row.join(','))].join('\n'), star }
}
