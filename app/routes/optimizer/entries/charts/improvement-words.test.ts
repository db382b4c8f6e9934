import { expect, test } from 'vitest'
import { improvementSentence, isImprovement } from './improvement-words.ts'

const change = (value: number, error = 1) => ({ value, error })

test('a swap improves the entries where profit or the chance to lose all fees is better by more than two errors', () => {
  const improves = (gained: number, lostAll: number) =>
    isImprovement({ gained: change(gained), lostAll: change(lostAll) })
  expect([improves(3, 0), improves(0, -3), improves(-3, -3), improves(3, 3)]).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect([improves(1.9, -1.9), improves(-3, 0), improves(0, 3), improves(0, 0)]).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('the sentence says both, also what is worse, and of nothing better what was tried', () => {
  expect(improvementSentence({ gained: change(-28, 5), lostAll: change(-0.14, 0.01) }, 5)).toBe(
    'A swap of the 5 entries that are worth least: less profit, and all fees are lost less often.',
  )
  expect(improvementSentence({ gained: change(90, 5), lostAll: change(0.01, 0.01) }, 38)).toBe(
    'A swap of the 38 entries that are worth least: more profit, and all fees are lost as often.',
  )
  expect(improvementSentence({ gained: change(-28, 5), lostAll: change(0, 0.01) }, 5)).toBe(
    'Nothing found that improves them beyond the error. Tried: a swap of the 5 entries that are worth least.',
  )
})
