import { expect, test } from 'vitest'
import { isPending } from './pending.ts'

test('a lineup is pending until winnings are recorded or it is finalized; winnings of $0 are recorded', () => {
  expect(isPending({ winningsTotalCents: null, finalized: false })).toBe(true)
  expect(isPending({ winningsTotalCents: 0, finalized: false })).toBe(false)
  expect(isPending({ winningsTotalCents: 2050, finalized: false })).toBe(false)
  expect(isPending({ winningsTotalCents: null, finalized: true })).toBe(false)
})
