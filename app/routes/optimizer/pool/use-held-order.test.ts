import { expect, test } from 'vitest'
import { inOrder } from './use-held-order.ts'

test('rows with new figures keep their places; one that is gone leaves no gap, one that was not there is not shown', () => {
  const rows = [
    { id: 'c', points: 30 },
    { id: 'a', points: 20 },
    { id: 'new', points: 15 },
  ]
  expect(inOrder(rows, ['a', 'gone', 'c'], ({ id }) => id)).toEqual([
    { id: 'a', points: 20 },
    { id: 'c', points: 30 },
  ])
})
