import { expect, test } from 'vitest'
import { nflTeamKey } from './nfl-teams.ts'
import { isShortenedFirst, nameKey, nameParts, nameWords } from './same-name.ts'

test.each([
  ["D.J. O'Néal-Fox III (12)", ['dj', 'oneal', 'fox']],
  ['Fox, Dan', ['dan', 'fox']],
  ['Quist, Jr.', ['quist', 'jr']],
  ['Odo Quist, Jr.', ['odo', 'quist']],
  ['  ÅSE   Łøkke ', ['ase', 'lokke']],
  ['', []],
  ['( )', []],
])('the words of %j', (name, words) => {
  expect(nameWords(name)).toEqual(words)
})

test('spellings of one name have one key', () => {
  const spellings = [
    'A.J. Brown',
    'AJ Brown',
    'A. J. Brown Jr.',
    'a j  brown',
    'Brown, A.J.',
    'A.J. Brown (77)',
  ]
  expect(new Set(spellings.map(nameKey))).toEqual(new Set(['ajbrown']))
})

test('a first name is shortened to an initial or to its beginning, not to another name', () => {
  expect(nameParts('P. Van Dole')).toEqual({ first: 'p', lastKey: 'vandole' })
  expect([isShortenedFirst('p', 'pat'), isShortenedFirst('joshua', 'josh')]).toEqual([true, true])
  expect([isShortenedFirst('gabe', 'gabriel'), isShortenedFirst('', 'pat')]).toEqual([false, false])
})

test.each([
  ['Titans', 'TEN'],
  ['tennessee titans', 'TEN'],
  ['Kansas City', 'KC'],
  ['49ers', 'SF'],
  ['JAC', 'JAX'],
  ['LA', 'LAR'],
  ['Los Angeles Chargers', 'LAC'],
  ['WAS Football Team', 'WAS'],
  ['Redskins', 'WAS'],
  ['New York', 'NEW YORK'],
  ['Bisons', 'BISONS'],
])('the team that %j names is %s', (text, code) => {
  expect(nflTeamKey(text)).toBe(code)
})
