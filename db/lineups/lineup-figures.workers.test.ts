import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { lineupTotals } from '#core/totals/lineup-totals.ts'
import { getDashboard } from '#workers/services/dashboard/get-dashboard.ts'
import { getHistoryPage } from '#workers/services/history/get-history-page.ts'
import { meteredDatabase } from '#workers/testing/metered-database.ts'
import { contextOf, newPerson, type Person } from '#workers/testing/person.ts'
import { importLineups } from '#workers/testing/season-of-lineups.ts'
import { ask, newEntrySet, newLineup } from '#workers/testing/valid-calls.ts'
import { createDb } from '../client.ts'
import { findSetPage } from '../entries/entry-sets.ts'
import { listSavedLineups } from './saved-lineups.ts'

test('after every way to change a lineup, stored number and totals equal a recount', async () => {
  const person = await newPerson()
  const other = await newPerson()
  await expectRecount(person)
  const ids: number[] = []
  for (const fee of [5, 20, 20, 0]) {
    ids.push(await save(person, { entry_fee_total: fee }))
    await expectRecount(person)
  }
  const [first, second, third, fourth] = ids
  await ask(person, 'PUT /saved-lineups/:id', {
    path: `/saved-lineups/${first}`,
    body: { points_total: 120, winnings_total: 45.5 },
  })
  await expectRecount(person)
  await ask(person, 'POST /saved-lineups/finalize', { body: { lineup_id: second } })
  await expectRecount(person)
  await ask(person, 'DELETE /saved-lineups/:id', { path: `/saved-lineups/${third}` })
  await expectRecount(person)
  await importLineups(person, [
    { lineup_name: 'A', winnings_total: 70, points_total: 150, finalized: true },
    { lineup_name: 'B', contest_type: 'Cash', winnings_total: 0, points_total: 90 },
  ])
  await expectRecount(person)
  // Any statement, also one that no service sends yet.
  await env.DB.prepare('update saved_lineups set entry_fee_total_cents = 777 where id = ?').bind(fourth).run()
  await expectRecount(person)
  await save(other, { entry_fee_total: 3 })
  await env.DB.prepare('delete from saved_lineups where user_id = ?').bind(person.id).run()
  await expectRecount(person)
  await expectRecount(other)
})

test('after every way to change an entry set, its number and the totals equal a recount', async () => {
  const person = await newPerson()
  const other = await newPerson()
  await newEntrySet(other, {})
  const id = await newEntrySet(person, {})
  await expectRecount(person)
  await newEntrySet(person, { entry_set: { name: 'Not entered' } })
  await save(person, { entry_fee_total: 20, winnings_total: 50 })
  await expectRecount(person)
  const path = `/entry-sets/${id}`
  const results = [{ winnings_total: 5.5, points_total: 120 }, { winnings_total: 0.25 }]
  await ask(person, 'PUT /entry-sets/:id/results', { path: `${path}/results`, body: { results } })
  await expectRecount(person)
  const { totals, account } = await getDashboard(contextOf(person))
  const { summary } = totals
  expect(totals.sets).toEqual({ entries: 2, sets: 1, imported: 0, feesCents: 50, winningsCents: 575 })
  // $30 of the lineup; $5.75 for two entries of $0.25. Two of the three won more than their fee.
  expect(summary).toMatchObject({ totalLineups: 3, results: { lineups: 3 } })
  expect(summary.results!.totalProfitCents).toBe(3_000 + 525)
  expect(summary.results!.cashRatePct).toBeCloseTo(200 / 3)
  expect([account.sets, account.lineups]).toMatchObject([
    { entries: 2, feesCents: 50, winningsCents: 575 },
    { entries: 1, feesCents: 2_000, winningsCents: 5_000 },
  ])
  expect(account.curve.points.at(-1)!.totalCents).toBe(3_525)
  await ask(person, 'PUT /entry-sets/:id', { path, body: { entry_fee: 0.2, contest_type: 'Cash' } })
  await expectRecount(person)
  await ask(person, 'POST /entry-sets/:id/copy', { path: `${path}/copy` })
  await expectRecount(person)
  await ask(person, 'DELETE /entry-sets/:id', { path })
  await expectRecount(person)
  await ask(person, 'POST /entry-sets/:id/restore', { path: `${path}/restore` })
  await expectRecount(person)
  await env.DB.prepare('delete from entry_sets where user_id = ?').bind(person.id).run()
  await expectRecount(person)
  await expectRecount(other)
})

test('Historical Data reads the stored totals of sets in its one round trip, also after a change of a lineup', async () => {
  const person = await newPerson()
  const id = await newEntrySet(person, {})
  const results = [{ winnings_total: 1 }, { winnings_total: 0 }]
  const path = `/entry-sets/${id}/results`
  await ask(person, 'PUT /entry-sets/:id/results', { path, body: { results } })
  await importLineups(
    person,
    Array.from({ length: 60 }, (_, i) => ({ lineup_name: `L ${i}`, winnings_total: 0 })),
  )
  const { database, read } = meteredDatabase(env.DB)
  const ctx = { ...contextOf(person), db: createDb(database) }
  const { setTotals } = await getHistoryPage(ctx, null)
  expect(setTotals).toEqual({ entries: 2, sets: 1, imported: 0, feesCents: 50, winningsCents: 100 })
  expect(read().rowsRead).toBeGreaterThan(60)
  // What it has stored are the totals of all, for the dashboard too.
  expect((await getDashboard(ctx)).totals.summary.totalLineups).toBe(62)
  const { trips, rowsWritten } = read()
  expect([trips, rowsWritten]).toEqual([1, 0])
  await save(person, { winnings_total: 50 })
  expect((await getHistoryPage(ctx, null)).setTotals).toEqual(setTotals)
  const after = read()
  expect([after.trips, after.rowsWritten]).toEqual([1, 0])
  expect(after.rowsRead).toBeLessThan(20)
})

test('a dashboard of 60 lineups and 1,000 entry sets reads the stored totals, in one round trip', async () => {
  const person = await newPerson()
  await importLineups(
    person,
    Array.from({ length: 60 }, (_, i) => ({ lineup_name: `L ${i}`, winnings_total: i % 3 ? 0 : 45 })),
  )
  const id = await newEntrySet(person, {})
  await env.DB.prepare(
    `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 999)
     insert into entry_sets (user_id, game_mode, name, contest_type, entry_fee_cents, lineups, settled, winnings_cents,
       cashed, created_at, bytes, content)
     select user_id, game_mode, name, contest_type, 25, 150, 150, 4000, 30, created_at, bytes, content
     from entry_sets, numbers where id = ?`,
  )
    .bind(id)
    .run()
  const { database, read } = meteredDatabase(env.DB)
  const ctx = { ...contextOf(person), db: createDb(database) }
  const added = await getDashboard(ctx)
  expect(added.totals.summary.totalLineups).toBe(60 + 999 * 150 + 2)
  expect(read().rowsRead).toBeGreaterThan(1_060)
  expect(await getDashboard(ctx)).toEqual(added)
  const { rowsRead, rowsWritten, trips } = read()
  expect([rowsWritten, trips]).toEqual([0, 1])
  expect(rowsRead).toBeLessThan(20)
})

test('totals from before a change are not shown, even if they are stored last', async () => {
  const person = await newPerson()
  const id = await save(person, {})
  await getDashboard(contextOf(person))
  const before = await storedRow(person)
  await ask(person, 'DELETE /saved-lineups/:id', { path: `/saved-lineups/${id}` })
  await env.DB.prepare('update lineup_figures set totals_for = ?, totals = ? where user_id = ?')
    .bind(before.totals_for, before.totals, person.id)
    .run()
  expect((await getDashboard(contextOf(person))).totals.summary.totalLineups).toBe(0)
})

async function expectRecount(person: Person): Promise<void> {
  const lineups = await listSavedLineups(createDb(env.DB), person.id)
  const { sets } = await findSetPage(createDb(env.DB), { userId: person.id, after: null, limit: 1_000 })
  const groups = sets.map((set) => ({ ...set, imported: 0 }))
  const recount = JSON.parse(JSON.stringify(lineupTotals(lineups, groups)))
  const { totals, recent } = await getDashboard(contextOf(person))
  expect(totals).toEqual(recount)
  expect((await getDashboard(contextOf(person))).totals).toEqual(recount)
  expect(recent.map(({ captain: _captain, ...lineup }) => lineup)).toEqual(lineups.slice(0, 5))
  const { setTotals } = await getHistoryPage(contextOf(person), null)
  expect(setTotals).toEqual(sets.length === 0 ? null : recount.sets)
  const stored = await storedRow(person)
  expect([stored?.lineups ?? 0, stored?.entry_sets ?? 0]).toEqual([lineups.length, sets.length])
}

function save(person: Person, lineup: object): Promise<number> {
  return newLineup(person, { lineup })
}

async function storedRow(person: Person) {
  const row = env.DB.prepare('select * from lineup_figures where user_id = ?').bind(person.id)
  return (await row.first<{ lineups: number; entry_sets: number; totals: string; totals_for: string }>())!
}
