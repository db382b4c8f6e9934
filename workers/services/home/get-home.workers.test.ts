import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { STANDARD } from '#core/formats/dk-classic.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { saveMemory } from '#workers/services/slates/save-memory.ts'
import { saveSlate } from '#workers/services/slates/save-slate.ts'
import { enteredEntry, showdownLineup } from '#workers/testing/lineups.ts'
import { contextOf, newPerson } from '#workers/testing/person.ts'
import { salaryCsv } from '#workers/testing/uploads.ts'
import { ask, newEntrySet } from '#workers/testing/valid-calls.ts'
import { getHome } from './get-home.ts'

/** 8:15 PM in New York on October 23, 2025 (daylight saving time, UTC-4). */
const KICKOFF = Date.UTC(2025, 9, 24, 0, 15)
const NONE = { entries: 0, feesCents: 0 }
const NOTHING = { slates: [], entrySets: [], pending: { lineups: NONE, sets: NONE } }

test('a new user has nothing to go on with', async () => {
  expect(await getHome(contextOf(await newPerson()))).toEqual(NOTHING)
})

test('a slate says its game and when it starts; what others stored is not listed', async () => {
  const [ada, bob] = [contextOf(await newPerson()), contextOf(await newPerson())]
  const id = await store(ada, { name: 'ada', fileName: 'thursday.csv' })
  const { slates } = await getHome(ada)
  expect(slates).toEqual([
    {
      id,
      formatId: 'showdown',
      fileName: 'thursday.csv',
      teams: { away: 'MIN', home: 'LAC' },
      gameDate: '2025-10-23',
      startsAt: KICKOFF,
      locks: [{ at: KICKOFF, games: [{ away: 'MIN', home: 'LAC' }] }],
    },
  ])
  expect(await getHome(bob)).toEqual(NOTHING)
})

test('a slate of several games says all its locks', async () => {
  const ada = contextOf(await newPerson())
  const rows = [
    ['MIN', 'MIN@LAC 10/26/2025 01:00PM ET'],
    ['SEA', 'SEA@SFO 10/26/2025 04:25PM ET'],
  ].flatMap(([team, game]) =>
    ['QB', 'RB/FLEX', 'WR/FLEX', 'TE/FLEX', 'DST'].map((slot) => {
      const name = `${team} ${slot.slice(0, 2)}`
      return `${slot.split('/')[0]},${name} (${name.length}),${name},${name.length},${slot},5000,${game},${team},11.5`
    }),
  )
  const [head] = salaryCsv('head').split('\n')
  await saveSlate(ada, STANDARD, { csvData: [head, ...rows].join('\n'), fileName: 'main.csv' })
  const [slate] = (await getHome(ada)).slates
  const [one, second] = [Date.UTC(2025, 9, 26, 17), Date.UTC(2025, 9, 26, 20, 25)]
  expect(slate).toMatchObject({
    teams: null,
    startsAt: one,
    locks: [
      { at: one, games: [{ away: 'MIN', home: 'LAC' }] },
      { at: second, games: [{ away: 'SEA', home: 'SFO' }] },
    ],
  })
})

test('a file stored before kickoffs were kept has a date only, also where its facts cannot be read', async () => {
  const ada = contextOf(await newPerson())
  const id = await store(ada, { name: 'older' })
  for (const meta of ['{"week":8}', '{"startsAt":"soon"}', '{"startsAt":', null]) {
    await env.DB.prepare('update games set meta = ? where id = ?').bind(meta, id).run()
    const [slate] = (await getHome(ada)).slates
    expect(slate, String(meta)).toMatchObject({ id, startsAt: null, gameDate: '2025-10-23' })
    expect(slate, String(meta)).not.toHaveProperty('locks')
  }
})

test('slates come in the order of work on them: an upload and a later change of what was set both count', async () => {
  const ada = contextOf(await newPerson())
  const ids: number[] = []
  for (let day = 0; day < 12; day++)
    ids.push(
      await store({ ...ada, now: day }, { name: `day ${day}`, kickoff: `11/${10 + day}/2025 08:15PM ET` }),
    )
  expect(await shown(ada)).toEqual([ids[11], ids[10], ids[9], ids[8]])

  await change({ ...ada, now: 100 }, ids[2]!)
  await change({ ...ada, now: 101 }, ids[0]!)
  expect(await shown(ada)).toEqual([ids[0], ids[2], ids[11], ids[10]])
})

test('of several files of one game the latest is listed; files of several games are listed each', async () => {
  const ada = contextOf(await newPerson())
  await store(ada, { name: 'noon' })
  const newest = await store(ada, { name: 'an hour before lock' })
  expect(await shown(ada)).toEqual([newest])

  const otherFormat = await store(ada, { name: 'auction' })
  await env.DB.prepare("update games set game_mode = 'bigleague' where id = ?").bind(otherFormat).run()
  expect(await shown(ada)).toEqual([otherFormat, newest])
  const [early, late] = [
    await store(ada, { name: 'early', games: 2 }),
    await store(ada, { name: 'late', games: 2 }),
  ]
  expect(await shown(ada)).toEqual([late, early, otherFormat, newest])
})

test('a deleted file is not listed, also where a lineup keeps its game', async () => {
  const person = await newPerson()
  const ada = contextOf(person)
  const id = await store(ada, { name: 'deleted' })
  const body = { ...showdownLineup(), game: { id } }
  expect((await ask(person, 'POST /saved-lineups', { body })).status).toBe(201)
  const path = `/csv-history/showdown/${id}`
  expect((await ask(person, 'DELETE /csv-history/:gameMode/:id', { path })).status).toBeLessThan(300)
  expect(await shown(ada)).toEqual([])
})

test('what waits for a result: single lineups and those of entered sets, with their fees', async () => {
  const person = await newPerson()
  const ada = contextOf(person)
  const won = { ...showdownLineup(), lineup: { ...showdownLineup().lineup, winnings_total: 50 } }
  await ask(person, 'POST /saved-lineups', { body: showdownLineup() })
  await ask(person, 'POST /saved-lineups', { body: won })
  const lineups = { entries: 1, feesCents: 2000 }
  expect((await getHome(ada)).pending).toEqual({ lineups, sets: NONE })

  const [first] = [
    await newEntrySet(person),
    await newEntrySet(person, { entry_set: { name: 'Not entered' } }),
  ]
  const before = await getHome(ada)
  // Two lineups at $0.25 each.
  expect(before.pending).toEqual({ lineups, sets: { entries: 2, feesCents: 50 } })
  expect((await getHome(ada)).pending).toEqual(before.pending)
  expect(before.entrySets.map((set) => [set.fees_total, set.lineups, set.settled])).toEqual([
    [null, 2, 0],
    [0.5, 2, 0],
  ])

  const path = `/entry-sets/${first}/entries`
  const entries = [1, 2, 3].map((n) => enteredEntry(`77${person.id}0${n}`))
  expect((await ask(person, 'PUT /entry-sets/:id/entries', { path, body: { entries } })).status).toBe(200)
  const entered = await getHome(ada)
  expect(entered.entrySets[1]).toMatchObject({ id: first, fees_total: 0.75, entries: 3, settled: 0 })
  expect(entered.pending.sets).toEqual({ entries: 3, feesCents: 75 })
})

test('typed points without winnings are told apart, and so are entries whose games are to come', async () => {
  const person = await newPerson()
  const ada = contextOf(person)
  const slate = { id: await store(ada, { name: 'ada' }), name: 'MIN @ LAC' }
  const id = await newEntrySet(person, { slate })
  const locks = [{ at: KICKOFF, entries: 2 }]
  expect((await getHome(ada)).pending.sets).toEqual({ entries: 2, feesCents: 50, locks })
  const path = `/entry-sets/${id}/results`
  const results = [{ points_total: 80 }, {}]
  expect((await ask(person, 'PUT /entry-sets/:id/results', { path, body: { results } })).status).toBe(200)
  expect((await getHome(ada)).pending.sets).toEqual({
    ...{ entries: 2, feesCents: 50, scored: 1 },
    locks: [{ at: KICKOFF, entries: 1 }],
  })
})

async function shown(ctx: ServiceContext): Promise<number[]> {
  return (await getHome(ctx)).slates.map(({ id }) => id)
}

/** `games`: the file's; one as `salaryCsv` has it, or two. */
async function store(
  ctx: ServiceContext,
  {
    name,
    fileName = `${name}.csv`,
    kickoff = '10/23/2025 08:15PM ET',
    games = 1,
  }: { name: string; fileName?: string; kickoff?: string; games?: 1 | 2 },
): Promise<number> {
  const one = salaryCsv(name).replaceAll('10/23/2025 08:15PM ET', kickoff)
  const two = `${one}\nQB,Ann Other (9),Ann Other,9,FLEX,5000,SEA@SFO ${kickoff},SEA,11.5`
  return saveSlate(ctx, SHOWDOWN, { csvData: games === 1 ? one : two, fileName })
}

async function change(ctx: ServiceContext, slateId: number): Promise<void> {
  const fields = { 'lock:a': { value: true, at: ctx.now, by: 'laptop' } }
  const slate = { fileName: 'a.csv', game: null, people: {} }
  const saved = await saveMemory(ctx, 'showdown', String(slateId), { baseRevision: 0, slate, fields })
  expect(saved.ok).toBe(true)
}
