import { expect, test } from 'vitest'
import { STANDARD } from '#core/formats/dk-classic.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { showdownPool } from '../../testing/pools.ts'
import {
  fieldSentence,
  gamesSentence,
  opponentsSentence,
  staleSentence,
  whoseInField,
} from './simulation-sentences.ts'

const pool = showdownPool()
const field = { worst: 0.01, isAttainable: true, whose: whoseInField(pool) }
const fromFile = { ...field, file: { name: 'field.csv', leftOut: 3 } }
const withFile = pool.map((row, i) => (i === 2 ? { ...row, ownershipBy: 'file' as const } : row))
const ofFile = { ...field, whose: whoseInField(withFile) }

test('the sentence says how many games and opponents there were, and whose ownership', () => {
  expect(gamesSentence({ games: 10_000, wanted: 10_000, entries: 2, field })).toBe(
    '10,000 games against 1 opponent, drawn from estimated ownership.',
  )
  expect(gamesSentence({ games: 2000, wanted: 10_000, entries: 20_000, field: ofFile })).toBe(
    '2,000 of 10,000 games against 19,999 opponents, drawn from the ownership of a file.',
  )
})

test('an estimate is said to be one, and the ownership of a file is not', () => {
  expect(opponentsSentence(field, SHOWDOWN)).toMatch(
    /^Estimated ownership: Dupes are a rough range\..* points and prices only/,
  )
  expect(opponentsSentence(ofFile, SHOWDOWN)).toBeNull()
  expect(opponentsSentence(fromFile, SHOWDOWN)).toBeNull()
})

test('with several games the estimate is said to be weak, and stacks of drawn opponents to be those of past contests', () => {
  expect(opponentsSentence(field, STANDARD)).toMatch(/estimated, and weak .* How often opponents stack/)
  expect(opponentsSentence(ofFile, STANDARD)).toMatch(/^How often opponents stack/)
  expect(opponentsSentence(fromFile, STANDARD)).toBeNull()
})

test('opponents from a file are said to be, with the entries that could not be used', () => {
  expect(gamesSentence({ games: 9, wanted: 9, entries: 5, field: fromFile })).toBe(
    '9 games against 4 opponents, drawn from field.csv.',
  )
  expect(fieldSentence(fromFile)).toMatch(/^3 entries of the file left out/)
  expect(fieldSentence({ ...fromFile, file: { name: 'field.csv', leftOut: 0 } })).toBeNull()
})

test('an ownership that no field can have is said with the distance', () => {
  expect(fieldSentence({ worst: 0.01, isAttainable: true })).toBeNull()
  expect(fieldSentence({ worst: 3.21, isAttainable: false })).toContain('up to 3.2 points away')
})

test('what changed is named', () => {
  expect(staleSentence([])).toBeNull()
  expect(staleSentence(['the contest'])).toBe('Simulated before the contest changed.')
  expect(staleSentence(['a', 'b', 'c'])).toBe('Simulated before a, b and c changed.')
})
