import { expect, test } from 'vitest'
import { PLAIN } from '#core/objective/plain-points.ts'
import { proofSentence } from './proof-sentence.ts'

const say = (examined: number, runnerUpGap: number | null, settings = PLAIN) =>
  proofSentence({ players: [], gap: 0, examined, examinedIsExact: true, runnerUpGap }, settings)

test('points that the settings weigh are called so; plain points are not', () => {
  expect(say(11_411_703, 0.34)).toBe(
    'Best possible of 11,411,703 legal lineups; the next best is 0.34 points behind.',
  )
  expect(say(20, 1.5, { ...PLAIN, creativity: 51 })).toContain(
    '1.50 points behind under Max Points, Cash, creativity 51.',
  )
  // A first lineup's screen shows neither the settings nor points that they weigh.
  const brief = { players: [], gap: 0, examined: 20, examinedIsExact: true, runnerUpGap: 1.5 }
  expect(proofSentence(brief, { ...PLAIN, creativity: 51 }, true)).toBe('Best possible of 20 legal lineups.')
  expect(proofSentence(brief, PLAIN, true)).toContain('1.50 points behind.')
})

test('a tie, a single legal lineup and very large counts have their own sentences', () => {
  expect(say(20, 0)).toBe('Best possible of 20 legal lineups; the next best is as good.')
  expect(say(1, null)).toBe('This is the only legal lineup.')
  expect(say(2.34e18, 0.1)).toContain('Best possible of 2.3 quintillion legal lineups')
})

test('a search that stopped early states its gap, rounded up, and does not claim the best lineup', () => {
  const early = { players: [], gap: 0.3912, examined: 20, examinedIsExact: true, runnerUpGap: null }
  expect(proofSentence(early, PLAIN)).toBe('Within 0.40 points of the best possible.')
  expect(proofSentence({ ...early, examined: 1 }, PLAIN)).toContain('Within 0.40 points')
  expect(proofSentence({ ...early, gap: 0.0001 }, { ...PLAIN, contestFormat: 'gpp' })).toBe(
    'Within 0.01 points of the best possible under Max Points, GPP, creativity 50.',
  )
})

test('a lower bound of the count reads "more than"; without a runner-up there is no second clause', () => {
  const atLeast = { players: [], gap: 0, examined: 1234, examinedIsExact: false, runnerUpGap: null }
  expect(proofSentence(atLeast, PLAIN)).toBe('Best possible of more than 1,234 legal lineups.')
  expect(proofSentence({ ...atLeast, examined: 1 }, PLAIN)).toBe(
    'Best possible of more than 1 legal lineups.',
  )
})
