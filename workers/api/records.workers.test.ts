import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { createDb } from '#db/client.ts'
import { sweepDeletedRecords } from '#workers/services/records/sweep-deleted-records.ts'
import { enteredEntry, entrySet, showdownLineup } from '#workers/testing/lineups.ts'
import { type Client, signedIn } from '#workers/testing/make-user.ts'

/* What saved lineups and entry sets do alike. */

type Whole = Record<string, Record<string, unknown>>
type Kind = {
  noun: string
  api: string
  /** Where the answer has the record, and how it calls the name. */
  at: string
  name: string
  body: object
  other: object
  /** Changes of a record after it was saved. */
  changes: ((client: Client, id: number) => Promise<Response>)[]
  /** Fields that a copy does not take over. */
  notCopied: object
  /** Its rows: tables, and the column with its id. */
  rows: readonly (readonly [table: string, column: string])[]
}

const lineup = { ...showdownLineup(), game: { slateName: 'MIN @ LAC', gameDate: '2025-10-23' } }

const KINDS: Kind[] = [
  {
    ...{ noun: 'lineup', api: '/api/saved-lineups', at: 'lineup', name: 'lineup_name' },
    body: lineup,
    other: { ...lineup, lineup: { ...lineup.lineup, week: 9 } },
    changes: [
      (client, id) =>
        // The salary of a player is a sixth of $50,000: a loss of digits would show.
        client.put(`/api/saved-lineups/${id}`, { points_total: 141.33, winnings_total: 50, rank: 3 }),
      (client, id) => client.post('/api/saved-lineups/finalize', { lineup_id: id }),
    ],
    notCopied: {},
    rows: [
      ['saved_lineups', 'id'],
      ['saved_lineup_players', 'lineup_id'],
    ],
  },
  {
    ...{ noun: 'entry set', api: '/api/entry-sets', at: 'entry_set', name: 'name' },
    body: entrySet(),
    other: { ...entrySet(), rules: [] },
    changes: [
      (client, id) =>
        client.put(`/api/entry-sets/${id}/results`, {
          results: [{ winnings_total: 2, points_total: 100.13 }, { winnings_total: 0 }],
        }),
      (client, id) =>
        client.put(`/api/entry-sets/${id}/entries`, { entries: [enteredEntry('4001', { lineup: 1 })] }),
    ],
    // No stake counts twice.
    notCopied: { entry_fee: null, entered: false, fees_total: null },
    rows: [['entry_sets', 'id']],
  },
]

const HOUR_MS = 60 * 60_000

describe.each(KINDS)('$noun', ({ noun, api, at, name, body, other, changes, notCopied, rows }) => {
  test('a repeated key saves one; with other content it is refused', async () => {
    const [ada, bob] = await signedIn(`ada-key-${at}`, `bob-key-${at}`)
    const save = (sent: object, key: string) => ada.post(api, sent, { 'Idempotency-Key': key })
    const answers = await Promise.all(Array.from({ length: 5 }, () => save(body, 'a3f1')))
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(new Set(bodies).size).toBe(1)
    const reused = await save(other, 'a3f1')
    const sentence = `This Idempotency-Key was used for another ${noun}`
    expect([reused.status, await reused.text()]).toEqual([422, sentence])
    expect((await save(body, 'x'.repeat(256))).status).toBe(400)
    expect((await ada.post(api, body)).status).toBe(201)
    // A key is the user's own.
    const others = await bob.post(api, body, { 'Idempotency-Key': 'a3f1' })
    expect(idOf(await others.json<Whole>())).not.toBe(idOf(JSON.parse(bodies[0]!)))
    // The first one, and the one without a key.
    expect((await list(ada)).total).toBe(2)
  })

  test('a copy has all but name, time and what the record brought; a repeated key makes no second copy', async () => {
    const [ada] = await signedIn(`ada-copies-${at}`)
    const original = await (await ada.post(api, body)).json<Whole>()
    const id = idOf(original)
    for (const change of changes) expect((await change(ada, id)).status).toBe(200)
    const copy = (of: number, key: string) =>
      ada.post(`${api}/${of}/copy`, undefined, { 'Idempotency-Key': key })
    const answer = await copy(id, 'first')
    const first = await answer.json<Whole>()
    const expected = {
      ...original,
      [at]: { ...original[at], ...notCopied, [name]: `${original[at]![name]} (copy)` },
    }
    expect([answer.status, withoutIdentity(first)]).toEqual([201, withoutIdentity(expected)])
    expect(await (await copy(id, 'first')).json()).toEqual(first)
    const second = await (await copy(idOf(first), 'second')).json<Whole>()
    expect(second[at]![name]).toBe(`${original[at]![name]} (copy 2)`)
    expect((await list(ada)).total).toBe(3)
  })

  test('a deleted one comes back as it was within an hour, and not after it', async () => {
    const [ada, bob] = await signedIn(`ada-undo-${at}`, `bob-undo-${at}`)
    const key = { 'Idempotency-Key': 'a key' }
    const id = idOf(await (await ada.post(api, body, key)).json<Whole>())
    await ada.post(api, body)
    const remove = async () => (await ada.send('DELETE', `${api}/${id}`)).status
    const restore = (client = ada) => client.post(`${api}/${id}/restore`)
    for (const change of changes) {
      expect((await change(ada, id)).status).toBe(200)
      const before = [await read(ada, id), await rowsOf(id), await list(ada)] as const
      expect([await remove(), await remove(), (await ada.get(`${api}/${id}`)).status]).toEqual([
        204, 404, 404,
      ])
      expect((await list(ada)).total).toBe(1)
      const foreign = await restore(bob)
      expect([foreign.status, (await foreign.text()).toLowerCase()]).toEqual([404, `${noun} not found`])
      const answers = await Promise.all([restore(), restore(), restore()])
      for (const answer of [...answers, await restore()])
        expect([answer.status, await answer.json()]).toEqual([200, before[0]])
      expect(await rowsOf(id)).toEqual(before[1])
      const { revision: _, ...listed } = await list(ada)
      expect(before[2]).toMatchObject(listed)
    }
    // The key is kept: the retry of the first save is no new record.
    expect(idOf(await (await ada.post(api, body, key)).json<Whole>())).toBe(id)

    await remove()
    await sweepDeletedRecords(createDb(env.DB), Date.now() + HOUR_MS - 60_000)
    expect((await restore()).status).toBe(200)
    await remove()
    await sweepDeletedRecords(createDb(env.DB), Date.now() + HOUR_MS + 1)
    expect((await restore()).status).toBe(404)
  })

  test('only the 50 deleted last can be restored', async () => {
    const [ada] = await signedIn(`ada-late-${at}`)
    const ids: number[] = []
    for (let i = 0; i < 51; i += 1) {
      ids.push(idOf(await (await ada.post(api, body)).json<Whole>()))
      await ada.send('DELETE', `${api}/${ids[i]}`)
    }
    const restore = async (id: number) => (await ada.post(`${api}/${id}/restore`)).status
    expect([await restore(ids[0]!), await restore(ids[1]!)]).toEqual([404, 200])
  })

  function idOf(whole: Whole): number {
    return whole[at]!.id as number
  }

  async function read(client: Client, id: number) {
    return (await client.get(`${api}/${id}`)).json<Whole>()
  }

  /** Newest first. */
  async function list(client: Client) {
    return (await client.get(`${api}?rows=10`)).json<{ total: number; revision: number }>()
  }

  async function rowsOf(id: number) {
    const statements = rows.map(([table, column]) =>
      env.DB.prepare(`select * from ${table} where ${column} = ? order by id`).bind(id),
    )
    return (await env.DB.batch(statements)).map(({ results }) => results)
  }
})

function withoutIdentity(whole: Whole): unknown {
  return JSON.parse(
    JSON.stringify(whole, (field, value) => (['id', 'created_at'].includes(field) ? undefined : value)),
  )
}
