import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import worker from '#workers/app.ts'
import { ORIGIN, signedIn } from '#workers/testing/make-user.ts'

afterEach(() => vi.restoreAllMocks())

const FORM = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nRank,'

test.each([
  ['POST', '/api/login', null],
  ['POST', '/api/login', '100'],
  ['POST', '/api/optimize', '100'],
  ['POST', '/api/historical/upload', null],
  ['POST', '/api/import', null],
  ['POST', '/api/contest/upload', null],
])(
  'who leaves in the middle of a %s %s (length %j) is noted as gone, not as a failure of ours',
  async (method, path, length) => {
    const [ada] = await signedIn(`ada-${path.replaceAll('/', '-')}-${length}`)
    const logged = [vi.spyOn(console, 'info'), vi.spyOn(console, 'error')]
    const isForm = path.startsWith('/api/contest/')
    let isSent = false
    const body = new ReadableStream({
      pull(controller) {
        // The error of workerd for a connection that the client closed.
        if (isSent) controller.error(new Error('Network connection lost.'))
        else controller.enqueue(new TextEncoder().encode(isForm ? FORM : '{"a": '))
        isSent = true
      },
    })
    const contentType = isForm ? 'multipart/form-data; boundary=b' : 'application/json'
    const headers = { Cookie: ada!.cookie, Origin: ORIGIN, 'Content-Type': contentType }
    const request = new Request(ORIGIN + path, { method, headers, body })
    if (length !== null) request.headers.set('Content-Length', length)
    const answer = await worker.fetch(request, env, createExecutionContext())
    const [info, error] = logged.map(({ mock }) => mock.calls.map(([line]) => JSON.parse(String(line)).event))
    expect([answer.status, info, error]).toEqual([400, ['client_gone', 'request'], []])
  },
)
