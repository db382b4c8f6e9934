import { describe, expect, test } from 'vitest'
import { changedByTenth, editProblemText, readEdit } from './edit-text.ts'

describe('what a typed text means', () => {
  test.each<[string, number]>([
    ['14', 14],
    [' 14.25 ', 14.25],
    ['.5', 0.5],
    ['7.', 7],
    ['-3.2', -3.2],
    ['−3.2', -3.2],
    ['+4', 4],
    ['0', 0],
    ['-0', 0],
    ['-2000', -2000],
    ['2000', 2000],
    // Phones of many countries have a comma and no point on their number keys.
    ['12,5', 12.5],
    ['12,75', 12.75],
    [',5', 0.5],
  ])('%j is %d points', (text, points) => {
    expect(readEdit(text, 'points')).toEqual({ ok: true, value: points })
  })

  test.each(['', '   ', '-', ' – ', '—', '−'])('%j clears the edit', (text) => {
    expect(readEdit(text, 'points')).toEqual({ ok: true, value: null })
    expect(readEdit(text, 'captainOwnershipPct')).toEqual({ ok: true, value: null })
  })

  test.each([
    ['abc', 'not_a_number'],
    ['14 points', 'not_a_number'],
    ['1e2', 'not_a_number'],
    ['Infinity', 'not_a_number'],
    ['NaN', 'not_a_number'],
    ['0x10', 'not_a_number'],
    ['1.2.3', 'not_a_number'],
    ['1,2,3', 'not_a_number'],
    ['--5', 'not_a_number'],
    ['20%', 'not_a_number'],
    ['=1+1', 'not_a_number'],
    ['9999999999', 'not_a_number'],
    ['1,250', 'unclear_comma'],
    ['1,250.5', 'unclear_comma'],
    ['-2000.01', 'too_small'],
    ['2000.01', 'too_large'],
  ] as const)('%j is refused as points: %s', (text, problem) => {
    expect(readEdit(text, 'points')).toEqual({ ok: false, error: problem })
  })

  test.each([
    ['35', 35],
    ['35%', 35],
    ['12,5 %', 12.5],
    ['100', 100],
    ['0', 0],
  ])('%j is an ownership of %d percent', (text, pct) => {
    expect(readEdit(text, 'flexOwnershipPct')).toEqual({ ok: true, value: pct })
  })

  test.each([
    ['100.01', 'too_large'],
    ['-1', 'too_small'],
    ['half', 'not_a_number'],
    ['%%', 'not_a_number'],
  ] as const)('%j is refused as ownership: %s', (text, problem) => {
    expect(readEdit(text, 'captainOwnershipPct')).toEqual({ ok: false, error: problem })
  })
})

test('a ceiling is above the projection, and a standard deviation is not negative', () => {
  expect(readEdit('12.5', 'ceiling', 12.4)).toEqual({ ok: true, value: 12.5 })
  expect(readEdit('12.4', 'ceiling', 12.4)).toEqual({ ok: false, error: 'too_small' })
  expect(editProblemText('too_small', '12.4', 'ceiling')).toBe('A ceiling is above the projection.')
  expect(readEdit('-1', 'spread')).toEqual({ ok: false, error: 'too_small' })
  expect(editProblemText('too_small', '-1', 'spread')).toBe('Points must be 0 or more.')
})

test('each problem has its sentence; a long text is shortened', () => {
  expect(editProblemText('not_a_number', ' abc ', 'points')).toBe(
    '"abc" is not a number. Type a number such as 14.5.',
  )
  expect(editProblemText('not_a_number', '🏈'.repeat(500), 'points')).toContain(`"${'🏈'.repeat(20)}…"`)
  expect(editProblemText('too_large', '101', 'flexOwnershipPct')).toBe('Ownership must be 100% or less.')
  expect(editProblemText('too_small', '-3000', 'points')).toBe('Points must be -2,000 or more.')
})

test('a tenth up or down, in hundredths and within the limits', () => {
  expect(changedByTenth(14, 'points', 1)).toBe(15.4)
  expect(changedByTenth(14.027, 'points', -1)).toBe(12.62)
  // Up is more points for a negative number too.
  expect(changedByTenth(-2, 'points', 1)).toBe(-1.8)
  expect(changedByTenth(0, 'points', 1)).toBe(0)
  expect(changedByTenth(95, 'flexOwnershipPct', 1)).toBe(100)
  expect(changedByTenth(1990, 'points', 1)).toBe(2000)
})
