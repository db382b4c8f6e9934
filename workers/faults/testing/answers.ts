import { expect } from 'vitest'

/** An answer as it arrived; the text is null when it broke off. */
export type Heard = { status: number; headers: Headers; text: string | null; location: string | null }

/** Internal details that no answer may contain. */
const INSIDE = /network connection lost|D1_ERROR|SQLITE|select .* from|insert into|\bat .*\.ts:\d+|TypeError/i

/** The route's usual answer, or 503 with the request id and a note to retry; never an error page for the API. */
export function expectTellingAnswer(
  { status, headers, text }: Heard,
  { usual, place }: { usual: number; place: string },
): void {
  expect([usual, 503], `${place}: a documented status, with ${text}`).toContain(status)
  // A download may break off; the client notices.
  if (text === null) expect(headers.get('Content-Disposition'), place).toMatch(/^attachment/)
  if (text === null) return
  expect(text, place).not.toMatch(INSIDE)
  if (status === usual || isHealthReport(text)) return
  expect(headers.get('Content-Type'), place).toMatch(/^(text\/plain|application\/json)/)
  expect(text, place).toContain(headers.get('X-Request-Id'))
  expect(text, place).toMatch(/try again/)
}

/** /health reports the failing store with 503. */
function isHealthReport(text: string): boolean {
  return text.startsWith('{"status":"failed"')
}
