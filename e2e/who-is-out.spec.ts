import { registerByApi } from './support/seeds.ts'
import { openOptimizer, optimize, sampleCsv, slots, toast } from './support/slates.ts'
import { expect, test } from './support/test.ts'

test.use({ allFigures: true })

test('a star at the price of a player who sits is left out until put back', async ({ page }) => {
  await registerByApi(page)
  const { csv, star, average } = withBenchedStar(sampleCsv('showdown'))
  await openOptimizer(page, 'showdown', csv)
  const strip = page.getByRole('button', { name: /^Who is out\?/ })
  const panel = page.getByRole('dialog', { name: 'Who is out?' })
  await expect(strip).toContainText('1 priced as inactive')
  const builder = page.getByRole('region', { name: 'Lineup Builder' })
  await expect(
    builder.getByText(
      /^Left out: 1 priced as inactive, \d+ below 2 points\. As captain also \d+ below 4 points\.$/,
    ),
  ).toBeVisible()
  await optimize(page)
  expect((await slots(page)).join()).not.toContain(star)

  await strip.click()
  await expect(panel.getByText(/^1 priced as inactive.* · locks in \d+/)).toBeVisible()
  // News is of anyone.
  await panel.getByRole('searchbox', { name: 'Someone else' }).fill('halvorsen')
  const halvorsen = panel.getByRole('button', { name: 'Leave out Marcus Halvorsen' })
  await halvorsen.click()
  await expect(halvorsen).toHaveAttribute('aria-pressed', 'true')
  await halvorsen.click()
  await panel.getByRole('searchbox').fill('nobody at all')
  await expect(panel.getByText('Nobody else has that name.')).toBeVisible()
  await panel.getByRole('searchbox').fill('')
  const leaveOut = panel.getByRole('button', { name: `Leave out ${star}` })
  await expect(leaveOut).toHaveAttribute('aria-pressed', 'true')
  await leaveOut.click()
  await expect(leaveOut).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await builder.getByRole('button', { name: 'Clear' }).click()
  await builder.getByRole('button', { name: 'Optimize' }).click()
  // At $300 the points that price and average let expect are worth more than any other pick; the slot says what the price means.
  await expect.poll(async () => (await slots(page)).join()).toContain(star)
  await expect(builder.getByRole('listitem').getByText('Priced as inactive')).toBeVisible()
  await expect(builder.getByText(`May not play: ${star} (priced as inactive). Check the news.`)).toBeVisible()

  // The explanation and the chat give the price and the average.
  const warning = `${star} is priced as inactive ($300 beside an average of ${average} points a game): check the news.`
  const story = page.getByRole('region', { name: 'Lineup Explanation' })
  await expect(story).toContainText(warning)
  await expect(story).toContainText('The points are baseline estimates')
  await page.getByLabel('Your question').fill(`What about the weather for ${star}?`)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.getByRole('log')).toContainText(warning)

  // An export names the player once, and is not held up.
  for (const isFirst of [true, false]) {
    const download = page.waitForEvent('download')
    await builder.getByRole('button', { name: 'Export' }).click()
    await download
    const exported = toast(page, 'Lineup exported')
    if (isFirst) {
      await expect(exported).toBeVisible()
      await page.getByRole('button', { name: 'Dismiss' }).click()
    }
    await expect(exported).toBeHidden()
  }

  await page.reload()
  await strip.click()
  await expect(leaveOut).toHaveAttribute('aria-pressed', 'false')
})

test('the points of a player who is out are shared out among teammates, and taken back', {
  tag: '@rare',
}, async ({ page }) => {
  await registerByApi(page)
  const { csv, star, average } = withBenchedStar(sampleCsv('showdown'))
  await openOptimizer(page, 'showdown', csv)
  const strip = page.getByRole('button', { name: /^Who is out\?/ })
  const panel = page.getByRole('dialog', { name: 'Who is out?' })
  // A press outside closes it.
  await strip.click()
  await expect(panel).toBeVisible()
  await page.getByRole('status').filter({ hasText: '40 players' }).click()
  await expect(panel).toBeHidden()
  await strip.click()
  const settings = page.getByRole('region', { name: 'Optimization settings' })
  await expect(settings).toContainText('PointsEstimated')
  const share = panel.getByRole('button', { name: new RegExp(`^Share out .* points of ${star}`) })
  // A back at $300, whose team has dearer ones: 0.11 + 0.753 x 0.3 + 0.357 of the average.
  const points = (0.11 + 0.753 * 0.3 + 0.357 * Number(average)).toFixed(2)
  await expect(share).toHaveText(`Share out ${points} points`)
  await share.click()
  await expect(toast(page, `Points of ${star} shared out`)).toBeVisible()
  await expect(share).toBeHidden()
  await expect(panel.getByRole('button', { name: `Leave out ${star}` })).toBeFocused()
  await expect(settings).toContainText('PointsMixed')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(share).toHaveText(`Share out ${points} points`)
  await expect(settings).toContainText('PointsEstimated')
  // The message came after the panel; one Escape closes both.
  await share.click()
  await expect(toast(page, `Points of ${star} shared out`)).toBeVisible()
  await expect(panel.getByRole('button', { name: `Leave out ${star}` })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

/** The sample with the rows of its dearest running back at $300, as captain $450. */
function withBenchedStar(csv: string): { csv: string; star: string; average: string } {
  const [header = '', ...lines] = csv.trim().split(/\r?\n/)
  const columns = header.split(',')
  const [name, salary] = [columns.indexOf('Name'), columns.indexOf('Salary')]
  const rows = lines.map((line) => line.split(','))
  const backs = rows.filter(([position]) => position === 'RB')
  const dearest = backs.reduce((a, b) => (Number(a[salary]) >= Number(b[salary]) ? a : b))
  const star = dearest[name]!
  const prices = rows.filter((row) => row[name] === star).map((row) => Number(row[salary]))
  const priced = rows.map((row) =>
    row[name] === star ? row.with(salary, Number(row[salary]) === Math.max(...prices) ? '450' : '300') : row,
  )
  return {
    csv: [header, ...priced.map((row) => row.join(','))].join('\n'),
    star,
    average: dearest[columns.indexOf('AvgPointsPerGame')]!,
  }
}
