import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { confusablesModule } from '../../../scripts/make-confusables.ts'
import { looksReserved, skeletonOf } from './skeleton.ts'

test.each([
  ['paypal', '\u0440\u0430\u0443\u0440\u0430\u04cf', 'all letters Cyrillic'],
  ['ANNA', '\u0391\u039d\u039d\u0391', 'all letters Greek, in capitals'],
  ['Paul', 'PauI', 'a capital I for an l'],
  ['admin', 'ADMlN', 'a small l for a capital I'],
  ['user10', 'userlO', 'letters for digits'],
  ['mike', 'rnike', 'two letters for one'],
  ['ada', 'ＡＤＡ', 'full-width letters'],
  ['ada', '𝐚𝐝𝐚', 'mathematical letters'],
  ['ada lovelace', 'ada   lovelace', 'a longer space'],
  ['José', 'Jose\u0301', 'an accent of its own'],
  ['jose', 'josé', 'an accent'],
  ['Дмитрий', 'Дмитрии', 'an accent of Cyrillic'],
  ['alice', 'alice.', 'a sign at the end'],
  ['alice', '_alice-', 'signs around it'],
  ['aether', 'æther', 'a ligature'],
  ['oo', '\u0585\u0585', 'Armenian letters'],
  ['seo', '\u0455\u0435\u043e', 'Cyrillic letters of another word'],
])('%s and %s look alike: %s', (one, other) => {
  expect(skeletonOf(other)).toBe(skeletonOf(one))
})

test.each([
  ['ada', 'adam'],
  ['が王', 'か王'],
  ['a b', 'ab'],
  ['a-b', 'a_b'],
  ['王小明', '王小朋'],
  ['kai', 'kay'],
])('%s and %s do not look alike', (one, other) => {
  expect(skeletonOf(other)).not.toBe(skeletonOf(one))
})

test('a name that looks like the operator is reserved; one that only contains the word is not', () => {
  for (const name of [
    'admin',
    'Admin',
    'ADMlN',
    '4dmin',
    'adrnin',
    'SUPPORT',
    'supp0rt',
    'admi\u0144',
    '0dmin',
    '4dm1n',
    'admin.',
    'st4ff',
  ])
    expect(looksReserved(name), name).toBe(true)
  for (const name of ['admin-of-the-league', 'badminton', 'ada', 'admin2', '12345', '123in'])
    expect(looksReserved(name), name).toBe(false)
})

test('the skeleton of a skeleton is the same', () => {
  for (const name of ['paypal', 'Paul', 'mike 10', 'José', 'Дмитрий', 'ANNA', 'Œuvre'])
    expect(skeletonOf(skeletonOf(name)), name).toBe(skeletonOf(name))
})

test('the table equals the output of its script', () => {
  const committed = readFileSync(new URL('./confusables.ts', import.meta.url), 'utf8')
  expect(committed).toBe(confusablesModule())
})
