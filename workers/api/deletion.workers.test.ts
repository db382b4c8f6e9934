import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { UploadAnswer } from '#contract/contests.ts'
import { madeContestCsv, madeSlateCsv } from '#workers/testing/contest-csv.ts'
import { jobsDone } from '#workers/testing/jobs.ts'
import { showdownLineup } from '#workers/testing/lineups.ts'
import { type Client, send, signedIn } from '#workers/testing/make-user.ts'
import { historyCsv } from '#workers/testing/uploads.ts'

test('only the owner can delete a lineup, finalized or not; it then disappears from every list', async () => {
  const [ada, bob] = await signedIn('ada-deletes', 'bob-deletes')
  const game = { slateName: 'MIN @ LAC', gameDate: '2025-10-23' }
  const [first, second] = [await save(ada, { game }), await save(ada, { game })]
  await ada.post('/api/saved-lineups/finalize', { lineup_id: first })
  const refused = await bob.send('DELETE', `/api/saved-lineups/${first}`)
  expect([refused.status, await refused.text()]).toEqual([404, 'Lineup not found'])

  expect((await ada.send('DELETE', `/api/saved-lineups/${first}`)).status).toBe(204)
  expect((await ada.send('DELETE', `/api/saved-lineups/${first}`)).status).toBe(404)
  expect((await ada.get(`/api/saved-lineups/${first}`)).status).toBe(404)
  const { lineups } = await (await ada.get('/api/saved-lineups')).json<{ lineups: { id: number }[] }>()
  expect(lineups.map(({ id }) => id)).toEqual([second])
  // The game stays as long as another lineup was saved for it.
  expect(await gamesOf(ada)).toBe(1)
  expect((await ada.send('DELETE', `/api/saved-lineups/${second}`)).status).toBe(204)
  expect(await gamesOf(ada)).toBe(0)
  const players = env.DB.prepare('select count(*) as n from saved_lineup_players where lineup_id in (?, ?)')
  expect(await players.bind(first, second).first('n')).toBe(0)
})

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
  expect((await ada.send('DELETE', `/api/csv-history/showdown/${id}`)).status).toBe(204)
  expect(await (await ada.get('/api/csv-history/showdown')).json()).toEqual([])
  const { lineup } = await (await ada.get(`/api/saved-lineups/${lineupId}`)).json<{ lineup: object }>()
  expect(lineup).toMatchObject({ finalized: true, game_id: null })
  const { contest } = await (await ada.get(`/api/contest/${contestId}`)).json<{ contest: object }>()
  expect(contest).toMatchObject({ slateId: null, learning: 'waiting' })
  await jobsDone()
  expect(await matchupsOf(ada)).toBe(0)
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

type Import = { id: number; imported_at: string; entries: number }

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
