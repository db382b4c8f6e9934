import { expect, test } from 'vitest'
import { ApiError, NoAnswerError } from '../api-client.ts'
import { answerOf } from './answer-of.ts'
import { type SaveAnswer, sendSaves } from './send-saves.ts'
import { tryAgain, type WaitingSave } from './waiting-save.ts'

const STORED: SaveAnswer = { status: 'stored', id: 7 }
const NO_ANSWER: SaveAnswer = { status: 'no_answer' }

function save(key: string, part: Partial<WaitingSave> = {}): WaitingSave {
  return {
    key,
    user: '1',
    kind: 'lineup',
    name: key,
    modeId: 'showdown',
    path: '/api/saved-lineups',
    body: { game: { id: null } },
    savedAt: 0,
    slateKey: null,
    isTried: false,
    refusal: null,
    ...part,
  }
}

/** Keeps saves as the browser's database does: each read and write is a copy. */
class Memory {
  private readonly saves = new Map<string, WaitingSave>()

  constructor(...saves: WaitingSave[]) {
    for (const each of saves) this.saves.set(each.key, structuredClone(each))
  }

  readonly all = async () => structuredClone([...this.saves.values()])
  readonly put = async (changed: WaitingSave) => void this.saves.set(changed.key, structuredClone(changed))
  readonly remove = async (key: string) => void this.saves.delete(key)
}

test('each save is sent once, files first, and then no longer waits', async () => {
  const store = new Memory(
    save('b', { savedAt: 2 }),
    save('a', { savedAt: 1 }),
    save('file', { kind: 'slate', savedAt: 3 }),
  )
  const posted: string[] = []
  const { sent, standstill } = await sendSaves(store, async ({ key }) => {
    posted.push(key)
    return STORED
  })
  expect(posted).toEqual(['file', 'a', 'b'])
  expect(sent.map((each) => each.save.key)).toEqual(posted)
  expect(standstill).toBeNull()
  expect(await store.all()).toEqual([])
})

test('without an answer everything waits, and is sent again with the same key and body', async () => {
  const store = new Memory(save('a'), save('b', { savedAt: 1 }))
  const posted: WaitingSave[] = []
  const first = await sendSaves(store, async (each) => {
    posted.push(each)
    return NO_ANSWER
  })
  expect(first).toEqual({ sent: [], standstill: NO_ANSWER })
  expect((await store.all()).map(({ key, isTried }) => [key, isTried])).toEqual([
    ['a', true],
    ['b', false],
  ])
  await sendSaves(store, async (each) => {
    posted.push(each)
    return STORED
  })
  expect(posted.map(({ key }) => key)).toEqual(['a', 'a', 'b'])
  expect(posted[1]).toEqual(posted[0])
})

test('a save takes the new id of its salary file, unless it may be stored already', async () => {
  const ofFile = { slateKey: 'file-1', savedAt: 1 }
  const store = new Memory(
    save('file', { kind: 'slate', slateKey: 'file-1' }),
    save('lineup', ofFile),
    save('set', { ...ofFile, kind: 'entry_set', body: { slate: { id: null, name: 'SEA @ NE' } } }),
    save('tried', { ...ofFile, isTried: true }),
    save('other', { ...ofFile, slateKey: 'file-2' }),
  )
  const bodies = new Map<string, unknown>()
  await sendSaves(store, async ({ key, body }) => {
    bodies.set(key, body)
    return STORED
  })
  expect(bodies.get('lineup')).toEqual({ game: { id: 7 } })
  expect(bodies.get('set')).toEqual({ slate: { id: 7, name: 'SEA @ NE' } })
  for (const key of ['tried', 'other']) expect(bodies.get(key)).toEqual({ game: { id: null } })
})

test('a refused save stays with its reason and stops no other; it is not sent again by itself', async () => {
  const refusal = { status: 409, sentence: 'Delete some lineups first' }
  const store = new Memory(save('full'), save('next', { savedAt: 1 }))
  const answers: Record<string, SaveAnswer> = { full: { status: 'refused', refusal }, next: STORED }
  const posted: string[] = []
  const post = async ({ key }: WaitingSave) => {
    posted.push(key)
    return answers[key]!
  }
  const { sent } = await sendSaves(store, post)
  expect(sent.map((each) => each.save.key)).toEqual(['next'])
  expect(await store.all()).toMatchObject([{ key: 'full', refusal }])
  await sendSaves(store, post)
  expect(posted).toEqual(['full', 'next'])
})

test('one that the server fails at is passed over; a session that ended stops all', async () => {
  const store = new Memory(save('fails'), save('next', { savedAt: 1 }), save('last', { savedAt: 2 }))
  const answers: Record<string, SaveAnswer> = {
    fails: { status: 'failed' },
    next: { status: 'signed_out' },
    last: STORED,
  }
  const { sent, standstill } = await sendSaves(store, async ({ key }) => answers[key]!)
  expect([sent, standstill]).toEqual([[], { status: 'signed_out' }])
  expect((await store.all()).map(({ key }) => key)).toEqual(['fails', 'next', 'last'])
})

test.each([
  [new NoAnswerError(), 'no_answer'],
  [new ApiError(429, null), 'no_answer'],
  [new ApiError(503, null), 'failed'],
  [new ApiError(401, 'Please sign in'), 'signed_out'],
  [new ApiError(403, 'Another user saved this'), 'not_allowed'],
  [new ApiError(400, 'Lineup name is required'), 'refused'],
  [new ApiError(409, 'Delete some lineups first'), 'refused'],
  [new ApiError(413, null), 'refused'],
])('%s: the save is %s', (error, status) => {
  expect(answerOf(error).status).toBe(status)
})

test('tried again, a refused save keeps its key, unless the server knows that key with other content', () => {
  const refused = (status: number) => save('a', { refusal: { status, sentence: 'No' } })
  expect(tryAgain(refused(409), () => 'new')).toMatchObject({ key: 'a', refusal: null })
  expect(tryAgain(refused(422), () => 'new')).toMatchObject({ key: 'new', refusal: null })
})
