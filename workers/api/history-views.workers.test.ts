import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { EntryPage, EntryWire } from '#contract/history.ts'
import { historyCsv, makeHistory } from '#core/fixtures/contest-history.ts'
import { ALL_ENTRIES, ENTRY_SORTS, type EntrySort } from '#core/history/history-view.ts'
import { createDb } from '#db/client.ts'
import { findHistoryPage, type PageRequest } from '#db/history/history-pages.ts'
import { getHistoryPage } from '#workers/services/history/get-history-page.ts'
import { importHistory } from '#workers/services/history/import-history.ts'
import { expectedAnalytics, expectedCohorts } from '#workers/testing/expected-analytics.ts'
import { allEntries, upload } from '#workers/testing/history.ts'
import { type Client, signedIn } from '#workers/testing/make-user.ts'
import { meteredDatabase } from '#workers/testing/metered-database.ts'
import { contextOf, newPerson } from '#workers/testing/person.ts'

const ROWS = makeHistory({ entries: 730, seed: 31 }).map((row, i) => (i % 50 ? row : { ...row, Place: '' }))

test('each order lists every entry once over its pages, in that order, unknown ranks last', async () => {
  const [ada] = await signedIn('ada-orders')
  await upload(ada, historyCsv(ROWS))
  for (const sort of ENTRY_SORTS) {
    for (const rest of ['', '&sport=GOLF', '&search=59453%20contest']) {
      const listed = await allOf(ada, `?sort=${sort}${rest}`)
      const wanted = ROWS.filter(
        (row) =>
          (!rest.includes('sport') || row.Sport === 'GOLF') &&
          (!rest.includes('search') || row.Entry.toLowerCase().includes('59453 contest')),
      )
      expect(keysOf(listed), sort + rest).toEqual(wanted.map((row) => row.Entry_Key).sort())
      const values = listed.map(VALUES[sort])
      expect(values, sort + rest).toEqual(values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
    }
  }
})

test('a sport has its own figures, months and export, and the whole history keeps its own', async () => {
  const [ada] = await signedIn('ada-sports')
  await upload(ada, historyCsv(ROWS))
  for (const sport of [...new Set(ROWS.map((row) => row.Sport))]) {
    const rows = ROWS.filter((row) => row.Sport === sport && row.Place !== '')
    const all = ROWS.filter((row) => row.Sport === sport)
    const analytics = async () =>
      (await ada.get(`/api/historical/analytics?sport=${sport}`)).json<Record<string, unknown>>()
    const { netProfit, totalEntries, timeline } = expectedAnalytics(all)
    const { bestFinish } = expectedAnalytics(rows)
    const first = await analytics()
    expect(first).toMatchObject({ netProfit, totalEntries, timeline, bestFinish })
    // The second answer is the stored one.
    expect(await analytics()).toEqual(first)
    const csv = await (await ada.get(`/api/export/history.csv?sport=${sport}`)).text()
    expect(csv.trimEnd().split('\r\n')).toHaveLength(1 + all.length)
  }
  // An import changes the figures of a sport that are stored.
  await upload(ada, historyCsv([{ ...ROWS[0]!, Sport: 'GOLF', Entry_Key: '77' }]))
  const { totalEntries } = await (await ada.get('/api/historical/analytics?sport=GOLF')).json<{
    totalEntries: number
  }>()
  expect(totalEntries).toBe(ROWS.filter((row) => row.Sport === 'GOLF').length + 1)
  const none = await (await ada.get('/api/historical/analytics?sport=CURLING')).json<{
    totalEntries: number
  }>()
  expect(none.totalEntries).toBe(0)
})

test("a page of a sport is one round trip; it names all sports, and another user's entries are in none", async () => {
  const person = await newPerson()
  const other = await newPerson()
  await importHistory(contextOf(person), [{ csvData: historyCsv(ROWS) }])
  await importHistory(contextOf(other), [{ csvData: historyCsv(ROWS.slice(0, 40)) }])
  const golf = { ...ALL_ENTRIES, sport: 'GOLF' }
  const before = await getHistoryPage(contextOf(person), null, golf)
  const { database, read } = meteredDatabase(env.DB)
  const page = await getHistoryPage({ ...contextOf(person), db: createDb(database) }, null, golf)
  expect(page).toEqual(before)
  const { trips, rowsWritten, rowsRead } = read()
  expect([trips, rowsWritten]).toEqual([1, 0])
  expect(rowsRead).toBeLessThan(60)
  const { sport } = expectedCohorts(ROWS)
  expect(page.sports.toSorted()).toEqual([...sport.keys()].sort())
  expect([page.summary.all.entries, page.total]).toEqual(Array(2).fill(sport.get('GOLF')!.figures.entries))
  const found = await getHistoryPage(contextOf(person), null, { ...golf, search: '59453 CONTEST' })
  expect(found.total).toBe(
    ROWS.filter((row) => row.Sport === 'GOLF' && row.Entry.includes('59453 Contest')).length,
  )
})

test('with 20,000 entries a page of each order reads as many rows as it has, also far down among equal ones', async () => {
  const person = await newPerson()
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 20000)
     insert into historical_entries (user_id, sport, game_type, entry_key, contest_name, contest_key, contest_date, place,
       winnings_non_ticket_cents, entry_fee_cents, as_of, created_at)
     select ?, iif(i % 3, 'NFL', 'GOLF'), 'Classic', i, 'Contest ' || (i % 40), i, date('2020-01-01', (i / 9) || ' days'),
       i % 900 + 1, (i % 4 = 0) * (i % 70) * 100, (i % 5) * 100, '', 1 from n`,
  )
    .bind(person.id)
    .run()
  const { database, read } = meteredDatabase(env.DB)
  const rowsRead = async (request: Omit<PageRequest, 'userId' | 'limit'>) => {
    read()
    const { entries } = await findHistoryPage(createDb(database), {
      ...request,
      userId: person.id,
      limit: 50,
    })
    return { rows: read().rowsRead, last: entries.at(-1)!.cursor }
  }
  for (const sort of ENTRY_SORTS) {
    const view = { ...ALL_ENTRIES, sort }
    const { rows, last } = await rowsRead({ view, after: null })
    expect(rows, sort).toBeLessThan(150)
    const key = sort === 'newest' || sort === 'oldest' ? last.key : 10_000
    const next = await rowsRead({ view, after: { ...last, key } })
    expect(next.rows, `${sort}, continued`).toBeLessThan(250)
  }
  const newestOfSport = await rowsRead({ view: { ...ALL_ENTRIES, sport: 'GOLF' }, after: null })
  expect(newestOfSport.rows).toBeLessThan(150)
})

async function allOf(client: Client, query: string): Promise<EntryWire[]> {
  const entries: EntryWire[] = []
  for (let after: string | null = ''; after !== null; ) {
    const place = after === '' ? '' : `&after=${encodeURIComponent(after)}`
    const answer = await client.get(`/api/historical/entries${query}${place}`)
    expect(answer.status).toBe(200)
    // Without any choice the answer is a page by number.
    const page: EntryPage = await answer.json()
    if (page.next === undefined) return allEntries(client)
    entries.push(...page.entries)
    after = page.next
  }
  return entries
}

function keysOf(entries: readonly EntryWire[]): string[] {
  return entries.map(({ entry_key }) => entry_key).sort()
}

const cents = (dollars: number) => Math.round(dollars * 100)
const roi = ({ profit, entry_fee }: EntryWire) => (entry_fee === 0 ? 0 : cents(profit) / cents(entry_fee))
const time = ({ contest_date }: EntryWire) => Date.parse(contest_date.slice(0, 10))

/** Numbers that ascend down the list. */
const VALUES: Record<EntrySort, (entry: EntryWire) => number | string> = {
  newest: (entry) => -time(entry),
  oldest: time,
  profit: ({ profit }) => -cents(profit),
  loss: ({ profit }) => cents(profit),
  roi: (entry) => -roi(entry),
  'roi-low': roi,
  rank: ({ place }) => place ?? Number.POSITIVE_INFINITY,
  fee: ({ entry_fee }) => -cents(entry_fee),
  'fee-low': ({ entry_fee }) => cents(entry_fee),
  contest: ({ contest_name }) => contest_name.toLowerCase(),
}
