import { expect, test } from 'vitest'
import { CONFUSABLES } from './confusables.ts'

const PAIRS = CONFUSABLES.trim()
  .split(' ')
  .map((pair) => {
    const [source = '', ...target] = pair
    return { source, target: target.join('') }
  })

test('every character is listed once and looks like some other text', () => {
  expect(new Set(PAIRS.map(({ source }) => source)).size).toBe(PAIRS.length)
  expect(PAIRS.filter(({ source, target }) => target === '' || target === source)).toEqual([])
})

test('what a character looks like is in lower case, so that one look-up is enough for both cases', () => {
  const upper = PAIRS.filter(({ target }) => /[A-Z]/.test(target))
  expect(upper).toEqual([])
})

test('known look-alikes of Unicode’s list are there', () => {
  const known = new Map(PAIRS.map(({ source, target }) => [source, target]))
  expect(['0', 'I', 'm', '\u0430', '\u03bf', 'Æ'].map((char) => known.get(char))).toEqual([
    'o',
    'l',
    'rn',
    'a',
    'o',
    'ae',
  ])
})
