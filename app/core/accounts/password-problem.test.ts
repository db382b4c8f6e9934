import { expect, test } from 'vitest'
import { passwordProblem } from './password-problem.ts'

const ADA = { username: 'ada-lovelace', email: 'countess@example.com' }

test.each([
  'password',
  'Password1',
  'PASSWORD123!',
  '12345678',
  '87654321',
  '        ',
  'aaaaaaaa',
  'abababab',
  'qwertyuiop',
  'qwerty123',
  'abcdefgh',
  'iloveyou2',
  '1q2w3e4r',
  'letmeinletmein',
  'DraftKings1',
  '2026football!',
])('"%s" is guessed first', (password) => {
  expect(passwordProblem(password, ADA)).toBe(
    'That password is one of those that are guessed first, please choose another',
  )
})

test.each(['ada-lovelace', 'ADA-Lovelace', 'countess@example.com', 'countess'])(
  '"%s" is the user’s own name',
  (password) => {
    expect(passwordProblem(password, ADA)).toBe('The password must not be your username or email')
  },
)

test.each([
  'correct horse battery',
  'passwords are hard',
  'x7-tulip-9',
  'footballistic',
  '19071815',
  'ada-lovelace 1815',
])('"%s" may be used', (password) => {
  expect(passwordProblem(password, ADA)).toBeNull()
})
