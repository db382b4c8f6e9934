import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import type { MemoryValue } from '#core/slate-memory/memory.ts'
import { saveEntrySet } from '#workers/services/entry-sets/save-entry-set.ts'
import { pageOfLineups } from '#workers/services/lineups/page-of-lineups.ts'
import { saveLineup } from '#workers/services/lineups/save-lineup.ts'
import { ENTRY_SET, LINEUP } from '#workers/services/records/record-kinds.ts'
import { showRecord } from '#workers/services/records/show-record.ts'
import { saveMemory } from '#workers/services/slates/save-memory.ts'
import { saveSlate } from '#workers/services/slates/save-slate.ts'
import { entrySet, showdownLineup } from '#workers/testing/lineups.ts'
import { meteredDatabase } from '#workers/testing/metered-database.ts'
import { contextOf, newPerson, type Person } from '#workers/testing/person.ts'
import { importLineups } from '#workers/testing/season-of-lineups.ts'
import { createDb } from '../client.ts'

/** Sunday, December 13, 2026, 1 p.m. Eastern. */
const KICKOFF = Date.UTC(2026, 11, 13, 18)
const HOUR = 3_600_000

test('a lineup and a set say who was marked out, in any order of the list, until the kickoff', async () => {
  const person = await newPerson()
  const slateId = await newSlate(person)
  const { lineupId, setId } = await newRecords(person, slateId)
  await importLineups(person, [{ lineup_name: 'Of no slate' }])
  expect(await outs(person, lineupId, setId)).toEqual({ list: [null, null], lineup: null, set: null })

  const marks = {
    'injury:ray-cobb@LAC': 'Out',
    'injury:joe-archer@LAC': 'Doubtful',
    'exclude:vikings@MIN': true,
  }
  await mark(person, slateId, marks)
  const cobb = { place: 3, name: 'Ray Cobb', why: 'out' }
  const vikings = { place: 4, name: 'Vikings', why: 'excluded' }
  const held = { startsAt: KICKOFF, players: [cobb, vikings] }
  expect(await outs(person, lineupId, setId)).toEqual({ list: [held, null], lineup: held, set: held })
  for (const column of ['name', 'profit', 'week'] as const) {
    const view = { search: '', order: { column, descending: true } }
    const { lineups } = await pageOfLineups(at(person), { view, after: null, limit: 5 })
    expect(lineups.map(({ out }) => out).sort()).toEqual([held, null].sort())
  }

  expect(await outs(person, lineupId, setId, KICKOFF)).toEqual({
    list: [null, null],
    lineup: null,
    set: null,
  })
  await mark(person, slateId, { 'injury:ray-cobb@LAC': null, 'exclude:vikings@MIN': null }, 1)
  expect(await outs(person, lineupId, setId)).toEqual({ list: [null, null], lineup: null, set: null })
})

test('the status of the file counts until the user sets another', async () => {
  const person = await newPerson()
  const slateId = await newSlate(person, ['Ray Cobb', 'Will Reich'])
  const { lineupId } = await newRecords(person, slateId)
  const names = async () =>
    (await showRecord(at(person), LINEUP, `${lineupId}`))!.out?.players.map(({ name }) => name)
  expect(await names()).toEqual(['Ray Cobb', 'Will Reich'])
  await mark(person, slateId, { 'injury:will-reich@MIN': 'Questionable' })
  expect(await names()).toEqual(['Ray Cobb'])
})

test('without the time of the kickoff the day counts, and without a day the marks', async () => {
  const person = await newPerson()
  const slateId = await newSlate(person)
  const { lineupId } = await newRecords(person, slateId)
  await mark(person, slateId, { 'injury:ray-cobb@LAC': 'Out' })
  await env.DB.prepare(`update games set meta = '{}' where id = ?`).bind(slateId).run()
  const isOut = async (now: number) =>
    (await showRecord(at(person, now), LINEUP, `${lineupId}`))!.out !== null
  expect([await isOut(KICKOFF + HOUR), await isOut(KICKOFF + 11 * HOUR)]).toEqual([true, false])
  await env.DB.prepare('update games set game_date = null where id = ?').bind(slateId).run()
  expect(await isOut(KICKOFF + 48 * HOUR)).toBe(true)
})

test('what another user marked is never used, also where a row is another user’s by mistake', async () => {
  const [ada, bob] = [await newPerson(), await newPerson()]
  const [hers, his] = [await newSlate(ada), await newSlate(bob)]
  const { lineupId, setId } = await newRecords(ada, hers)
  await mark(bob, his, { 'injury:ray-cobb@LAC': 'Out' })
  const nothing = { list: [null], lineup: null, set: null }
  expect(await outs(ada, lineupId, setId)).toEqual(nothing)

  await env.DB.prepare('update saved_lineups set game_id = ? where id = ?').bind(his, lineupId).run()
  await env.DB.prepare('update entry_sets set game_id = ? where id = ?').bind(his, setId).run()
  expect(await outs(ada, lineupId, setId)).toEqual(nothing)
  await env.DB.prepare('update games set user_id = ? where id = ?').bind(ada.id, his).run()
  expect(await outs(ada, lineupId, setId)).toEqual(nothing)
})

test.each([
  ...['', '{', 'null', '7', '"fields"', '[]', '{}', '{"fields":[]}', '{"fields":"injury:a"}'],
  ...['{"fields":{"injury:ray-cobb@LAC":"Out"}}', '{"fields":{"injury:ray-cobb@LAC":{}}}'],
])('the pages are answered when the memory or what is kept of the file is %s', async (broken) => {
  const person = await newPerson()
  const slateId = await newSlate(person)
  const { lineupId, setId } = await newRecords(person, slateId)
  await mark(person, slateId, { 'injury:ray-cobb@LAC': 'Out' })
  await env.DB.prepare('update slate_memories set content = ? where game_id = ?').bind(broken, slateId).run()
  const nothing = { list: [null], lineup: null, set: null }
  expect(await outs(person, lineupId, setId)).toEqual(nothing)
  await env.DB.prepare('update games set meta = ?, game_date = null where id = ?').bind(broken, slateId).run()
  expect(await outs(person, lineupId, setId)).toEqual(nothing)
})

test('a page reads the slates and players of its own lineups, in one round trip', async () => {
  const person = await newPerson()
  for (let i = 0; i < 30; i++) await mark(person, await newSlate(person), { 'injury:ray-cobb@LAC': 'Out' })
  const { lineupId } = await newRecords(person, await newSlate(person))
  await importLineups(
    person,
    Array.from({ length: 300 }, (_, i) => ({ lineup_name: `Earlier ${i}` })),
  )
  const { database, read } = meteredDatabase(env.DB)
  const ctx = { ...at(person), db: createDb(database) }
  const page = { view: { search: '', order: null }, after: null, limit: 12 }
  await pageOfLineups(ctx, page)
  read()
  const { lineups } = await pageOfLineups(ctx, page)
  expect(lineups[0]!.id).toBe(lineupId)
  const { rowsRead, trips } = read()
  expect(trips).toBe(1)
  // Six players of each lineup among them.
  expect(rowsRead).toBeLessThan(200)
})

function at(person: Person, now = KICKOFF - HOUR) {
  return { ...contextOf(person), now }
}

/** Of the list, the lineup's page and the set's page. */
async function outs(person: Person, lineupId: number, setId: number, now?: number) {
  const ctx = at(person, now)
  const { lineups } = await pageOfLineups(ctx, { view: { search: '', order: null }, after: null, limit: 5 })
  const [lineup, set] = [
    await showRecord(ctx, LINEUP, `${lineupId}`),
    await showRecord(ctx, ENTRY_SET, `${setId}`),
  ]
  return { list: lineups.map(({ out }) => out), lineup: lineup!.out, set: set!.out }
}

let slates = 0

/** A salary file with the players of the records below; `out`: the players that its status column lists as out. */
function newSlate(person: Person, out: readonly string[] = []): Promise<number> {
  slates += 1
  const rows = showdownLineup().players.flatMap(({ player_name, position, team, salary }) =>
    ['CPT', 'FLEX'].map((slot) =>
      [
        ...[position, player_name, slot, slot === 'CPT' ? 1.5 * salary : salary],
        ...['MIN@LAC 12/13/2026 01:00PM ET', team, 15 + slates / 1000, out.includes(player_name) ? 'O' : ''],
      ].join(','),
    ),
  )
  const header = 'Position,Name,Roster Position,Salary,Game Info,TeamAbbrev,AvgPointsPerGame,Status'
  return saveSlate(at(person), SHOWDOWN, {
    csvData: [header, ...rows].join('\n'),
    fileName: 'DKSalaries.csv',
  })
}

async function newRecords(person: Person, slateId: number) {
  const { lineup } = await saveLineup(at(person), { ...showdownLineup(), game: { id: slateId } }, null)
  const { set } = await saveEntrySet(at(person), { ...entrySet(), slate: { id: slateId } }, null)
  return { lineupId: lineup.id, setId: set.id }
}

async function mark(person: Person, slateId: number, values: Record<string, MemoryValue>, baseRevision = 0) {
  const fields = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, { value, at: 1, by: 'laptop' }]),
  )
  const slate = { fileName: 'DKSalaries.csv', game: null, people: {} }
  const saved = await saveMemory(at(person), 'showdown', `${slateId}`, { baseRevision, slate, fields })
  expect(saved.ok).toBe(true)
}
