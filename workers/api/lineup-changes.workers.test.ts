import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createDb } from '#db/client.ts'
import { lineupRows } from '#workers/faults/testing/records.ts'
import { sweepDeletedRecords } from '#workers/services/records/sweep-deleted-records.ts'
import { madeSlateCsv } from '#workers/testing/contest-csv.ts'
import { showdownLineup } from '#workers/testing/lineups.ts'
import { type Client, signedIn } from '#workers/testing/make-user.ts'

type Saved = { lineup: { id: number; [field: string]: unknown }; players: { id: number }[] }

const HOUR_MS = 60 * 60_000

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

test('a copy has the players, contest and game, an own name and no result, and is open', async () => {
  const [ada, bob] = await signedIn('ada-copies', 'bob-copies')
  const { lineup, players } = await save(ada, { game: { slateName: 'MIN @ LAC', gameDate: '2025-10-23' } })
  const result = { points_total: 141, winnings_total: 50, rank: 3 }
  await ada.put(`/api/saved-lineups/${lineup.id}`, result)
  await ada.post('/api/saved-lineups/finalize', { lineup_id: lineup.id })
  const address = `/api/saved-lineups/${lineup.id}/copy`

  const answer = await ada.post(address, undefined, { 'Idempotency-Key': 'first' })
  expect(answer.status).toBe(201)
  const copy = await answer.json<Saved>()
  expect(copy.lineup).toEqual({
    ...lineup,
    id: copy.lineup.id,
    created_at: copy.lineup.created_at,
    lineup_name: 'Thursday night (copy)',
  })
  expect(copy.lineup.id).not.toBe(lineup.id)
  expect(copy.players).toEqual(players.map((player, i) => ({ ...player, id: copy.players[i]!.id })))

  // A repeated request is answered by the first copy; a new one makes a second copy.
  const again = await ada.post(address, undefined, { 'Idempotency-Key': 'first' })
  expect(await again.json()).toEqual(copy)
  const second = await ada.post(`/api/saved-lineups/${copy.lineup.id}/copy`)
  expect((await second.json<Saved>()).lineup.lineup_name).toBe('Thursday night (copy 2)')
  expect(await namesOf(ada)).toEqual(['Thursday night (copy 2)', 'Thursday night (copy)', 'Thursday night'])
  expect(
    (await ada.post('/api/saved-lineups', showdownLineup(), { 'Idempotency-Key': 'first' })).status,
  ).toBe(422)

  const foreign = await bob.post(address)
  expect([foreign.status, await foreign.text()]).toEqual([404, 'Lineup not found'])
  expect(await namesOf(bob)).toEqual([])
})

test('a deleted lineup comes back as it was: id, result, time, place in the list, players, game, finalized', async () => {
  const [ada, bob] = await signedIn('ada-restores', 'bob-restores')
  const game = { slateName: 'MIN @ LAC', gameDate: '2025-10-23', meta: { week: 8 } }
  const key = { 'Idempotency-Key': 'a key' }
  const request = { ...showdownLineup(), game }
  const { lineup } = await (await ada.post('/api/saved-lineups', request, key)).json<Saved>()
  await save(ada)
  // 1/3 has no short decimal form, so a loss of digits would show.
  await ada.put(`/api/saved-lineups/${lineup.id}`, { points_total: 141.33, winnings_total: 50, rank: 3 })
  for (const finalized of [false, true]) {
    if (finalized) await ada.post('/api/saved-lineups/finalize', { lineup_id: lineup.id })
    const [rows, before, list] = [
      await lineupRows(lineup.id),
      await detail(ada, lineup.id),
      await listOf(ada),
    ]
    expect((await ada.send('DELETE', `/api/saved-lineups/${lineup.id}`)).status).toBe(204)
    expect((await listOf(ada)).length).toBe(list.length - 1)

    const address = `/api/saved-lineups/${lineup.id}/restore`
    expect((await bob.post(address)).status).toBe(404)
    const answers = await Promise.all([ada.post(address), ada.post(address), ada.post(address)])
    for (const answer of [...answers, await ada.post(address)]) {
      expect(answer.status).toBe(200)
      expect(await answer.json()).toEqual(before)
    }
    expect(await lineupRows(lineup.id)).toBe(rows)
    expect(await listOf(ada)).toEqual(list)
  }
  expect(
    (await ada.put(`/api/saved-lineups/${lineup.id}`, { points_total: 1, winnings_total: 1 })).status,
  ).toBe(409)
  // The key is kept: the retry of the first save is no new lineup.
  const retried = await ada.post('/api/saved-lineups', request, key)
  expect((await retried.json<Saved>()).lineup.id).toBe(lineup.id)
  expect(await gamesOf(ada)).toBe(1)
})

test('a restored lineup gets the game and the key that are there by then', async () => {
  const [ada] = await signedIn('ada-links')
  const request = { ...showdownLineup(), game: { slateName: 'MIN @ LAC', gameDate: '2025-10-23' } }
  const key = { 'Idempotency-Key': 'a key' }
  const { lineup } = await (await ada.post('/api/saved-lineups', request, key)).json<Saved>()
  await ada.send('DELETE', `/api/saved-lineups/${lineup.id}`)
  expect(await gamesOf(ada)).toBe(0)
  const other = await (await ada.post('/api/saved-lineups', request, key)).json<Saved>()
  const restored = await (await ada.post(`/api/saved-lineups/${lineup.id}/restore`)).json<Saved>()
  expect(restored.lineup.game_id).toBe(other.lineup.game_id)
  expect(await namesOf(ada)).toHaveLength(2)
  expect(await gamesOf(ada)).toBe(1)
})

test('a deletion is final after an hour, and only the 50 newest of a user can be undone', async () => {
  const [ada] = await signedIn('ada-late')
  const ids: number[] = []
  for (let i = 0; i < 51; i += 1) {
    const { lineup } = await save(ada)
    await ada.send('DELETE', `/api/saved-lineups/${lineup.id}`)
    ids.push(lineup.id)
  }
  const restore = async (id: number) => (await ada.post(`/api/saved-lineups/${id}/restore`)).status
  expect(await restore(ids[0]!)).toBe(404)
  expect(await restore(ids[1]!)).toBe(200)
  const db = createDb(env.DB)
  await sweepDeletedRecords(db, Date.now() + HOUR_MS - 60_000)
  expect(await restore(ids[2]!)).toBe(200)
  await sweepDeletedRecords(db, Date.now() + HOUR_MS + 1)
  expect(await restore(ids[3]!)).toBe(404)
  expect(await restore(ids[2]!)).toBe(200)
})

test('no room to restore: the sentence says what to delete, and the lineup is kept for another try', async () => {
  const [ada] = await signedIn('ada-no-room')
  const [{ lineup }, other] = [await save(ada), await save(ada)]
  await ada.send('DELETE', `/api/saved-lineups/${lineup.id}`)
  const columns = await env.DB.prepare(
    "select group_concat(name) as n from pragma_table_info('saved_lineups') where name not in ('id', 'idempotency_key')",
  ).first<string>('n')
  await env.DB.prepare(
    `with recursive n (i) as (select 1 union all select i + 1 from n where i < 4999)
      insert into saved_lineups (${columns}) select ${columns} from saved_lineups, n where id = ?`,
  )
    .bind(other.lineup.id)
    .run()
  const refused = await ada.post(`/api/saved-lineups/${lineup.id}/restore`)
  expect([refused.status, await refused.text()]).toEqual([
    409,
    'An account can hold 5,000 saved lineups. Delete some lineups first',
  ])
  await ada.send('DELETE', `/api/saved-lineups/${other.lineup.id}`)
  expect((await ada.post(`/api/saved-lineups/${lineup.id}/restore`)).status).toBe(200)
})

test('a result recorded during a deletion is part of what comes back, or is refused', async () => {
  const [ada] = await signedIn('ada-race')
  for (let round = 0; round < 6; round += 1) {
    const { lineup } = await save(ada)
    const put = (points_total: number) =>
      ada.put(`/api/saved-lineups/${lineup.id}`, { points_total, winnings_total: 0 })
    const [first, removed, second] = await Promise.all([
      put(1),
      ada.send('DELETE', `/api/saved-lineups/${lineup.id}`),
      put(2),
    ])
    expect(removed.status).toBe(204)
    const accepted = [first, second].map(({ status }, i) => (status === 200 ? i + 1 : 0))
    const { lineup: back } = await (await ada.post(`/api/saved-lineups/${lineup.id}/restore`)).json<Saved>()
    expect(accepted.some(Boolean) ? accepted : [null]).toContain(back.points_total)
  }
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
