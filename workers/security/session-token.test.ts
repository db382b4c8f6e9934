import { expect, test } from 'vitest'
import { hashSessionToken, newSessionToken, prolongedUntil } from './session-token.ts'
import { temporaryPassword } from './temporary-password.ts'

test('ten thousand tokens are distinct, and their bits balanced', () => {
  const tokens = Array.from({ length: 10_000 }, newSessionToken)
  expect(new Set(tokens).size).toBe(10_000)
  const bytes = Buffer.concat(tokens.map((token) => Buffer.from(token, 'base64url')))
  expect(bytes.length).toBe(320_000)
  const ones = bytes.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0)
  // Standard deviation of 2.56 million fair bits is 800; six of them.
  expect(Math.abs(ones - 1_280_000)).toBeLessThan(4_800)
})

test('the stored form is a digest of the token, not the token', async () => {
  // SHA-256 of "abc", from FIPS 180-4.
  expect(await hashSessionToken('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})

test('a session is prolonged in the second half of its life, up to 90 days in total', () => {
  const day = 24 * 60 * 60 * 1000
  const session = { createdAt: 0, expiresAt: 30 * day }
  expect(prolongedUntil(session, 14 * day)).toBeNull()
  expect(prolongedUntil(session, 16 * day)).toBe(46 * day)
  expect(prolongedUntil({ createdAt: 0, expiresAt: 75 * day }, 70 * day)).toBe(90 * day)
  expect(prolongedUntil({ createdAt: 0, expiresAt: 90 * day }, 80 * day)).toBeNull()
})

test('temporary passwords are 16 unambiguous characters, and never repeat', () => {
  const passwords = Array.from({ length: 10_000 }, temporaryPassword)
  expect(new Set(passwords).size).toBe(10_000)
  for (const password of passwords) expect(password).toMatch(/^[2-9A-HJ-NP-Z]{16}$/)
  expect(new Set(passwords.join('')).size).toBe(32)
})
