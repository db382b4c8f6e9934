import { expect, test } from 'vitest'
import type { Player } from '../../players/player.ts'
import type { AnalysisFacts } from '../facts/facts.ts'
import { smallFacts } from '../fixtures/small-facts.ts'
import { smallSlate } from '../fixtures/small-slate.ts'
import { tellStory } from './story.ts'

const facts = smallFacts()
const withLineup = (more: Partial<NonNullable<AnalysisFacts['lineup']>>): AnalysisFacts => ({
  ...facts,
  lineup: { ...facts.lineup!, ...more },
})
const changed = (change: (player: Player) => Player) => smallFacts({ playerPool: smallSlate().map(change) })
const named = (name: string, more: Partial<Player>) => (row: Player) =>
  row.name === name ? { ...row, ...more } : row
const lines = (of: AnalysisFacts = facts) => tellStory(of).split('\n\n')

test('three lines: the captain, who scores together, what to check', () => {
  expect(lines()).toEqual([
    // 16 x 1.5 of 24 + 58.
    'Captain: Cal Sterling (WR, LAC), 24 of 82 points expected.',
    'Together: Joe Archer, Cal Sterling and Ray Cobb Jr., who need LAC to throw while behind (Max Young runs for MIN). Against each other: Joe Archer and Vikings.',
    'Check before lock (Thu, Oct 23, 8:15 PM EDT): all points are averages; injury news (none listed).',
  ])
})

const withRival = (rival: object | null, isLocked = false): AnalysisFacts => ({
  ...facts,
  captainChoice: { isLocked, rival: rival as NonNullable<AnalysisFacts['captainChoice']>['rival'] },
})
const RIVAL = { name: 'Joe Archer', pointsChange: 2, objectiveChange: -1.5, salaryChange: 500 }

test('the captain has a reason: most points, a lock, or what another captain would cost', () => {
  const best = changed(named('Cal Sterling', { fppg: 25 }))
  expect(lines(best)[0]).toMatch(/No player on the slate averages more\.$/)
  const estimated = changed((row) => ({
    ...row,
    projectedPoints: row.name === 'Cal Sterling' ? 25 : row.fppg,
    projectedBy: 'baseline',
  }))
  expect(lines(estimated)[0]).toMatch(/No player on the slate is expected to score more\.$/)
  expect(lines(withRival(null))[0]).toMatch(/No other player of the lineup counts more\.$/)
  expect(lines(withRival(RIVAL, true))[0]).toMatch(/You locked this choice\.$/)
  // $4,500 are left.
  expect(lines(withRival({ ...RIVAL, salaryChange: 5000 }))[0]).toMatch(
    /Joe Archer as captain would go \$500 over budget\.$/,
  )
  expect(lines(withRival(RIVAL))[0]).toMatch(/Joe Archer as captain would add 2\.$/)
  const weighed = { ...withRival(RIVAL), settings: { ...facts.settings, isPlainPoints: false } }
  expect(lines(weighed)[0]).toMatch(/would add 2, but lose 1\.5 under the chosen settings\.$/)
})

test('without a captain the first line is about who brings the most, and how the slate ranks that player', () => {
  const people = facts.people.map((person) => ({ ...person, isCaptain: false, projected: person.expected }))
  expect(lines({ ...facts, people })[0]).toBe(
    'Lead: Joe Archer (QB, LAC), 20 of 82 points expected. No player on the slate averages more.',
  )
  const second = people.map((person) =>
    person.name === 'Joe Archer'
      ? { ...person, standing: { ...person.standing!, pointsRank: 2, valueRank: 3 } }
      : person,
  )
  expect(lines({ ...facts, people: second })[0]).toMatch(
    /, the most in the lineup\. Rank 2nd of 8 by points, 3rd by value\.$/,
  )
})

test.each(['Questionable', 'Doubtful', 'Out'] as const)(
  'a captain marked %s is not praised',
  (injuryStatus) => {
    const praised = changed(named('Cal Sterling', { fppg: 25 }))
    const flagged = changed(named('Cal Sterling', { fppg: 25, injuryStatus }))
    expect(lines(praised)[0]).toContain('No player')
    expect(lines(flagged)[0]).toMatch(/points expected\.$/)
    expect(lines(flagged)[2]).toContain(`Cal Sterling is marked ${injuryStatus};`)
  },
)

test('without a captain a player in doubt is not the lead, even with the most points', () => {
  const people = facts.people.map((person) => ({
    ...person,
    isCaptain: false,
    projected: person.expected,
    injuryStatus: person.name === 'Joe Archer' ? ('Questionable' as const) : person.injuryStatus,
  }))
  expect(lines({ ...facts, people })[0]).toMatch(/^Lead: Cal Sterling .*expected\. Rank 2nd of 8/)
})

test('players who may not play are in no script', () => {
  const out = changed(named('Joe Archer', { injuryStatus: 'Out' }))
  expect(lines(out)[1]).not.toContain('Archer')
  const questionable = changed(named('Joe Archer', { injuryStatus: 'Questionable' }))
  expect(lines(questionable)[1]).toContain('Together: Joe Archer')
})

test('each script says what the game must be like; two quarterbacks of a team are named', () => {
  const script = { team: 'LAC', opponent: 'MIN', together: ['Ann', 'Bea'], across: ['Cay'] }
  const line = (kind: 'throws' | 'throws_behind' | 'both_score' | 'leads') =>
    lines(withLineup({ script: { ...script, kind }, against: null }))[1]
  expect(line('throws')).toBe('Together: Ann and Bea, who need LAC to throw often.')
  expect(line('both_score')).toBe('Together: Ann, Bea and Cay, who need LAC and MIN both to score.')
  expect(line('leads')).toBe('Together: Ann and Bea, who need LAC to lead.')
  expect(lines(withLineup({ script: null, against: null }))[1]).toBe(
    'Together: no two players depend on each other.',
  )
  const rivals = { names: ['Ann', 'Bea'] as [string, string], correlation: -0.5, shareOnePlace: true }
  expect(lines(withLineup({ against: { ...rivals, relation: 'teammates' } }))[1]).toContain(
    'Only one usually plays: Ann and Bea, quarterbacks of one team.',
  )
})

test('what to check names each player once a reason, open slots, weak sources and the news', () => {
  const two = changed((row) =>
    ['Vikings', 'Will Reich'].includes(row.name) ? { ...row, injuryStatus: 'Questionable' } : row,
  )
  expect(lines(two)[2]).toMatch(
    /: Vikings and Will Reich are marked Questionable; all points are averages; late news\.$/,
  )
  expect(lines(changed(named('Joe Archer', { salary: 800 })))[2]).toContain(
    'Joe Archer is priced as inactive;',
  )
  expect(lines(changed(named('Will Reich', { fppg: 0 })))[2]).toContain('no points expected of Will Reich;')
  expect(lines(withLineup({ isComplete: false, filled: 5 }))[2]).toContain('1 of 6 slots are open;')
  const projected = changed((row) =>
    row.name === 'Max Young' ? row : { ...row, projectedPoints: row.fppg, projectedBy: 'projection' },
  )
  expect(lines(projected)[2]).toContain('only averages for Max Young;')
  expect(lines(changed((row) => ({ ...row, gameInfo: null })))[2]).toMatch(/^Check before lock: /)
})

test('players whose games have begun are not to be checked; once all have, nothing is', () => {
  const playerPool = smallSlate().map((row) => ({
    ...row,
    injuryStatus: 'Questionable' as const,
    gameInfo: row.team === 'LAC' ? row.gameInfo : 'LAC@MIN 10/26/2025 08:15PM ET',
  }))
  const ofTeam = (team: string) => playerPool.filter((row) => row.team === team)
  const begun = (rows: readonly Player[]) => new Set(rows.map(({ id }) => id))
  const check = lines(smallFacts({ playerPool, begun: begun(ofTeam('LAC')) }))[2]!
  expect(check).toMatch(/^Check before lock \(Sun, Oct 26, 8:15 PM EDT\): /)
  expect(ofTeam('MIN').some(({ name }) => check.includes(name))).toBe(true)
  expect(ofTeam('LAC').filter(({ name }) => check.includes(name))).toEqual([])
  expect(lines(smallFacts({ playerPool, begun: begun(playerPool) }))[2]).toBe(
    'Every game of this lineup has started.',
  )
})

test('without a lineup there is nothing to explain', () => {
  expect(tellStory({ ...facts, lineup: null })).toContain('The lineup is empty')
})
