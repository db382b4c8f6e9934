import { expect, test } from 'vitest'
import { doubtsOf } from './doubts.ts'
import { doubtsLine } from './doubts-line.ts'
import { makePlayer } from './fixtures/make-player.ts'
import { type Player, personKey } from './player.ts'
import type { PriceDoubts } from './who-plays.ts'

const player = (more: Partial<Player> = {}) => makePlayer({ id: 'ann', name: 'Ann Arm', ...more })
const NONE: PriceDoubts = { inactivePeople: new Set(), doubtfulStarters: new Set() }
const inactive = (person: Player): PriceDoubts => ({ ...NONE, inactivePeople: new Set([personKey(person)]) })

test('a player is in doubt by an injury mark, the price, or a projection of 0', () => {
  expect(doubtsOf(player(), NONE)).toEqual([])
  expect(doubtsOf(player({ injuryStatus: 'Questionable' }), NONE)).toEqual([])
  expect(doubtsOf(player({ injuryStatus: 'Doubtful' }), NONE)).toEqual(['doubtful'])
  expect(doubtsOf(player({ injuryStatus: 'Out' }), NONE)).toEqual(['out'])
  expect(doubtsOf(player(), inactive(player()))).toEqual(['priced_as_inactive'])
  expect(doubtsOf(player(), { ...NONE, doubtfulStarters: new Set([personKey(player())]) })).toEqual([
    'doubtful_starter',
  ])
  expect(doubtsOf(player({ projectedPoints: 0, projectedBy: 'projection' }), NONE)).toEqual([
    'projected_at_zero',
  ])
  expect(doubtsOf(player({ projectedPoints: 0 }), NONE)).toEqual(['projected_at_zero'])
  for (const projectedBy of ['baseline', 'hand'] as const)
    expect(doubtsOf(player({ projectedPoints: 0, projectedBy }), NONE)).toEqual([])
})

test('the line names each with the reasons, and is absent where all seem to play', () => {
  const bo = makePlayer({ id: 'bo', name: 'Bo Back', injuryStatus: 'Doubtful', projectedPoints: 0 })
  expect(doubtsLine([player(), bo], NONE)).toBe(
    'May not play: Bo Back (Doubtful, projected at 0). Check the news.',
  )
  expect(doubtsLine([player(), bo], inactive(player()))).toBe(
    'May not play: Ann Arm (priced as inactive), Bo Back (Doubtful, projected at 0). Check the news.',
  )
  expect(doubtsLine([player()], NONE)).toBeNull()
})
