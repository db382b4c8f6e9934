import { expect, test } from 'vitest'
import type { Player } from '../players/player.ts'
import type { AnalysisFacts } from './facts.ts'
import { smallFacts } from './fixtures/small-facts.ts'
import { smallLineup, smallSlate } from './fixtures/small-slate.ts'
import type { ForcedFacts } from './forced-facts.ts'
import { keyFindings, tellStory } from './story.ts'

const facts = smallFacts()
const lineup = smallLineup(smallSlate())
const PROOF = { examined: 1234, examinedIsExact: true, gap: 0, runnerUpGap: 0.5 }
const forced = (name: string, cost: number): ForcedFacts => ({
  name,
  slot: 'FLEX',
  objectiveCost: cost,
  pointsCost: cost,
  projected: 80,
  out: ['Vikings'],
  in: [],
  newCaptain: null,
  captainToFlex: null,
})
const withLineup = (more: Partial<NonNullable<AnalysisFacts['lineup']>>): AnalysisFacts => ({
  ...facts,
  lineup: { ...facts.lineup!, ...more },
})
const changed = (change: (player: Player) => Player) => smallFacts({ playerPool: smallSlate().map(change) })

test('a basic story is one paragraph, a moderate one two, the longest three', () => {
  const paragraphs = (['basic', 'moderate', 'max'] as const).map(
    (level) => tellStory(facts, level).split('\n\n').length,
  )
  expect(paragraphs).toEqual([1, 2, 3])
})

test('each level mentions one more player who is left out', () => {
  const four = ['Ann', 'Bea', 'Cay', 'Dee'].map((name) => forced(name, 2))
  const mentioned = (['basic', 'moderate', 'max'] as const).map((level) =>
    tellStory({ ...facts, forced: four }, level).match(/Playing \w+/g),
  )
  expect(mentioned).toEqual([
    ['Playing Ann'],
    ['Playing Ann', 'Playing Bea'],
    ['Playing Ann', 'Playing Bea', 'Playing Cay'],
  ])
})

test('the captain’s points are stated once plain and once as they count', () => {
  // 16 for 1.5 times as much, of 24 + 58.
  const story = tellStory(facts, 'basic')
  expect(story).toContain('16 points a game count as 24 of the 82 points expected')
  expect(story).toContain('$13,500')
})

test('a captain with the most expected points is called the best of the slate, with the fourth value is not', () => {
  expect(tellStory(facts, 'basic')).not.toMatch(/no player on the slate|slate's best|value,|good value/)
  const best = changed((row) => (row.name === 'Cal Sterling' ? { ...row, fppg: 25 } : row))
  expect(tellStory(best, 'basic')).toMatch(/no player on the slate averages more|the slate's best average/)
  // 16 points for 7,500 are 2.13 per 1,000, the slate's best value.
  const cheap = smallFacts()
  const people = cheap.people.map((person) =>
    person.isCaptain ? { ...person, standing: { ...person.standing!, valueRank: 3 } } : person,
  )
  expect(tellStory({ ...cheap, people }, 'basic')).toMatch(/3rd of 8/)
})

test('a lineup without a captain starts with the player who brings the most', () => {
  const people = facts.people.map((person) => ({ ...person, isCaptain: false }))
  expect(tellStory({ ...facts, people }, 'basic')).toMatch(
    /Joe Archer \(QB, LAC\).*20 points a game at \$10,000/,
  )
})

test('a story says whose points it speaks of, and how far off an estimate is', () => {
  const by = (projectedBy: Player['projectedBy']) =>
    tellStory(
      changed((row) => ({ ...row, projectedPoints: row.fppg, projectedBy })),
      'basic',
    )
  const error = 'a baseline estimate of one player is off by about 7.6 points.'
  expect(by('baseline')).toContain(`The points are baseline estimates; ${error}`)
  expect(by('baseline')).toContain('16 points (baseline estimate) count as 24 of the 82 points expected')
  expect(by('projection')).toContain('The points are projections.')
  expect(by('hand')).toContain('The points are figures set by hand.')
  const mixed = changed((row) => ({
    ...row,
    projectedPoints: row.fppg,
    projectedBy: row.name === 'Vikings' ? 'hand' : row.name === 'Will Reich' ? 'projection' : 'baseline',
  }))
  expect(tellStory(mixed, 'basic')).toContain(
    `The points come from 4 baseline estimates, 1 projection and 1 figure set by hand; ${error}`,
  )
  expect(keyFindings(mixed)[0]).toBe(
    '82 points expected for $45,500 (4 baseline estimates, 1 projection and 1 figure set by hand).',
  )
  expect(tellStory(facts, 'basic')).not.toMatch(/The points (?:are|come)/)
})

test('the best of a slate of estimates is not called the best average', () => {
  const best = changed((row) => ({
    ...row,
    projectedPoints: row.name === 'Cal Sterling' ? 25 : row.fppg,
    projectedBy: 'baseline',
  }))
  expect(tellStory(best, 'basic')).toMatch(
    /no player on the slate is expected to score more|the slate's most expected points/,
  )
  expect(tellStory(best, 'basic')).not.toMatch(/averages more|best average/)
})

test('every level names a player of the lineup who is priced as inactive, and the findings do', () => {
  const cheap = changed((row) =>
    row.name === 'Ray Cobb Jr.' ? { ...row, salary: row.position === 'CPT' ? 1500 : 1000 } : row,
  )
  const warning =
    'Ray Cobb Jr. is priced as inactive ($1,000 beside an average of 12 points a game): check the news.'
  for (const level of ['basic', 'moderate', 'max'] as const)
    expect(tellStory(cheap, level)).toContain(warning)
  const proved = { ...cheap, lineup: { ...cheap.lineup!, proof: PROOF }, forced: [forced('Ed Ruiz', 2)] }
  expect(keyFindings(proved)).toContain(warning)
  expect(keyFindings(proved)).toHaveLength(5)
})

test('open places are counted', () => {
  const open = smallFacts({ lineup: { ...lineup, slots: lineup.slots.with(4, null).with(5, null) } })
  expect(tellStory(open, 'basic')).toContain('Filled so far: 4 of 6 slots.')
  expect(tellStory(facts, 'basic')).not.toContain('So far')
})

test('the two teams are counted, in the singular where each has one player', () => {
  expect(tellStory(facts, 'moderate')).toContain('LAC and MIN have 3 players each in the lineup.')
  const counts = (a: number, b: number) =>
    tellStory(
      withLineup({
        teams: [
          { team: 'LAC', count: a },
          { team: 'MIN', count: b },
        ],
      }),
      'moderate',
    )
  expect(counts(1, 1)).toContain('LAC and MIN have 1 player each in the lineup.')
  expect(counts(4, 2)).toContain('LAC has 4 players in the lineup, MIN 2.')
})

test('the longest story names the softest matchup, the weakest value and the captain’s share', () => {
  const story = tellStory(facts, 'max')
  expect(story).toContain('MIN ranks 5th of 32 against QB, a soft matchup for Joe Archer.')
  expect(story).toContain(
    'The weakest value is Will Reich, 8th of 8 by points and 8th by value: 1 point per $1,000.',
  )
  // 24 of 82.
  expect(story).toContain('Cal Sterling alone brings 29% of the expected points.')
})

test('pairs with a player outside the lineup are not part of the story', () => {
  const outside = {
    names: ['Joe Archer', 'Ed Ruiz'] as [string, string],
    correlation: 0.9,
    shareOnePlace: false,
  }
  const story = tellStory({ ...facts, pairs: [{ ...outside, relation: 'opponents' }, ...facts.pairs] }, 'max')
  expect(story).not.toContain('Ed Ruiz')
})

test('an injury mark is the risk; without one it is a player without points', () => {
  const hurt = changed((row) => (row.name === 'Vikings' ? { ...row, injuryStatus: 'Questionable' } : row))
  expect(tellStory(hurt, 'basic')).toContain('Vikings is marked Questionable')
  const out = changed((row) => (row.name === 'Vikings' ? { ...row, injuryStatus: 'Out' } : row))
  expect(tellStory(out, 'basic')).toContain('Vikings is marked Out and will score nothing.')
  const noAverage = changed((row) => (row.name === 'Will Reich' ? { ...row, fppg: 0 } : row))
  expect(tellStory(noAverage, 'basic')).toContain('No average is known for Will Reich.')
})

test('a negative average is known, but no points are expected', () => {
  const negative = changed((row) => (row.name === 'Will Reich' ? { ...row, fppg: -1 } : row))
  expect(tellStory(negative, 'basic')).toContain('No points are expected of Will Reich.')
  expect(tellStory(negative, 'basic')).not.toContain('No average is known')
})

test('without a lineup there is nothing to explain', () => {
  expect(tellStory({ ...facts, lineup: null }, 'max')).toContain('The lineup is empty')
  expect(keyFindings({ ...facts, lineup: null })).toEqual([])
})

test('the findings are the expected points, the proof, the captain, the strongest pair and who is left out', () => {
  const findings = keyFindings({ ...withLineup({ proof: PROOF }), forced: [forced('Ed Ruiz', 2)] })
  expect(findings).toEqual([
    '82 points expected for $45,500 (averages).',
    'First of 1,234 legal lineups, 0.5 points ahead of the next.',
    'Cal Sterling as captain brings 29% of the expected points.',
    'Strongest correlation: Joe Archer and Vikings, -0.4.',
    'Left out: Ed Ruiz, who would cost 2 points.',
  ])
})

test('a lead or a cost that reads as 0 points is not a finding', () => {
  const findings = keyFindings({
    ...withLineup({ proof: { ...PROOF, runnerUpGap: 0.003 } }),
    forced: [forced('Ed Ruiz', 1e-9)],
  })
  expect(findings).toContain('First of 1,234 legal lineups.')
  expect(findings.join(' ')).not.toMatch(/\b0 points|Left out/)
})

test('a lineup that is not proved best is not called first', () => {
  const first = (proof: Partial<typeof PROOF>) =>
    keyFindings(withLineup({ proof: { ...PROOF, ...proof } })).find((text) => text.startsWith('First of'))
  expect(first({ gap: 0.1 })).toBeUndefined()
  expect(first({ examined: 1 })).toBeUndefined()
  expect(first({ examinedIsExact: false })).toContain('First of more than 1,234')
})
