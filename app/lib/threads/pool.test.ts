import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FromThread, ToThread } from './tasks.ts'

/* The page's side of the threads. The threads themselves are played by a browser in e2e/situations/broken-threads.spec.ts. */

class Thread extends EventTarget {
  static all: Thread[] = []
  readonly asked: ToThread[] = []
  isEnded = false
  constructor() {
    super()
    Thread.all.push(this)
  }
  postMessage(message: ToThread) {
    this.asked.push(message)
  }
  terminate() {
    this.isEnded = true
  }
  tell(progress: unknown) {
    this.send({ id: this.asked.at(-1)!.id, kind: 'progress', progress })
  }
  answer(answer: unknown, { id } = this.asked.at(-1)!) {
    this.send({ id, kind: 'done', answer })
  }
  fail(reason: string | null) {
    this.send({ id: this.asked.at(-1)!.id, kind: 'failed', reason })
  }
  loseCode() {
    this.dispatchEvent(new Event('error'))
  }
  private send(data: FromThread) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

const { all: threads } = Thread
/** When so many threads were started and the last one was asked. */
const started = (count: number) =>
  vi.waitFor(() => {
    expect(threads).toHaveLength(count)
    expect(threads.at(-1)!.asked).not.toHaveLength(0)
  })
/** With no thread left from the test before. */
const pool = () => import('./pool.ts')
const FILE = { file: new File([], 'lineups.csv'), pool: { formatId: 'showdown', rows: [], leftOut: [] } }
const REQUEST = {} as never

beforeEach(() => {
  vi.resetModules()
  threads.length = 0
  vi.stubGlobal('Worker', Thread)
})
afterEach(() => vi.unstubAllGlobals())

test('a thread that answered is asked again; it tells meanwhile, but nothing after a stop', async () => {
  const { ask } = await pool()
  const told: number[] = []
  const stop = new AbortController()
  const onProgress = (lineups: number) => told.push(lineups)
  const first = ask('build', REQUEST, { signal: stop.signal, onProgress })
  threads[0]!.tell(7)
  threads[0]!.answer('built')
  expect(await first).toBe('built')
  const second = ask('build', REQUEST, { signal: stop.signal, onProgress })
  stop.abort()
  threads[0]!.tell(9)
  expect(await second).toBeNull()
  expect(told).toEqual([7])
  expect(threads).toHaveLength(1)
})

test('a thread that is stopped in its work is ended, and a simulation’s is kept', async () => {
  const { ask } = await pool()
  const stop = new AbortController()
  const [build, file] = [
    ask('build', REQUEST, { signal: stop.signal }),
    ask('readOpponents', FILE, { signal: stop.signal }),
  ]
  stop.abort()
  expect(await Promise.all([build, file])).toEqual([null, null])
  expect(threads.map(({ isEnded }) => isEnded)).toEqual([true, false])
  const again = ask('readOpponents', FILE)
  expect(threads).toHaveLength(2)
  // What it was stopped in comes late, and answers nothing.
  threads[1]!.answer('the file before', threads[1]!.asked[0])
  threads[1]!.answer('this file')
  expect(await again).toBe('this file')
})

test('a thread whose kernel failed is ended, and a new one is asked once', async () => {
  const { ask, ThreadFailed } = await pool()
  const answer = ask('build', REQUEST)
  threads[0]!.fail(null)
  await started(2)
  expect(threads[0]!.isEnded).toBe(true)
  threads[1]!.answer('built')
  expect(await answer).toBe('built')

  const lost = expect(ask('build', REQUEST)).rejects.toThrow(ThreadFailed)
  threads[1]!.loseCode()
  await started(3)
  threads[2]!.loseCode()
  await lost
  expect(threads).toHaveLength(3)
})

test('a thread that was started ahead is asked, unless its code was lost', async () => {
  const { ask, startAhead } = await pool()
  startAhead('build')
  startAhead('build')
  expect(threads).toHaveLength(1)
  threads[0]!.loseCode()
  const answer = ask('build', REQUEST)
  expect(threads.map(({ isEnded }) => isEnded)).toEqual([true, false])
  threads[1]!.answer('built')
  expect(await answer).toBe('built')
})

test('searches that wait for a thread that broke share its one replacement', async () => {
  const { ask } = await pool()
  const answers = [ask('optimize', REQUEST), ask('optimize', REQUEST)]
  expect(threads[0]!.asked).toHaveLength(2)
  threads[0]!.loseCode()
  await vi.waitFor(() => expect(threads[1]?.asked).toHaveLength(2))
  for (const question of threads[1]!.asked) threads[1]!.answer(question.id, question)
  expect(await Promise.all(answers)).toEqual(threads[1]!.asked.map(({ id }) => id))
  expect(threads).toHaveLength(2)
})

test('a longer search has a thread of its own; Stop ends it without asking another', async () => {
  const { ask } = await pool()
  const stop = new AbortController()
  const found = ask('searchFurther', REQUEST, { signal: stop.signal })
  threads[0]!.loseCode()
  await started(2)
  stop.abort()
  expect(await found).toBeNull()
  expect(threads.map(({ isEnded }) => isEnded)).toEqual([true, true])
})

test('a refused task tells its own sentence and is not asked again; any other failure that of the screen', async () => {
  const { ask, failureOf } = await pool()
  const answer = ask('readOpponents', FILE).catch((error: unknown) => failureOf(error, 'Not here.'))
  threads[0]!.fail('The file has no lineups.')
  expect(await answer).toBe('The file has no lineups.')
  expect(threads).toHaveLength(1)
  vi.stubGlobal('Worker', undefined)
  expect(await ask('build', REQUEST).catch((error: unknown) => failureOf(error, 'Not here.'))).toBe(
    'Not here.',
  )
})
