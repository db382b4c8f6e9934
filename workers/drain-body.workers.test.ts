import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import worker from '#workers/app.ts'
import { newPerson } from '#workers/testing/person.ts'

const PIECE = 50_000
const PIECES = 60
const JSON_TYPE = { 'Content-Type': 'application/json' }
/** Stands for the cookie of a session. */
const SIGNED_IN = { Cookie: 'session' }
const FORM_TYPE = { 'Content-Type': 'multipart/form-data; boundary=x' }

let cookie = ''
beforeAll(async () => {
  cookie = (await newPerson()).cookie
})

test.each([
  ['no session', 'POST', '/api/optimize', 401, JSON_TYPE],
  ['no session, a file', 'POST', '/api/contest/upload', 401, FORM_TYPE],
  ['another site', 'POST', '/api/logout', 403, { ...JSON_TYPE, Origin: 'https://elsewhere.example' }],
  ['no such route', 'POST', '/api/nope', 404, JSON_TYPE],
  ['no such method', 'PATCH', '/api/health', 404, JSON_TYPE],
  ['a length that is too large', 'POST', '/api/login', 413, { ...JSON_TYPE, 'Content-Length': '3000000' }],
  ['a length that turns out too large', 'POST', '/api/login', 413, JSON_TYPE],
  ['a wrong type', 'POST', '/api/import', 415, { ...SIGNED_IN, 'Content-Type': 'text/plain' }],
  ['a form that is none', 'POST', '/api/contest/upload', 400, { ...SIGNED_IN, ...FORM_TYPE }],
  ['a page that takes no form', 'POST', '/historical-data', 413, SIGNED_IN],
])(
  '%s: the request is refused and its body read to the end all the same',
  async (...[, method, path, status, headers]) => {
    const { body, read } = countedBody()
    const request = new Request(`http://localhost:8787${path}`, {
      method,
      headers: headers as HeadersInit,
      body,
    })
    if (request.headers.has('Cookie')) request.headers.set('Cookie', cookie)
    const answer = await worker.fetch(request, env, createExecutionContext())
    expect([await answer.text(), answer.status]).toEqual([expect.any(String), status])
    expect(read()).toBe(PIECE * PIECES)
  },
)

test('a body without an end is read up to 128 MB', async () => {
  const { body, read } = countedBody(Number.POSITIVE_INFINITY)
  const answer = await worker.fetch(
    new Request('http://localhost:8787/api/optimize', { method: 'POST', headers: JSON_TYPE, body }),
    env,
    createExecutionContext(),
  )
  expect(answer.status).toBe(401)
  expect(read() / 2 ** 20).toBeGreaterThan(128)
  expect(read() / 2 ** 20).toBeLessThan(129)
})

/** A stream of chunks of 50 kB, made on demand. */
function countedBody(pieces = PIECES) {
  let left = pieces
  let bytes = 0
  const body = new ReadableStream({
    type: 'bytes',
    pull(controller) {
      if (left === 0) {
        controller.close()
        controller.byobRequest?.respond(0)
        return
      }
      left -= 1
      bytes += PIECE
      controller.enqueue(new Uint8Array(PIECE).fill(97))
    },
  })
  return { body, read: () => bytes }
}
