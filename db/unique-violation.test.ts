import { expect, test } from 'vitest'
import { isUniqueViolation } from './unique-violation.ts'

const SQLITE = new Error('D1_ERROR: UNIQUE constraint failed: users.email: SQLITE_CONSTRAINT')

test('a violation is known by its column, however deep the database’s error is wrapped', () => {
  const wrapped = new Error('Failed query', { cause: new Error('D1 failed', { cause: SQLITE }) })
  expect(isUniqueViolation(wrapped, 'users.email')).toBe(true)
  expect(isUniqueViolation(wrapped, 'users.username_key')).toBe(false)
})

test('another error about the column is no violation, nor is what is no error', () => {
  expect(isUniqueViolation(new Error('NOT NULL constraint failed: users.email'), 'users.email')).toBe(false)
  expect(isUniqueViolation('UNIQUE constraint failed: users.email', 'users.email')).toBe(false)
  expect(isUniqueViolation(undefined, 'users.email')).toBe(false)
})
