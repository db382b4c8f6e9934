import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { Email, LoginRequest, NewPassword, Username, userToWire } from './auth.ts'

const firstProblem = (schema: z.ZodMiniType, input: unknown) =>
  schema.safeParse(input).error?.issues[0]?.message ?? null

test('a username is trimmed and has 3 to 255 letters as a person counts them', () => {
  expect(Username.parse('  ada  ')).toBe('ada')
  expect(firstProblem(Username, 'ad')).toBe('Username must be at least 3 characters')
  expect(firstProblem(Username, '   ')).toBe('Username is required')
  expect(firstProblem(Username, 'a'.repeat(255))).toBeNull()
  expect(firstProblem(Username, 'a'.repeat(256))).toBe('Username must be at most 255 characters')
  // Two letters, the second with an accent of its own.
  expect(firstProblem(Username, 'ae\u0301')).toBe('Username must be at least 3 characters')
})

test('a username never looks like an email, in any form of the sign', () => {
  expect(firstProblem(Username, 'ada@home')).toBe('Username must not contain @')
  expect(firstProblem(Username, 'ada\uff20home')).toBe('Username must not contain @')
})

test('a new password has 8 to 255 characters, and its spaces count', () => {
  expect(firstProblem(NewPassword, '1234567')).toBe('Password must be at least 8 characters')
  expect(NewPassword.parse(' 123456 ')).toBe(' 123456 ')
  // An emoji is one character, though two units of text.
  expect(firstProblem(NewPassword, '🏈'.repeat(7))).toBe('Password must be at least 8 characters')
  expect(firstProblem(NewPassword, '🏈'.repeat(255))).toBeNull()
  expect(firstProblem(NewPassword, 'x'.repeat(256))).toBe('Password must be at most 255 characters')
})

test.each([
  [' ada@example.org ', 'ada@example.org'],
  ['', null],
  ['   ', null],
  [null, null],
  [undefined, null],
])('the email %j is stored as %j', (written, stored) => {
  expect(Email.parse(written)).toBe(stored)
})

test.each(['ada', 'ada@example', '@example.org', 'ada@ex ample.org', 'a@b@c.org', 7])(
  'the email %j is not valid',
  (written) => {
    expect(firstProblem(Email, written)).toBe('Email is not valid')
  },
)

test('to sign in, an old short password is enough, an empty one is not', () => {
  const withPassword = (password: string) => ({ usernameOrEmail: 'ada', password })
  expect(firstProblem(LoginRequest, withPassword('123'))).toBeNull()
  expect(firstProblem(LoginRequest, withPassword(''))).toBe('Password is required')
})

test('the browser gets the time as ISO 8601', () => {
  const user = { id: 1, username: 'ada', email: null, role: 'user', mustChangePassword: false } as const
  expect(userToWire({ ...user, createdAt: 86_400_000 })).toEqual({
    ...user,
    createdAt: '1970-01-02T00:00:00.000Z',
  })
})
