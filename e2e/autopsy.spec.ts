import { readFile } from 'node:fs/promises'
import { basePlayerIdOf, personKey } from '#core/players/player.ts'
import { madeEntries, madePlayers, madeSlateCsv } from '#workers/testing/contest-csv.ts'
import { enteredEntry } from '#workers/testing/lineups.ts'
import { open } from './support/accounts.ts'
import { unfold } from './support/folds.ts'
import { expectNoSidewaysScroll, hydrated } from './support/page-checks.ts'
import { registerByApi, uploadContest } from './support/seeds.ts'
import { expect, test } from './support/test.ts'

const ENTRIES = 900
const PAYOUTS = '1st $500\n2nd - 90th $10'

test('what entries deserved: asked by name, played with progress, stored, and there at once the next time', async ({
  page,
}) => {
  await registerByApi(page)
  const data = { csvData: madeSlateCsv(), fileName: 'DKSalaries.csv' }
  expect((await page.request.post('/api/csv-history/showdown', { data })).status()).toBe(201)
  const contest = await uploadContest(page, ENTRIES)
  const card = page.locator('#deserved')
  const look = () => open(page, `/contest-insights?contest=${contest}`)

  await look()
  await unfold(page, 'What your entries deserved', 'Payouts')
  await expect(card.getByText('Paste payouts to see ROI.')).toBeVisible()
  const name = card.getByLabel('Your name in the contest')
  await expect(card.getByRole('button', { name: 'Play the real field' })).toBeDisabled()
  await name.fill('ser-1')
  await card.getByRole('button', { name: 'Play the real field' }).click()
  await expect(card.getByText('No entry of "ser-1" in this contest.')).toBeVisible()
  await card.getByRole('button', { name: 'user-1', exact: true }).click()

  const entries = card.getByRole('region', { name: 'Your entries, one by one' })
  await expect(entries.getByRole('row')).toHaveCount(2)
  await expect(entries).toContainText(madeEntries(ENTRIES)[1]!.captain)
  await expect(entries.getByRole('columnheader', { name: 'Luck' })).toHaveCount(0)
  await card.getByText('How this was played').click()
  await expect(card.getByText('3 entries never filled: last in every game.')).toBeVisible()
  await expect(card.getByRole('heading', { name: 'Opponents' })).toBeVisible()

  await page.getByLabel('Payout table').fill(PAYOUTS)
  await page.getByRole('button', { name: 'Use these payouts' }).click()
  await expect(card.getByText('These figures are from before other payouts were pasted.')).toBeVisible()
  await card.getByLabel('Entry fee').fill('abc')
  await expect(card.getByText('Not an amount of dollars')).toBeVisible()
  await card.getByLabel('Entry fee').fill('$2')
  await card.getByRole('button', { name: 'Play again' }).click()
  await expect(entries.getByRole('columnheader', { name: 'Luck' })).toBeVisible()
  const stat = (title: string) => card.locator('dl > div').filter({ hasText: title })
  await expect(stat('Deserved')).toContainText(/[+-]?[\d,.]+% ±[\d,.]+%/)
  await expect(stat('Got')).toContainText('won')
  // The field pays $1,390 of $1,800 back.
  await expect(stat('Profit')).toContainText('The average entry makes -23%')
  await expect(card.getByRole('heading', { name: 'Differences that paid' })).toBeVisible()
  await expect(card.getByRole('heading', { name: 'Forecasts and what came' })).toBeVisible()
  await entries.getByRole('button', { name: 'Luck' }).click()
  await expect(entries.getByRole('columnheader', { name: 'Luck' })).toHaveAttribute('aria-sort', 'descending')
  const window = page.viewportSize()!
  await page.setViewportSize({ width: 360, height: 740 })
  const heads = entries.getByRole('columnheader')
  await expect(heads).toHaveText(['Entry', 'Deserved', 'Rank', 'Luck'])
  expect(await entries.evaluate((table) => table.scrollWidth - table.clientWidth)).toBe(0)
  await card.getByRole('button', { name: 'All figures' }).click()
  await expect(heads).toHaveCount(10)
  await page.setViewportSize(window)
  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: 'CSV: 1 entry' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv.split('\r\n')[1]).toContain(String(madeEntries(ENTRIES)[1]!.id))

  const deserved = await stat('Deserved').textContent()
  await page.reload()
  await expect(stat('Deserved')).toHaveText(deserved!)
  // Other users' names are not stored.
  await expect(card.getByRole('heading', { name: 'Opponents' })).toBeHidden()
  // What is known is not asked again.
  await expect(name).toBeHidden()
  await card.getByText('Your name and fee').click()
  await expect(name).toHaveValue('user-1')
})

test('the groups that the entries were built in are judged: the idea, the rules and luck', {
  tag: '@rare',
}, async ({ page }) => {
  await registerByApi(page)
  const file = { csvData: madeSlateCsv(), fileName: 'DKSalaries.csv' }
  expect((await page.request.post('/api/csv-history/showdown', { data: file })).status()).toBe(201)
  const [, first, second] = madeEntries(ENTRIES)
  const made = new Map(madePlayers().map((player) => [player.name, player]))
  const players = [first!, second!].flatMap(({ captain, flex }) =>
    [captain, ...flex].map((name, slot) => {
      const { position, team, salary } = made.get(name)!
      const own = { player_name: name, position, team, is_captain: slot === 0, fantasy_points: 10 }
      return { ...own, salary: slot === 0 ? 1.5 * salary : salary }
    }),
  )
  const lead = made.get(first!.captain)!
  const person = personKey({ basePlayerId: basePlayerIdOf(lead.name), team: lead.team })
  const lock = { kind: 'person', person, slots: 'captain', use: 'lock' }
  const spends = { kind: 'salary', dollars: { min: 50_000, max: null } }
  const data = {
    ...{ entry_set: { name: 'Two ideas' }, players, rules: [] },
    lineups: [0, 6].map((from) => [0, 1, 2, 3, 4, 5].map((slot) => from + slot)),
    groups: [
      {
        name: 'Lead',
        thesis: 'The captain leads',
        rules: [{ id: 'a', isOn: true, rule: lock }],
        lineups: [0],
      },
      { name: 'Rich', thesis: '', rules: [{ id: 'b', isOn: true, rule: spends }], lineups: [1] },
    ],
  }
  const saved = await page.request.post('/api/entry-sets', { data })
  expect(saved.status(), await saved.text()).toBe(201)
  const { entry_set: set } = await saved.json()
  const entries = [first!, second!].map(({ id }, lineup) =>
    enteredEntry(String(id), { lineup, entry_fee: 2, forecast: null }),
  )
  expect((await page.request.put(`/api/entry-sets/${set.id}/entries`, { data: { entries } })).status()).toBe(
    200,
  )

  const contest = await uploadContest(page, ENTRIES)
  const paid = await page.request.put(`/api/contest/${contest}/payouts`, { data: { text: PAYOUTS } })
  expect(paid.ok(), await paid.text()).toBe(true)
  await open(page, `/contest-insights?contest=${contest}`)
  const card = page.locator('#deserved')
  await card.getByRole('button', { name: 'Play the real field' }).click()
  const groups = card.getByRole('region', { name: 'Groups' })
  await expect(groups.getByRole('heading', { name: 'Lead: The captain leads' })).toBeVisible()
  await expect(groups.getByText(`${lead.name} ${lead.points.toFixed(2)} of`)).toBeVisible()
  await expect(groups.getByText('Rules: its one rule kept in its lineup.')).toBeVisible()
  await expect(groups.getByText(/^Rules: 1 of 1 not kept: .*50,000.* \(1 of 1 lineup\)\./)).toBeVisible()
  await expect(
    groups.getByText(
      /1 entry won \$[\d.]+ and deserved \$[\d.]+: (a difference of )?\$[\d.]+ ±\$[\d.]+ (of (good|bad)|shows no) luck\./,
    ),
  ).toHaveCount(2)
  await page.reload()
  await expect(groups.getByText(/^The idea (came|did not come): /).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('a run can be cancelled; without a slate the card says what is missing; nothing overflows a phone', {
  tag: '@rare',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await registerByApi(page)
  const contest = await uploadContest(page, 20_000)
  const card = page.locator('#deserved')
  await open(page, `/contest-insights?contest=${contest}`)
  await unfold(page, 'What your entries deserved')
  await expect(card.getByText('Choose the slate of this contest')).toBeVisible()

  const data = { csvData: madeSlateCsv(), fileName: 'DKSalaries.csv' }
  const slate = await page.request.post('/api/csv-history/showdown', { data })
  const { id: slateId } = await slate.json()
  await page.request.put(`/api/contest/${contest}/slate`, { data: { slateId } })
  await page.request.put(`/api/contest/${contest}/payouts`, { data: { text: PAYOUTS } })
  await page.reload()
  await hydrated(page)
  await unfold(page, 'What your entries deserved')
  await card.getByLabel('Your name in the contest').fill('user-1')
  await card.getByRole('button', { name: 'Play the real field' }).click()
  await card.getByRole('button', { name: 'Cancel' }).click()
  await expect(card.getByRole('progressbar')).toBeHidden()
  await expect(card.getByRole('button', { name: 'Play the real field' })).toBeEnabled()
  await card.getByRole('button', { name: 'Play the real field' }).click()
  await expect(card.getByRole('region', { name: 'Your entries, one by one' })).toBeVisible()
  await expectNoSidewaysScroll(page)
})
