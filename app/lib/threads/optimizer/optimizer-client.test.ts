import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { smallSlate } from '#core/analysis/fixtures/small-slate.ts'
import { PLAYABLE_FORMATS } from '#core/formats/lookup.ts'
import { DEFAULT_SETTINGS } from '#core/objective/strategy.ts'
import { ok } from '#core/result.ts'
import type { OptimizeRequest } from '#optimizer/optimize-request.ts'
import type { OptimizerAnswer, WorkerAnswer } from './optimizer-client.ts'

/* The page's side of the optimizer's thread. The thread itself is played by a browser in e2e/broken-threads.spec.ts. */

const request: OptimizeRequest = {
  playerPool: smallSlate(),
  mode: PLAYABLE_FORMATS[0]!,
  budget: PLAYABLE_FORMATS[0]!.budget,
  settings: DEFAULT_SETTINGS,
  keptPlayers: [],
}
const lineup: OptimizerAnswer = {
  players: smallSlate().slice(0, 6),
  gap: 0,
  examined: 9,
  examinedIsExact: true,
  runnerUpGap: null,
}

class Thread extends EventTarget {
  static all: Thread[] = []
  readonly asked: number[] = []
  isEnded = false
  constructor() {
    super()
    Thread.all.push(this)
  }
  postMessage({ id }: { id: number }) {
    this.asked.push(id)
  }
  terminate() {
    this.isEnded = true
  }
  answer(outcome: WorkerAnswer['outcome'], id = this.asked.at(-1)!) {
    this.dispatchEvent(new MessageEvent('message', { data: { id, outcome } }))
  }
}
const server = vi.fn(async () => Response.json({ lineup: [], reason: 'the server answered' }))

/** With no thread left from the test before. */
const client = () => import('./optimizer-client.ts')

beforeEach(() => {
  vi.resetModules()
  Thread.all = []
  server.mockClear()
  vi.stubGlobal('Worker', Thread)
  vi.stubGlobal('fetch', server)
})
afterEach(() => vi.unstubAllGlobals())

test('a thread whose kernel failed is ended and a new one is asked, not the server', async () => {
  const { answerOf } = await client()
  const answer = answerOf(request)
  Thread.all[0]!.answer(null)
  await vi.waitFor(() => expect(Thread.all).toHaveLength(2))
  expect(Thread.all[0]!.isEnded).toBe(true)
  Thread.all[1]!.answer(ok(lineup))
  expect(await answer).toEqual(ok(lineup))
  expect(server).not.toHaveBeenCalled()
})

test('the server is asked once where two threads failed', async () => {
  const { answerOf } = await client()
  const answer = answerOf(request)
  Thread.all[0]!.dispatchEvent(new Event('error'))
  await vi.waitFor(() => expect(Thread.all).toHaveLength(2))
  Thread.all[1]!.dispatchEvent(new Event('error'))
  expect(await answer).toEqual({ ok: false, error: { message: 'the server answered' } })
  expect(server).toHaveBeenCalledTimes(1)
})

test('the questions that wait for a thread that broke share its one replacement', async () => {
  const { answerOf } = await client()
  const answers = [answerOf(request), answerOf(request)]
  Thread.all[0]!.dispatchEvent(new Event('error'))
  await vi.waitFor(() => expect(Thread.all[1]?.asked).toHaveLength(2))
  for (const id of Thread.all[1]!.asked) Thread.all[1]!.answer(ok({ ...lineup, examined: id }), id)
  expect((await Promise.all(answers)).map((each) => each.ok && each.value.examined)).toEqual(
    Thread.all[1]!.asked,
  )
  expect(Thread.all).toHaveLength(2)
})

test('the server is asked where the browser has no workers', async () => {
  vi.stubGlobal('Worker', undefined)
  const { answerOf } = await client()
  expect(await answerOf(request)).toEqual({ ok: false, error: { message: 'the server answered' } })
})

test('a longer search goes on in a new thread; Stop ends it without asking another', async () => {
  const { searchFurther } = await client()
  const stop = new AbortController()
  const found = searchFurther(request, stop.signal)
  Thread.all[0]!.dispatchEvent(new Event('error'))
  await vi.waitFor(() => expect(Thread.all).toHaveLength(2))
  stop.abort()
  expect(await found).toBeNull()
  expect(Thread.all.map(({ isEnded }) => isEnded)).toEqual([true, true])
})
