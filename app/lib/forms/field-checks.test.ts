import { describe, expect, it } from 'vitest'
import { Email, NewPassword, Username } from '#contract/auth.ts'
import { atLeast, checkEmail, checkNewPassword, checkUsername, needs } from './field-checks.ts'

/** The first sentence of the server's schema. */
const serverSays = (schema: typeof Username | typeof Email | typeof NewPassword, typed: string) => {
  const result = schema.safeParse(typed)
  return result.success ? null : result.error.issues[0]!.message
}

describe('what a form says about a field', () => {
  it.each(['', '  ', 'ab', 'abc', ' ab ', '🏈🏈', 'öäü', 'e\u0301a', 'jo@x.com', 'jo\uFF20x'])(
    'is what the server says, for the username %j',
    (typed) => expect(checkUsername(typed)).toBe(serverSays(Username, typed)),
  )

  it.each(['', ' ', 'a@b.co', ' a@b.co ', 'a@b', '@b.co', 'a b@c.de'])(
    'is what the server says, for the email %j',
    (typed) => expect(checkEmail(typed)).toBe(serverSays(Email, typed)),
  )

  it.each(['', '1234567', '12345678', '🏈🏈🏈🏈🏈🏈🏈', 'e\u0301'.repeat(7), '        '])(
    'is what the server says, for the new password %j',
    (typed) => expect(checkNewPassword(typed)).toBe(serverSays(NewPassword, typed)),
  )

  it('asks for a text that is more than blanks', () => {
    expect(needs('Lineup name is required')('  ')).toBe('Lineup name is required')
    expect(needs('Lineup name is required')('a')).toBeNull()
  })

  it('asks for a number from its least value on, or none', () => {
    const check = atLeast(1, 'Rank must be a positive number')
    expect(['', '1', '2.5', '0', '-1'].map(check)).toEqual([
      null,
      null,
      null,
      'Rank must be a positive number',
      'Rank must be a positive number',
    ])
  })
})
