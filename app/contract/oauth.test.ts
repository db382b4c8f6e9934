import { expect, test } from 'vitest'
import { outcomeQuery, readOutcome } from './oauth.ts'

function read(query: string) {
  return readOutcome(new URLSearchParams(query))
}

test('each result of a provider sign-in has a sentence', () => {
  expect(read(outcomeQuery('discord', 'linked'))).toEqual({
    good: true,
    sentence: 'Discord is connected: from now on it signs you in',
  })
  expect(read(outcomeQuery('google', 'cancelled'))).toEqual({
    good: false,
    sentence: 'Signing in with Google was cancelled',
  })
})

test.each([
  '',
  'oauth=cancelled',
  'provider=google',
  'oauth=cancelled&provider=github',
  'oauth=Your account is locked&provider=google',
  'oauth=toString&provider=google',
  'oauth=__proto__&provider=google',
  'oauth=cancelled&provider=constructor',
])('words that are not ours (%s) say nothing', (query) => {
  expect(read(query)).toBeNull()
})
