import { readFileSync } from 'node:fs'
import { buildTwenty, enterContest, FEW, LARGE, list, openEntries, PLAYED, press } from './support/entries.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './support/page-checks.ts'
import { expect, test } from './support/test.ts'

test.use({ allFigures: true })

test('20 entries are chosen together for a top 1% finish, say what that is worth, and are undone', async ({
  page,
}) => {
  await buildTwenty(page, LARGE, FEW)
  await expect(page.getByText(/^20 lineups, together the best/)).toBeVisible()
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

  await expect(dialog.getByRole('heading', { name: '20 entries chosen' })).toBeVisible(PLAYED)
  await expect(
    dialog.getByText(/^20 entries of [\d,]+ candidates, judged in 20,000 games and against 4 drawn fields/),
  ).toBeVisible()
  const simpler = dialog.getByRole('region', { name: 'Against simpler choices' }).getByRole('listitem')
  // One line for all that do not differ.
  await expect(simpler.first()).toContainText(
    /^[+-]\$[\d.,]+ ±\$[\d.,]+ an entry (more|less) than the 20 lineups with|No difference that we could show from any/,
  )
  const beside = dialog.getByRole('table', { name: 'The chosen entries beside simpler choices' })
  await expect(beside.getByRole('row')).toHaveCount(7)
  await expect(beside.getByRole('row', { name: /^Chosen together/ })).toContainText(/±[\d,]+%[\d.]+%/)
  await expect(dialog.getByRole('img', { name: /^Histogram of the profit: / })).toBeVisible()
  // Who leads, pass or run, high or low: eight scripts.
  await expect(dialog.getByRole('table', { name: /^Game scripts/ }).getByRole('row')).toHaveCount(9)
  await expectAccessible(page)

  await dialog.getByRole('button', { name: 'Show the list' }).click()
  await expect(page.getByText('20 lineups chosen together for top 1%.')).toBeVisible()
  await expect(list(page)).toHaveAttribute('aria-rowcount', '21')
  // A captain may be in more of them than a rule by default allows in a build.
  await press(page, /^Rules/)
  await expect(
    page.getByText(/^This list does not obey it: entries chosen by worth obey only rules/),
  ).toHaveCount(2)
  await press(page, /^Lineups/)
  await press(page, 'Choose entries by worth')
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^20 lineups, together the best/)).toBeVisible()
})

test('entries are chosen for two contests, the dearest first; both are kept with the slate', {
  tag: '@rare',
}, async ({ page }) => {
  await buildTwenty(page, LARGE, FEW)
  await press(page, 'Choose entries by worth')
  const dialog = page.getByRole('dialog', { name: 'Choose entries' })
  await dialog.getByRole('textbox', { name: 'Entries' }).fill('5')
  await dialog.getByRole('button', { name: 'Add a contest' }).click()
  const settings = page.getByRole('dialog', { name: 'Contest', exact: true })
  await settings.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Double Up' })
  await settings.getByRole('textbox', { name: 'Fee ($)' }).fill('25')
  await settings.getByRole('button', { name: 'Use this contest' }).click()
  const further = dialog.getByRole('list', { name: 'Further contests' })
  await expect(further.getByRole('listitem')).toContainText(/Double Up.*\$25 · 100 entries/)
  await further.getByRole('textbox', { name: 'Mine' }).fill('151')
  await expect(further.getByText('1 to 150.')).toBeVisible()
  await further.getByRole('textbox', { name: 'Mine' }).fill('2')
  await expect(further.getByText('1 allowed.')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'A lineup may be entered in several contests' }).uncheck()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('button', { name: 'Choose 7 entries in 2 contests' }).click()

  const chosen = page.getByRole('dialog', { name: '7 entries chosen' })
  const contests = chosen.getByRole('table', { name: /^Which contests/ })
  await expect(contests.getByRole('row', { name: /^1\. Large GPP, top heavy/ })).toContainText(
    /15\.0%.*±.*%/,
    PLAYED,
  )
  await expect(contests.getByRole('row', { name: /^2\. Double Up/ })).toContainText(/12\.0%.*±.*%/)
  await expect(contests.getByRole('row', { name: /^Together/ })).toContainText(/±.*%/)
  await contests.getByRole('button', { name: /^2\. Double Up/ }).click()
  await expect(contests).toContainText('2 entries for $50.00. 12.0% of all fees is not paid out (rake).')
  await expect(contests).toContainText(
    /\(\$25 to \$99\.99, 21 to 100 entries, one prize for all who are paid\): 10 more contests before your own record says/,
  )
  await chosen.getByText('2', { exact: true }).last().click()
  await expect(chosen.getByRole('heading', { name: 'Profit of 2 entries together' })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await chosen.getByRole('button', { name: 'Show the list' }).click()
  await expect(list(page)).toHaveAttribute('aria-rowcount', '8')

  // What was chosen is simulated by itself, in other games.
  await expect(page.getByText(/games against 299 opponents/)).toBeVisible()
  await page.reload()
  await hydrated(page)
  await press(page, 'About the list')
  await press(page, 'Choose entries by worth')
  await expect(further.getByRole('textbox', { name: 'Mine' })).toHaveValue('2')
  await further.getByRole('button', { name: 'Remove the contest: Double Up' }).click()
  await expect(further).toBeHidden()

  const entriesFile = (slots: string) =>
    [
      `Entry ID,Contest Name,Contest ID,Entry Fee,${slots}`,
      '1,NFL Showdown $50K Sprint [20 Entry Max] (JAX vs TEN),8,$3',
      '2,NFL Showdown $50K Sprint [20 Entry Max] (JAX vs TEN),8,$3',
      '3,NFL Showdown $5 50/50 (JAX vs TEN),9,$5',
    ].join('\n')
  const take = (text: string) =>
    again.getByLabel('File of reserved entries').setInputFiles({
      ...{ name: 'DKEntries.csv', mimeType: 'text/csv', buffer: Buffer.from(text) },
    })
  const again = page.getByRole('dialog', { name: 'Choose entries' })
  await take(entriesFile('QB,RB,RB,RB,WR,WR,WR,TE,PK,DST'))
  await expect(again.getByText(/These are Big League entries/)).toBeVisible()
  await take(entriesFile('CPT,FLEX,FLEX,FLEX,FLEX,FLEX'))
  await expect(again.getByText(/^NFL Showdown .*: \$3 · 19,\d{3} entries · \$50,000 in prizes/)).toBeVisible()
  await expect(again.getByRole('textbox', { name: 'Entries' })).toHaveValue('2')
  await expect(further.getByRole('listitem')).toContainText(
    /50\/50 \(JAX vs TEN\).*\$5 · .*assumed, not in the name: entries/,
  )
  await expectAccessible(page)
})

test('a choice that is cancelled leaves the list', { tag: '@rare' }, async ({ page }) => {
  await openEntries(page)
  // So many opponents that it is not over before the press.
  await enterContest(page, LARGE)
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

test('the charts of a list are read by pointer, by key, as tables and as files, on a phone too', {
  tag: '@rare',
}, async ({ page }) => {
  await buildTwenty(page, LARGE, FEW)
  await press(page, 'Charts')
  const field = page.getByRole('region', { name: 'Exposure against the field' })
  await expect(field.getByRole('listitem').first()).toContainText(/mine \d+%, field \d+%, difference/)
  await field.getByRole('button', { name: /^Table/ }).click()
  await expect(field.getByRole('table', { name: /^Exposure against the field/ })).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    field.getByRole('button', { name: /^CSV/ }).click(),
  ])
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^"Name","Pos Team","Exp","Own","Difference"\r\n/)

  const lineups = page.getByRole('slider', { name: 'Lineups of the chart, by points' })
  await lineups.focus()
  await page.keyboard.press('End')
  await expect(lineups).toHaveAttribute('aria-valuetext', /^Lineup \d+: [\d.]+ points, Own Sum \d+%$/)

  const profit = page.getByRole('region', { name: 'Profit of 20 entries together' })
  await profit.getByRole('button', { name: 'Simulate together' }).click()
  await expect(profit.getByRole('img', { name: /^Histogram of the profit: / })).toBeVisible()
  await expect(profit.getByText(/over 20,000 games, as simulated\.$/)).toBeVisible(PLAYED)
  await page.getByText('Health of 20 entries').click()
  const figure = (name: string) => page.locator('dl > div').filter({ hasText: name })
  await expect(figure('Paid like separate entries')).toContainText(/\d+\.\d, not 20/)
  await expect(figure('All fees lost')).toContainText(/[\d.]+% of games, as simulated/)
  await expect(figure('Pairs with at most one player different')).toContainText(/\d+ of 190/)
  await expect(figure('Most used player')).toContainText(/%At most \d+% costs [\d.]+ points a lineup\.$/)
  await expect(figure('Most used captain')).toContainText(/\d%/)
  await expect(figure('Profit if the ownership is wrong, moved towards the field')).toContainText(
    /[+-]\$[\d,.]+ to [+-]\$[\d,.]+Estimated ownership can be off by .* 90% of \d+ fields, /,
    PLAYED,
  )
  await profit.getByRole('slider', { name: 'Bars of the profit chart' }).focus()
  await expect(profit.getByText(/% of games: all lost \(-\$200\.00\)$/)).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(profit).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('one press finds what improves the entries, another one swaps them, and Undo brings them back', {
  tag: '@rare',
}, async ({ page }) => {
  await buildTwenty(page, LARGE, FEW)
  await press(page, 'Simulate')
  await expect(page.getByRole('columnheader', { name: 'Top 1%' })).toBeVisible()
  const lineups = async () => {
    await press(page, /^Lineups/)
    await expect(list(page)).toHaveAttribute('aria-rowcount', '21')
    return list(page)
      .locator('[title]')
      .evaluateAll((names) => names.map((each) => each.getAttribute('title')!).sort())
  }
  await page.setViewportSize({ width: 1440, height: 1200 })
  const before = await lineups()
  expect(before).toHaveLength(20)

  await press(page, 'Charts')
  await expect(page.getByText(/over 20,000 games, as simulated\.$/)).toBeVisible(PLAYED)
  await page.getByText('Health of 20 entries').click()
  await press(page, 'Find what improves them')
  const found = page.getByRole('region', { name: 'What improves the entries' })
  const sentence = /^A swap of the 5 entries that are worth least: .* profit, and all fees are lost /
  await expect(found.getByText(sentence)).toBeVisible(PLAYED)
  await expect(found.getByRole('row', { name: /^ROI/ })).toContainText(/%.*±.*%.*±/)
  await expect(
    found.getByText(/in the same 20,000 games, against opponents that chose neither/),
  ).toBeVisible()
  await found.getByText('Lineups that come').click()
  await expect(found.getByRole('listitem')).toHaveCount(5)
  await expectAccessible(page)

  await found.getByRole('button', { name: 'Swap 5 entries' }).click()
  const toast = page.getByRole('listitem').filter({ hasText: '5 entries swapped' })
  await expect(toast).toBeVisible()
  const after = await lineups()
  expect(after.filter((names) => before.includes(names))).toHaveLength(15)
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(lineups).toEqual(before)
})
