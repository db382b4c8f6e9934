import type { Page } from '@playwright/test'
import { open } from './support/accounts.ts'
import { post, registerByApi, saveEntrySet, signInByApi } from './support/seeds.ts'
import { toast } from './support/slates.ts'
import { expect, test } from './support/test.ts'

test('a result is recorded and the lineup finalized; a second tab gets the refusal and shows the new state', async ({
  page,
  noise,
}) => {
  noise.allow(/409/)
  await registerByApi(page)
  await saveLineups(page, [{ lineup_name: 'Thursday', contest_name: 'Milly Maker', entry_fee_total: 20 }])
  await open(page, '/lineups')
  const late = await page.context().newPage()
  await open(late, '/lineups')

  await page.getByRole('button', { name: 'Record result of Thursday' }).first().click()
  const edit = page.getByRole('dialog', { name: 'Edit Contest Results' })
  await expect(edit.getByText('Update the final results for Thursday')).toBeVisible()
  await edit.getByLabel('Final Points').fill('141.52')
  await edit.getByLabel('Winnings ($)').fill('50.25')
  await edit.getByLabel('Finish Rank (optional)').fill('12')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Lineup updated')).toBeVisible()
  await expect(toast(page, 'Contest results have been saved successfully.')).toBeVisible()
  const row = page.getByRole('row', { name: /Thursday/ })
  // 50.25 - 20 = 30.25, and 30.25 / 20 = 151.25%
  for (const text of ['141.52', '$50.25', '+$30.25', '151.3%']) {
    await expect(row.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Edit results of Thursday' }).first()).toBeFocused()

  await late.getByRole('button', { name: 'Record result of Thursday' }).first().click()
  await page.getByRole('button', { name: 'Finalize Thursday' }).first().click()
  const finalize = page.getByRole('alertdialog', { name: 'Finalize Lineup' })
  await expect(
    finalize.getByText(
      'Once finalized, this lineup cannot be edited. This ensures your historical contest data stays accurate.',
    ),
  ).toBeVisible()
  await finalize.getByRole('button', { name: 'Finalize Lineup' }).click()
  await expect(toast(page, 'Lineup finalized')).toBeVisible()
  await expect(row.getByText('Finalized')).toBeVisible()
  await expect(row.getByRole('button')).toHaveCount(1)

  await late.getByRole('dialog').getByLabel('Final Points').fill('999')
  await late.getByRole('dialog').getByLabel('Winnings ($)').fill('0')
  await late.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(late, 'Update failed')).toBeVisible()
  await expect(late.getByRole('alert').getByText('Thursday is finalized and cannot be edited')).toBeVisible()
  await late.getByRole('button', { name: 'Cancel' }).click()
  await expect(late.getByRole('row', { name: /Thursday/ }).getByText('Finalized')).toBeVisible()
  await expect(late.getByRole('row', { name: /Thursday/ }).getByText('141.52')).toBeVisible()
})

test('lineups are searched and sorted, and are cards on a phone', { tag: '@rare' }, async ({ page }) => {
  await registerByApi(page)
  await open(page, '/lineups')
  await expect(
    page.getByText('No saved lineups yet. Optimize and save a lineup to get started!'),
  ).toBeVisible()
  await saveEntrySet(page, 2)
  await open(page, '/lineups')
  await expect(page.getByText('No single lineups yet. You saved 1 entry set.')).toBeVisible()
  await page.getByRole('link', { name: 'Open entry sets' }).click()
  await expect(page.getByRole('heading', { name: 'Entry Sets' })).toBeVisible()
  await saveLineups(page, [
    { lineup_name: 'Small loss', contest_name: 'Dime Time', entry_fee_total: 1, winnings_total: 0 },
    { lineup_name: 'Big win', contest_name: 'Milly Maker', entry_fee_total: 10, winnings_total: 95 },
    { lineup_name: 'Unplayed' },
  ])
  await open(page, '/lineups')
  const names = () => page.locator('tbody tr td:first-child > p').allInnerTexts()
  await expect.poll(() => names()).toEqual(['Unplayed', 'Big win', 'Small loss'])
  await page.getByRole('link', { name: 'Profit' }).click()
  await expect.poll(names).toEqual(['Big win', 'Small loss', 'Unplayed'])
  await expect(page.getByRole('columnheader', { name: 'Profit' })).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('link', { name: 'Profit' }).click()
  await expect.poll(names).toEqual(['Small loss', 'Big win', 'Unplayed'])

  await page.getByLabel('Search lineups').fill('MILLY')
  await expect.poll(names).toEqual(['Big win'])
  await page.getByLabel('Search lineups').fill('nothing of the kind')
  await expect(page.getByText('No lineups match your search')).toBeVisible()
  await page.getByLabel('Search lineups').fill('')

  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('columnheader')).toHaveCount(0)
  await page.getByLabel('Sort by').selectOption('ROI')
  await expect.poll(names).toEqual(['Big win', 'Small loss', 'Unplayed'])
  // 95 for 10 is a profit of 850%; each figure has its name beside it.
  const roi = page.locator('tbody tr').first().locator('td[data-label="ROI"]')
  await expect(roi).toHaveText('850.0%')
  expect(await roi.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe('"ROI "')
  // Four cards are in sight.
  for (const card of await page.locator('tbody tr').all()) {
    await expect(card).toContainText('Fox · $48,000')
    expect((await card.boundingBox())!.height).toBeLessThanOrEqual(132)
  }
  // The link is the whole card; buttons and words with an explanation are above it.
  const card = (await page.locator('tbody tr').first().boundingBox())!
  const link = (await page.getByRole('link', { name: 'View Big win' }).boundingBox())!
  const onTop = (x: number, y: number) =>
    page.evaluate(
      (at) => document.elementFromPoint(at.x, at.y)?.closest('a, button, [data-tooltip]')?.tagName,
      { x, y },
    )
  expect(await onTop(card.x + card.width / 2, card.y + card.height - 3)).toBe('A')
  expect(await onTop(card.x + 3, card.y + 3)).toBe('A')
  expect(await onTop(link.x + 3, link.y + 3)).toBe('A')
  for (const control of await page.locator('tbody tr').first().locator('button, [data-tooltip]').all()) {
    const { x, y, width, height } = (await control.boundingBox())!
    expect(await onTop(x + width / 2, y + height / 2)).not.toBe('A')
  }
  await page.mouse.click(card.x + card.width / 2, card.y + card.height - 3)
  await expect(page.getByRole('heading', { name: 'Big win' })).toBeVisible()
})

test('a lineup without a result is pending in list, page and dashboard until winnings are recorded', async ({
  page,
}) => {
  await registerByApi(page)
  await saveLineups(page, [{ lineup_name: 'Sunday', entry_fee_total: 5 }])
  await open(page, '/dashboard')
  const card = (name: string) => page.getByRole('term').filter({ hasText: name }).locator('..')
  const openText = page.getByText(/^1 (not locked yet|pending), \$5\.00 in fees$/)
  await expect(openText).toBeVisible()
  for (const name of ['Total Profit', 'Average ROI', 'Cash Rate']) {
    await expect(card(name).locator('dd > span').first()).toHaveText('-')
  }
  await expect(page.getByRole('link', { name: /^Sunday/ })).toContainText('Pending')
  await expect(page.getByText('Profit Over Time')).toBeHidden()

  await page.getByRole('link', { name: 'Record a result' }).click()
  const row = page.getByRole('row', { name: /Sunday/ })
  await expect(row.getByText('Pending', { exact: true })).toBeVisible()
  // Contest, week, points, winnings, profit and ROI.
  await expect(row.getByText('-', { exact: true })).toHaveCount(6)
  await row.getByRole('button', { name: 'Finalize Sunday' }).click()
  await expect(
    page.getByText('No winnings are recorded. The lineup will count as one that won $0.00.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()

  await row.getByRole('link', { name: 'View Sunday' }).click()
  await expect(card('Profit').getByText('Pending', { exact: true })).toBeVisible()
  await expect(card('Profit')).toContainText('Entry: $5.00 → Winnings: -')
  await page.getByRole('button', { name: 'Record result', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(
    dialog.getByText(
      'These games are on Dec 13, 2026. A result saved now counts in your figures all the same.',
    ),
  ).toBeVisible()
  // An empty form is no result of $0, and points alone are none either.
  for (const points of ['', '81.94']) {
    await dialog.getByLabel('Final Points').fill(points)
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialog.getByLabel('Winnings ($)')).toHaveAccessibleDescription(
      'Enter the winnings, 0 for none. Without them the lineup stays pending.',
    )
  }
  await dialog.getByLabel('Final Points').fill('')
  await dialog.getByLabel('Winnings ($)').fill('0')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(card('Profit')).toContainText('-$5.00')
  await expect(page.getByRole('button', { name: 'Edit results', exact: true })).toBeFocused()
  await page.getByRole('link', { name: 'Back to Lineups' }).click()
  await expect(row.getByText('-$5.00', { exact: true })).toBeVisible()
  await expect(row.getByText('-100.0%', { exact: true })).toBeVisible()
  await expect(row.getByText('Pending')).toBeHidden()
  // Contest, week and points: nobody said that it scored 0.
  await expect(row.getByText('-', { exact: true })).toHaveCount(3)
  await open(page, '/dashboard')
  await expect(card('Total Profit')).toContainText('-$5.00')
  // One result is the totals above; charts would say it again.
  await expect(
    page.getByText('1 result, all of one day. Charts follow with the results of a second day.'),
  ).toBeVisible()
  await expect(page.getByText('-100.0%')).toHaveCount(1)
  await expect(openText).toBeHidden()
})

test('a satellite is told as one, and a finger on its badge shows what the word means', {
  tag: '@rare',
}, async ({ page, browser }) => {
  const account = await registerByApi(page)
  await saveLineups(page, [
    { lineup_name: 'Ticket', contest_name: 'NFL Satellite to $20 Sunday', contest_type: 'GPP' },
    { lineup_name: 'Tournament', contest_type: 'GPP' },
  ])
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, serviceWorkers: 'block' },
  })
  const phone = await context.newPage()
  await signInByApi(phone, account)
  await open(phone, '/lineups')
  const tooltip = phone.getByRole('tooltip')
  // The code of tooltips is loaded after the page; until then a finger on the badge opens the lineup. A mouse opens nothing.
  await expect(async () => {
    await phone.mouse.move(0, 0)
    await phone.getByText('GPP', { exact: true }).hover()
    await expect(tooltip).toBeVisible({ timeout: 2000 })
  }).toPass()
  for (const [type, meaning] of [
    ['Satellite', 'The prize is a ticket: an entry in a larger contest.'],
    ['GPP', 'A tournament: few win much.'],
  ] as const) {
    await phone.getByText(type, { exact: true }).tap()
    await expect(tooltip).toHaveText(meaning)
    await expect(phone).toHaveURL('/lineups')
  }
  await phone.getByRole('heading', { name: 'Saved Lineups' }).tap()
  await expect(tooltip).toBeHidden()
  await context.close()
})

test('a result in the imported history is offered and copied only on request', { tag: '@rare' }, async ({
  page,
}) => {
  await registerByApi(page)
  await saveLineups(page, [{ lineup_name: 'Kickoff', contest_name: 'NFL $20 Kickoff', entry_fee_total: 20 }])
  const csv = [
    'Sport,Game_Type,Entry_Key,Entry,Contest_Key,Contest_Date_EST,Place,Points,Winnings_Non_Ticket,Winnings_Ticket,Contest_Entries,Entry_Fee,Prize_Pool,Places_Paid',
    'NFL,Showdown Captain Mode,77,NFL $20 Kickoff,9,2026-12-13 20:20:00,3,160.5,$100.00,$0.00,"1,500",$20.00,"$25,000.00",350',
  ].join('\n')
  await post(page, '/api/historical/upload', { csvData: csv })
  await open(page, '/lineups')
  const offers = page.getByRole('region', { name: 'Results from your contest history' })
  await expect(offers.getByText('160.50 points, $100.00, rank 3')).toBeVisible()
  await expect(page.getByRole('row', { name: /Kickoff/ }).getByText('160.50')).toBeHidden()
  await offers.getByRole('button', { name: 'Copy result into Kickoff' }).click()
  await expect(toast(page, 'Lineup updated')).toBeVisible()
  await expect(offers).toBeHidden()
  const row = page.getByRole('row', { name: /Kickoff/ })
  await expect(row.getByText('160.50')).toBeVisible()

  // The result is that of the entry: it can't be typed, and goes with the entry.
  await row.getByRole('link', { name: 'View Kickoff' }).click()
  const entries = page.getByRole('list', { name: 'Entries' })
  await expect(entries.getByText('Entry 77 · NFL $20 Kickoff')).toBeVisible()
  await expect(entries.getByText('$100.00')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Lineups' }).click()
  await row.getByRole('button', { name: 'Edit results of Kickoff' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Contest Results' })
  await expect(edit.getByText('The result is that of entry 77.')).toBeVisible()
  await expect(edit.getByLabel('Final Points')).not.toBeEditable()
  await edit.getByLabel('Entry ID (optional)').fill('seventy-seven')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(edit.getByText('Type the number of the entry, such as 4123456789.')).toBeVisible()
  await edit.getByLabel('Entry ID (optional)').fill('')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(row.getByText('Pending', { exact: true })).toBeVisible()
  await expect(offers).toBeVisible()
  await row.getByRole('button', { name: 'Record result of Kickoff' }).click()
  await edit.getByLabel('Entry ID (optional)').fill('77')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(row.getByText('160.50')).toBeVisible()

  // With a second entry the fee is asked for again: it was typed for one.
  await row.getByRole('button', { name: 'Edit results of Kickoff' }).click()
  await edit.getByLabel('Entry ID (optional)').fill('77, 78')
  const fees = edit.getByLabel('Entry Fees of All 2 ($)')
  await expect(edit.getByText('$10.00 each')).toBeVisible()
  await fees.fill('40')
  await expect(edit.getByText('$20.00 each')).toBeVisible()
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(row.getByText('$40.00')).toBeVisible()
})

test('at 1280 px every column of the table is visible, even with names of 80 characters', {
  tag: '@rare',
}, async ({ page }) => {
  await registerByApi(page)
  await saveLineups(page, [
    { lineup_name: 'n'.repeat(80), contest_name: 'c'.repeat(80), winnings_total: 123456.5 },
    {
      lineup_name: 'Sunday night, the one with the backup quarterback',
      contest_name: 'NFL $100K Field Goal',
    },
  ])
  await page.setViewportSize({ width: 1280, height: 720 })
  await open(page, '/lineups')
  await expect(page.getByRole('row')).toHaveCount(3)
  const hidden = await page
    .getByRole('table')
    .evaluate((table) => table.scrollWidth - table.parentElement!.clientWidth)
  expect(hidden).toBeLessThanOrEqual(0)
})

/** Saves a lineup of six players of one game through the API. */
async function saveLineups(page: Page, lineups: Record<string, unknown>[]): Promise<void> {
  const players = [
    ['Ann Able', 'QB', 'AAA', 15_000, 20, true],
    ['Bob Baker', 'RB', 'BBB', 9_000, 14, false],
    ['Cy Cole', 'WR', 'BBB', 8_000, 13, false],
    ['Di Dean', 'WR', 'AAA', 7_000, 11, false],
    ['Ed East', 'TE', 'AAA', 5_000, 8, false],
    ['Flo Fox', 'K', 'BBB', 4_000, 7, false],
  ].map(([player_name, position, team, salary, fantasy_points, is_captain]) => ({
    player_name,
    position,
    team,
    opponent: team === 'AAA' ? 'BBB' : 'AAA',
    salary,
    fantasy_points,
    is_captain,
  }))
  const game = { sport: 'NFL', slateName: 'AAA @ BBB', gameDate: '2026-12-13', source: 'manual' }
  for (const lineup of lineups) await post(page, '/api/saved-lineups', { lineup, players, game })
}
