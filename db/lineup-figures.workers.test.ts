import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { lineupTotals } from '#core/money/lineup-totals.ts'
import { getDashboard } from '#workers/services/dashboard/get-dashboard.ts'
import { showdownLineup } from '#workers/testing/lineups.ts'
import { meteredDatabase } from '#workers/testing/metered-database.ts'
import { contextOf, newPerson, type Person } from '#workers/testing/person.ts'
import { importLineups } from '#workers/testing/season-of-lineups.ts'
import { ask } from '#workers/testing/valid-calls.ts'
import { createDb } from './client.ts'
import { listSavedLineups } from './saved-lineups.ts'

vi.setConfig({ testTimeout: 60_000 })

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

test('a dashboard reads the stored totals, and all lineups only after a change', async () => {
  const person = await newPerson()
  const lineups = Array.from({ length: 60 }, (_, i) => ({
    lineup_name: `L ${i}`,
    winnings_total: i % 3 ? 0 : 45,
  }))
  await importLineups(person, lineups)
  const { database, read } = meteredDatabase(env.DB)
  const ctx = { ...contextOf(person), db: createDb(database) }
  const added = await getDashboard(ctx)
  expect(read().rowsRead).toBeGreaterThan(60)
  expect(await getDashboard(ctx)).toEqual(added)
  const { rowsRead, rowsWritten, trips } = read()
  expect([rowsWritten, trips]).toEqual([0, 1])
  expect(rowsRead).toBeLessThan(20)
})

test('totals of before a change are not shown, whoever stores them last', async () => {
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
  const recount = JSON.parse(JSON.stringify(lineupTotals(lineups)))
  const { totals, recent } = await getDashboard(contextOf(person))
  expect(totals).toEqual(recount)
  expect((await getDashboard(contextOf(person))).totals).toEqual(recount)
  expect(recent).toEqual(lineups.slice(0, 5))
  expect((await storedRow(person))?.lineups ?? 0).toBe(lineups.length)
}

async function save(person: Person, details: Record<string, unknown>): Promise<number> {
  const { lineup, players } = showdownLineup()
  const body = { lineup: { ...lineup, ...details }, players }
  const answer = await ask(person, 'POST /saved-lineups', { body })
  expect(answer.status).toBe(201)
  return (await answer.json<{ lineup: { id: number } }>()).lineup.id
}

async function storedRow(person: Person) {
  const row = env.DB.prepare('select * from lineup_figures where user_id = ?').bind(person.id)
  return (await row.first<{ lineups: number; totals: string; totals_for: string }>())!
}
