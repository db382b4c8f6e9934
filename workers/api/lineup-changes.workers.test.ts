import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { madeSlateCsv } from '#workers/testing/contest-csv.ts'
import { showdownLineup } from '#workers/testing/lineups.ts'
import { type Client, signedIn } from '#workers/testing/make-user.ts'

type Saved = { lineup: { id: number; [field: string]: unknown }; players: { id: number }[] }

test('an open lineup is renamed by its owner only; a finalized one keeps its name', async () => {
  const [ada, bob] = await signedIn('ada-renames', 'bob-renames')
  const { lineup } = await save(ada)
  // The day is of the lineup's slate, and only the whole lineup has it.
  const { game_date: _day, ...row } = lineup
  const address = `/api/saved-lineups/${lineup.id}/name`
  for (const _ of ['once', 'again']) {
    const renamed = await ada.put(address, { lineup_name: '  Sunday  ', points_total: 1 })
    expect(renamed.status).toBe(200)
    expect((await renamed.json<Saved>()).lineup).toEqual({ ...row, lineup_name: 'Sunday' })
  }
  const foreign = await bob.put(address, { lineup_name: 'Mine' })
  expect([foreign.status, await foreign.text()]).toEqual([404, 'Lineup not found'])
  for (const [body, sentence] of [
    [{}, 'Lineup name is required'],
    [{ lineup_name: '   ' }, 'Lineup name is required'],
    [{ lineup_name: 7 }, 'Lineup name is required'],
    [{ lineup_name: 'x'.repeat(256) }, 'Lineup name must be at most 255 characters'],
  ] as const) {
    const refused = await ada.put(address, body)
    expect([refused.status, await refused.text()]).toEqual([400, sentence])
  }
  await ada.post('/api/saved-lineups/finalize', { lineup_id: lineup.id })
  const late = await ada.put(address, { lineup_name: 'Late' })
  expect([late.status, await late.text()]).toEqual([409, 'Sunday is finalized and cannot be edited'])
  expect((await detail(ada, lineup.id)).lineup).toMatchObject({ lineup_name: 'Sunday' })
})

test('a restored lineup gets the game and the key that are there by then', async () => {
  const [ada] = await signedIn('ada-links')
  const request = { ...showdownLineup(), game: { slateName: 'MIN @ LAC', gameDate: '2025-10-23' } }
  const key = { 'Idempotency-Key': 'a key' }
  const { lineup } = await (await ada.post('/api/saved-lineups', request, key)).json<Saved>()
  const second = await save(ada, { game: request.game })
  await ada.send('DELETE', `/api/saved-lineups/${second.lineup.id}`)
  // The game stays as long as another lineup was saved for it.
  expect(await gamesOf(ada)).toBe(1)
  await ada.send('DELETE', `/api/saved-lineups/${lineup.id}`)
  expect(await gamesOf(ada)).toBe(0)
  const other = await (await ada.post('/api/saved-lineups', request, key)).json<Saved>()
  const restored = await (await ada.post(`/api/saved-lineups/${lineup.id}/restore`)).json<Saved>()
  expect(restored.lineup.game_id).toBe(other.lineup.game_id)
  expect(await namesOf(ada)).toHaveLength(2)
  expect(await gamesOf(ada)).toBe(1)
})

test('a lineup finds its salary file: the linked one, else the newest of the same game', async () => {
  const [ada, bob] = await signedIn('ada-reopens', 'bob-reopens')
  const upload = async (csvData: string) =>
    (
      await (
        await ada.post('/api/csv-history/showdown', { csvData, fileName: 'DKSalaries.csv' })
      ).json<{ id: number }>()
    ).id
  const slateOf = async (id: number, client = ada) => {
    const answer = await client.get(`/api/saved-lineups/${id}/slate`)
    return answer.ok ? (await answer.json<{ id: number }>()).id : [answer.status, await answer.text()]
  }
  const missing = [
    404,
    'The salary file of this lineup is not stored. Upload it again to open or export the lineup',
  ]
  const teams = { away: 'MIN', home: 'LAC' }
  const bare = await save(ada, { game: { slateName: 'MIN @ LAC', gameDate: '2025-10-23', teams } })
  const otherDay = await save(ada, { game: { slateName: 'MIN @ LAC', gameDate: '2025-10-30', teams } })
  const otherGame = await save(ada, {
    game: { slateName: 'KC @ BUF', gameDate: '2025-10-23', teams: { away: 'KC', home: 'BUF' } },
  })
  const noGame = await save(ada)
  expect(await slateOf(bare.lineup.id)).toEqual(missing)

  const [older, newer] = [await upload(madeSlateCsv()), await upload(`${madeSlateCsv()}\n`)]
  const linked = await save(ada, { game: { id: older } })
  expect(await slateOf(bare.lineup.id)).toBe(newer)
  expect(await slateOf(linked.lineup.id)).toBe(older)
  for (const { lineup } of [otherDay, otherGame, noGame]) expect(await slateOf(lineup.id)).toEqual(missing)
  expect(await slateOf(linked.lineup.id, bob)).toEqual([404, 'Lineup not found'])

  // Without its own file the lineup keeps its game, and so finds the other file.
  await ada.send('DELETE', `/api/csv-history/showdown/${older}`)
  expect(await slateOf(linked.lineup.id)).toBe(newer)
  await ada.send('DELETE', `/api/csv-history/showdown/${newer}`)
  expect(await slateOf(linked.lineup.id)).toEqual(missing)
  expect(await slateOf(await upload(madeSlateCsv()).then(() => linked.lineup.id))).toBeTypeOf('number')
})

async function save(client: Client, more = {}): Promise<Saved> {
  const answer = await client.post('/api/saved-lineups', { ...showdownLineup(), ...more })
  expect(answer.status).toBe(201)
  return answer.json<Saved>()
}

async function detail(client: Client, id: number): Promise<Saved> {
  return (await client.get(`/api/saved-lineups/${id}`)).json<Saved>()
}

async function listOf(client: Client): Promise<{ lineup_name: string }[]> {
  const { lineups } = await (await client.get('/api/saved-lineups')).json<{
    lineups: { lineup_name: string }[]
  }>()
  return lineups
}

async function namesOf(client: Client): Promise<string[]> {
  return (await listOf(client)).map(({ lineup_name }) => lineup_name)
}

async function gamesOf(client: Client): Promise<number> {
  const { id } = await (await client.get('/api/user')).json<{ id: number }>()
  return (await env.DB.prepare('select count(*) as n from games where user_id = ?')
    .bind(id)
    .first<number>('n'))!
}
