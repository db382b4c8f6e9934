import type { Page, Route } from '@playwright/test'
import { answerInstead } from './answer-instead.ts'

const SECRET_PATH = `/srv/releases/${'deeply-nested-folder/'.repeat(12)}server.js:10:77`
const PAGE = `<!DOCTYPE html><html><head><title>Bad gateway</title></head><body><h1>TypeError: fetch failed</h1>
<pre>at ${SECRET_PATH}</pre></body></html>`

/**
 * Failures that can replace an answer of the server, the most different ones: app/lib/page/failure-words.test.ts has the words of
 * more.
 */
export const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'a page of the edge, with a stack': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: PAGE }),
  'a sign-in page of a network': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: PAGE }),
  'a redirect to a sign-in page': (route) =>
    route.fulfill({ status: 302, headers: { Location: 'https://sign-in.invalid/?to=app' } }),
  'no connection': (route) => route.abort('connectionfailed'),
}

/** Faults in which the request did not reach the app. */
export const UNREACHABLE: readonly string[] = [
  'a sign-in page of a network',
  'a redirect to a sign-in page',
  'no connection',
]

/** Texts of these faults that must not be shown. */
export const FOREIGN_WORDS =
  /<html|<pre|srv|TypeError|Bad gateway|error code|"cause"|turbo-stream|failed to fetch/i

/** Console messages of the browser about them. */
export const FAULT_NOISE =
  /status of (302|4\d\d|5\d\d)|net::ERR_|CORS policy|sign-in\.invalid|Unable to decode|Failed to fetch/

/**
 * Makes matching requests fail with the fault. The returned function waits until one has failed and then lets
 * requests through: an alert of an earlier fault may still be on the screen before the request is made.
 */
export async function breakRequests(
  page: Page,
  fault: string,
  address: string,
): Promise<() => Promise<void>> {
  const { promise: failed, resolve } = Promise.withResolvers<void>()
  const answerAgain = await answerInstead(page, address, async (route) => {
    await FAULTS[fault]!(route)
    resolve()
  })
  return async () => {
    await failed
    answerAgain()
  }
}
