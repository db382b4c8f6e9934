import { env } from 'cloudflare:workers'
import { getTableColumns, type Table } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { contests, games, historicalEntries, savedLineupPlayers, savedLineups, users } from '#db/schema.ts'
import { madeContestCsv } from '#workers/testing/contest-csv.ts'
import { showdownLineup, showdownPlayers } from '#workers/testing/lineups.ts'
import { Client, PASSWORD, send, signedIn } from '#workers/testing/make-user.ts'
import { historyCsv, salaryCsv } from '#workers/testing/uploads.ts'

/*
 * Each write is sent twice by two people: once as it should be, once with every column of the table added, under both of
 * its names and with a chosen value. The stored rows may differ only in OWN and OF_A_PERSON.
 */

const OWN = ['id', 'user_id', 'lineup_id', 'contest_id', 'game_id', 'created_at', 'uploaded_at', 'file_key']
const OF_A_PERSON = [
  'username',
  'username_key',
  'username_skeleton',
  'email',
  'password',
  'temporary_password_expires_at',
]

let honest: Client
let greedy: Client

beforeEach(async () => {
  const names = ['honest', 'greedy'].map((name) => `${name}-${crypto.randomUUID()}`)
  const clients = await signedIn(...names)
  ;[honest, greedy] = clients as [Client, Client]
})

test('a saved lineup, its players and its game', async () => {
  const game = { slateName: 'nfl_2025_20251023_min_lac' }
  await honest.post('/api/saved-lineups', { ...showdownLineup(), game })
  const [aboutLineup, aboutPlayer, aboutGame] = [savedLineups, savedLineupPlayers, games].map((table) =>
    everyColumn(table, SAYABLE),
  )
  const asked = {
    ...everyColumn(savedLineups),
    lineup: { ...aboutLineup, ...showdownLineup().lineup },
    players: showdownPlayers().map((player) => ({ ...aboutPlayer, ...player })),
    game: { ...aboutGame, ...game },
  }
  expect((await greedy.post('/api/saved-lineups', asked)).status).toBe(201)
  await expectAlike('saved_lineups', 'payload_hash')
  await expectAlike('games', 'content_hash')
  expect(await playersOf(greedy)).toEqual(await playersOf(honest))
})

test('the result of a lineup, and its end', async () => {
  const ids: number[] = []
  for (const client of [honest, greedy]) {
    const saved = await client.post('/api/saved-lineups', showdownLineup())
    ids.push((await saved.json<{ lineup: { id: number } }>()).lineup.id)
  }
  const result = { points_total: 90, winnings_total: 10, rank: 3 }
  const more = everyColumn(savedLineups)
  await honest.put(`/api/saved-lineups/${ids[0]}`, result)
  expect((await greedy.put(`/api/saved-lineups/${ids[1]}`, { ...more, ...result })).status).toBe(200)
  await expectAlike('saved_lineups')
  await honest.post('/api/saved-lineups/finalize', { lineup_id: ids[0] })
  const end = { ...more, lineup_id: ids[1] }
  expect((await greedy.post('/api/saved-lineups/finalize', end)).status).toBe(200)
  await expectAlike('saved_lineups')
})

test('slate, history and contest with its slate and payouts', async () => {
  const slate = { csvData: salaryCsv('x'), fileName: 'a.csv' }
  await honest.post('/api/csv-history/showdown', slate)
  const greedySlate = { ...everyColumn(games), ...slate }
  expect((await greedy.post('/api/csv-history/showdown', greedySlate)).status).toBe(201)
  await expectAlike('games')

  const history = { csvData: historyCsv('1') }
  await honest.post('/api/historical/upload', history)
  const greedyHistory = { ...everyColumn(historicalEntries), ...history }
  expect((await greedy.post('/api/historical/upload', greedyHistory)).status).toBe(200)
  await expectAlike('historical_entries')

  const ids = [await newContest(honest, {}), await newContest(greedy, everyColumn(contests))]
  const changes = [
    ['slate', { slateId: null }],
    ['payouts', { text: '1st $500' }],
  ] as const
  for (const [what, change] of changes) {
    await honest.put(`/api/contest/${ids[0]}/${what}`, change)
    const asked = { ...everyColumn(contests), ...change }
    expect((await greedy.put(`/api/contest/${ids[1]}/${what}`, asked)).status).toBe(204)
  }
  await expectAlike('contests')
})

test('an import: of entries, of lineups and of their games', async () => {
  const from = new Client()
  await from.post('/api/register', { username: `source-${crypto.randomUUID()}`, password: PASSWORD })
  await from.post('/api/historical/upload', { csvData: historyCsv('1') })
  await from.post('/api/saved-lineups', { ...showdownLineup(), game: { slateName: 'a slate' } })
  const { entries } = await (await from.get('/api/export/history.json')).json<{ entries: object[] }>()
  const exported = await (await from.get('/api/export/lineups.json')).json<{ lineups: Carried[] }>()
  const lineups = exported.lineups
  await honest.post('/api/import', { entries, lineups })
  const greedyLineups = lineups.map(({ lineup, players, game, ...rest }) => ({
    ...everyColumn(savedLineups),
    ...rest,
    lineup: { ...everyColumn(savedLineups), ...lineup },
    players: players.map((player) => ({ ...everyColumn(savedLineupPlayers), ...player })),
    game: { ...everyColumn(games), ...game },
  }))
  const greedyEntries = entries.map((entry) => ({ ...everyColumn(historicalEntries), ...entry }))
  const answer = await greedy.post('/api/import', { entries: greedyEntries, lineups: greedyLineups })
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('1 new')])
  await expectAlike('historical_entries')
  await expectAlike('saved_lineups')
  await expectAlike('games')
  expect(await playersOf(greedy)).toEqual(await playersOf(honest))
})

type Carried = { lineup: object; players: object[]; game: object }

test('an account by registration, by an admin, and its password', async () => {
  const more = everyColumn(users)
  const made = [new Client(), new Client()]
  for (const [i, client] of made.entries()) {
    const body = {
      ...(i === 1 ? more : {}),
      username: `made-${crypto.randomUUID()}`,
      email: null,
      password: PASSWORD,
    }
    expect((await client.post('/api/register', body)).status).toBe(200)
  }
  const [plain, ambitious] = await Promise.all(made.map(rowOfUser))
  expect(without(ambitious!, OF_A_PERSON)).toEqual(without(plain!, OF_A_PERSON))
  expect(ambitious).toMatchObject({
    role: 'user',
    must_change_password: 0,
    temporary_password_expires_at: null,
  })

  await env.DB.prepare("update users set role = 'admin' where username like 'honest-%'").run()
  const ids: number[] = []
  for (const extra of [{}, { ...more, role: null }]) {
    const body = { ...extra, username: `made-${crypto.randomUUID()}`, email: null }
    const answer = await honest.post('/api/admin/users', body)
    ids.push((await answer.json<{ user: { id: number } }>()).user.id)
  }
  const [first, second] = await Promise.all(ids.map(rowOf))
  expect(without(second!, OF_A_PERSON)).toEqual(without(first!, OF_A_PERSON))

  const change = { ...more, currentPassword: PASSWORD, newPassword: 'another long password' }
  expect((await made[1]!.post('/api/change-password', change)).status).toBe(200)
  expect(without(await rowOfUser(made[1]!), ['password'])).toEqual(without(ambitious!, ['password']))
})

type Row = Record<string, unknown>

/** Every column by its name in the code and in the database, with a plausible value. */
function everyColumn(table: Table, sayable: ReadonlySet<string> = new Set()): Row {
  const columns = Object.entries(getTableColumns(table))
  return Object.fromEntries(
    columns.flatMap(([name, column]) => {
      const value = column.dataType === 'boolean' ? true : column.dataType === 'number' ? 1 : 'admin'
      return [name, column.name].filter((key) => !sayable.has(key)).map((key) => [key, value])
    }),
  )
}

/** Columns that requests may set for a lineup, player or game. */
const SAYABLE = new Set([
  ...[
    'contest_name',
    'contest_type',
    'game_mode',
    'entry_field_size',
    'winnings_total',
    'points_total',
    'rank',
  ],
  ...[
    'cash_line',
    'model_version',
    'model_confidence',
    'points_by',
    'ownership_pct',
    'leverage_score',
    'outlook_score',
  ],
  ...['weather_score', 'game_env_score', 'opponent_ease_score', 'synergy_multiplier', 'leverage_multiplier'],
  ...['sport', 'gameDate', 'teams', 'meta', 'source', 'id'],
])

async function expectAlike(table: string, ...except: string[]): Promise<void> {
  const [rows, others] = await Promise.all([honest, greedy].map((client) => rowsOf(client, table)))
  expect(others!.length).toBeGreaterThan(0)
  const unlike = [...OWN, ...except]
  expect(others!.map((row) => without(row, unlike))).toEqual(rows!.map((row) => without(row, unlike)))
}

async function rowsOf(client: Client, table: string): Promise<Row[]> {
  const { id } = await rowOfUser(client)
  return (await env.DB.prepare(`select * from ${table} where user_id = ? order by id`).bind(id).all()).results
}

async function playersOf(client: Client): Promise<Row[]> {
  const { id } = await rowOfUser(client)
  const ownLineups = 'select id from saved_lineups where user_id = ?'
  const sql = `select * from saved_lineup_players where lineup_id in (${ownLineups}) order by id`
  const { results } = await env.DB.prepare(sql).bind(id).all()
  expect(results.length).toBe(6)
  return results.map((row) => without(row, OWN))
}

async function rowOfUser(client: Client): Promise<Row> {
  const { id } = await (await client.get('/api/user')).json<{ id: number }>()
  return rowOf(id)
}

async function rowOf(id: number): Promise<Row> {
  return (await env.DB.prepare('select * from users where id = ?').bind(id).first())!
}

function without(row: Row, names: string[]): Row {
  const gone = new Set([...OWN, ...names])
  return Object.fromEntries(Object.entries(row).filter(([name]) => !gone.has(name)))
}

async function newContest(client: Client, fields: Row): Promise<number> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  // At most twenty parts are read.
  for (const name of [...form.keys()].slice(18)) form.delete(name)
  form.append('file', new File([madeContestCsv(5)], 'contest-standings-1.csv'))
  const answer = await send('/api/contest/upload', {
    method: 'POST',
    headers: { Cookie: client.cookie },
    body: form,
  })
  return (await answer.json<{ contestId: number }>()).contestId
}
