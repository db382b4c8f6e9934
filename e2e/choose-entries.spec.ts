import { readFileSync } from 'node:fs'
import { buildTwenty, list, openEntries, press, row } from './support/entries.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/page-checks.ts'
import { expect, test } from './support/test.ts'

test('20 entries are chosen together for a top 1% finish, say what that is worth, and are undone', async ({
  page,
}) => {
  await buildTwenty(page)
  const before = await row(page, 1).innerText()
  await press(page, 'Choose entries by worth')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Choose entries' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'Entries' }).fill('0')
  await expect(dialog.getByText('Enter a whole number from 1 to 150.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Entries' }).fill('20')
  await dialog.getByText('Top 1%', { exact: true }).click()
  await expect(dialog.getByRole('radio', { name: 'Top 1%' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Choose 20 entries' }).click()

  await expect(dialog.getByRole('heading', { name: '20 entries chosen' })).toBeVisible({ timeout: 120_000 })
  await expect(dialog.getByText(/^20 entries of [\d,]+ candidates, judged in 20,000 games/)).toBeVisible()
  const simpler = dialog.getByRole('region', { name: 'Against simpler choices' }).getByRole('listitem')
  await expect(simpler).toHaveCount(5)
  await expect(simpler.first()).toContainText('than the 20 lineups with the most points')
  await expect(simpler.first()).toContainText(/is (beyond|within) its error of/)
  // Who leads, pass or run, high or low: eight scripts.
  await expect(dialog.getByRole('table').getByRole('row')).toHaveCount(9)
  await expectAccessible(page)

  await dialog.getByRole('button', { name: 'Show the list' }).click()
  await expect(page.getByText('20 lineups chosen together for a top 1% finish.')).toBeVisible()
  await expect(list(page)).toHaveAttribute('aria-rowcount', '21')
  await press(page, 'Choose entries by worth')
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog).toBeHidden()
  expect(await row(page, 1).innerText()).toBe(before)
})

test('a choice that is cancelled leaves the list', async ({ page }) => {
  await openEntries(page)
  await press(page, '1 lineup')
  await press(page, 'Build 1 lineup')
  await press(page, 'Choose entries by worth')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '150 entries' }).click()
  await dialog.getByRole('button', { name: 'Choose 150 entries' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByRole('button', { name: 'Choose 150 entries' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list(page)).toHaveAttribute('aria-rowcount', '2')
})

test('the charts of a list are read by pointer, by key, as tables and as files, on a phone too', async ({
  page,
}) => {
  await buildTwenty(page)
  await press(page, 'Charts')
  await expectAccessible(page)
  const field = page.getByRole('region', { name: 'Exposure against the field' })
  await expect(field.getByRole('listitem').first()).toContainText(/mine \d+%, field \d+%, leverage/)
  await field.getByRole('button', { name: /^Table/ }).click()
  await expect(field.getByRole('table', { name: /^Exposure against the field/ })).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    field.getByRole('button', { name: /^CSV/ }).click(),
  ])
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^"Name","Pos Team","Exp","Own","Leverage"\r\n/)

  const lineups = page.getByRole('slider', { name: 'Lineups of the chart, by points' })
  await lineups.focus()
  await page.keyboard.press('End')
  await expect(lineups).toHaveAttribute('aria-valuetext', /^Lineup \d+: [\d.]+ points, Own Sum \d+%$/)

  const profit = page.getByRole('region', { name: 'Profit of 20 entries together' })
  await profit.getByRole('button', { name: 'Simulate together' }).click()
  await expect(profit.getByRole('img', { name: /^Histogram of the profit: / })).toBeVisible()
  await expect(profit.getByText(/over 20,000 simulated games, as simulated\.$/)).toBeVisible({
    timeout: 120_000,
  })
  await profit.getByRole('slider', { name: 'Bars of the profit chart' }).focus()
  await expect(profit.getByText(/% of games: all lost \(-\$200\)$/)).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(profit).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
