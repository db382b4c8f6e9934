import { expect, test } from 'vitest'
import type { ForcedFacts } from '../facts/forced-facts.ts'
import { personIn, smallFacts } from '../fixtures/small-facts.ts'
import { playerInsight } from './player-insight.ts'

const facts = smallFacts()
const archer = personIn(facts, 'Joe Archer')
const young = personIn(facts, 'Max Young')

test('a captain’s insight starts with the captain’s price and what the points count as', () => {
  expect(playerInsight(personIn(facts, 'Cal Sterling'), facts, 'basic')).toMatch(
    /^Cal Sterling is the captain for \$13,500: 16 points a game count as 24; 2nd of 8 by points and 4th by value\./,
  )
})

test('another player’s insight starts with points, price and standing', () => {
  expect(playerInsight(archer, facts, 'basic')).toMatch(
    /^Joe Archer (?:brings|averages) 20 points a game at \$10,000, 2 points per \$1,000: 1st of 8 by points and 1st by value\./,
  )
})

test('a rank that is neither good nor bad gives way to the outlook', () => {
  expect(playerInsight(archer, facts, 'basic')).toContain('MIN ranks 5th of 32')
  expect(playerInsight(archer, facts, 'basic')).not.toContain('Outlook')
  expect(playerInsight(young, facts, 'basic')).toContain('Outlook 51% (Neutral)')
})

test('the strongest pair is told from the player’s side; without a pair a basic insight gives the usual range', () => {
  expect(playerInsight(archer, facts, 'basic')).toContain(
    'A good score for Vikings tends to mean a lower one for Joe Archer (correlation -0.4).',
  )
  const weak = facts.pairs.map((pair) => ({ ...pair, correlation: 0.09 }))
  expect(playerInsight(archer, { ...facts, pairs: weak }, 'basic')).not.toContain('correlation')
  const alone = playerInsight(archer, { ...facts, pairs: [] }, 'basic')
  expect(alone).toContain('Joe Archer usually scores between 12 and 28 points.')
})

test('deeper levels add the range and ownership, the deepest the outlook and who would replace the player', () => {
  const owned = { ...archer, ownershipPct: 33, leverageScore: 50 }
  const forced: ForcedFacts = {
    name: 'Ed Ruiz',
    slot: 'FLEX',
    objectiveCost: 1,
    pointsCost: 1,
    projected: 81,
    out: ['Joe Archer'],
    in: [],
    newCaptain: null,
    captainToFlex: null,
  }
  const of = (level: 'basic' | 'moderate' | 'max') =>
    playerInsight(owned, { ...facts, forced: [forced] }, level)
  expect(of('basic')).not.toMatch(/usually scores|33%/)
  expect(of('moderate')).toMatch(/usually scores between 12 and 28 points\. About 33% of the field/)
  expect(of('moderate')).not.toMatch(/Outlook|Ed Ruiz/)
  expect(of('max')).toMatch(/Outlook 73%.*To play Ed Ruiz, the best lineup drops Joe Archer\.$/)
})

test('an injury mark is in the insight of every level', () => {
  const hurt = { ...archer, injuryStatus: 'Questionable' as const }
  for (const level of ['basic', 'moderate', 'max'] as const)
    expect(playerInsight(hurt, facts, level)).toContain('marked Questionable')
})
