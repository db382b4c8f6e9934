import { env } from 'cloudflare:workers'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { SQLiteCustomColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { describe, expect, test } from 'vitest'
import type { Enriched } from '#contract/insights.ts'
import * as schema from '#db/schema.ts'
import { jobsDone } from '#workers/testing/jobs.ts'
import { enteredEntry, showdownLineup } from '#workers/testing/lineups.ts'
import { newPerson, type Person } from '#workers/testing/person.ts'
import {
  ask,
  CALLS,
  newAutopsy,
  newContest,
  newEntrySet,
  type Route,
  WITH_PROVIDER,
} from '#workers/testing/valid-calls.ts'
import { enrichWithKey } from './testing/ai-scenes.ts'

/*
 * When a json column holds broken text or another shape, its row is shown without that value, and every list with the row
 * is answered as before.
 */

const BROKEN = [
  ...['', '{', 'NaN', 'null', '7', '"text"', '[]', '{}', '[null]', '[{"from":"1"}]'],
  ...[
    '{"crowdGains":[null]}',
    '{"away":1,"home":null}',
    '{"analytics":{},"learningStats":{}}',
    '{"figures":{},"sources":"none"}',
  ],
]

/** A request whose answer shows the row, and the words by which it is recognised. */
type Read = { route: Route; path: (id: number) => string; body?: object; shows: string }

/** Where a broken value of the column could be noticed, and the records to break it in. */
const COLUMNS: Record<string, { make: (owner: Person) => Promise<number>; reads: Read[] }> = {
  'games.teams': { make: newLineupWithGame, reads: readsOfLineups() },
  'games.meta': { make: newLineupWithGame, reads: readsOfLineups() },
  'saved_lineups.stack_types': { make: newLineupWithGame, reads: readsOfLineups() },
  'contests.payouts': { make: newLearnedContest, reads: readsOfContests() },
  'contest_autopsies.figures': { make: newAutopsy, reads: readsOfAutopsies() },
  'contest_autopsies.calibration': { make: newAutopsy, reads: readsOfAutopsies() },
  'contests.meta': { make: newLearnedContest, reads: readsOfContests() },
  'slate_memories.content': {
    make: newMemory,
    reads: [
      {
        route: 'GET /csv-history/:gameMode/:id/memory',
        path: (id) => `/csv-history/showdown/${id}/memory`,
        shows: '"revision":1',
      },
      { route: 'GET /export/:file', path: () => '/export/slates.json', shows: 'DKSalaries.csv' },
    ],
  },
  'standing_memories.fields': {
    make: newStanding,
    reads: [{ route: 'GET /standing', path: () => '/standing', shows: '"revision":1' }],
  },
  'entry_sets.content': { make: newEntrySet, reads: readsOfSets() },
  'entry_sets.results': { make: newEntrySet, reads: readsOfSets() },
  'entered_entries.forecast': { make: newEnteredSet, reads: readsOfSets() },
  'contest_lineups.players': { make: newLearnedContest, reads: readsOfContests() },
}

/** A broken value of this column is answered with a new call; its own test is below. */
const CACHED = 'enrichment_cache.finding'

test('every json column is covered', () => {
  const columns = Object.values<unknown>(schema)
    .filter((each) => is(each, SQLiteTable))
    .flatMap((table) =>
      Object.values(getTableColumns(table))
        .filter((column) => is(column, SQLiteCustomColumn))
        .map((column) => `${getTableName(table)}.${column.name}`),
    )
  expect(columns.sort()).toEqual([...Object.keys(COLUMNS), CACHED].sort())
})

describe.each(Object.entries(COLUMNS))('%s', (name, { make, reads }) => {
  test('with any broken value every list is still answered', async () => {
    const owner = await newPerson()
    const id = await make(owner)
    for (const text of BROKEN) {
      await breakAll(name, text)
      for (const { route, path, body: sent, shows } of reads) {
        const answer = await ask(owner, route, { path: path(id), ...(sent && { body: sent }) })
        const body = await answer.text()
        expect(answer.status, `${route} with ${JSON.stringify(text)}: ${body.slice(0, 200)}`).toBe(200)
        expect(body, 'the row itself is still there').toContain(shows)
      }
    }
  })
})

test('a broken cached finding is researched again', async () => {
  const owner = await newPerson()
  const { settings, ...call } = await enrichWithKey()
  const enriched = async () => {
    const answer = await ask(owner, 'POST /enrich-players', call, { ...WITH_PROVIDER, ...settings })
    expect(answer.status).toBe(200)
    return answer.json<Enriched>()
  }
  const first = await enriched()
  expect((await enriched()).stats.cacheHits).toBeGreaterThan(0)
  // Few, because a user has twenty AI calls a minute.
  for (const text of BROKEN.filter((_, i) => i % 3 === 0)) {
    await breakAll(CACHED, text)
    const again = await enriched()
    expect(again.stats.cacheHits).toBe(0)
    expect(again.players).toEqual(first.players)
  }
})

test('a deleted lineup with a broken value is not found, and the other lineups are listed', async () => {
  const owner = await newPerson()
  await newLineupWithGame(owner)
  for (const text of BROKEN) {
    const id = await newLineupWithGame(owner)
    expect((await ask(owner, 'DELETE /saved-lineups/:id', { path: `/saved-lineups/${id}` })).status).toBe(204)
    await breakAll('deleted_lineups.content', text)
    const restored = await ask(owner, 'POST /saved-lineups/:id/restore', {
      path: `/saved-lineups/${id}/restore`,
    })
    expect(restored.status).toBe(404)
    const listed = await ask(owner, 'GET /saved-lineups', { path: '/saved-lineups' })
    expect(await listed.text()).toContain('Thursday night')
  }
})

async function newEnteredSet(owner: Person): Promise<number> {
  const id = await newEntrySet(owner)
  const path = `/entry-sets/${id}/entries`
  await ask(owner, 'PUT /entry-sets/:id/entries', { path, body: { entries: [enteredEntry('4001')] } })
  return id
}

async function breakAll(name: string, text: string): Promise<void> {
  const [table, column] = name.split('.')
  await env.DB.prepare(`update ${table} set ${column} = ?`).bind(text).run()
}

function readsOfLineups(): Read[] {
  return [
    { route: 'GET /saved-lineups', path: () => '/saved-lineups', shows: 'Thursday night' },
    { route: 'GET /saved-lineups/:id', path: (id) => `/saved-lineups/${id}`, shows: 'Thursday night' },
    { route: 'GET /export/:file', path: () => '/export/lineups.json', shows: 'Thursday night' },
    { route: 'GET /csv-history/:gameMode', path: () => '/csv-history/showdown', shows: 'DKSalaries.csv' },
  ]
}

function readsOfSets(): Read[] {
  return [
    { route: 'GET /entry-sets', path: () => '/entry-sets', shows: 'Thursday 150' },
    { route: 'GET /entry-sets/:id', path: (id) => `/entry-sets/${id}`, shows: 'Thursday 150' },
    { route: 'GET /export/:file', path: () => '/export/entry-sets.json', shows: 'Thursday 150' },
  ]
}

function readsOfContests(): Read[] {
  return [
    { route: 'GET /contest', path: () => '/contest', shows: 'contest-standings-1' },
    { route: 'GET /contest/:id', path: (id) => `/contest/${id}`, shows: 'contest-standings-1' },
    {
      route: 'POST /contest/learned',
      path: () => '/contest/learned',
      body: { playerNames: ['Leo Abel'] },
      shows: '"crowds"',
    },
    { route: 'GET /contest/:id/field', path: (id) => `/contest/${id}/field?name=user-1`, shows: 'Leo Abel' },
  ]
}

function readsOfAutopsies(): Read[] {
  return [
    { route: 'GET /contest/:id/autopsy', path: (id) => `/contest/${id}/autopsy`, shows: '"stored"' },
    { route: 'GET /calibration', path: () => '/calibration', shows: '"contests"' },
    { route: 'GET /contest', path: () => '/contest', shows: 'contest-standings-1' },
  ]
}

async function newLineupWithGame(owner: Person): Promise<number> {
  const slate = await ask(
    owner,
    'POST /csv-history/:gameMode',
    await CALLS['POST /csv-history/:gameMode'](owner),
  )
  const { id } = await slate.json<{ id: number }>()
  const body = { ...showdownLineup(), game: { id, slateName: 'MIN @ LAC' } }
  const answer = await ask(owner, 'POST /saved-lineups', { body })
  return (await answer.json<{ lineup: { id: number } }>()).lineup.id
}

/** The id of a slate with something kept. */
async function newMemory(owner: Person): Promise<number> {
  const { path = '' } = await CALLS['GET /csv-history/:gameMode/:id/memory'](owner)
  return Number(path.split('/').at(-2))
}

async function newStanding(owner: Person): Promise<number> {
  await CALLS['GET /standing'](owner)
  return owner.id
}

async function newLearnedContest(owner: Person): Promise<number> {
  const id = await newContest(owner)
  await jobsDone()
  return id
}
