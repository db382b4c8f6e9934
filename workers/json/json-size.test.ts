import { expect, test } from 'vitest'
import { refuseManyValues } from './json-size.ts'

test.each([
  ['empty arrays', `[${'[],'.repeat(330_000)}[]]`, 'too many values'],
  ['empty objects in a field', `{"fields":[${'{},'.repeat(330_000)}{}]}`, 'too many values'],
  ['digits', `[${'1,'.repeat(100_000)}1]`, 'too many values'],
  ['keys', `{${'"a":1,'.repeat(100_000)}"b":1}`, 'too many values'],
  ['levels', '['.repeat(65), 'nested too deeply'],
])('a text of many %s is refused', (_what, text, problem) => {
  expect(() => refuseManyValues(text)).toThrow(problem)
})

test.each([
  ['marks inside strings', JSON.stringify({ a: '[{,'.repeat(200_000), '[,"\\': '\\"[' })],
  ['99,000 values', `[${'1,'.repeat(99_000)}1]`],
  ['a string that ends with a backslash', JSON.stringify([`${'[,'.repeat(90_000)}\\`, '[,'.repeat(90_000)])],
  ['64 levels', `${'['.repeat(64)}${']'.repeat(64)}`],
])('%s pass', (_what, text) => {
  expect(() => refuseManyValues(text)).not.toThrow()
})
