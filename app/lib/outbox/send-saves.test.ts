import { expect, test } from 'vitest'
import { ApiError, NoAnswerError } from '../api-client.ts'
import { answerOf } from './answer-of.ts'
import { type QueueStep, retryRefused } from './queue.ts'
import { type SaveAnswer, type SendSave, sendSaves } from './send-saves.ts'
import type { WaitingRecord, WaitingSave } from './waiting-save.ts'

const STORED: SaveAnswer = { status: 'stored', id: 7 }
const NO_ANSWER: SaveAnswer = { status: 'no_answer' }

function save(key: string, part: Partial<WaitingRecord> = {}): WaitingRecord {
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
  readonly change = async (step: (saves: readonly WaitingSave[]) => QueueStep) => {
    const { put = [], remove = [] } = step(await this.all())
    for (const key of remove) this.saves.delete(key)
    for (const each of put) this.saves.set(each.key, structuredClone(each))
  }
}

/** Marks each save, as a request does, and answers. */
function sender(answer: (save: WaitingRecord) => SaveAnswer): SendSave {
  return async (each, mark) => {
    await mark()
    return answer(each as WaitingRecord)
  }
}

test('each save is sent once, files first, and then no longer waits', async () => {
  const store = new Memory(
    save('b', { savedAt: 2 }),
    save('a', { savedAt: 1 }),
    save('file', { kind: 'slate', savedAt: 3 }),
  )
  const posted: string[] = []
  const { sent, blockedBy } = await sendSaves(
    store,
    sender(({ key }) => {
      posted.push(key)
      return STORED
    }),
  )
  expect(posted).toEqual(['file', 'a', 'b'])
  expect(sent.map((each) => each.save.key)).toEqual(posted)
  expect(blockedBy).toBeNull()
  expect(await store.all()).toEqual([])
})

test('without an answer everything waits, and is sent again with the same key and body', async () => {
  const store = new Memory(save('a'), save('b', { savedAt: 1 }))
  const posted: WaitingSave[] = []
  const post = (answer: SaveAnswer) =>
    sender((each) => {
      posted.push({ ...each, isTried: true })
      return answer
    })
  const first = await sendSaves(store, post(NO_ANSWER))
  expect(first).toEqual({ sent: [], blockedBy: NO_ANSWER })
  expect((await store.all()).map(({ key, isTried }) => [key, isTried])).toEqual([
    ['a', true],
    ['b', false],
  ])
  await sendSaves(store, post(STORED))
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
  await sendSaves(
    store,
    sender(({ key, body }) => {
      bodies.set(key, body)
      return STORED
    }),
  )
  expect(bodies.get('lineup')).toEqual({ game: { id: 7 } })
  expect(bodies.get('set')).toEqual({ slate: { id: 7, name: 'SEA @ NE' } })
  for (const key of ['tried', 'other']) expect(bodies.get(key)).toEqual({ game: { id: null } })
})

test('what is taken back while it is sent is not marked and not reported', async () => {
  const store = new Memory(save('a'), save('b', { savedAt: 1 }))
  const { sent, blockedBy } = await sendSaves(store, async ({ key }, mark) => {
    if (key === 'a') await store.change(() => ({ remove: ['a'] }))
    return (await mark()) ? STORED : { status: 'withdrawn' }
  })
  expect([sent.map((each) => each.save.key), blockedBy]).toEqual([['b'], null])
  expect(await store.all()).toEqual([])
})

test('a refused save stays with its reason and stops no other; it is not sent again by itself', async () => {
  const refusal = { status: 409, sentence: 'Delete some lineups first' }
  const store = new Memory(save('full'), save('next', { savedAt: 1 }))
  const answers: Record<string, SaveAnswer> = { full: { status: 'refused', refusal }, next: STORED }
  const posted: string[] = []
  const post = sender(({ key }) => {
    posted.push(key)
    return answers[key]!
  })
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
  const { sent, blockedBy } = await sendSaves(
    store,
    sender(({ key }) => answers[key]!),
  )
  expect([sent, blockedBy]).toEqual([[], { status: 'signed_out' }])
  expect((await store.all()).map(({ key }) => key)).toEqual(['fails', 'next', 'last'])
})

test.each([
  [new NoAnswerError(), 'no_answer'],
  [new ApiError(408, null), 'no_answer'],
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
  const again = (status: number) =>
    retryRefused([save('a', { refusal: { status, sentence: 'No' } })], 'a', 'new').put
  expect(again(409)).toMatchObject([{ key: 'a', refusal: null }])
  expect(again(422)).toMatchObject([{ key: 'new', refusal: null }])
})
