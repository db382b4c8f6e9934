import { afterEach, expect, test, vi } from 'vitest'
import { API_ACCESS } from '#workers/access-table.ts'
import { send, signedIn } from '#workers/testing/make-user.ts'
import { contextOf, newPerson } from '#workers/testing/person.ts'
import { salaryCsv } from '#workers/testing/uploads.ts'
import { acquireSlot, type RequestSlot } from './request-slots.ts'

const SLATE = API_ACCESS['POST /csv-history/:gameMode']

const taken: RequestSlot[] = []

afterEach(() => {
  vi.useRealTimers()
  // The next test file has the same user ids in the same isolate: its requests would wait.
  for (const slot of taken.splice(0)) slot.release()
})

async function acquire(...[ctx, row]: Parameters<typeof acquireSlot>): Promise<RequestSlot> {
  const slot = await acquireSlot(ctx, row)
  taken.push(slot)
  return slot
}

/** Whether it still waits after a moment in which a free slot would usually have been taken. */
async function isWaiting(work: Promise<unknown>): Promise<boolean> {
  return Promise.race([work.then(() => false), scheduler.wait(300).then(() => true)])
}

test('the third upload of a user waits until one has ended; uploads of others and other requests do not', async () => {
  const [one, other] = [contextOf(await newPerson()), contextOf(await newPerson())]
  const [first] = [await acquire(one, SLATE), await acquire(one, SLATE)]
  const third = acquire(one, SLATE)
  expect(await isWaiting(third)).toBe(true)
  await acquire(other, SLATE)
  await acquire(one, API_ACCESS['POST /optimize'])
  await acquire(one, API_ACCESS['GET /contest'])
  expect(await isWaiting(third)).toBe(true)
  first.release()
  await third
})

test('work that goes on behind the answer keeps its slot until it ends', async () => {
  const one = contextOf(await newPerson())
  const [first] = [await acquire(one, SLATE), await acquire(one, SLATE)]
  first.retain()
  first.release()
  const third = acquire(one, SLATE)
  expect(await isWaiting(third)).toBe(true)
  first.release()
  await third
})

test('what would wait for longer than 30 seconds is refused; a slot that is never released is freed after two minutes', async () => {
  const one = contextOf(await newPerson())
  const begun = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: begun })
  for (let i = 0; i < 2; i++) await acquire(one, SLATE)
  const third = acquire(one, SLATE)
  expect(await isWaiting(third)).toBe(true)
  vi.setSystemTime(begun + 31_000)
  await expect(third).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 10 })
  vi.setSystemTime(begun + 121_000)
  await acquire(one, SLATE)
})

test('a slot is acquired before the body is read and released with the answer', {
  timeout: 20_000,
}, async () => {
  const [ada] = await signedIn('ada-takes-slots')
  const slow = slowUpload(ada.cookie)
  const upload = () => ada.post('/api/historical/upload', { csvData: 'no history' })
  let waiting = upload()
  // Until the slow one has begun, an upload does not wait.
  while (!(await isWaiting(waiting))) waiting = upload()
  const ofOtherKind = ada.post('/api/csv-history/showdown', { csvData: salaryCsv('Ada'), fileName: 'a.csv' })
  expect((await ofOtherKind).status).toBe(201)
  slow.finish()
  expect((await slow.answer).status).toBe(400)
  expect((await waiting).status).toBe(400)
  // Refused requests release their slot.
  for (let i = 0; i < 3; i++) expect((await upload()).status).toBe(400)
})

/** A form that is still being sent until it is finished; it holds no file. */
function slowUpload(cookie: string) {
  let finish = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder()
      controller.enqueue(encoder.encode('--b\r\nContent-Disposition: form-data; name="note"\r\n\r\nx'))
      finish = () => {
        controller.enqueue(encoder.encode('\r\n--b--'))
        controller.close()
      }
    },
  })
  const headers = { Cookie: cookie, 'Content-Type': 'multipart/form-data; boundary=b' }
  return { finish, answer: send('/api/contest/upload', { method: 'POST', headers, body }) }
}
