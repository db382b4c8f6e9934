import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { describeError, summarizeError } from './log.ts'

const SECRET = 'hunter2\n    at hunter2 (hunter2.ts:1:1) "hunter2"'

test('a failed query is described by its statement, its cause and stack frames, without its parameters', () => {
  const cause = new Error('D1_ERROR: no such table: users: SQLITE_ERROR')
  const error = new DrizzleQueryError('select * from users where email = ?', [SECRET], cause)
  expect(error.stack).toContain('hunter2')
  const text = describeError(error)
  expect(text).not.toContain('hunter2')
  expect(text).toContain('Failed query: select * from users where email = ?\n    at ')
  expect(text).toContain('<- Error: D1_ERROR: no such table: users: SQLITE_ERROR\n    at ')
  expect(text).toContain('log.test.ts')
  expect(summarizeError(error)).toBe(
    'Failed query: select * from users where email = ? <- Error: D1_ERROR: no such table: users: SQLITE_ERROR',
  )
})

test.each([
  ['JSON that can not be read', () => JSON.parse(SECRET)],
  ['JSON with the value further in', () => JSON.parse(`{"a":"${'x'.repeat(50)}", hunter2}`)],
  ['a URL that is none', () => new URL(SECRET)],
  ['a property that is not there', () => Reflect.get(Object(null), 'x').hunter2],
  [
    'a value of the wrong kind',
    () => Promise.reject(new Error(`Type 'object' not supported for value '${SECRET}'`)),
  ],
  ['a thrown text', () => Promise.reject(SECRET)],
])('%s: the value is not repeated', async (_, fail) => {
  const error = await (async () => fail())().catch((thrown: unknown) => thrown)
  expect(describeError(error)).not.toContain('hunter2')
  expect(describeError(new Error('outer', { cause: error }))).toMatch(/^Error: outer\n.* <- /s)
})

test('an error message without quotations is kept', () => {
  expect(summarizeError(new Error('DB is not bound'))).toBe('Error: DB is not bound')
  expect(summarizeError(new TypeError("Cannot read properties of undefined (reading 'id')"))).toBe(
    'TypeError: Cannot read properties of undefined (reading "...")',
  )
})

test('a cyclic chain of causes ends', () => {
  const error = new Error('round')
  error.cause = error
  expect(summarizeError(error)).toBe('Error: round')
})
