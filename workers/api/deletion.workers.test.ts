import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { UploadAnswer } from '#contract/contests.ts'
import { madeContestCsv, madeSlateCsv } from '#workers/testing/contest-csv.ts'
import { jobsDone } from '#workers/testing/jobs.ts'
import { showdownLineup } from '#workers/testing/lineups.ts'
import { type Client, send, signedIn } from '#workers/testing/make-user.ts'
import { historyCsv } from '#workers/testing/uploads.ts'

test('deleting a salary file keeps its lineups and relearns its contests without it', async () => {
  const [ada, bob] = await signedIn('ada-unties', 'bob-unties')
  const upload = { csvData: madeSlateCsv(), fileName: 'DKSalaries.csv' }
  const { id } = await (await ada.post('/api/csv-history/showdown', upload)).json<{ id: number }>()
  const lineupId = await save(ada, { game: { id } })
  await ada.post('/api/saved-lineups/finalize', { lineup_id: lineupId })
  const form = new FormData()
  form.append('file', new File([madeContestCsv(300)], 'contest-standings-1.csv'))
  const sent = { method: 'POST', headers: { Cookie: ada.cookie }, body: form }
  const { contestId } = await (await send('/api/contest/upload', sent)).json<UploadAnswer>()
  await jobsDone()
  expect(await matchupsOf(ada)).toBeGreaterThan(0)

  const foreign = await bob.send('DELETE', `/api/csv-history/showdown/${id}`)
  expect([foreign.status, await foreign.text()]).toEqual([404, 'Slate not found'])
  expect((await ada.send('DELETE', `/api/csv-history/bigleague/${id}`)).status).toBe(404)
  const uses = `/api/csv-history/showdown/${id}/uses`
  expect(await (await ada.get(uses)).json()).toEqual({ lineups: 1, entrySets: 0, contests: 1 })
  expect((await bob.get(uses)).status).toBe(404)
  expect((await ada.send('DELETE', `/api/csv-history/showdown/${id}`)).status).toBe(204)
  expect(await (await ada.get('/api/csv-history/showdown')).json()).toEqual([])
  const { lineup } = await (await ada.get(`/api/saved-lineups/${lineupId}`)).json<{ lineup: object }>()
  // The game stays for its date and teams, without the file.
  expect(lineup).toMatchObject({ finalized: true, game_id: id })
  expect((await ada.get(uses)).status).toBe(404)
  expect((await ada.send('DELETE', `/api/csv-history/showdown/${id}`)).status).toBe(404)
  const game = env.DB.prepare(
    'select csv_data, csv_bytes, file_name, game_date, teams from games where id = ?',
  )
  expect(await game.bind(id).first()).toEqual({
    ...{ csv_data: null, csv_bytes: 0, file_name: null },
    ...{ game_date: '2025-10-23', teams: '{"away":"MIN","home":"LAC"}' },
  })
  const { contest } = await (await ada.get(`/api/contest/${contestId}`)).json<{ contest: object }>()
  expect(contest).toMatchObject({ slateId: null, learning: 'waiting' })
  await jobsDone()
  expect(await matchupsOf(ada)).toBe(0)
})

test('a file that no lineup was saved for is deleted whole, and the same file can be stored again', async () => {
  const [ada] = await signedIn('ada-again')
  const upload = async () => {
    const file = { csvData: madeSlateCsv(), fileName: 'DKSalaries.csv' }
    return (await (await ada.post('/api/csv-history/showdown', file)).json<{ id: number }>()).id
  }
  const first = await upload()
  expect(await (await ada.get(`/api/csv-history/showdown/${first}/uses`)).json()).toEqual({
    lineups: 0,
    entrySets: 0,
    contests: 0,
  })
  expect((await ada.send('DELETE', `/api/csv-history/showdown/${first}`)).status).toBe(204)
  expect(await gamesOf(ada)).toBe(0)
  // Twice with a lineup: the game of the first file stays, and the second file has a row of its own.
  for (const _ of [1, 2]) {
    await save(ada, { game: { id: await upload() } })
    const [slate] = await (await ada.get('/api/csv-history/showdown')).json<{ id: number }[]>()
    expect((await ada.send('DELETE', `/api/csv-history/showdown/${slate!.id}`)).status).toBe(204)
  }
  expect(await gamesOf(ada)).toBe(2)
})

test('a file is renamed', async () => {
  const [ada] = await signedIn('ada-slate-name')
  const file = { csvData: madeSlateCsv(), fileName: 'DKSalaries.csv' }
  const { id } = await (await ada.post('/api/csv-history/showdown', file)).json<{ id: number }>()
  const address = `/api/csv-history/showdown/${id}/name`
  const renamed = await ada.put(address, { fileName: ' Main slate ' })
  const teams = { away: 'MIN', home: 'LAC' }
  const expected = { id, fileName: 'Main slate', teams, gameDate: '2025-10-23' }
  expect([renamed.status, await renamed.json()]).toEqual([200, expected])
  // The same file again keeps the name that the user gave it.
  await ada.post('/api/csv-history/showdown', file)
  expect(await (await ada.get('/api/csv-history/showdown')).json()).toEqual([expected])
  expect((await ada.put(address.replace('showdown', 'bigleague'), { fileName: 'x' })).status).toBe(404)
  for (const [fileName, sentence] of [
    ['  ', 'The file needs a name'],
    [undefined, 'fileName is required'],
    ['x'.repeat(256), 'The file name must be at most 255 characters'],
  ]) {
    const refused = await ada.put(address, { fileName })
    expect([refused.status, await refused.text()]).toEqual([400, sentence])
  }
})

test('deleting an import keeps the entries of other imports; the whole history can be deleted too', async () => {
  const [ada, bob] = await signedIn('ada-imports', 'bob-imports')
  const upload = (client: Client, name: string) =>
    client.post('/api/historical/upload', { csvData: historyCsv(name) })
  await upload(ada, '1')
  // Imports are identified by their time, so two must not share a millisecond.
  await new Promise((resolve) => setTimeout(resolve, 5))
  await upload(ada, '2')
  await upload(bob, '1')
  const [second, first] = await importsOf(ada)
  expect([first!.entries, second!.entries]).toEqual([1, 1])
  expect(first!.imported_at < second!.imported_at).toBe(true)

  expect((await bob.send('DELETE', `/api/historical/imports/${second!.id}`)).status).toBe(404)
  expect((await ada.send('DELETE', '/api/historical/imports/x')).status).toBe(404)
  expect((await ada.send('DELETE', `/api/historical/imports/${second!.id}`)).status).toBe(204)
  expect(await importsOf(ada)).toEqual([first])
  // The figures equal those of an account without the other import.
  const figuresOf = async (client: Client) => (await client.get('/api/historical/analytics')).text()
  expect(await figuresOf(ada)).toBe(await figuresOf(bob))

  expect((await ada.send('DELETE', '/api/historical/entries')).status).toBe(204)
  expect(await importsOf(ada)).toEqual([])
  expect(JSON.parse(await figuresOf(ada))).toMatchObject({ totalEntries: 0, netProfit: 0 })
  expect(await importsOf(bob)).toHaveLength(1)
})

type Import = { id: number; name: string | null; imported_at: string; entries: number }

test('an import has the name of its file until its owner renames it; the name goes with its last entry', async () => {
  const [ada, bob] = await signedIn('ada-import-names', 'bob-import-names')
  const upload = (client: Client, name: string, fileName?: string) =>
    client.post('/api/historical/upload', { csvData: historyCsv(name), fileName })
  await upload(ada, '1')
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect((await upload(ada, '2', ' 2025 season.csv ')).status).toBe(200)
  // The same entries again add none, so there is no import to name.
  await upload(ada, '2', 'again.csv')
  await upload(bob, '1', 'theirs.csv')
  const namesOf = async (client: Client) => (await importsOf(client)).map(({ name }) => name)
  expect(await namesOf(ada)).toEqual(['2025 season.csv', null])

  const [second, first] = await importsOf(ada)
  const rename = (client: Client, id: number, name: unknown) =>
    client.put(`/api/historical/imports/${id}/name`, { name })
  expect((await rename(ada, first!.id, '  Season of 2024 ')).status).toBe(204)
  expect((await rename(ada, second!.id, 'Season of 2025')).status).toBe(204)
  expect((await rename(bob, second!.id, 'Mine')).status).toBe(404)
  expect((await rename(ada, 1, 'Nothing')).status).toBe(404)
  for (const [name, sentence] of [
    [' ', 'The import needs a name'],
    [7, 'The import needs a name'],
    ['x'.repeat(256), 'The name must be at most 255 characters'],
    ['a\0b', 'The name contains a character that can not be shown'],
  ] as const) {
    const refused = await rename(ada, first!.id, name)
    expect([refused.status, await refused.text()]).toEqual([400, sentence])
  }
  expect(await namesOf(ada)).toEqual(['Season of 2025', 'Season of 2024'])
  expect(await namesOf(bob)).toEqual(['theirs.csv'])

  await ada.send('DELETE', `/api/historical/imports/${second!.id}`)
  const left = await env.DB.prepare('select name from history_imports order by name').all<{ name: string }>()
  expect(left.results.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Season of 2024', 'theirs.csv']),
  )
  expect(left.results.map(({ name }) => name)).not.toContain('Season of 2025')
})

async function importsOf(client: Client): Promise<Import[]> {
  return (await (await client.get('/api/historical/imports')).json<{ imports: Import[] }>()).imports
}

async function save(client: Client, more: object): Promise<number> {
  const answer = await client.post('/api/saved-lineups', { ...showdownLineup(), ...more })
  return (await answer.json<{ lineup: { id: number } }>()).lineup.id
}

function gamesOf(client: Client): Promise<number> {
  return rowsOf('games', client)
}

function matchupsOf(client: Client): Promise<number> {
  return rowsOf('matchup_history', client)
}

async function rowsOf(table: string, client: Client): Promise<number> {
  const { id } = await (await client.get('/api/user')).json<{ id: number }>()
  const count = env.DB.prepare(`select count(*) as n from ${table} where user_id = ?`)
  return (await count.bind(id).first<number>('n'))!
}
