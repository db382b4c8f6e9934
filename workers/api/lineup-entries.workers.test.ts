import { expect, test } from 'vitest'
import type { LineupDetail } from '#contract/saved-lineups.ts'
import { getDashboard } from '#workers/services/dashboard/get-dashboard.ts'
import { getHistoryPage } from '#workers/services/history/get-history-page.ts'
import { jobsDone } from '#workers/testing/jobs.ts'
import { enteredEntry, showdownLineup } from '#workers/testing/lineups.ts'
import { contextOf, newPerson, type Person } from '#workers/testing/person.ts'
import {
  importHistory,
  newEnteredSet,
  offersOf,
  setPayouts,
  uploadStandings,
} from '#workers/testing/played-contest.ts'
import { ask, newLineup } from '#workers/testing/valid-calls.ts'

/*
 * A contest of $2 in which entry 4001 shares places 2 and 3 with another: $5.00 and $3.00 make $4.00 for each. The history
 * says $3 and a ticket of $2. The lineup is projected for 80 points.
 */
const PLAYED = ['1 7001 120.5', '2 4001 110', '2 7002 110', '4 4002 90']
const PAYOUTS = '1st $10.00\n2nd $5.00\n3rd $3.00'
const IN_HISTORY = { key: '4001', place: 2, points: 110, cash: 3, ticket: 2 }

const ARRIVALS = ['history', 'standings', 'lineup', 'set'] as const
type Arrival = (typeof ARRIVALS)[number]

function ordersOf(arrivals: readonly Arrival[]): Arrival[][] {
  if (arrivals.length === 0) return [[]]
  return arrivals.flatMap((first) =>
    ordersOf(arrivals.filter((other) => other !== first)).map((rest) => [first, ...rest]),
  )
}

/** What the account must say, added up by hand from what is there. The entry counts where it was entered last. */
function expected(there: ReadonlySet<Arrival>, holder: 'lineup' | 'set' | null) {
  const cents = there.has('history') ? 500 : there.has('standings') ? 400 : null
  const isIn = (place: 'lineup' | 'set') => holder === place && there.has(place)
  const counted = (isIn('lineup') || isIn('set')) && cents !== null
  return {
    lineup: there.has('lineup')
      ? isIn('lineup') && cents !== null
        ? { points: 110, rank: 2, winnings: cents / 100, grade: 'Overperformed' }
        : { points: null, rank: null, winnings: null, grade: null }
      : null,
    profit: counted ? cents - 200 : null,
    settled: counted ? 1 : 0,
    imported: isIn('set') && there.has('history') ? 1 : 0,
    history: there.has('history') ? 500 : 0,
    /** On the dashboard, where the three are one account. */
    together: there.has('history') || counted ? [1, cents! - 200] : [0, 0],
  }
}

test.each(ordersOf(ARRIVALS).map((order, i) => [order.join(', '), order, i] as const))(
  'an entry counts once, whatever comes first: %s',
  async (_, order, turn) => {
    const person = await newPerson()
    const made: Made = { contestId: 0, lineupId: 0, setId: 0 }
    const there = new Set<Arrival>()
    let holder: 'lineup' | 'set' | null = null
    const check = async () => {
      await jobsDone()
      expect(await accountOf(person, made, there), [...there].join()).toEqual(expected(there, holder))
    }
    for (const arrival of order) {
      await ARRIVE[arrival](person, made)
      there.add(arrival)
      if (arrival === 'lineup' || arrival === 'set') holder = arrival
      await check()
    }
    for (const gone of [...order.slice(turn % 4), ...order.slice(0, turn % 4)]) {
      await LEAVE[gone](person, made)
      there.delete(gone)
      // A deleted set or lineup takes its entry with it.
      if (gone === holder) holder = null
      await check()
    }
  },
)

type Made = { contestId: number; lineupId: number; setId: number }

const ARRIVE: Record<Arrival, (person: Person, made: Made) => Promise<void>> = {
  history: (person) => importHistory(person, [IN_HISTORY]),
  standings: async (person, made) => {
    made.contestId = (await uploadStandings(person, PLAYED)).contestId
    await setPayouts(person, made.contestId, PAYOUTS)
  },
  lineup: async (person, made) => {
    made.lineupId = await savedLineup(person)
    await enter(person, made.lineupId, ['4001'])
  },
  set: async (person, made) => {
    made.setId = await enteredSet(person)
  },
}

const LEAVE: Record<Arrival, (person: Person, made: Made) => Promise<unknown>> = {
  history: (person) => ask(person, 'DELETE /historical/entries', {}),
  standings: (person, { contestId }) => ask(person, 'DELETE /contest/:id', { path: `/contest/${contestId}` }),
  lineup: (person, { lineupId }) =>
    ask(person, 'DELETE /saved-lineups/:id', { path: `/saved-lineups/${lineupId}` }),
  set: (person, { setId }) => ask(person, 'DELETE /entry-sets/:id', { path: `/entry-sets/${setId}` }),
}

test('a lineup of several entries has their best rank and their winnings together, once all are known', async () => {
  const person = await newPerson()
  const id = await savedLineup(person)
  await importHistory(person, [IN_HISTORY])
  await enter(person, id, ['4001', '4002'])
  expect(figuresOf(await read(person, id))).toEqual({
    points: 110,
    rank: 2,
    winnings: null,
    grade: 'Overperformed',
  })
  const { contestId } = await uploadStandings(person, PLAYED)
  await setPayouts(person, contestId, PAYOUTS)
  const both = await read(person, id)
  expect(figuresOf(both)).toMatchObject({ rank: 2, winnings: 5 })
  expect(both.entries.map(({ entry_key, source }) => [entry_key, source])).toEqual([
    ['4001', 'history'],
    ['4002', 'standings'],
  ])
  // One entry less: its winnings and rank go, and the lineup is graded anew.
  await enter(person, id, ['4002'])
  expect(figuresOf(await read(person, id))).toEqual({
    points: 90,
    rank: 4,
    winnings: 0,
    grade: 'Overperformed',
  })
  // One that is pending leaves the winnings unknown, until it is taken out.
  await enter(person, id, ['4001', '9999'])
  expect(figuresOf(await read(person, id))).toMatchObject({ points: 110, winnings: null })
  await enter(person, id, ['4001'])
  expect(figuresOf(await read(person, id))).toMatchObject({ points: 110, winnings: 5 })
  await enter(person, id, [])
  expect(figuresOf(await read(person, id))).toEqual({ points: null, rank: null, winnings: null, grade: null })
})

test('standings of a running contest are no result, and a typed one stays until an entry brings its own', async () => {
  const person = await newPerson()
  const id = await savedLineup(person)
  await ask(person, 'PUT /saved-lineups/:id', {
    path: `/saved-lineups/${id}`,
    body: { points_total: 70, winnings_total: 9, rank: 5 },
  })
  await enter(person, id, ['4001'])
  await uploadStandings(person, ['1 4001 40', '2 7001 20'], { remaining: 30 })
  const typed = { points: 70, rank: 5, winnings: 9, grade: 'Underperformed' }
  expect(figuresOf(await read(person, id))).toEqual(typed)
  expect((await read(person, id)).entries).toMatchObject([{ source: 'live', points_total: 40 }])
  await importHistory(person, [IN_HISTORY])
  expect(figuresOf(await read(person, id))).toMatchObject({ points: 110, winnings: 5 })
  const refused = await ask(person, 'PUT /saved-lineups/:id', {
    path: `/saved-lineups/${id}`,
    body: { points_total: 1, winnings_total: 1 },
  })
  expect([refused.status, await refused.text()]).toEqual([
    409,
    'The result of Thursday night is that of its entry 4001. Remove the entry to type another one',
  ])
})

test('the fee of all entries can be corrected with them, also once their result is known, and else it stays', async () => {
  const person = await newPerson()
  const id = await savedLineup(person, 2)
  await importHistory(person, [IN_HISTORY])
  const feeAfter = async (keys: readonly string[], fee?: number | null) => {
    expect((await enter(person, id, keys, fee)).status).toBe(200)
    return (await read(person, id)).lineup.entry_fee_total
  }
  expect(await feeAfter(['4001', '4002'])).toBe(2)
  expect(await feeAfter(['4001', '4002'], 4.5)).toBe(4.5)
  expect((await getDashboard(contextOf(person))).account.lineups.pending).toEqual({
    entries: 1,
    feesCents: 250,
    scored: 1,
  })
  expect(await feeAfter(['4001', '4002'])).toBe(4.5)
  const wrong = await enter(person, id, ['4001'], -1)
  expect([wrong.status, await wrong.text()]).toEqual([400, 'Entry fee must be non-negative'])
  await ask(person, 'POST /saved-lineups/finalize', { body: { lineup_id: id } })
  expect((await enter(person, id, ['4001'], 9)).status).toBe(409)
  expect((await read(person, id)).lineup.entry_fee_total).toBe(4.5)
})

test('a fee that was not typed is that of the history', async () => {
  const person = await newPerson()
  const id = await savedLineup(person, null)
  await enter(person, id, ['4001'])
  await importHistory(person, [IN_HISTORY])
  expect((await read(person, id)).lineup.entry_fee_total).toBe(2)
  expect((await getDashboard(contextOf(person))).totals.summary.results).toMatchObject({
    totalProfitCents: 300,
  })
})

test('a finalized lineup keeps its entry and its result, and takes no entry', async () => {
  const person = await newPerson()
  const [id, other] = [await savedLineup(person), await savedLineup(person)]
  await enter(person, id, ['4001'])
  await importHistory(person, [IN_HISTORY])
  await ask(person, 'POST /saved-lineups/finalize', { body: { lineup_id: id } })
  const final = await read(person, id)
  expect((await enter(person, id, [])).status).toBe(409)
  const refused = await enter(person, other, ['4001'])
  expect([refused.status, await refused.text()]).toEqual([
    409,
    'Entry 4001 is that of another lineup, which is finalized',
  ])
  await enteredSet(person)
  await ask(person, 'DELETE /historical/entries', {})
  expect(figuresOf(await read(person, id))).toEqual(figuresOf(final))
  expect((await getDashboard(contextOf(person))).totals.summary.results).toMatchObject({ lineups: 1 })
})

test('a deleted lineup comes back with its entry and its result, unless the entry was entered elsewhere', async () => {
  const person = await newPerson()
  const id = await savedLineup(person)
  await enter(person, id, ['4001'])
  await importHistory(person, [IN_HISTORY])
  const before = await read(person, id)
  const [gone, back] = [`/saved-lineups/${id}`, `/saved-lineups/${id}/restore`]
  await ask(person, 'DELETE /saved-lineups/:id', { path: gone })
  await ask(person, 'POST /saved-lineups/:id/restore', { path: back })
  expect(await read(person, id)).toEqual(before)
  await ask(person, 'DELETE /saved-lineups/:id', { path: gone })
  await enteredSet(person)
  await ask(person, 'POST /saved-lineups/:id/restore', { path: back })
  const without = await read(person, id)
  expect(without.entries).toEqual([])
  expect(figuresOf(without)).toEqual({ points: null, rank: null, winnings: null, grade: null })
  expect((await getDashboard(contextOf(person))).totals.summary.results).toMatchObject({ lineups: 1 })
})

test('an offered result is linked by its key and is offered no more, nor is a second one for the lineup', async () => {
  const person = await newPerson()
  const { lineup, players } = showdownLineup()
  const game = { sport: 'NFL', slateName: 'MIN @ LAC', gameDate: '2025-10-23', source: 'manual' }
  const body = { lineup: { ...lineup, contest_name: 'NFL $25K', entry_fee_total: 2 }, players, game }
  const saved = await ask(person, 'POST /saved-lineups', { body })
  const { id } = (await saved.json<LineupDetail>()).lineup
  await importHistory(person, [IN_HISTORY])
  expect(await offersOf(person)).toEqual(['4001'])
  await enter(person, id, ['4001'])
  expect(await offersOf(person)).toEqual([])
  await importHistory(person, [IN_HISTORY, { ...IN_HISTORY, key: '4002' }])
  expect(await offersOf(person)).toEqual([])
  await enter(person, id, [])
  await importHistory(person, [IN_HISTORY])
  // Two entries match the lineup now, and which one it was is not known.
  expect(await offersOf(person)).toEqual([])
})

test.each([
  [['4e9'], 'entry_keys.0 must be the number of the entry'],
  [['1', '1'], 'An entry is listed twice'],
  [Array.from({ length: 21 }, (_, i) => `${i}`), 'A lineup has at most 20 entries'],
])('entries are refused with a sentence: %s', async (keys, sentence) => {
  const person = await newPerson()
  const refused = await enter(person, await savedLineup(person), keys)
  expect([refused.status, await refused.text()]).toEqual([400, sentence])
})

function savedLineup(person: Person, entry_fee_total: number | null = 2): Promise<number> {
  return newLineup(person, { lineup: { entry_fee_total } })
}

function enteredSet(person: Person): Promise<number> {
  return newEnteredSet(person, [enteredEntry('4001', { entry_fee: 2 })])
}

function enter(
  person: Person,
  id: number,
  entry_keys: readonly string[],
  entry_fee_total?: number | null,
): Promise<Response> {
  const path = `/saved-lineups/${id}/entries`
  return ask(person, 'PUT /saved-lineups/:id/entries', { path, body: { entry_keys, entry_fee_total } })
}

async function read(person: Person, id: number): Promise<LineupDetail> {
  return (await ask(person, 'GET /saved-lineups/:id', { path: `/saved-lineups/${id}` })).json()
}

function figuresOf({ lineup }: LineupDetail) {
  const { points_total, rank, winnings_total, performance_grade } = lineup
  return { points: points_total, rank, winnings: winnings_total, grade: performance_grade }
}

/** The lineup, the dashboard's totals and both parts of Historical Data. */
async function accountOf(person: Person, { lineupId }: Made, there: ReadonlySet<Arrival>) {
  const { totals, account } = await getDashboard(contextOf(person))
  const { results } = totals.summary
  const { entries, winningsCents, feesCents } = account.all
  const page = await getHistoryPage(contextOf(person), null)
  return {
    lineup: there.has('lineup') ? figuresOf(await read(person, lineupId)) : null,
    profit: results?.totalProfitCents ?? null,
    settled: results?.lineups ?? 0,
    imported: page.setTotals?.imported ?? 0,
    history: page.summary.all.winningsCents,
    together: [entries, winningsCents - feesCents],
  }
}
