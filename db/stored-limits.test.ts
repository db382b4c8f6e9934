import { expect, test } from 'vitest'
import { exceededLimit } from './stored-limits.ts'

test('the limit that a batch exceeded is read from the database’s error, however deep it is wrapped', () => {
  const trigger = new Error('D1_ERROR: over the limit of stored slateBytes: SQLITE_CONSTRAINT')
  expect(exceededLimit(new Error('Failed query', { cause: trigger }))).toBe('slateBytes')
})

test('any other error exceeded no limit', () => {
  expect(exceededLimit(new Error('no such table: games'))).toBeNull()
  expect(exceededLimit(new Error('over the limit of stored horses'))).toBeNull()
  expect(exceededLimit('over the limit of stored slates')).toBeNull()
})
