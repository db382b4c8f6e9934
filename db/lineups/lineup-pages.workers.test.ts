import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { LineupPage } from '#contract/lineup-page.ts'
import type { LineupListItem } from '#contract/saved-lineups.ts'
import { LINEUP_COLUMNS, type LineupColumn } from '#core/lineups/lineup-view.ts'
import { randomFrom } from '#core/numbers/random-from.ts'
import { pageOfLineups } from '#workers/services/lineups/page-of-lineups.ts'
import { meteredDatabase } from '#workers/testing/metered-database.ts'
import { contextOf, newPerson, type Person } from '#workers/testing/person.ts'
import { importLineups } from '#workers/testing/season-of-lineups.ts'
import { ask } from '#workers/testing/valid-calls.ts'
import { createDb } from '../client.ts'

const NAMES = ['Sunday 2', 'sunday 10', 'Élan', 'elan 3', 'Monday night', 'monday night']
const CONTESTS = ['NFL $3 Dime Time', 'NFL $20 Milly Maker', null, 'nfl $100 single', 'ÄRGER']

/** Few different values, so that many lineups are equal in a column and some have none. */
function madeLineups(count: number) {
  const random = randomFrom(7)
  const one = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]!
  return Array.from({ length: count }, () => ({
    lineup_name: one(NAMES),
    contest_name: one(CONTESTS),
    week: one([null, 1, 2, 18]),
    points_total: one([0, 90.25, 141.52]),
    entry_fee_total: one([null, 0, 0.25, 3, 20]),
    winnings_total: one([null, 0, 0.1, 45.5]),
    finalized: one([true, false]),
  }))
}

test('each order, read in pages, is all lineups in that order, unknown values last', async () => {
  const person = await newPerson()
  await importLineups(person, madeLineups(90))
  const all = await allOf(person)
  expect((await readPages(person, '')).map(({ id }) => id)).toEqual(all.map(({ id }) => id))
  for (const column of LINEUP_COLUMNS) {
    for (const order of ['asc', 'desc'] as const) {
      const read = await readPages(person, `sort=${column}&order=${order}`)
      const expected = all.toSorted((a, b) => compare(a, b, column, order))
      expect([column, order, read.map(({ id }) => id)]).toEqual([column, order, expected.map(({ id }) => id)])
    }
  }
})

test('a search finds names and contests in every lineup, without regard to case, and counts them', async () => {
  const person = await newPerson()
  await importLineups(person, madeLineups(90))
  const all = await allOf(person)
  for (const text of ['MILLY', 'élan', 'ärger', '100 s', '%', "'", 'no such lineup']) {
    const sought = text.toLowerCase()
    const expected = all.filter(({ lineup_name, contest_name }) =>
      [lineup_name, contest_name ?? ''].some((name) => name.toLowerCase().includes(sought)),
    )
    const query = new URLSearchParams({ search: text, sort: 'week', order: 'desc' })
    const read = await readPages(person, `${query}`, expected.length)
    expect(read.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort())
  }
})

test('what another tab adds or deletes between two pages leaves no lineup out and repeats none', async () => {
  const person = await newPerson()
  await importLineups(person, madeLineups(40))
  for (const view of ['', 'sort=name&order=asc', 'sort=profit&order=desc']) {
    const before = await allOf(person)
    const first = await pageOf(person, view, null)
    const { next } = first
    // One that was read, the one that the cursor names, and one that is still to come.
    const gone = [first.lineups[1]!.id, first.lineups.at(-1)!.id, before.at(-3)!.id]
    for (const id of gone) await ask(person, 'DELETE /saved-lineups/:id', { path: `/saved-lineups/${id}` })
    await importLineups(person, [{ lineup_name: `added in ${view}`, created_at: '2026-01-01T00:00:00.000Z' }])
    const rest: LineupListItem[] = []
    let after = next
    while (after !== null) {
      const page = await pageOf(person, view, after)
      expect(page.revision).toBeGreaterThan(first.revision)
      rest.push(...page.lineups)
      after = page.next
    }
    const read = [...first.lineups, ...rest].map(({ id }) => id)
    expect(new Set(read).size).toBe(read.length)
    const kept = before.map(({ id }) => id).filter((id) => !gone.includes(id))
    expect(kept.filter((id) => !read.includes(id))).toEqual([])
    const { total } = await pageOf(person, view, null)
    expect(total).toBe((await allOf(person)).length)
  }
})

test('a renamed lineup is sorted and found by its new name', async () => {
  const person = await newPerson()
  await importLineups(person, [{ lineup_name: 'Zulu' }, { lineup_name: 'Mike' }])
  const names = async (view: string) => (await readPages(person, view)).map(({ lineup_name }) => lineup_name)
  expect(await names('sort=name&order=asc')).toEqual(['Mike', 'Zulu'])
  await env.DB.prepare(
    `update saved_lineups set lineup_name = 'Alpha' where user_id = ? and lineup_name = 'Zulu'`,
  )
    .bind(person.id)
    .run()
  expect(await names('sort=name&order=asc')).toEqual(['Alpha', 'Mike'])
  expect(await names('search=alpha')).toEqual(['Alpha'])
  expect(await names('search=zulu')).toEqual([])
})

test('a page reads its rows along the index, however many lineups there are', async () => {
  const person = await newPerson()
  await importLineups(person, madeLineups(400))
  const { database, read } = meteredDatabase(env.DB)
  const ctx = { ...contextOf(person), db: createDb(database) }
  const page = { view: { search: '', order: null }, limit: 20 }
  const { next } = await pageOfLineups(ctx, { ...page, after: null })
  read()
  await pageOfLineups(ctx, { ...page, after: next })
  const { rowsRead, trips } = read()
  expect(trips).toBe(1)
  // The page of 21 is looked through for its slates, and again in order, and each of its lineups has six players.
  expect(rowsRead).toBeLessThan(80 + 21 * 7)
})

test.each([
  'rows=x',
  'rows=9999',
  'rows=5&after=[]',
  'rows=5&after={"a":1}',
  'rows=5&sort=password&order=up',
])('%s: what is not valid counts as absent', async (query) => {
  const person = await newPerson()
  await importLineups(person, [{ lineup_name: 'only' }])
  const answer = await ask(person, 'GET /saved-lineups', { path: `/saved-lineups?${query}` })
  expect((await answer.json<LineupPage>()).lineups.map(({ lineup_name }) => lineup_name)).toEqual(['only'])
})

async function allOf(person: Person): Promise<LineupListItem[]> {
  const answer = await ask(person, 'GET /saved-lineups', {})
  return (await answer.json<{ lineups: LineupListItem[] }>()).lineups
}

async function pageOf(person: Person, view: string, after: string | null): Promise<LineupPage> {
  const query = new URLSearchParams(view)
  query.set('rows', '7')
  if (after !== null) query.set('after', after)
  const answer = await ask(person, 'GET /saved-lineups', { path: `/saved-lineups?${query}` })
  expect(answer.status).toBe(200)
  return answer.json<LineupPage>()
}

async function readPages(person: Person, view: string, total?: number): Promise<LineupListItem[]> {
  const read: LineupListItem[] = []
  for (let after: string | null = null; ; ) {
    const page: LineupPage = await pageOf(person, view, after)
    if (total !== undefined) expect(page.total).toBe(total)
    read.push(...page.lineups)
    if (page.next === null) return read
    after = page.next
  }
}

const { compare: inWords } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

function compare(a: LineupListItem, b: LineupListItem, column: LineupColumn, order: 'asc' | 'desc'): number {
  const [first, second] = [fieldOf(a, column), fieldOf(b, column)]
  if (first === null || second === null) return Number(first === null) - Number(second === null)
  const difference =
    typeof first === 'string' ? inWords(first, `${second}`) : Math.round((first - Number(second)) * 1e6)
  return order === 'asc' ? difference : -difference
}

function fieldOf(lineup: LineupListItem, column: LineupColumn): string | number | null {
  const isPending = lineup.winnings_total === null && !lineup.finalized
  const [fee, won] = [lineup.entry_fee_total ?? 0, lineup.winnings_total ?? 0]
  const values = {
    name: lineup.lineup_name,
    contest: lineup.contest_name,
    week: lineup.week,
    points: lineup.points_total,
    fee: lineup.entry_fee_total,
    winnings: isPending ? null : won,
    profit: isPending ? null : won - fee,
    roi: isPending || fee === 0 ? null : (won - fee) / fee,
  }
  return values[column]
}
