import { expect, test } from 'vitest'
import { AppError, err, ok } from './result.ts'

test('a result holds either a value or an error', () => {
  expect(ok(3)).toEqual({ ok: true, value: 3 })
  expect(err('empty')).toEqual({ ok: false, error: 'empty' })
})

test('a refused request is an error with its code; what is not known of it is null', () => {
  const refused = new AppError('not_found', 'No such slate')
  expect(refused).toBeInstanceOf(Error)
  expect({ ...refused, message: refused.message }).toEqual({
    name: 'AppError',
    code: 'not_found',
    message: 'No such slate',
    retryAfterSeconds: null,
    belongsTo: null,
  })
})

test('it carries the seconds to wait, 0 included, and the kind of the file', () => {
  expect(new AppError('rate_limited', 'Wait', { retryAfterSeconds: 0 }).retryAfterSeconds).toBe(0)
  expect(new AppError('invalid_input', 'Not this file', { belongsTo: 'history' }).belongsTo).toBe('history')
})
