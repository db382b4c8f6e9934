import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { CalibrationAnswer } from '#contract/autopsy.ts'
import type { ContestListItem } from '#contract/contests.ts'
import { fromForecast, type RecordedEntryWire, toForecast } from '#contract/entered-entries.ts'
import type { EntrySetDetail } from '#contract/entry-sets.ts'
import { madeAutopsy } from '#core/autopsy/testing/made-autopsy.ts'
import { frozenForecast, hashOfAll, isAsFrozen } from '#core/entries/frozen-forecast.ts'
import { allPending } from '#core/totals/pending-entries.ts'
import { getAutopsy } from '#workers/services/contests/get-autopsy.ts'
import { getDashboard } from '#workers/services/dashboard/get-dashboard.ts'
import { getHistoryPage } from '#workers/services/history/get-history-page.ts'
import { madeSlateCsv } from '#workers/testing/contest-csv.ts'
import { jobsDone } from '#workers/testing/jobs.ts'
import { enteredEntry, entrySet, showdownLineup } from '#workers/testing/lineups.ts'
import { contextOf, newPerson, type Person } from '#workers/testing/person.ts'
import {
  importHistory,
  newEnteredSet,
  offersOf,
  setPayouts,
  uploadStandings,
} from '#workers/testing/played-contest.ts'
import { ask } from '#workers/testing/valid-calls.ts'

/*
 * A contest of $2 with six entries, of which three are the user's: 4001 and 4002 share place 2 with another, 4003 is last.
 * Places 2 to 4 pay $5.00, $3.00 and $2.01: 1001 cents for three, so the first two of the file get 334 and the third 333.
 */
const PLAYED = ['1 7001 120.5', '2 4001 110', '2 7002 110', '2 4002 110', '5 7003 100', '6 4003 90']
const PAYOUTS = '1st $10.00\n2nd $5.00\n3rd $3.00\n4th $2.01'
const ENTRIES = [
  enteredEntry('4001', { entry_fee: 2 }),
  enteredEntry('4002', { entry_fee: 2, lineup: 1 }),
  enteredEntry('4003', { entry_fee: 2, lineup: 1 }),
]

test('standings give each entry points and rank, and payouts its winnings; the same file again changes nothing', async () => {
  const person = await newPerson()
  const id = await enteredSet(person)
  const { contestId, own } = await uploadStandings(person, PLAYED)
  expect(own).toEqual({ entries: 3, settled: 0, live: 0, sets: [{ id, name: 'Thursday 150', entries: 3 }] })
  expect(figuresOf(await read(person, id))).toEqual([
    '4001 standings 110 #2 pending',
    '4002 standings 110 #2 pending',
    '4003 standings 90 #6 pending',
  ])
  expect(await accountOf(person)).toMatchObject({ pending: 3, stake: 600, results: null })

  await setPayouts(person, contestId, PAYOUTS)
  const paid = await read(person, id)
  expect(figuresOf(paid)).toEqual([
    '4001 standings 110 #2 $3.34',
    '4002 standings 110 #2 $3.33',
    '4003 standings 90 #6 $0',
  ])
  expect(paid.entry_set).toMatchObject({
    ...{ lineups: 2, entries: 3, fees_total: 6, settled: 3, settled_fees: 6, winnings_total: 6.67 },
    ...{ cashed: 2, best_points: 110 },
  })
  // Lineup 2 was entered twice: its money is that of both entries.
  expect(paid.results).toEqual([
    { points_total: 110, winnings_total: 3.34, rank: 2 },
    { points_total: 110, winnings_total: 3.33, rank: 2 },
  ])
  expect(await accountOf(person)).toMatchObject({ pending: 0, stake: 0, results: { entries: 3, profit: 67 } })

  const again = await uploadStandings(person, PLAYED)
  expect(again.own).toEqual({ ...own!, settled: 3 })
  await jobsDone()
  expect(await read(person, id)).toEqual(paid)
})

test('the mean ROI, the cash rate and the money are those of the entries, whatever their fees', async () => {
  const person = await newPerson()
  const [first, second, third] = ENTRIES
  const id = await enteredSet(person, [first!, { ...second!, entry_fee: 1 }, { ...third!, entry_fee: 5 }])
  const { contestId } = await uploadStandings(person, PLAYED)
  await setPayouts(person, contestId, PAYOUTS)
  const { totals, account } = await getDashboard(contextOf(person))
  const { summary } = totals
  // 3.34 for $2, 3.33 for $1, nothing for $5: ROIs of 67%, 233% and -100%.
  expect(summary.results).toMatchObject({ lineups: 3, totalProfitCents: 667 - 800 })
  expect(summary.results!.averageRoiPct).toBeCloseTo((67 + 233 - 100) / 3, 9)
  expect(summary.results!.cashRatePct).toBeCloseTo(200 / 3, 9)
  const played = { feesCents: 800, winningsCents: 667 }
  expect(account.contestTypes).toEqual([{ contestType: 'GPP', lineups: 3, ...played }])
  expect(account.all).toEqual({ entries: 3, ...played })
  // The entries are on the day of their game, whatever their fees.
  expect(account.curve.points.map(({ entries, totalCents }) => [entries, totalCents])).toEqual([[3, -133]])
  expect((await read(person, id)).entry_set).toMatchObject({ fees_total: 8, winnings_total: 6.67, cashed: 2 })
})

test('other payouts pay anew, removed ones leave the entries pending, and a deleted contest leaves nothing', async () => {
  const person = await newPerson()
  const id = await enteredSet(person)
  const before = await read(person, id)
  const { contestId } = await uploadStandings(person, PLAYED)
  await setPayouts(person, contestId, PAYOUTS)
  await setPayouts(person, contestId, '1st $10.00\n2nd - 6th $1.00')
  expect(figuresOf(await read(person, id))[2]).toBe('4003 standings 90 #6 $1')
  expect(await accountOf(person)).toMatchObject({ results: { entries: 3, profit: 300 - 600 } })
  await setPayouts(person, contestId, '')
  expect((await read(person, id)).entry_set).toMatchObject({
    settled: 0,
    winnings_total: 0,
    best_points: 110,
  })
  await ask(person, 'DELETE /contest/:id', { path: `/contest/${contestId}` })
  expect(await read(person, id)).toEqual(before)
  expect(await accountOf(person)).toMatchObject({ pending: 3, stake: 600, results: null })
})

test('standings of a running contest are provisional, count nowhere, and give way to the final ones', async () => {
  const person = await newPerson()
  const id = await enteredSet(person)
  const live = await uploadStandings(person, ['1 4003 40', '2 4001 30', '3 7001 20'], { remaining: 30 })
  expect(live.own).toMatchObject({ entries: 2, settled: 0, live: 2 })
  await setPayouts(person, live.contestId, PAYOUTS)
  const running = await read(person, id)
  expect(figuresOf(running)).toEqual(['4001 live 30 #2 pending', '4002 nothing', '4003 live 40 #1 pending'])
  expect(running.entry_set).toMatchObject({ settled: 0, winnings_total: 0, best_points: null })
  expect(running.results).toEqual([PENDING, PENDING])
  expect(await accountOf(person)).toMatchObject({ pending: 3, results: null })
  const final = await uploadStandings(person, PLAYED)
  expect(figuresOf(await read(person, id))[0]).toBe('4001 standings 110 #2 pending')
  await ask(person, 'DELETE /contest/:id', { path: `/contest/${final.contestId}` })
  expect(await read(person, id)).toEqual(running)
})

test('the live and the final file of a contest are one contest, which keeps name, payouts and place', async () => {
  const person = await newPerson()
  const id = await enteredSet(person)
  const running = PLAYED.map((row, place) => `${place + 1} ${row.split(' ')[1]} ${60 - place}`)
  const live = await uploadStandings(person, running, { remaining: 30 })
  await setPayouts(person, live.contestId, PAYOUTS)
  await jobsDone()
  const final = await uploadStandings(person, PLAYED)
  expect(final).toMatchObject({ contestId: live.contestId, own: { entries: 3, settled: 3, live: 0 } })
  await jobsDone()
  expect(figuresOf(await read(person, id))).toEqual([
    '4001 standings 110 #2 $3.34',
    '4002 standings 110 #2 $3.33',
    '4003 standings 90 #6 $0',
  ])
  // A live file that is uploaded late, or once more, changes nothing.
  const late = await uploadStandings(person, running, { remaining: 12 })
  expect(late).toMatchObject({ contestId: live.contestId, own: { settled: 3 } })
  const listed = await (await ask(person, 'GET /contest', {})).json<{ contests: ContestListItem[] }>()
  expect(listed.contests).toMatchObject([
    { id: live.contestId, isLive: false, winningPoints: 120.5, learning: 'done' },
  ])
})

test.each(['downloaded first', 'saved first'])(
  'a downloaded file and a saved set of its lineups are one set: %s',
  async (order) => {
    const person = await newPerson()
    const slate = await storedSlate(person)
    const saved = {
      ...entrySet(),
      slate,
      entry_set: { name: 'Mine', contest_name: 'Play-Action', entry_fee: 2 },
    }
    const save = async () => (await ask(person, 'POST /entry-sets', { body: saved })).json<EntrySetDetail>()
    if (order === 'saved first') await save()
    const downloaded = { ...entrySet(), slate, entry_set: { name: 'MIN @ LAC, 3 entries' } }
    const id = await enteredSet(person, ENTRIES, downloaded)
    if (order === 'downloaded first') expect((await save()).entry_set.id).toBe(id)
    expect((await read(person, id)).entry_set).toMatchObject({
      name: 'Mine',
      contest_name: 'Play-Action',
      entries: 3,
    })
    expect(await accountOf(person)).toMatchObject({ pending: 3, stake: 600 })
    const { account } = await getDashboard(contextOf(person))
    expect(account.entered).toEqual({ lineups: 2, contests: 1 })
  },
)

test('the history is the account of the money: it counts before standings, and once', async () => {
  const person = await newPerson()
  const id = await enteredSet(person)
  const { contestId } = await uploadStandings(person, PLAYED)
  await setPayouts(person, contestId, PAYOUTS)
  const byStandings = await read(person, id)
  // 4001 won a ticket of $2 beside $3; 4002 is not in the file; 9999 is no entry of a set.
  await importHistory(person, [
    { key: '4001', place: 2, points: 110, cash: 3, ticket: 2 },
    { key: '4003', place: 6, points: 90, cash: 0, ticket: 0 },
    { key: '9999', place: 1, points: 200, cash: 50, ticket: 0 },
  ])
  const both = await read(person, id)
  expect(figuresOf(both)).toEqual([
    '4001 history 110 #2 $5',
    '4002 standings 110 #2 $3.33',
    '4003 history 90 #6 $0',
  ])
  expect(both.entry_set).toMatchObject({ entries: 3, settled: 3, winnings_total: 8.33 })
  expect(await accountOf(person)).toEqual({
    ...{ pending: 0, stake: 0, results: { entries: 3, profit: 833 - 600 } },
    sets: { entries: 3, imported: 2, sets: 1, feesCents: 600, winningsCents: 833 },
    history: { entries: 3, winningsCents: 5_500 },
  })
  // A set's own entry is not offered for a lineup of the same contest, date and fee.
  await setPayouts(person, contestId, '')
  expect(figuresOf(await read(person, id))).toEqual([
    '4001 history 110 #2 $5',
    '4002 standings 110 #2 pending',
    '4003 history 90 #6 $0',
  ])
  await setPayouts(person, contestId, PAYOUTS)
  await ask(person, 'DELETE /historical/entries', {})
  expect(await read(person, id)).toEqual(byStandings)
  expect(await accountOf(person)).toMatchObject({ results: { entries: 3, profit: 67 } })
})

test('a forecast is frozen once its entry has a result', async () => {
  const person = await newPerson()
  const id = await enteredSet(person)
  await uploadStandings(person, PLAYED)
  const forecast = { ...ENTRIES[0]!.forecast!, win: 0.9 }
  const answer = await ask(person, 'PUT /entry-sets/:id/entries', {
    path: `/entry-sets/${id}/entries`,
    body: { entries: [{ ...ENTRIES[0], forecast }] },
  })
  expect((await answer.json<EntrySetDetail>()).entries[0]!.forecast).toEqual(ENTRIES[0]!.forecast)
})

test('beside its result a stored forecast is known to be as it was frozen, and to be another one once it was changed', async () => {
  const person = await newPerson()
  const known = {
    players: ['11', '12', '13', '14', '15', '16'],
    inputs: 'a'.repeat(64),
    locksAt: 1_764_000_600_000,
  }
  const forecast = await frozenForecast('4001', toForecast(ENTRIES[0]!.forecast!), known)
  await enteredSet(person, [{ ...ENTRIES[0]!, forecast: fromForecast(forecast) }])
  const { contestId } = await uploadStandings(person, PLAYED)
  const stored = async () => {
    const { entered } = await getAutopsy(contextOf(person), String(contestId))
    return entered[0]!.forecast!
  }
  expect(await stored()).toEqual(forecast)
  expect(await isAsFrozen('4001', await stored())).toBe(true)
  await env.DB.prepare(
    "update entered_entries set forecast = json_set(forecast, '$.roi', 0.11) where user_id = ?",
  )
    .bind(person.id)
    .run()
  expect((await stored()).roi).toBe(0.11)
  expect(await isAsFrozen('4001', await stored())).toBe(false)
  // The record says so too, under the hash from before.
  const path = `/contest/${contestId}/autopsy`
  await ask(person, 'PUT /contest/:id/autopsy', { path, body: { autopsy: madeAutopsy() } })
  const { contests } = await (await ask(person, 'GET /calibration', {})).json<CalibrationAnswer>()
  expect(contests[0]!.calibration.frozen).toEqual({
    sha256: await hashOfAll([forecast.frozen!]),
    ...{ forecasts: 1, changed: 1, late: 0, madeAt: forecast.madeAt, locksAt: known.locksAt },
  })
})

test('a file without entries of the user says nothing of them, and another user’s keys are not theirs', async () => {
  const [person, other] = [await newPerson(), await newPerson()]
  await enteredSet(other)
  const { own } = await uploadStandings(person, PLAYED)
  expect(own).toBe(null)
})

test('typed results of a set with entries are refused: its entries have theirs', async () => {
  const person = await newPerson()
  const id = await enteredSet(person)
  const refused = await ask(person, 'PUT /entry-sets/:id/results', {
    path: `/entry-sets/${id}/results`,
    body: { results: [{ winnings_total: 5 }, {}] },
  })
  expect([refused.status, await refused.text()]).toEqual([
    409,
    'The results of Thursday 150 are those of its entries. Upload the standings of the contest, or your contest history',
  ])
})

test('an imported result is not offered for a lineup when a set was entered as that entry', async () => {
  const person = await newPerson()
  const { lineup, players } = showdownLineup()
  const entered = { ...lineup, contest_name: 'NFL $25K', entry_fee_total: 2 }
  const game = { sport: 'NFL', slateName: 'MIN @ LAC', gameDate: '2025-10-23', source: 'manual' }
  await ask(person, 'POST /saved-lineups', { body: { lineup: entered, players, game } })
  await importHistory(person, [{ key: '4001', place: 2, points: 110, cash: 3, ticket: 0 }])
  expect(await offersOf(person)).toEqual(['4001'])
  const id = await enteredSet(person)
  expect(await offersOf(person)).toEqual([])
  await ask(person, 'DELETE /entry-sets/:id', { path: `/entry-sets/${id}` })
  expect(await offersOf(person)).toEqual(['4001'])
})

const PENDING = { points_total: null, winnings_total: null, rank: null }

function enteredSet(person: Person, entries = ENTRIES, set = {}): Promise<number> {
  return newEnteredSet(person, entries, set)
}

/** A salary file in the user's history, as entry sets name it. */
async function storedSlate(person: Person) {
  const body = { csvData: madeSlateCsv(), fileName: 'DKSalaries.csv' }
  const stored = await ask(person, 'POST /csv-history/:gameMode', { path: '/csv-history/showdown', body })
  return { id: (await stored.json<{ id: number }>()).id, name: 'MIN @ LAC' }
}

async function read(person: Person, id: number): Promise<EntrySetDetail> {
  return (await ask(person, 'GET /entry-sets/:id', { path: `/entry-sets/${id}` })).json()
}

/** Each entry as `4001 standings 110 #2 $3.34`. */
function figuresOf({ entries }: EntrySetDetail): string[] {
  return entries.toSorted((a, b) => Number(a.entry_key) - Number(b.entry_key)).map(entryText)
}

function entryText({ entry_key, source, points_total, rank, winnings_total }: RecordedEntryWire): string {
  if (source === null) return `${entry_key} nothing`
  const won = winnings_total === null ? 'pending' : `$${winnings_total}`
  return `${entry_key} ${source} ${points_total} #${rank} ${won}`
}

/** What the pages add up: the dashboard's figures, and both parts of Historical Data. */
async function accountOf(person: Person) {
  const { totals, account } = await getDashboard(contextOf(person))
  const page = await getHistoryPage(contextOf(person), null)
  const { results } = totals.summary
  const pending = allPending([account.lineups.pending, account.sets.pending])
  return {
    pending: pending.entries,
    stake: pending.feesCents,
    results: results && { entries: results.lineups, profit: results.totalProfitCents },
    sets: page.setTotals,
    history: { entries: page.summary.all.entries, winningsCents: page.summary.all.winningsCents },
  }
}
