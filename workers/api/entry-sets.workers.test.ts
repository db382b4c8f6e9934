import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { EntrySetDetail, EntrySetPage, SaveEntrySetRequest } from '#contract/entry-sets.ts'
import { copyRow } from '#workers/testing/copy-row.ts'
import { bigLeaguePlayers, entrySet } from '#workers/testing/lineups.ts'
import { type Client, signedIn } from '#workers/testing/make-user.ts'
import { salaryCsv } from '#workers/testing/uploads.ts'

test('a set is saved with its rules and read back whole', async () => {
  const [ada] = await signedIn('ada-sets')
  const sent = entrySet()
  const answer = await ada.post('/api/entry-sets', sent)
  expect(answer.status).toBe(201)
  const saved = await answer.json<EntrySetDetail>()
  expect(saved.entry_set).toMatchObject({
    name: 'Thursday 150',
    game_mode: 'showdown',
    slate_name: 'MIN @ LAC',
    game_id: null,
    contest_name: null,
    contest_type: 'GPP',
    entry_fee: 0.25,
    entered: true,
    lineups: 2,
    ...{ settled: 0, winnings_total: 0, cashed: 0, best_points: null },
  })
  expect(saved.lineups).toEqual(sent.lineups)
  expect(saved.rules).toEqual(sent.rules)
  expect(saved.players.map((row) => row.provider_id)).toEqual(sent.players.map((row) => row.provider_id))
  expect(saved.players[6]).toMatchObject({ player_name: 'Joe Archer', position: 'QB', is_captain: true })
  expect(saved.results).toBe(null)
  expect(await read(ada, saved.entry_set.id)).toEqual(saved)
})

test('groups are kept with their theses and rules, copied with the set, and absent where there are none', async () => {
  const [ada] = await signedIn('ada-set-groups')
  const { rules } = entrySet()
  const groups = [
    { name: 'Home', thesis: 'They lead and run.', rules, lineups: [1] },
    { name: 'Free', thesis: '', rules: null, lineups: [0] },
  ]
  const saved = await (await ada.post('/api/entry-sets', { ...entrySet(), groups })).json<EntrySetDetail>()
  expect(saved.groups).toEqual(groups)
  expect((await read(ada, saved.entry_set.id)).groups).toEqual(groups)
  const copy = await ada.post(`/api/entry-sets/${saved.entry_set.id}/copy`)
  expect((await copy.json<EntrySetDetail>()).groups).toEqual(groups)
  expect(await read(ada, await save(ada))).not.toHaveProperty('groups')
})

const GROUP = { name: 'Home', thesis: '', rules: [], lineups: [0] }

test.each<[string, (set: SaveEntrySetRequest) => unknown, string]>([
  [
    'a group of a lineup that is not there',
    (set) => ({ ...set, groups: [{ ...GROUP, lineups: [2] }] }),
    'A group names a lineup that is not in the list',
  ],
  [
    'two groups of one name',
    (set) => ({ ...set, groups: [GROUP, { ...GROUP, lineups: [1] }] }),
    'A group has the name of another group',
  ],
  [
    'a group with a rule of another version',
    (set) => ({ ...set, groups: [{ ...GROUP, rules: [{ id: 'r', isOn: true, rule: { kind: 'new' } }] }] }),
    'Rule 1: rule.kind must be one of ',
  ],
])('what is no group of the set is refused with a sentence: %s', async (_, broken, sentence) => {
  const [ada] = await signedIn(`ada-${crypto.randomUUID()}`)
  const refused = await ada.post('/api/entry-sets', broken(entrySet()))
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(sentence)])
})

test.each<[string, (set: SaveEntrySetRequest) => unknown, string]>([
  [
    'one slot short',
    (set) => ({ ...set, lineups: [...set.lineups, [0, 1, 2, 3, 4]] }),
    'Lineup 3 has 5 players; a Showdown lineup has exactly 6',
  ],
  [
    'a place without a row',
    (set) => ({ ...set, lineups: [[0, 1, 2, 3, 4, 99]] }),
    'Lineup 1 names a player that is not in the list',
  ],
  [
    'no captain first',
    (set) => ({ ...set, lineups: [[1, 0, 2, 3, 4, 5]] }),
    'Lineup 1 has a player in a slot that does not take them',
  ],
  [
    'a person as captain and flex',
    (set) => ({ ...set, lineups: [[0, 7, 2, 3, 4, 5]] }),
    'Lineup 1 holds a player twice',
  ],
  ['$50,500', (set) => ({ ...set, lineups: [[6, 7, 2, 3, 4, 5]] }), 'Lineup 1 is over budget'],
  [
    'the rules of another format',
    (set) => ({ ...set, entry_set: { ...set.entry_set, game_mode: 'bigleague' } }),
    'Lineup 1 has 6 players; a Big League lineup has exactly 10',
  ],
])('a lineup that breaks the rules is refused by its number: %s', async (_, broken, sentence) => {
  const [ada] = await signedIn(`ada-${crypto.randomUUID()}`)
  const refused = await ada.post('/api/entry-sets', broken(entrySet()))
  expect([refused.status, await refused.text()]).toEqual([400, sentence])
  expect((await list(ada)).total).toBe(0)
})

test('a set of a format without captains', async () => {
  const [ada] = await signedIn('ada-big-set')
  const answer = await ada.post('/api/entry-sets', {
    entry_set: { name: 'Big', game_mode: 'bigleague' },
    players: bigLeaguePlayers(),
    lineups: [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  })
  const saved = await answer.json<EntrySetDetail>()
  expect([answer.status, saved.rules, saved.entry_set.entered]).toEqual([201, [], false])
})

test('a slate of another user is not linked; the own one opens the set again', async () => {
  const [ada, bob] = await signedIn('ada-set-slate', 'bob-set-slate')
  const file = { csvData: salaryCsv('x'), fileName: 'DKSalaries.csv' }
  const { id: slateId } = await (await ada.post('/api/csv-history/showdown', file)).json<{ id: number }>()
  const theirs = await save(bob, { slate: { id: slateId, name: 'Not theirs' } })
  const missing = await bob.get(`/api/entry-sets/${theirs}/slate`)
  expect([missing.status, await missing.text()]).toEqual([
    404,
    'The salary file of this set is not stored. Upload it again to open the set',
  ])
  const mine = await save(ada, { slate: { id: slateId } })
  expect(await (await ada.get(`/api/entry-sets/${mine}/slate`)).json()).toMatchObject({
    id: slateId,
    ...file,
  })
  const uses = await ada.get(`/api/csv-history/showdown/${slateId}/uses`)
  expect(await uses.json()).toEqual({ lineups: 0, entrySets: 1, contests: 0 })

  // Without its file the set stays, and finds the file when it is uploaded again.
  expect((await ada.send('DELETE', `/api/csv-history/showdown/${slateId}`)).status).toBe(204)
  expect((await ada.get(`/api/entry-sets/${mine}/slate`)).status).toBe(404)
  await ada.post('/api/csv-history/showdown', file)
  expect((await ada.get(`/api/entry-sets/${mine}/slate`)).status).toBe(200)
  await ada.send('DELETE', `/api/entry-sets/${mine}`)
  expect(await countOf('games', ada)).toBe(1)
})

test('name, contest and fee change one by one; another fee counts again which lineups cashed', async () => {
  const [ada] = await signedIn('ada-set-change')
  const id = await save(ada)
  const change = async (body: object) => {
    const answer = await ada.put(`/api/entry-sets/${id}`, body)
    expect(answer.status).toBe(200)
    return (await answer.json<EntrySetDetail>()).entry_set
  }
  expect(await change({ name: ' Monday ' })).toMatchObject({ name: 'Monday', entry_fee: 0.25 })
  expect(await change({ contest_name: 'Milly', contest_type: 'Single Entry' })).toMatchObject({
    ...{ name: 'Monday', contest_name: 'Milly', contest_type: 'Single Entry' },
  })
  const results = [{ winnings_total: 3 }, { winnings_total: 0.5, points_total: 88.8 }]
  const recorded = await ada.put(`/api/entry-sets/${id}/results`, { results })
  expect((await recorded.json<EntrySetDetail>()).entry_set).toMatchObject({
    ...{ settled: 2, winnings_total: 3.5, cashed: 2, best_points: 88.8 },
  })
  expect(await change({ entry_fee: 0.5 })).toMatchObject({ cashed: 1, settled: 2, winnings_total: 3.5 })
  expect(await change({ entry_fee: null, contest_name: null })).toMatchObject({
    ...{ entry_fee: null, entered: false, contest_name: null },
  })
  expect((await ada.put(`/api/entry-sets/${id}`, { name: '' })).status).toBe(400)
})

test('results replace the earlier ones; a lineup without winnings is pending', async () => {
  const [ada] = await signedIn('ada-set-results')
  const id = await save(ada)
  const path = `/api/entry-sets/${id}/results`
  const full = [
    { points_total: 101.5, winnings_total: 2, rank: 12 },
    { points_total: 90, winnings_total: 0, rank: 900 },
  ]
  const recorded = await (await ada.put(path, { results: full })).json<EntrySetDetail>()
  expect(recorded.results).toEqual(full)
  expect(recorded.entry_set).toMatchObject({ settled: 2, winnings_total: 2, cashed: 1, best_points: 101.5 })
  const partly = await ada.put(path, { results: [{ points_total: 101.5 }, { winnings_total: 0 }] })
  expect((await partly.json<EntrySetDetail>()).entry_set).toMatchObject({
    ...{ settled: 1, winnings_total: 0, cashed: 0, best_points: 101.5 },
  })
  const tooFew = await ada.put(path, { results: [{}] })
  expect([tooFew.status, await tooFew.text()]).toEqual([
    400,
    'The set has 2 lineups, but results of 1 were sent',
  ])
  const draft = await save(ada, { entry_set: { name: 'Draft' } })
  const refused = await ada.put(`/api/entry-sets/${draft}/results`, { results: [{}, {}] })
  expect([refused.status, await refused.text()]).toEqual([
    409,
    'Draft is not entered. Set its entry fee first',
  ])
})

test("an export holds every set as the API answers it, more than fit in one piece, and no other user's", async () => {
  const [ada, bob] = await signedIn('ada-set-export', 'bob-set-export')
  const id = await save(ada)
  await save(bob)
  await ada.put(`/api/entry-sets/${id}/results`, { results: [{ winnings_total: 2 }, {}] })
  await copyRow('entry_sets', id, 24, ['idempotency_key'])
  const answer = await ada.get('/api/export/entry-sets.json')
  const { entry_sets } = await answer.json<{ entry_sets: EntrySetDetail[] }>()
  expect(entry_sets).toHaveLength(25)
  expect(entry_sets[0]).toEqual(await read(ada, id))
})

test('the sets of an account are listed page by page, newest first', async () => {
  const [ada] = await signedIn('ada-pages-sets')
  await copyRow('entry_sets', await save(ada), 24, ['idempotency_key'])
  const seen: number[] = []
  let after: number | null = null
  do {
    const page: EntrySetPage = await list(ada, `?rows=10${after === null ? '' : `&after=${after}`}`)
    expect(page.total).toBe(25)
    seen.push(...page.entry_sets.map((set) => set.id))
    after = page.next
  } while (after !== null)
  expect(seen).toHaveLength(25)
  expect(seen).toEqual(seen.toSorted((a, b) => b - a))
})

test('150 lineups of 120 rows take about 30 KB', async () => {
  const [ada] = await signedIn('ada-bytes-of-sets')
  const [captain, ...flex] = entrySet().players
  const players = [
    captain!,
    ...Array.from({ length: 119 }, (_, i) => ({ ...flex[0]!, salary: 1000, player_name: `Receiver ${i}` })),
  ]
  const lineups = Array.from({ length: 150 }, (_, i) => [0, 1 + (i % 20), 21 + (i % 20), 41, 61, 81])
  const id = await save(ada, { players, lineups })
  const bytes = await env.DB.prepare('select bytes from entry_sets where id = ?')
    .bind(id)
    .first<number>('bytes')
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThan(30_000)
})

async function save(client: Client, more: object = {}): Promise<number> {
  const answer = await client.post('/api/entry-sets', { ...entrySet(), ...more })
  expect(answer.status).toBe(201)
  return (await answer.json<EntrySetDetail>()).entry_set.id
}

async function read(client: Client, id: number): Promise<EntrySetDetail> {
  return (await client.get(`/api/entry-sets/${id}`)).json()
}

async function list(client: Client, query = ''): Promise<EntrySetPage> {
  return (await client.get(`/api/entry-sets${query}`)).json()
}

async function idOf(client: Client): Promise<number> {
  return (await (await client.get('/api/user')).json<{ id: number }>()).id
}

async function countOf(table: string, client: Client): Promise<number> {
  const count = env.DB.prepare(`select count(*) as n from ${table} where user_id = ?`)
  return (await count.bind(await idOf(client)).first<number>('n'))!
}
