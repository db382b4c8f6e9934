import { expect, test } from 'vitest'
import type { EnterSetRequest } from '#contract/entered-entries.ts'
import type { EnteredSetDetail, EntrySetDetail, EntrySetPage } from '#contract/entry-sets.ts'
import { enteredEntry, entrySet } from '#workers/testing/lineups.ts'
import { type Client, signedIn } from '#workers/testing/make-user.ts'

type Entry = EnterSetRequest['entries'][number]

const PENDING = { points_total: null, rank: null, winnings_total: null, source: null }

test('a set holds what it was entered as, and sending it again changes nothing', async () => {
  const [ada] = await signedIn('ada-enters')
  const id = await newSet(ada)
  // Lineup 1 in a $0.25 and a $3 contest, lineup 2 in the first.
  const entries = [
    enteredEntry('4001'),
    enteredEntry('4002', { lineup: 1, forecast: null }),
    enteredEntry('5001', { contest_key: '182700200', contest_name: 'NFL $3', entry_fee: 3 }),
  ]
  const entered = await enter(ada, id, entries)
  expect(entered.entries).toEqual([
    { ...entries[0], ...PENDING },
    { ...entries[2], ...PENDING },
    { ...entries[1], ...PENDING },
  ])
  expect(entered.entry_set).toMatchObject({
    ...{ lineups: 2, entries: 3, fees_total: 3.5, settled: 0, settled_fees: 0, winnings_total: 0 },
    ...{ entered: true, best_points: null },
  })
  expect(await enter(ada, id, entries)).toEqual(entered)
  expect(await read(ada, id)).toEqual(entered)
  const page = await (await ada.get('/api/entry-sets')).json<EntrySetPage>()
  expect(page.entry_sets).toEqual([entered.entry_set])
})

test('an entry of another set or lineup moves to where it was entered last; the other entries stay', async () => {
  const [ada] = await signedIn('ada-moves')
  const [first, second] = [await newSet(ada), await newSet(ada)]
  await enter(ada, first, [enteredEntry('4001'), enteredEntry('4002', { lineup: 1, entry_fee: 5 })])
  const moved = await enter(ada, second, [enteredEntry('4002', { entry_fee: 5 })])
  expect(keysOf(moved)).toEqual(['4002 as 0'])
  expect(moved.entry_set).toMatchObject({ entries: 1, fees_total: 5 })
  const left = await read(ada, first)
  expect(keysOf(left)).toEqual(['4001 as 0'])
  expect(left.entry_set).toMatchObject({ entries: 1, fees_total: 0.25 })
  expect(keysOf(await enter(ada, first, [enteredEntry('4001', { lineup: 1 })]))).toEqual(['4001 as 1'])
})

test('two users may have the same entry key, and neither sees the other’s entry', async () => {
  const [ada, bob] = await signedIn('ada-same-key', 'bob-same-key')
  const [mine, theirs] = [await newSet(ada), await newSet(bob)]
  await enter(ada, mine, [enteredEntry('4001')])
  await enter(bob, theirs, [enteredEntry('4001', { lineup: 1 })])
  expect(keysOf(await read(ada, mine))).toEqual(['4001 as 0'])
  expect(keysOf(await read(bob, theirs))).toEqual(['4001 as 1'])
})

test('a forecast is replaced by the next download, kept by one without, and dropped with its lineup', async () => {
  const [ada] = await signedIn('ada-forecasts')
  const id = await newSet(ada)
  const forecast = { ...enteredEntry('4001').forecast!, win: 0.5, made_at: 1_764_000_100_000 }
  await enter(ada, id, [enteredEntry('4001')])
  expect((await enter(ada, id, [enteredEntry('4001', { forecast })])).entries[0]!.forecast).toEqual(forecast)
  const kept = await enter(ada, id, [enteredEntry('4001', { forecast: null })])
  expect(kept.entries[0]!.forecast).toEqual(forecast)
  const other = await enter(ada, id, [enteredEntry('4001', { forecast: null, lineup: 1 })])
  expect(other.entries[0]!.forecast).toBe(null)
})

test('what was frozen before the lock stays with its lineup in whichever set an entry is recorded; a set that is left empty is named', async () => {
  const [ada] = await signedIn('ada-freezes')
  const set = entrySet()
  const download = { ...set, entry_set: { ...set.entry_set, entry_fee: null } }
  const [first, second, third] = [
    await newSet(ada, download),
    await newSet(ada, { ...download, lineups: set.lineups.toReversed() }),
    await newSet(ada, download),
  ]
  const frozenAt = (made_at: number, lineup: number) => {
    const players = set.lineups[lineup]!.map((place) => set.players[place]!.provider_id!)
    const hash = 'a'.repeat(64)
    const frozen = { players, inputs: hash, locks_at: 1_764_000_000_500, sha256: hash }
    return { ...enteredEntry('4001').forecast!, made_at, frozen }
  }
  const [before, late] = [1_764_000_000_000, 1_764_000_000_600]
  const forecasts = async (id: number, entries: Entry[]) => {
    const { entries: recorded, emptied } = await send(ada, id, entries)
    return { made: recorded.map(({ forecast }) => forecast?.made_at ?? null), emptied }
  }
  const two = [
    enteredEntry('4001', { forecast: frozenAt(before, 0) }),
    enteredEntry('4002', { lineup: 1, forecast: frozenAt(before, 1) }),
  ]
  expect(await forecasts(first, two)).toEqual({ made: [before, before], emptied: [] })
  // Later files have no forecast, or one of the running games. In the second set the lineups stand the other way round.
  const moved = [
    enteredEntry('4002', { forecast: frozenAt(late, 1) }),
    enteredEntry('4001', { lineup: 1, forecast: null }),
  ]
  expect(await forecasts(second, moved.slice(0, 1))).toEqual({ made: [before], emptied: [] })
  expect(await forecasts(second, moved)).toEqual({ made: [before, before], emptied: [first] })
  // Another lineup has none.
  const swapped = two.map((entry) => ({ ...entry, lineup: 0, forecast: null }))
  expect(await forecasts(third, swapped)).toEqual({ made: [before, null], emptied: [second] })
})

test('a set that has a fee of its own is not named as empty when its entries are recorded elsewhere', async () => {
  const [ada] = await signedIn('ada-has-fee')
  const [first, second] = [await newSet(ada), await newSet(ada)]
  await enter(ada, first, [enteredEntry('4001')])
  expect((await send(ada, second, [enteredEntry('4001')])).emptied).toEqual([])
})

test('an entry of unknown fee has the fee of its set', async () => {
  const [ada] = await signedIn('ada-fee')
  const entered = await enter(ada, await newSet(ada), [enteredEntry('4001', { entry_fee: null })])
  expect(entered.entries[0]!.entry_fee).toBe(0.25)
})

test.each<[string, Entry[], string]>([
  [
    'a lineup that the set lacks',
    [enteredEntry('4001', { lineup: 2 })],
    'Entry 4001 has lineup 3, but the set has 2',
  ],
  [
    'one entry twice',
    [enteredEntry('4001'), enteredEntry('4001', { lineup: 1 })],
    'An entry is listed twice',
  ],
  ['no number', [enteredEntry('4e9')], 'entries.0.entry_key must be the number of the entry'],
  ['a negative fee', [enteredEntry('4001', { entry_fee: -1 })], 'entries.0.entry_fee is too small'],
  [
    'too many',
    Array.from({ length: 3_001 }, (_, i) => enteredEntry(`${i}`, { forecast: null })),
    'A set holds at most 3000 entries',
  ],
])('entries are refused with a sentence: %s', async (_, entries, sentence) => {
  const [ada] = await signedIn(`ada-${crypto.randomUUID()}`)
  const id = await newSet(ada)
  const refused = await ada.put(`/api/entry-sets/${id}/entries`, { entries })
  expect([refused.status, await refused.text()]).toEqual([400, sentence])
  expect((await read(ada, id)).entries).toEqual([])
})

test('a set with 3,000 entries takes no further one', async () => {
  const [ada] = await signedIn('ada-full-set')
  const id = await newSet(ada)
  const entries = Array.from({ length: 3_000 }, (_, i) => enteredEntry(`${i}`))
  expect((await enter(ada, id, entries)).entry_set).toMatchObject({ entries: 3_000, fees_total: 750 })
  const refused = await ada.put(`/api/entry-sets/${id}/entries`, { entries: [enteredEntry('3000')] })
  expect([refused.status, await refused.text()]).toEqual([
    409,
    'A set can hold 3,000 entries. Save the build once more, and enter the copy',
  ])
  // Deleted and restored, it is as it was.
  const before = await read(ada, id)
  await ada.send('DELETE', `/api/entry-sets/${id}`)
  expect(await (await ada.post(`/api/entry-sets/${id}/restore`)).json()).toEqual(before)
})

test('a deleted set comes back with its entries, but for one that was entered elsewhere meanwhile', async () => {
  const [ada] = await signedIn('ada-restores')
  const [first, second] = [await newSet(ada), await newSet(ada)]
  await enter(ada, first, [enteredEntry('4001'), enteredEntry('4002', { lineup: 1 })])
  await ada.send('DELETE', `/api/entry-sets/${first}`)
  await enter(ada, second, [enteredEntry('4002')])
  const restored = await (await ada.post(`/api/entry-sets/${first}/restore`)).json<EntrySetDetail>()
  expect(keysOf(restored)).toEqual(['4001 as 0'])
  expect(restored.entry_set).toMatchObject({ entries: 1, fees_total: 0.25 })
  expect(keysOf(await read(ada, second))).toEqual(['4002 as 0'])
})

async function newSet(client: Client, set = entrySet()): Promise<number> {
  const answer = await client.post('/api/entry-sets', set)
  return (await answer.json<EntrySetDetail>()).entry_set.id
}

async function enter(client: Client, id: number, entries: Entry[]): Promise<EntrySetDetail> {
  const { emptied, ...set } = await send(client, id, entries)
  return set
}

async function send(client: Client, id: number, entries: Entry[]): Promise<EnteredSetDetail> {
  const answer = await client.put(`/api/entry-sets/${id}/entries`, { entries })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json()
}

async function read(client: Client, id: number): Promise<EntrySetDetail> {
  return (await client.get(`/api/entry-sets/${id}`)).json()
}

function keysOf({ entries }: EntrySetDetail): string[] {
  return entries.map(({ entry_key, lineup }) => `${entry_key} as ${lineup}`)
}
