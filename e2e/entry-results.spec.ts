import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fromForecast, toForecast } from '#contract/entered-entries.ts'
import { frozenForecast, hashOfAll } from '#core/entries/frozen-forecast.ts'
import { historyCsv } from '#core/fixtures/contest-history.ts'
import { enteredEntry } from '#workers/testing/lineups.ts'
import { open } from './support/accounts.ts'
import { registerByApi, saveEntrySet } from './support/seeds.ts'
import { expect, test } from './support/test.ts'

/** Places 2 to 4 are tied and share $5.00, $3.00 and $2.01: two get $3.34 and one $3.33. */
const PLAYED = ['1,7001,120.5', '2,4001,110', '2,7002,110', '2,4002,110', '5,7003,100', '6,4003,90']
const LINEUP = 'CPT A One FLEX B Two FLEX C Three FLEX D Four FLEX E Five FLEX F Six'

test('the standings of a contest give a set its results by entry, and the history of the same entries doubles nothing', async ({
  page,
}) => {
  await registerByApi(page)
  const id = await saveEntrySet(page, 3, { name: 'Thursday three', entry_fee: null })
  const lock = { inputs: 'a'.repeat(64), locksAt: 1_764_000_000_000 + 45 * 60_000 }
  const frozen = await Promise.all(
    ['4001', '4002', '4003'].map((key) =>
      frozenForecast(key, toForecast(enteredEntry(key).forecast!), { ...lock, players: ['11', '12'] }),
    ),
  )
  const entries = ['4001', '4002', '4003'].map((key, lineup) =>
    enteredEntry(key, { lineup, entry_fee: 2, forecast: fromForecast(frozen[lineup]!) }),
  )
  const entered = await page.request.put(`/api/entry-sets/${id}/entries`, { data: { entries } })
  expect(entered.status(), await entered.text()).toBe(200)
  await open(page, `/entry-sets/${id}`)
  await expect(page.getByText('Waits for results · 3 lineups, 3 entries, $6.00 in all')).toBeVisible()
  await expect(
    page.getByText('Forecast: 80.00 pts, cash 23.3% ±11.7%, top 1% 1.1% ±1.2%, ROI -4.2% ±73%, Dupes 3-18'),
  ).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Record results' })).toBeDisabled()

  await open(page, '/contest-insights')
  const rows = PLAYED.map((row) => {
    const [rank, key, points] = row.split(',')
    return `${rank},${key},someone,0,${points},${LINEUP}`
  })
  const csv = ['Rank,EntryId,EntryName,TimeRemaining,Points,Lineup', ...rows].join('\n')
  await page.locator('input[type="file"]').setInputFiles({
    ...{ name: 'contest-standings-182700100.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(csv),
  })
  const main = page.getByRole('main')
  await expect(
    main.getByText(
      '3 entries are known by their ids, from Thursday three. Points and ranks are recorded, winnings need the payouts.',
    ),
  ).toBeVisible()
  const hash = await hashOfAll(frozen.map((forecast) => forecast.frozen!))
  await expect(main.getByText(`3 forecasts frozen 45 min before lock: ${hash.slice(0, 12)}…`)).toBeVisible()
  const downloading = page.waitForEvent('download')
  await main.getByRole('button', { name: 'File of the forecasts' }).click()
  const texts = readFileSync(await (await downloading).path(), 'utf8')
    .trimEnd()
    .split('\n')
  const hashes = texts.map((text) => createHash('sha256').update(text).digest('hex'))
  expect(hashes.toSorted()).toEqual(frozen.map((forecast) => forecast.frozen!.sha256).sort())
  // What is known by its id is asked for neither here nor below.
  await expect(main.getByLabel('Screen name')).toBeHidden()
  await expect(main.getByLabel('Your name in the contest')).toBeHidden()
  const contest = page.url()
  await open(page, '/entry-sets')
  await expect(main.getByText('Has points, waits for payouts')).toBeVisible()
  await main.getByRole('link', { name: 'Thursday three', exact: true }).click()
  await expect(page.getByText('3 without winnings, $6.00 at stake')).toBeVisible()
  await expect(main.getByText('Winnings missing').first()).toBeVisible()
  await open(page, '/')
  await expect(main.getByText('3 with points but no winnings, $6.00 in fees')).toBeVisible()
  await expect(main.getByText('Has points, waits for payouts · 3 entries, $6.00 in fees')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Record results' })).toHaveAttribute('href', '/entry-sets')
  await open(page, '/dashboard')
  await expect(main.getByText('3 with points but no winnings, $6.00 in fees')).toBeVisible()
  await expect(main.getByText(/^Points are recorded, winnings are not\./)).toBeVisible()
  await expect(main.getByRole('link', { name: 'Add the payouts' })).toHaveAttribute(
    'href',
    '/contest-insights',
  )
  await open(page, contest)
  await main.getByRole('button', { name: 'Add the payouts' }).click()
  await expect(page.getByLabel('Payout table')).toBeFocused()
  await expect(page.getByLabel('Payout table')).toBeInViewport()
  await page.getByLabel('Payout table').fill('1st $10.00\n2nd $5.00\n3rd $3.00\n4th $2.01')
  await page.getByRole('button', { name: 'Use these payouts' }).click()
  await expect(main.getByText('Prize pool $20.01')).toBeVisible()
  await expect(main.getByText(/from Thursday three\. Their results are recorded\.$/)).toBeVisible()
  await expect(main.getByRole('button', { name: 'Add the payouts' })).toBeHidden()
  await main.getByRole('button', { name: 'Search by a name instead' }).click()
  await main.getByLabel('Screen name').fill('someone')
  await main.getByRole('button', { name: 'Find' }).click()
  await expect(main.getByText(/^\d+ entries of someone, winnings/)).toBeVisible()
  await main.getByRole('button', { name: 'Back to the 3 entries known by id' }).click()
  await expect(main.getByText(/^3 entries, winnings/)).toBeVisible()

  await main.getByRole('link', { name: 'Thursday three' }).click()
  await expect(page.getByText('3 entries, $6.00 in all')).toBeVisible()
  await expect(page.getByText('2 of 3 cashed')).toBeVisible()
  await expect(page.getByText('#2110.00 pts$3.34')).toBeVisible()
  await expect(page.getByText('#2110.00 pts$3.33')).toBeVisible()
  await expect(page.getByText('#690.00 pts$0.00')).toBeVisible()
  const dashboard = async (profit: string) => {
    await open(page, '/dashboard')
    await expect(page.getByText('Total Lineups').locator('..')).toContainText('3')
    await expect(page.getByText('Total Profit').locator('..')).toContainText(profit)
  }
  await dashboard('+$0.67')

  // The provider's history knows two of the three, and that the first won a ticket too.
  const history = ['4001', '4002'].map((key, index) => ({
    ...{ Sport: 'NFL', Game_Type: 'Showdown Captain Mode', Entry_Key: key, Entry: 'NFL Showdown $25K' },
    ...{ Contest_Key: '182700100', Contest_Date_EST: '2025-10-23 20:15:00', Place: '2', Points: '110' },
    ...{ Winnings_Non_Ticket: '$3.33', Winnings_Ticket: index === 0 ? '$2.00' : '$0.00' },
    ...{ Contest_Entries: '6', Entry_Fee: '$2.00', Prize_Pool: '$20.01', Places_Paid: '4' },
  }))
  const imported = await page.request.post('/api/historical/upload', {
    data: { csvData: historyCsv(history) },
  })
  expect(imported.status(), await imported.text()).toBe(200)
  // $5.33, $3.33 and $0 for $6.
  await dashboard('+$2.66')
  await open(page, '/historical-data')
  const sets = page.getByRole('region', { name: 'Entry Sets' })
  await expect(sets.getByText('3 entries with a result in 1 set')).toContainText('which hold 2 of them too')
  await expect(sets.getByRole('definition')).toHaveText(['$6.00', '$8.66', '+$2.66', '44.3%'])
})
