import { expect, test } from 'vitest'
import { historyCsv, makeHistory } from '#core/fixtures/contest-history.ts'
import { send } from '#workers/testing/make-user.ts'
import { newPerson } from '#workers/testing/person.ts'

test('uploads that arrive slowly keep no other user from sending a large one', async () => {
  const slow = await Promise.all([beginUpload(), beginUpload(), beginUpload()])
  const { cookie } = await newPerson()
  const csvData = historyCsv(makeHistory({ entries: 30_000, seed: 1 }))
  const sent = await upload(cookie, JSON.stringify({ csvData }))
  expect([sent.status, await sent.json()]).toMatchObject([200, { added: 30_000 }])
  for (const { end } of slow) expect((await end()).status).toBe(400)
})

/** An upload without a length, of which the first byte has come. */
async function beginUpload() {
  const { cookie } = await newPerson()
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const answer = upload(cookie, readable)
  await writer.write(new TextEncoder().encode('{'))
  return {
    end: async () => {
      await writer.close()
      return answer
    },
  }
}

function upload(cookie: string, body: BodyInit): Promise<Response> {
  const headers = { cookie, 'Content-Type': 'application/json' }
  return send('/api/historical/upload', { method: 'POST', headers, body })
}
