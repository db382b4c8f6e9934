import { expect, test } from 'vitest'
import { cornersText, stepsOf } from './profit-line.ts'

test('the line begins at the first date, is level between the dates and changes at them', () => {
  const places = [
    { x: 30, y: 80 },
    { x: 690, y: 20 },
  ]
  expect(cornersText(stepsOf(places, 100))).toBe('30.0,100.0 30.0,80.0 690.0,80.0 690.0,20.0')
})

test('one date alone has no line', () => {
  expect(stepsOf([{ x: 30, y: 80 }], 100)).toEqual([])
  expect(stepsOf([], 100)).toEqual([])
})
