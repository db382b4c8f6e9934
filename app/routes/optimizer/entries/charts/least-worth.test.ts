import { expect, test } from 'vitest'
import { leastWorth } from './least-worth.ts'

const entries = [0.1, 0.3, -0.2, 0.2, -0.1].map((roi) => ({ roi, isLocked: false }))

test('a quarter of the entries is worth least, the least first; of equal ones the last', () => {
  expect(leastWorth(entries)).toEqual([2, 4])
  expect(leastWorth([0, 0, 0].map((roi) => ({ roi, isLocked: false })))).toEqual([2])
})

test('a locked entry stays, whatever it is worth', () => {
  expect(leastWorth(entries.with(2, { roi: -0.2, isLocked: true }))).toEqual([4, 0])
  expect(leastWorth(entries.map(({ roi }) => ({ roi, isLocked: true })))).toEqual([])
})
