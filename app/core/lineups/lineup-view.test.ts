import { expect, test } from 'vitest'
import { nextOrder } from './lineup-view.ts'

test('figures sort descending first, names ascending; the same column again reverses its order', () => {
  const first = nextOrder(null, 'roi')
  expect(first).toEqual({ column: 'roi', descending: true })
  expect(nextOrder(first, 'roi')).toEqual({ column: 'roi', descending: false })
  expect(nextOrder(first, 'name')).toEqual({ column: 'name', descending: false })
  expect(nextOrder({ column: 'contest', descending: false }, 'contest').descending).toBe(true)
})
