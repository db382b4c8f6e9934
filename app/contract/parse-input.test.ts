import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { AppError } from '#core/result.ts'
import { parseInput } from './parse-input.ts'

const Schema = z.object({
  week: z.int('must be a whole number'),
  name: z.string('A name is needed'),
  list: z.optional(z.array(z.object({ fee: z.number() }))),
})

function refusal(input: unknown, place?: PropertyKey[]): AppError {
  try {
    parseInput(Schema, input, place)
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
  throw new Error('The input was accepted')
}

test('an input that fits is returned, without fields that are not known', () => {
  expect(parseInput(Schema, { week: 3, name: 'Ada', other: true })).toEqual({ week: 3, name: 'Ada' })
})

test('a predicate is said of its field; a whole sentence stands alone', () => {
  expect(refusal({ week: 'x', name: 'Ada' })).toMatchObject({
    code: 'invalid_input',
    message: 'week must be a whole number',
  })
  expect(refusal({ week: 3 }).message).toBe('A name is needed')
})

test('only the first fault is told, with its place inside the input and of the input', () => {
  expect(refusal({ week: 'x' }).message).toBe('week must be a whole number')
  expect(refusal({ week: 3, name: 'Ada', list: [{ fee: 1 }, { fee: '2' }] }).message).toBe(
    'list.1.fee is not valid',
  )
  expect(refusal({ week: 'x', name: 'Ada' }, ['entries', 3]).message).toBe(
    'entries.3.week must be a whole number',
  )
})

test('what is no object at all is told without a field', () => {
  expect(refusal(null).message).toBe('The input is not valid')
})
