import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { makeHistory, historyCsv as manyEntries } from '#core/fixtures/contest-history.ts'
import { madeContestCsv } from '#workers/testing/contest-csv.ts'
import { copyRow } from '#workers/testing/copy-row.ts'
import { jobsDone } from '#workers/testing/jobs.ts'
import { entrySet, showdownLineup } from '#workers/testing/lineups.ts'
import { type Client, send, signedIn } from '#workers/testing/make-user.ts'
import { historyCsv, salaryCsv } from '#workers/testing/uploads.ts'

test.each([
  [
    'saved-lineups',
    'saved_lineups',
    showdownLineup(),
    5_000,
    '5,000 saved lineups. Delete some lineups first',
  ],
  ['entry-sets', 'entry_sets', entrySet(), 1_000, '1,000 entry sets. Delete some entry sets first'],
] as const)(
  '%s have a limit, also with concurrent saves; deleting one makes room',
  async (records, table, body, most, what) => {
    const [ada] = await signedIn(`ada-full-${table}`)
    const api = `/api/${records}`
    const save = async () => {
      const answer = await (await ada.post(api, body)).json<Record<string, { id: number }>>()
      return (answer.lineup ?? answer.entry_set)!.id
    }
    const [id, other] = [await save(), await save()]
    await copyRow(table, id, most - 3, ['idempotency_key'])
    const answers = await Promise.all([1, 2, 3].map(() => ada.post(api, body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const refused = answers.find(({ status }) => status === 409)!
    expect(await refused.text()).toBe(`An account can hold ${what}`)
    expect((await ada.post(`${api}/${id}/copy`)).status).toBe(409)
    expect((await ada.send('DELETE', `${api}/${id}`)).status).toBe(204)
    expect((await ada.post(api, body)).status).toBe(201)
    // A record that could not be restored is kept for another try.
    expect((await ada.post(`${api}/${id}/restore`)).status).toBe(409)
    expect(await stored(table, ada)).toBe(most)
    await ada.send('DELETE', `${api}/${other}`)
    expect((await ada.post(`${api}/${id}/restore`)).status).toBe(200)
    expect(await stored(table, ada)).toBe(most)
  },
)

test('a refused lineup leaves no player, and an import takes no more lineups than there is room for', async () => {
  const [ada] = await signedIn('ada-imports-full')
  const saved = await ada.post('/api/saved-lineups', showdownLineup())
  const { lineup } = await saved.json<{ lineup: { id: number } }>()
  const { lineups } = await (await ada.get('/api/export/lineups.json')).json<{ lineups: object[] }>()
  const other = { ...lineups[0], lineup: { lineup_name: 'Another' } }
  await copyRow('saved_lineups', lineup.id, 4_999, ['idempotency_key'])
  expect((await ada.post('/api/saved-lineups', showdownLineup())).status).toBe(409)
  expect((await ada.post('/api/import', { lineups: [other] })).status).toBe(409)
  expect(await playersOf(ada)).toBe(6)
  expect((await ada.send('DELETE', `/api/saved-lineups/${lineup.id}`)).status).toBe(204)
  expect((await ada.post('/api/import', { lineups: [other] })).status).toBe(200)
  expect(await stored('saved_lineups', ada)).toBe(5_000)
})

test('an account holds 100 MB of sets', async () => {
  const [ada] = await signedIn('ada-large-sets')
  await ada.post('/api/entry-sets', entrySet())
  const fill = env.DB.prepare('update entry_sets set bytes = 100000000 where user_id = ?')
  await fill.bind(await idOf(ada)).run()
  const refused = await ada.post('/api/entry-sets', entrySet())
  expect([refused.status, await refused.text()]).toEqual([
    409,
    'An account can hold 100 MB of entry sets. Delete some entry sets first',
  ])
})

test('an account holds 500 salary files and 100 MB of them; the same file again does not count', async () => {
  const [ada] = await signedIn('ada-slates')
  const upload = (name: string) =>
    ada.post('/api/csv-history/showdown', { csvData: salaryCsv(name), fileName: `${name}.csv` })
  const { id } = await (await upload('first')).json<{ id: number }>()
  await copyRow('games', id, 499, ['content_hash'])
  expect((await upload('first')).status).toBe(201)
  const refused = await upload('second')
  expect([refused.status, await refused.text()]).toEqual([
    409,
    'An account can hold 500 salary files. Delete some salary files first',
  ])
  expect(await stored('games', ada)).toBe(500)
  expect((await ada.send('DELETE', `/api/csv-history/showdown/${id}`)).status).toBe(204)
  await env.DB.prepare('update games set csv_bytes = 250000 where user_id = ?')
    .bind(await idOf(ada))
    .run()
  const tooMuch = await upload('second')
  expect([tooMuch.status, await tooMuch.text()]).toEqual([
    409,
    'An account can hold 100 MB of salary files. Delete some salary files first',
  ])
  await env.DB.prepare('update games set csv_bytes = 1000 where user_id = ?')
    .bind(await idOf(ada))
    .run()
  expect((await upload('second')).status).toBe(201)
  const row = env.DB.prepare(
    "select csv_bytes, length(cast(csv_data as blob)) as n from games where file_name = 'second.csv'",
  )
  const { csv_bytes, n } = (await row.first<{ csv_bytes: number; n: number }>())!
  expect(csv_bytes).toBe(n)
})

test('an account holds 200 contests and 2 GB of files; a refused contest leaves no file', async () => {
  const [ada] = await signedIn('ada-contests')
  const upload = (seed: number) => {
    const form = new FormData()
    form.append('file', new File([madeContestCsv(20, seed)], 'contest-standings-1.csv'))
    return send('/api/contest/upload', { method: 'POST', headers: { Cookie: ada.cookie }, body: form })
  }
  const { contestId } = await (await upload(1)).json<{ contestId: number }>()
  await copyRow('contests', contestId, 199, ['file_hash'])
  const refused = await upload(2)
  expect([refused.status, await refused.json()]).toEqual([
    409,
    { error: 'An account can hold 200 contests. Delete some contests first' },
  ])
  expect((await upload(1)).status).toBe(200)
  expect((await ada.send('DELETE', `/api/contest/${contestId}`)).status).toBe(204)
  const twoGigabytes = env.DB.prepare(
    'update contests set file_bytes = 2000000000 / 199 + 1 where user_id = ?',
  )
  await twoGigabytes.bind(await idOf(ada)).run()
  expect(await (await upload(2)).json()).toEqual({
    error: 'An account can hold 2 GB of contest files. Delete some contests first',
  })
  await jobsDone()
  const { objects } = await env.FILES.list({ prefix: `contests/${await idOf(ada)}/` })
  // The first contest's file is kept: copies of its row refer to it.
  expect(objects.map(({ key }) => key.replace(/.*\//, ''))).toEqual(['standings.csv'])
})

test('an account holds 200,000 history entries; importing existing ones again is not refused', async () => {
  const [ada] = await signedIn('ada-history')
  const upload = (name: string) => ada.post('/api/historical/upload', { csvData: historyCsv(name) })
  await upload('1')
  const { id } = (await env.DB.prepare('select id from historical_entries where user_id = ?')
    .bind(await idOf(ada))
    .first<{ id: number }>())!
  await copyRow('historical_entries', id, 199_999, ['entry_key'])
  expect((await upload('1')).status).toBe(200)
  const refused = await upload('2')
  expect([refused.status, await refused.text()]).toEqual([
    409,
    'An account can hold 200,000 history entries. Delete an import of your history first',
  ])
  expect(await stored('historical_entries', ada)).toBe(200_000)
  expect((await ada.send('DELETE', '/api/historical/entries')).status).toBe(204)
  expect((await upload('2')).status).toBe(200)
  expect(await stored('historical_entries', ada)).toBe(1)
})

test('a history that exceeds the limit in a later piece leaves nothing of its earlier pieces', async () => {
  const [ada] = await signedIn('ada-pieces')
  const upload = (csvData: string) => ada.post('/api/historical/upload', { csvData })
  await upload(historyCsv('1'))
  const { id } = (await env.DB.prepare('select id from historical_entries where user_id = ?')
    .bind(await idOf(ada))
    .first<{ id: number }>())!
  await copyRow('historical_entries', id, 193_999, ['entry_key'])
  const file = manyEntries(makeHistory({ entries: 8_000, seed: 3 }))
  expect((await upload(file)).status).toBe(409)
  expect(await stored('historical_entries', ada)).toBe(194_000)
  await env.DB.prepare('delete from historical_entries where user_id = ? and id > ?')
    .bind(await idOf(ada), id)
    .run()
  expect(await (await upload(file)).json()).toMatchObject({ added: 8_000 })
  expect(await (await upload(file)).json()).toMatchObject({ added: 0 })
  expect(await stored('historical_entries', ada)).toBe(8_001)
})

test('the game data of a lineup is at most 4 KB', async () => {
  const [ada] = await signedIn('ada-meta')
  const save = (players: object[]) =>
    ada.post('/api/saved-lineups', {
      ...showdownLineup(),
      game: { slateName: 'MIN @ LAC', meta: { players } },
    })
  const player = { name: 'Amon-Ra St. Brown', team: 'DET', weather: { temp: 70, wind: 3, precip: 0 } }
  expect((await save(Array.from({ length: 10 }, () => player))).status).toBe(201)
  const refused = await save(Array.from({ length: 60 }, () => player))
  expect([refused.status, await refused.text()]).toEqual([
    400,
    'game.meta is too large, at most 4 KB are kept',
  ])
})

async function idOf(client: Client): Promise<number> {
  return (await (await client.get('/api/user')).json<{ id: number }>()).id
}

async function stored(table: string, client: Client): Promise<number> {
  const count = env.DB.prepare(`select count(*) as n from ${table} where user_id = ?`)
  return (await count.bind(await idOf(client)).first<number>('n'))!
}

async function playersOf(client: Client): Promise<number> {
  const count = env.DB.prepare(
    'select count(*) as n from saved_lineup_players join saved_lineups l on l.id = lineup_id where user_id = ?',
  )
  return (await count.bind(await idOf(client)).first<number>('n'))!
}
