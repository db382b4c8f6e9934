import { expect, test } from 'vitest'
import { serverSentence, wordsForStatus } from './failure-words.ts'

const EDGE_PAGE = '<!DOCTYPE html><html><head><title>502</title></head><body>Bad gateway</body></html>'
const STACK = 'TypeError: fetch failed\n    at node:internal/deps/undici/undici:13510:13'

test.each([
  ['a sentence of ours', 409, 'Big win is already finalized', 'text/plain; charset=utf-8'],
  ['a validation that starts with a field', 400, 'lineup must have at least one player', 'text/plain'],
  ['a request id', 500, 'Something went wrong on our side. Request id: 0a1b-2c3d', 'text/plain'],
  ['one that quotes a cell', 400, 'Entry 2: "<b>5</b>" is not an amount', 'text/plain; charset=utf-8'],
  ['one that begins with a cell', 400, '"<img src=x>" is not a date', 'text/plain; charset=utf-8'],
  ['one whose type is not known', 429, 'Too many tries. Try again in 30 seconds.', undefined],
] as const)('%s is shown as it is', (_, status, body, contentType) => {
  expect(serverSentence(status, body, contentType)).toBe(body)
})

test.each([
  ['a page', 502, EDGE_PAGE, 'text/html'],
  ['a page that says it is text', 502, EDGE_PAGE, 'text/plain'],
  ['a page of unknown type', 502, EDGE_PAGE, undefined],
  ['JSON', 500, '{"error":"SQLITE_BUSY"}', 'application/json'],
  ['JSON of unknown type', 500, '["no such table"]', undefined],
  ['a JSON string', 500, '"no such table"', undefined],
  ['a stack trace', 500, STACK, 'text/plain'],
  ['nothing', 503, '', 'text/plain'],
  ['blanks', 503, ' \r\n ', 'text/plain'],
  ['a long text', 500, 'x'.repeat(301), 'text/plain'],
  ['a sentence without a type', 500, 'Bad gateway', null],
  ["the edge's own code", 520, 'error code: 520', 'text/plain'],
] as const)('%s is not', (_, status, body, contentType) => {
  expect(serverSentence(status, body, contentType)).toBeNull()
})

test.each([400, 401, 403, 404, 408, 413, 418, 429, 500, 502, 503, 504, 520, 522, 530])(
  'a status of %s alone says what happened and what to do',
  (status) => {
    expect(wordsForStatus(status)).toMatch(/^[A-Z].{20,110}\.$/)
  },
)
