import { expect } from 'vitest'

/** An answer as it arrived; the text is null when it broke off. */
export type Heard = { status: number; headers: Headers; text: string | null; location: string | null }

/** What only we should read. */
const INSIDE = /network connection lost|D1_ERROR|SQLITE|select .* from|insert into|\bat .*\.ts:\d+|TypeError/i

/** The door's usual answer, or 503 with the request's id and the word that another try is worth it; never a page. */
export function expectTellingAnswer(
  { status, headers, text }: Heard,
  { usual, place }: { usual: number; place: string },
): void {
  expect([usual, 503], `${place}: a documented status, with ${text}`).toContain(status)
  // A download that breaks off is known to be none.
  if (text === null) expect(headers.get('Content-Disposition'), place).toMatch(/^attachment/)
  if (text === null) return
  expect(text, place).not.toMatch(INSIDE)
  if (status === usual || isHealthReport(text)) return
  expect(headers.get('Content-Type'), place).toMatch(/^(text\/plain|application\/json)/)
  expect(text, place).toContain(headers.get('X-Request-Id'))
  expect(text, place).toMatch(/try again/)
}

/** Health says by 503 which store is the one. */
function isHealthReport(text: string): boolean {
  return text.startsWith('{"status":"failed"')
}
