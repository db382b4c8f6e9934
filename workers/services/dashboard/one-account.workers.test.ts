import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { type HistoryRow, historyCsv } from '#core/fixtures/contest-history.ts'
import { enteredEntry } from '#workers/testing/lineups.ts'
import { contextOf, newPerson, type Person } from '#workers/testing/person.ts'
import { newEnteredSet } from '#workers/testing/played-contest.ts'
import { ask, newLineup } from '#workers/testing/valid-calls.ts'
import { getDashboard } from './get-dashboard.ts'

/*
 * One account from three sources. Each contest costs $2. The history has entries 4001 ($5 won), 4002 and 9000 (nothing), and
 * one that a saved lineup was entered as ($7 won): fees of $8, winnings of $12.
 */
const KICKOFF = { contest_name: 'NFL $5K Kickoff', entry_fee_total: 2, contest_type: 'Cash' }
const GAME = { sport: 'NFL', slateName: 'MIN @ LAC', gameDate: '2025-10-23' }

test('each entry counts once: by its key, and as the lineup that took its result from the history', async () => {
  const person = await newPerson()
  // 4001 and 4002 are imported below; 4003 is pending.
  await enter(person, ['4001', '4002', '4003'])
  await save(person, { ...KICKOFF, points_total: 150, winnings_total: 7, rank: 3 }, GAME)
  await save(person, { ...KICKOFF, contest_name: 'Another', points_total: 60, winnings_total: 3 }, GAME)
  await save(person, { ...KICKOFF, contest_name: 'Still open' })
  const before = await accountOf(person)
  expect(before).toMatchObject({ all: { entries: 2, feesCents: 400, winningsCents: 1_000 } })
  expect(before.sets.pending).toEqual({ entries: 3, feesCents: 600 })
  // The game's date, not the day of saving.
  expect(before.curve.points.map(({ date, totalCents }) => [date, totalCents])).toEqual([['2025-10-23', 600]])

  await importHistory(person)
  const { all, history, sets, lineups, curve, contestTypes } = await accountOf(person)
  expect(history).toEqual({ entries: 4, feesCents: 800, winningsCents: 1_200 })
  expect(sets).toMatchObject({ entries: 0, imported: 2, pending: { entries: 1, feesCents: 200 } })
  expect(lineups).toMatchObject({ entries: 1, imported: 1, pending: { entries: 1, feesCents: 200 } })
  expect(all).toEqual({ entries: 5, feesCents: 1_000, winningsCents: 1_500 })
  expect(curve.points.map(({ date, entries, totalCents }) => [date, entries, totalCents])).toEqual([
    ['2025-09-07', 1, -200],
    ['2025-10-23', 4, 500],
  ])
  expect(contestTypes).toEqual([
    { contestType: 'GPP', lineups: 4, feesCents: 800, winningsCents: 1_200 },
    { contestType: 'Cash', lineups: 1, feesCents: 200, winningsCents: 300 },
  ])

  // Without the history the entries are what they were.
  await ask(person, 'DELETE /historical/entries', { path: '/historical/entries' })
  expect(await accountOf(person)).toEqual(before)
})

test.each(['history first', 'lineup first'])(
  'of a lineup with three entries, two of them in the history, each counts once: %s',
  async (order) => {
    const person = await newPerson()
    if (order === 'history first') await importHistory(person)
    // $9 for three entries; the history has 4001 and 4002 for $2 each, and does not know 4003.
    const id = await save(person, { entry_fee_total: 9 })
    const path = `/saved-lineups/${id}`
    const body = { entry_keys: ['4001', '4002', '4003'] }
    expect(
      (await ask(person, 'PUT /saved-lineups/:id/entries', { path: `${path}/entries`, body })).status,
    ).toBe(200)
    if (order === 'lineup first') {
      expect((await accountOf(person)).lineups.pending).toEqual({ entries: 3, feesCents: 900 })
      await importHistory(person)
    }
    const open = await accountOf(person)
    expect(open.history).toEqual({ entries: 4, feesCents: 800, winningsCents: 1_200 })
    expect(open.lineups).toEqual({
      ...{ entries: 0, feesCents: 0, winningsCents: 0, imported: 2 },
      // The points of the lineup are known.
      pending: { entries: 1, feesCents: 500, scored: 1 },
    })
    expect(open.all).toEqual(open.history)

    // A finalized lineup has its result: the third entry lost its $5.
    await ask(person, 'POST /saved-lineups/finalize', { body: { lineup_id: id } })
    const { all, lineups } = await accountOf(person)
    expect(lineups).toMatchObject({ entries: 1, feesCents: 500, winningsCents: 0, imported: 2 })
    expect(all).toEqual({ entries: 5, feesCents: 1_300, winningsCents: 1_200 })
  },
)

test('an account with a history alone is stored too, and read in one round trip', async () => {
  const person = await newPerson()
  await importHistory(person)
  const first = await accountOf(person)
  expect(first.all).toEqual({ entries: 4, feesCents: 800, winningsCents: 1_200 })
  const stored = () =>
    env.DB.prepare('select account_for from lineup_figures where user_id = ?').bind(person.id).first()
  const { account_for: computedFor } = (await stored())!
  expect(await accountOf(person)).toEqual(first)
  expect(await stored()).toEqual({ account_for: computedFor })
  await save(person, { winnings_total: 0 })
  expect((await accountOf(person)).all.entries).toBe(5)
})

test('actual points are compared with what was projected, each lineup once, whatever it was entered in', async () => {
  const person = await newPerson()
  // 80 points are projected for the saved lineup and for lineup 0 of the set, which has two entries with a result.
  await save(person, { points_total: 91, winnings_total: 0 })
  await save(person, { points_total: 40 })
  await enter(person, ['4001', '4002', '4003'])
  await importHistory(person)
  const { projections } = await accountOf(person)
  expect(projections!.lineups).toBe(2)
  // 11 over, and (125.5 + 99.5) / 2 - 80 = 32.5 over.
  expect(projections!.meanError).toBeCloseTo((11 + 32.5) / 2, 9)
  expect(projections!.ranges).toEqual([
    { from: 80, lineups: 2, projected: 80, actual: (91 + 112.5) / 2, error: (11 + 32.5) / 2 },
  ])
})

async function accountOf(person: Person) {
  const { account } = await getDashboard(contextOf(person))
  return account
}

function save(person: Person, lineup: object, game?: object): Promise<number> {
  return newLineup(person, { lineup, ...(game && { game }) })
}

/** Enters the first lineup of a new set, each time for $2. */
function enter(person: Person, keys: readonly string[]): Promise<number> {
  return newEnteredSet(
    person,
    keys.map((key) => enteredEntry(key, { entry_fee: 2 })),
  )
}

async function importHistory(person: Person): Promise<void> {
  const rows = [
    row('4001', { Winnings_Non_Ticket: '$5.00', Points: '125.5' }),
    row('4002', { Points: '99.5' }),
    row('5000', { Entry: 'NFL $5K Kickoff', Winnings_Non_Ticket: '$7.00', Points: '150', Place: '3' }),
    row('9000', { Contest_Date_EST: '2025-09-07 13:00:00' }),
  ]
  const body = { csvData: historyCsv(rows), fileName: 'history.csv' }
  expect((await ask(person, 'POST /historical/upload', { body })).status).toBe(200)
}

function row(key: string, more: Partial<HistoryRow>): HistoryRow {
  return {
    ...{ Sport: 'NFL', Game_Type: 'Showdown Captain Mode', Entry_Key: key, Entry: 'NFL $25K' },
    ...{ Contest_Key: `1${key}`, Contest_Date_EST: '2025-10-23 20:15:00', Place: '50', Points: '10' },
    ...{ Winnings_Non_Ticket: '$0.00', Winnings_Ticket: '$0.00', Contest_Entries: '1000' },
    ...{ Entry_Fee: '$2.00', Prize_Pool: '$1,700.00', Places_Paid: '200' },
    ...more,
  }
}
