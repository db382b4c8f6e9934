import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { sqlWithValues } from './sql-literals.ts'

test.each([
  "Robert'); drop table users; --",
  "''''",
  '"; select 1; --',
  'what?',
  '\\',
  'a\0b',
  '\n\r\t',
  'Ünïcødé 🏈',
  '',
  0,
  -1.5,
  1_800_000_000_000,
  null,
])('%j comes out of the database as it went in', (value) => {
  const row = new DatabaseSync(':memory:')
    .prepare(sqlWithValues('select ? as value, ? as next', [value, 7]))
    .get()
  expect({ ...row }).toEqual({ value, next: 7 })
})

test('a value without a placeholder, or of an unsupported type, is refused', () => {
  expect(() => sqlWithValues('select ?', [])).toThrow('0 values for 1 places')
  expect(() => sqlWithValues('select 1', [1])).toThrow('1 values for 0 places')
  expect(() => sqlWithValues('select ?', [Number.NaN])).toThrow('number is no value')
  expect(() => sqlWithValues('select ?', [{ toString: () => '1; drop table users' }])).toThrow('object is no')
})
