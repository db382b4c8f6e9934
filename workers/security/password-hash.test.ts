import openArgon2 from '@phi-ag/argon2/node'
import { expect, test } from 'vitest'
import { hashWith, isOutdated, verifyWith } from './password-hash.ts'

const argon2 = await openArgon2()

test('a hash has its parameters and a random salt, and matches only its password', () => {
  const hash = hashWith(argon2, 'correct horse battery')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(hashWith(argon2, 'correct horse battery')).not.toBe(hash)
  expect(verifyWith(argon2, hash, 'correct horse battery')).toBe(true)
  expect(verifyWith(argon2, hash, 'correct horse batterx')).toBe(false)
  expect(verifyWith(argon2, 'not a hash', 'correct horse battery')).toBe(false)
})

test.each([
  ['the last of many emoji', '🏈🏈🏈🏈🏈🏈🏈🏈', '🏈🏈🏈🏈🏈🏈🏈🥇'],
  ['the last letter after umlauts', 'ääääääääääää1', 'ääääääääääää2'],
  ['a space at the end', 'touchdown ', 'touchdown'],
  ['what follows a NUL', 'touch\0down', 'touch\0dawn'],
  ['the 255th character', `${'日'.repeat(254)}一`, `${'日'.repeat(254)}二`],
])('%s counts', (_what, password, other) => {
  const hash = hashWith(argon2, password)
  expect(verifyWith(argon2, hash, password)).toBe(true)
  expect(verifyWith(argon2, hash, other)).toBe(false)
})

test('a letter in two Unicode spellings is the same password', () => {
  expect(verifyWith(argon2, hashWith(argon2, 'caf\u00e9 touchdown'), 'cafe\u0301 touchdown')).toBe(true)
})

test('a hash with weaker parameters is outdated', () => {
  expect(isOutdated(hashWith(argon2, 'touchdown'))).toBe(false)
  expect(
    isOutdated(argon2.hash('touchdown', { memoryCost: 4096, timeCost: 1, parallelism: 1 }).encoded),
  ).toBe(true)
})
