import { expect, test } from 'vitest'
import type { Player } from '../../players/player.ts'
import type { AnalysisFacts } from '../facts/facts.ts'
import { forcedFacts } from '../fixtures/forced-facts.ts'
import { smallFacts } from '../fixtures/small-facts.ts'
import { smallSlate } from '../fixtures/small-slate.ts'
import { keyFindings } from '../lineup-analysis.ts'
import { tellDetails } from './story-details.ts'

const facts = smallFacts()
const PROOF = { examined: 1234, examinedIsExact: true, gap: 0, runnerUpGap: 0.5 }
const LEVELS = ['basic', 'moderate', 'max'] as const
const withLineup = (more: Partial<NonNullable<AnalysisFacts['lineup']>>): AnalysisFacts => ({
  ...facts,
  lineup: { ...facts.lineup!, ...more },
})
const changed = (change: (player: Player) => Player) => smallFacts({ playerPool: smallSlate().map(change) })

test('each level says more: correlations, players left out, teams, values and the matchup', () => {
  const four = { ...facts, forced: ['Ann', 'Bea', 'Cay', 'Dee'].map(forcedFacts) }
  const counts = LEVELS.map((level) => {
    const details = tellDetails(four, level)
    return [details.match(/ with \S.*? -?[\d.]+[;.]/g)?.length, details.match(/Playing \w+/g)?.length]
  })
  expect(counts).toEqual([
    [1, 1],
    [2, 2],
    [4, 3],
  ])
  expect(tellDetails(facts, 'basic')).not.toContain('players each')
  expect(tellDetails(facts, 'moderate')).toContain('LAC and MIN have 3 players each in the lineup.')
  expect(tellDetails(facts, 'max')).toContain(
    'MIN ranks 5th of 32 against QB, a soft matchup for Joe Archer.',
  )
  expect(tellDetails(facts, 'max')).toContain(
    'The weakest value is Will Reich, 8th of 8: 1 point per $1,000.',
  )
})

test('whose points they are, and how far off an estimate is', () => {
  const by = (projectedBy: Player['projectedBy']) =>
    tellDetails(
      changed((row) => ({ ...row, projectedPoints: row.fppg, projectedBy })),
      'basic',
    )
  const error = 'a baseline estimate of one player is off by about 7.6 points.'
  expect(by('baseline')).toContain(`The points are baseline estimates; ${error}`)
  expect(by('projection')).toContain('The points are projections.')
  expect(tellDetails(facts, 'basic')).not.toMatch(/The points (?:are|come)/)
})

test('a player in doubt is neither a good value nor has a soft matchup', () => {
  const cheap = (injuryStatus: Player['injuryStatus']) =>
    tellDetails(
      changed((row) =>
        row.name === 'Joe Archer'
          ? { ...row, salary: row.position === 'CPT' ? 4500 : 3000, injuryStatus }
          : row,
      ),
      'max',
    )
  expect(cheap('Healthy')).toMatch(/Joe Archer.*good value|For value the lineup has Joe Archer/)
  expect(cheap('Healthy')).toContain('a soft matchup for Joe Archer')
  expect(cheap('Questionable')).not.toMatch(/Joe Archer (?:is a good|, )|has Joe Archer|soft matchup/)
})

test('pairs with a player outside the lineup are not part of it', () => {
  const outside = {
    names: ['Joe Archer', 'Ed Ruiz'] as [string, string],
    correlation: 0.9,
    shareOnePlace: false,
  }
  const pairs = [{ ...outside, relation: 'opponents' as const }, ...facts.pairs]
  expect(tellDetails({ ...facts, pairs }, 'max')).not.toContain('Ed Ruiz')
})

test('injury news belongs to the story, so the details list the other unknowns', () => {
  expect(facts.unknown).toContain('injury news')
  expect(tellDetails(facts, 'basic')).toMatch(/The slate has no [^.]*weather/)
  expect(tellDetails(facts, 'basic')).not.toContain('injury')
})

test('the findings are the proof, the budget, the range, the captain’s price and ranks, and the share of three', () => {
  // 24, 20 and 14 of 82.
  expect(keyFindings(withLineup({ proof: PROOF, spread: { sd: 20, low: 62, high: 102 } }))).toEqual([
    'Of 1,234 legal lineups, none does better under Max Points, Cash, creativity 50; the next best is 0.5 points behind.',
    'It spends $45,500 of $50,000 and leaves $4,500.',
    'The usual score is between 62 and 102, correlations included.',
    'Cal Sterling costs $13,500 and is 2nd by points and 4th by value, of 8.',
    'Three players bring 71% of the expected points.',
  ])
})

test('a captain in doubt has a price and no ranks; an open proof is not called the best', () => {
  const hurt = changed((row) =>
    row.name === 'Cal Sterling' ? { ...row, injuryStatus: 'Questionable' } : row,
  )
  expect(keyFindings(hurt)).toContain('Cal Sterling costs $13,500.')
  expect(keyFindings(withLineup({ proof: { ...PROOF, gap: 0.1 } }))[0]).toMatch(
    /^No legal lineup does better by more/,
  )
})

test('without a lineup there is nothing to find', () => {
  expect(tellDetails({ ...facts, lineup: null }, 'max')).toBe('')
  expect(keyFindings({ ...facts, lineup: null })).toEqual([])
})

test('two players who come in by the same change are told once', () => {
  const change = {
    slot: 'FLEX',
    objectiveCost: 2,
    pointsCost: 2,
    projected: 80,
    newCaptain: null,
    captainToFlex: null,
  }
  const out = ['Max Young', 'Will Reich']
  const forced = [
    { ...change, name: 'Ed Ruiz', in: ['Al Brown'], out },
    { ...change, name: 'Al Brown', in: ['Ed Ruiz'], out: out.toReversed() },
  ]
  const told = tellDetails({ ...facts, forced }, 'max').match(/Playing [^.]*\./g)
  expect(told).toEqual(['Playing Ed Ruiz with Al Brown for Max Young and Will Reich costs 2 points.'])
})
