import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { MemoryWire } from '#contract/slate-memory.ts'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import { isContestSettings } from '#core/payouts/is-contest-settings.ts'
import { usualContest } from '#core/payouts/usual-contest.ts'
import { showdownLineup } from '#workers/testing/lineups.ts'
import { type Client, signedIn } from '#workers/testing/make-user.ts'
import { salaryCsv } from '#workers/testing/uploads.ts'

const GAME = 'showdown 2025-10-23 LAC MIN'
const slate = { fileName: 'DKSalaries.csv', game: GAME, people: { 'a@MIN': { name: 'A', price: 9000 } } }
const lock = (at: number) => ({ 'lock:a@MIN': { value: 'flex', at, by: 'laptop' } })

async function newSlate(client: Client, name: string): Promise<string> {
  const file = { csvData: salaryCsv(name), fileName: `${name}.csv` }
  const { id } = await (await client.post('/api/csv-history/showdown', file)).json<{ id: number }>()
  return `/api/csv-history/showdown/${id}`
}

async function read(client: Client, path: string): Promise<MemoryWire> {
  const answer = await client.get(path)
  expect(answer.status).toBe(200)
  return answer.json()
}

test('a save based on the last one is stored; another one is answered with what is stored', async () => {
  const [ada] = await signedIn('ada-remembers')
  const path = `${await newSlate(ada, 'first')}/memory`
  expect(await read(ada, path)).toEqual({ revision: 0, fields: {}, earlier: null, saved: [] })

  const save = (baseRevision: number, fields: object) => ada.put(path, { baseRevision, slate, fields })
  const first = await save(0, lock(1))
  expect([first.status, await first.json()]).toEqual([200, { revision: 1 }])
  const late = await save(0, lock(2))
  expect([late.status, await late.json()]).toEqual([409, { revision: 1, fields: lock(1) }])
  expect(await (await save(1, lock(2))).json()).toEqual({ revision: 2 })
  expect(await read(ada, path)).toEqual({ revision: 2, fields: lock(2), earlier: null, saved: [] })
  // The fields of a revision that the device knows are not sent again.
  const known = { revision: 2, fields: {}, earlier: null, saved: [] }
  expect(await read(ada, `${path}?known=2`)).toEqual(known)
  expect(await read(ada, `${path}?known=1`)).toEqual({ ...known, fields: lock(2) })
  // Based on a revision that is not stored, as after the slate was deleted and uploaded again.
  const other = `${await newSlate(ada, 'second')}/memory`
  const ahead = await ada.put(other, { baseRevision: 7, slate, fields: lock(1) })
  expect([ahead.status, await ahead.json()]).toEqual([409, { revision: 0, fields: {} }])
})

test('the lineups saved for a slate are named with its memory, until they are deleted', async () => {
  const [ada, bob] = await signedIn('ada-saves-of-slate', 'bob-saves-too')
  const [path, other] = [await newSlate(ada, 'of-this'), await newSlate(ada, 'of-another')]
  const ofSlate = { ...showdownLineup(), game: { id: Number(path.split('/').at(-1)) } }
  for (const [client, lineup] of [
    [ada, showdownLineup()],
    [bob, ofSlate],
  ] as const)
    expect((await client.post('/api/saved-lineups', lineup)).status).toBe(201)
  expect((await read(ada, `${path}/memory`)).saved).toEqual([])

  const answer = await ada.post('/api/saved-lineups', ofSlate)
  const { lineup } = await answer.json<{ lineup: { id: number } }>()
  const rows = [
    'Cal Sterling LAC 14400 true',
    'Joe Archer LAC 10600 false',
    'Max Young MIN 9000 false',
    'Ray Cobb LAC 8000 false',
    'Vikings MIN 4400 false',
    'Will Reich MIN 3600 false',
  ]
  expect((await read(ada, `${path}/memory`)).saved).toEqual([{ id: lineup.id, key: rows.join('\n') }])
  expect((await read(ada, `${other}/memory`)).saved).toEqual([])
  expect((await ada.send('DELETE', `/api/saved-lineups/${lineup.id}`)).status).toBe(204)
  expect((await read(ada, `${path}/memory`)).saved).toEqual([])
})

test('the contest of a slate is read back as it was saved', async () => {
  const [ada] = await signedIn('ada-sets-a-contest')
  const path = `${await newSlate(ada, 'contest')}/memory`
  const tiers = [
    { from: 1, to: 1, prizeCents: 306_250 },
    { from: 2, to: 50, prizeCents: 18_751 },
  ]
  const payouts = {
    from: 'table',
    name: 'payouts.csv',
    tiers,
    notes: ['Places 2 to 50 win a ticket.'],
  } as const
  const contest: ContestSettings = {
    ...usualContest('own_table'),
    fillPct: 92.5,
    poolCents: 2_500_000,
    payouts,
  }
  const fields = { 'draft.contest': { value: contest, at: 1, by: 'laptop' } }
  expect((await ada.put(path, { baseRevision: 0, slate, fields })).status).toBe(200)
  const kept = (await read(ada, path)).fields['draft.contest']?.value
  expect(kept).toEqual(contest)
  expect(isContestSettings(kept)).toBe(true)
})

test('what stands on every later slate is kept for the account: two devices merge, others see none of it', async () => {
  const [ada, bob] = await signedIn('ada-every-week', 'bob-every-week')
  const starred = { name: 'My GPP rules', formatId: 'showdown', isStarred: true, entries: [], rules: [] }
  const fields = (at: number) => ({ 'ruleSet#1': { value: starred, at, by: 'laptop' } })
  const save = (baseRevision: number, at: number) =>
    ada.put('/api/standing', { baseRevision, fields: fields(at) })
  const kept = async (client: Client) => (await client.get('/api/standing')).json()
  expect(await kept(ada)).toEqual({ revision: 0, fields: {} })

  const first = await save(0, 1)
  expect([first.status, await first.json()]).toEqual([200, { revision: 1 }])
  // The other device has not seen that: it is told, merges, and saves again.
  const late = await save(0, 2)
  expect([late.status, await late.json()]).toEqual([409, { revision: 1, fields: fields(1) }])
  expect(await (await save(1, 2)).json()).toEqual({ revision: 2 })
  expect(await kept(ada)).toEqual({ revision: 2, fields: fields(2) })
  expect((await save(7, 3)).status).toBe(409)
  expect((await ada.put('/api/standing', { baseRevision: 2, fields: { 'no field': 1 } })).status).toBe(400)
  expect(await kept(bob)).toEqual({ revision: 0, fields: {} })
  expect((await bob.put('/api/standing', { baseRevision: 2, fields: {} })).status).toBe(409)
  expect(await kept(ada)).toEqual({ revision: 2, fields: fields(2) })
})

test('of two saves at the same time one is stored', async () => {
  const [ada] = await signedIn('ada-twice-at-once')
  const path = `${await newSlate(ada, 'race')}/memory`
  const saves = await Promise.all(
    [1, 2, 3, 4].map((at) => ada.put(path, { baseRevision: 0, slate, fields: lock(at) })),
  )
  expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  expect((await read(ada, path)).revision).toBe(1)
})

test('a slate with nothing kept offers what was saved last for another file of the same game', async () => {
  const [ada, bob] = await signedIn('ada-newer-file', 'bob-newer-file')
  const [old, older, newer] = [await newSlate(ada, '1'), await newSlate(ada, '2'), await newSlate(ada, '3')]
  await ada.put(`${old}/memory`, { baseRevision: 0, slate, fields: lock(1) })
  // Two saves in one millisecond would have no order.
  await new Promise((resolve) => setTimeout(resolve, 5))
  const last = { ...slate, fileName: 'older.csv' }
  await ada.put(`${older}/memory`, { baseRevision: 0, slate: last, fields: lock(2) })
  const asked = `${newer}/memory?game=${encodeURIComponent(GAME)}`
  expect((await read(ada, asked)).earlier).toEqual({ slate: last, fields: lock(2) })
  for (const none of [`${newer}/memory`, `${newer}/memory?game=`, `${newer}/memory?game=showdown+2025`])
    expect((await read(ada, none)).earlier).toBeNull()
  expect((await read(ada, `${old}/memory?game=${encodeURIComponent(GAME)}`)).earlier).toBeNull()
  const bobs = await newSlate(bob, '4')
  expect((await read(bob, `${bobs}/memory?game=${encodeURIComponent(GAME)}`)).earlier).toBeNull()
  // A deleted slate offers nothing.
  expect((await ada.send('DELETE', older)).status).toBe(204)
  expect((await read(ada, asked)).earlier).toEqual({ slate, fields: lock(1) })
})

test.each([
  ['no revision', { baseRevision: undefined }, 'baseRevision is not a revision'],
  ['a revision below zero', { baseRevision: -1 }, 'baseRevision is not a revision'],
  ['no file', { slate: { fileName: 'a.csv' } }, 'slate is not what is kept of a file'],
  ['a list of fields', { fields: [] }, 'fields is not what is kept with a slate'],
  ['a field without a kind', { fields: { lock: lock(1) } }, 'fields is not what is kept with a slate'],
  ['a time that is no time', { fields: lock(1.5) }, 'fields is not what is kept with a slate'],
  ['an entry that is a value', { fields: { 'lock:a@MIN': 1 } }, 'fields is not what is kept with a slate'],
  [
    'a value nested too deeply',
    { fields: { 'lock:a@MIN': { value: deep(60), at: 1, by: 'x' } } },
    'fields is not what is kept with a slate',
  ],
])('%s is refused', async (what, wrong, sentence) => {
  const [ada] = await signedIn(`ada ${what}`)
  const path = `${await newSlate(ada, what)}/memory`
  const refused = await ada.put(path, { baseRevision: 0, slate, fields: {}, ...wrong })
  expect([refused.status, await refused.text()]).toEqual([400, sentence])
  expect((await read(ada, path)).revision).toBe(0)
})

test('a save of more than 1 MB is refused, and an account keeps 50 MB in all', async () => {
  const [ada] = await signedIn('ada-keeps-much')
  const path = `${await newSlate(ada, 'large')}/memory`
  const text = (length: number) => ({ 'draft.note': { value: 'x'.repeat(length), at: 1, by: 'x' } })
  const tooLarge = await ada.put(path, { baseRevision: 0, slate, fields: text(1_050_000) })
  expect([tooLarge.status, await tooLarge.text()]).toEqual([
    413,
    'The request is too large, at most 1024 KB are accepted',
  ])
  expect((await ada.put(path, { baseRevision: 0, slate, fields: text(1_000_000) })).status).toBe(200)
  expect((await read(ada, path)).fields).toEqual(text(1_000_000))
  expect((await ada.put(path, { baseRevision: 1, slate, fields: lock(1) })).status).toBe(200)
  await env.DB.prepare("update slate_memories set bytes = 50000000 where content like '%laptop%'").run()
  const other = `${await newSlate(ada, 'another')}/memory`
  const full = await ada.put(other, { baseRevision: 0, slate, fields: lock(1) })
  expect([full.status, await full.text()]).toEqual([
    409,
    'An account can hold 50 MB of what is set for its slates. Delete some salary files first',
  ])
  expect((await read(ada, other)).revision).toBe(0)
})

test('it goes with its slate, also where a saved lineup keeps the game, and is part of the export', async () => {
  const [ada] = await signedIn('ada-deletes')
  const own = await newSlate(ada, 'gone')
  await ada.put(`${own}/memory`, { baseRevision: 0, slate, fields: lock(3) })
  const exported = await (await ada.get('/api/export/slates.json')).json()
  expect(exported).toEqual({
    slates: [{ fileName: 'gone.csv', gameMode: 'showdown', gameDate: expect.any(String), fields: lock(3) }],
  })
  const gameId = Number(own.split('/').at(-1))
  await env.DB.prepare(
    `insert into saved_lineups (user_id, game_id, lineup_name, projected_points, avg_salary_spent, remaining_salary,
      num_stacks, stack_types, created_at) select user_id, id, 'kept', 1, 1, 1, 0, '[]', 1 from games where id = ?`,
  )
    .bind(gameId)
    .run()
  expect((await ada.send('DELETE', own)).status).toBe(204)
  const left = env.DB.prepare('select count(*) as n from slate_memories where game_id = ?').bind(gameId)
  expect(await left.first('n')).toBe(0)
  const game = env.DB.prepare('select count(*) as n from games where id = ?').bind(gameId)
  expect(await game.first('n')).toBe(1)
})

function deep(levels: number): unknown {
  return JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`)
}
