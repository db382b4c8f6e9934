import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '../../formats/big-league.ts'
import { STANDARD } from '../../formats/dk-classic.ts'
import { SHOWDOWN } from '../../formats/dk-showdown.ts'
import { FANDUEL_SINGLE_GAME } from '../../formats/testing/fanduel-single-game.ts'
import { withCaptainTwins } from '../../players/captain-twins.ts'
import { makePlayer } from '../../players/fixtures/make-player.ts'
import type { BuildRule, Condition, PlayerSet, Range } from '../build-rule.ts'
import { rulePool } from '../rule-pool.ts'
import { ruleSentence } from './rule-sentence.ts'
import { peopleNames } from './words.ts'

const person = (name: string, team: string, position: string) =>
  makePlayer({ id: name, name, team, position })
const rows = [
  person('Josh Allen', 'BUF', 'QB'),
  person('Stefon Diggs', 'BUF', 'WR'),
  person('Tyreek Hill', 'KC', 'WR'),
  person('Mike Williams', 'KC', 'WR'),
  makePlayer({ id: 'other', name: 'Mike Williams', team: 'BUF', position: 'TE' }),
  ...['Ann Ames', 'Bo Bell', 'Cy Cole', 'Di Dunn'].map((name) => person(name, 'KC', 'RB')),
]
const names = peopleNames(rulePool(withCaptainTwins(rows, SHOWDOWN), SHOWDOWN))
const ALLEN = 'josh-allen@BUF'
const DIGGS = 'stefon-diggs@BUF'
const HILL = 'tyreek-hill@KC'
const CATCHERS = { positions: ['WR', 'TE'] } as const
const QB = { positions: ['QB'] } as const
const DST = { positions: ['DST'] } as const
const range = (min: number | null, max: number | null): Range => ({ min, max })
const group = (
  players: PlayerSet,
  count: Range,
  when: Condition | null = null,
  more: Partial<BuildRule & { kind: 'group' }> = {},
): BuildRule => ({ kind: 'group', players, slots: 'any', count, per: 'lineup', when, ...more })
const exposure = (
  players: PlayerSet,
  pct: Range,
  more: Partial<BuildRule & { kind: 'exposure' }> = {},
): BuildRule => ({
  kind: 'exposure',
  players,
  slots: 'any',
  pct,
  isStrict: false,
  ...more,
})

test.each<[string, BuildRule]>([
  ['No more than 1 quarterback from each team', { kind: 'one_of_a_team', position: 'QB' }],
  ['Josh Allen in every lineup', { kind: 'person', person: ALLEN, slots: 'any', use: 'lock' }],
  ['Josh Allen as captain in every lineup', { kind: 'person', person: ALLEN, slots: 'captain', use: 'lock' }],
  ['Josh Allen as flex in every lineup', { kind: 'person', person: ALLEN, slots: 'flex', use: 'lock' }],
  ['Josh Allen in no lineup', { kind: 'person', person: ALLEN, slots: 'any', use: 'exclude' }],
  ['Josh Allen never as captain', { kind: 'person', person: ALLEN, slots: 'captain', use: 'exclude' }],
  ['Josh Allen never as flex', { kind: 'person', person: ALLEN, slots: 'flex', use: 'exclude' }],
  [
    'A player who is not in this file in every lineup',
    { kind: 'person', person: 'x@', slots: 'any', use: 'lock' },
  ],
  ['The captain is Josh Allen', { kind: 'captain_pool', people: [ALLEN] }],
  [
    'The captain is one of Josh Allen, Tyreek Hill and 2 players who are not in this file',
    { kind: 'captain_pool', people: [ALLEN, 'x@', HILL, 'y@'] },
  ],
  [
    'The captain is one of Josh Allen, Stefon Diggs, Tyreek Hill, Mike Williams (KC), Mike Williams (BUF) and 4 others',
    { kind: 'captain_pool', people: [...names.keys()] },
  ],
  // Groups
  ['At least 1 quarterback', group(QB, range(1, null))],
  ['Exactly 2 wide receivers or tight ends', group(CATCHERS, range(2, 2))],
  ['1 to 3 running backs of KC', group({ positions: ['RB'], teams: ['KC'] }, range(1, 3))],
  [
    'No more than 4 players of BUF as flex',
    group({ teams: ['BUF'] }, range(null, 4), null, { slots: 'flex' }),
  ],
  [
    'No kicker or defense as captain',
    group({ positions: ['K', 'DST'] }, range(null, 0), null, { slots: 'captain' }),
  ],
  [
    'No more than 1 running back from each team',
    group({ positions: ['RB'] }, range(null, 1), null, { per: 'team' }),
  ],
  ['No more than 5 players from each game', group({}, range(null, 5), null, { per: 'game' })],
  [
    'At least 2 of Josh Allen, Stefon Diggs and Tyreek Hill',
    group({ people: [ALLEN, DIGGS, HILL] }, range(2, null)),
  ],
  ['None of Josh Allen and Tyreek Hill', group({ people: [ALLEN, HILL] }, range(null, 0))],
  [
    'No more than 1 of Josh Allen and Tyreek Hill (only wide receivers of KC)',
    group({ people: [ALLEN, HILL], positions: ['WR'], teams: ['KC'] }, range(0, 1)),
  ],
  // Groups under a condition
  [
    'At least 1 quarterback of the captain’s team, if the captain is a wide receiver or tight end',
    group(QB, range(1, null), { players: CATCHERS, slots: 'captain', team: 'same' }),
  ],
  [
    'At least 1 wide receiver or tight end of the captain’s opponent, if Josh Allen is captain',
    group(CATCHERS, range(1, null), { players: { people: [ALLEN] }, slots: 'captain', team: 'other' }),
  ],
  [
    'No defense of the captain’s opponent',
    group(DST, range(null, 0), { players: {}, slots: 'captain', team: 'other' }),
  ],
  [
    'For each quarterback, at least 2 wide receivers or tight ends of the same team',
    group(CATCHERS, range(2, null), { players: QB, slots: 'any', team: 'same' }),
  ],
  [
    'For each quarterback as flex, no defense of the opposing team',
    group(DST, range(0, 0), { players: QB, slots: 'flex', team: 'other' }),
  ],
  [
    'For each of Josh Allen and Tyreek Hill, exactly 1 defense of the opposing team',
    group(DST, range(1, 1), { players: { people: [ALLEN, HILL] }, slots: 'any', team: 'other' }),
  ],
  [
    'If Josh Allen is in the lineup, at least 1 wide receiver or tight end of the same team',
    group(CATCHERS, range(1, null), { players: { people: [ALLEN] }, slots: 'any', team: 'same' }),
  ],
  [
    'Stefon Diggs in the lineup, if Josh Allen is captain',
    group({ people: [DIGGS] }, range(1, null), {
      players: { people: [ALLEN] },
      slots: 'captain',
      team: 'any',
    }),
  ],
  [
    'Without Stefon Diggs as captain, if Josh Allen or Tyreek Hill is in the lineup as flex',
    group(
      { people: [DIGGS] },
      range(null, 0),
      { players: { people: [ALLEN, HILL] }, slots: 'flex', team: 'any' },
      { slots: 'captain' },
    ),
  ],
  [
    'No kicker, if the lineup has a defense of KC',
    group({ positions: ['K'] }, range(null, 0), {
      players: { positions: ['DST'], teams: ['KC'] },
      slots: 'any',
      team: 'any',
    }),
  ],
  [
    'No more than 1 running back from each team, if the captain is a player of KC',
    group(
      { positions: ['RB'] },
      range(null, 1),
      { players: { teams: ['KC'] }, slots: 'captain', team: 'any' },
      { per: 'team' },
    ),
  ],
  // Shape
  ['Exactly 5 of the captain’s team (5-1)', { kind: 'team_split', ofCaptainsTeam: [5] }],
  [
    'Exactly 3, 4 or 5 of the captain’s team (3-3, 4-2 or 5-1)',
    { kind: 'team_split', ofCaptainsTeam: [4, 3, 5] },
  ],
  ['Salary of $48,000 to $50,000', { kind: 'salary', dollars: range(48_000, 50_000) }],
  ['Salary of no more than $49,500', { kind: 'salary', dollars: range(null, 49_500) }],
  ['Projection of 90% to 98% of the best lineup’s', { kind: 'projection', pctOfBest: range(90, 98) }],
  ['Ownership sum of no more than 180%', { kind: 'ownership_sum', pct: range(null, 180) }],
  [
    'Ownership product of no more than 0.000064 (20% each)',
    { kind: 'ownership_product', share: range(null, 0.000_064) },
  ],
  [
    'Ownership product of 0.00000000012 to 0.000064 (2.2% to 20% each)',
    { kind: 'ownership_product', share: range(1.2e-10, 0.000_064) },
  ],
  // Points
  [
    'Josh Allen counts 10% more',
    { kind: 'boost', players: { people: [ALLEN] }, slots: 'any', pct: 10, when: null },
  ],
  [
    'Wide receivers of BUF count 5% less, if Josh Allen is captain',
    {
      kind: 'boost',
      players: { positions: ['WR'], teams: ['BUF'] },
      slots: 'any',
      pct: -5,
      when: { person: ALLEN, slots: 'captain' },
    },
  ],
  [
    'Kickers as captain count nothing, if Josh Allen is in the lineup',
    {
      kind: 'boost',
      players: { positions: ['K'] },
      slots: 'captain',
      pct: -100,
      when: { person: ALLEN, slots: 'any' },
    },
  ],
  // The lineups together
  [
    'Josh Allen as captain in 20% to 35% of lineups',
    exposure({ people: [ALLEN] }, range(20, 35), { slots: 'captain' }),
  ],
  [
    'Josh Allen or Tyreek Hill in at least 60% of lineups',
    exposure({ people: [ALLEN, HILL] }, range(60, null)),
  ],
  [
    'A kicker in exactly 50% of lineups (strict)',
    exposure({ positions: ['K'] }, range(50, 50), { isStrict: true }),
  ],
  [
    'Each player as captain in no more than 35% of lineups',
    exposure({}, range(null, 35), { slots: 'captain', each: true }),
  ],
  [
    'Each of Josh Allen and Tyreek Hill in at least 10% of lineups',
    exposure({ people: [ALLEN, HILL] }, range(10, null), { each: true }),
  ],
  ['A player who is not in this file in no lineup', exposure({ people: ['x@'] }, range(null, 0))],
  [
    '5 of the captain’s team (5-1) in no more than 25% of lineups',
    { kind: 'split_share', ofCaptainsTeam: 5, pct: range(null, 25), isStrict: false },
  ],
  ['At least 6 different captains', { kind: 'captains', atLeast: 6 }],
  [
    'Any two lineups differ by at least 2 players; the same people with another captain do not count',
    { kind: 'uniques', players: 2, captainSwapCounts: false },
  ],
  [
    'Any two lineups differ by at least 1 player; the same people with another captain differ by 1',
    { kind: 'uniques', players: 1, captainSwapCounts: true },
  ],
])('%s', (text, rule) => {
  expect(ruleSentence(rule, names, SHOWDOWN)).toBe(text)
})

test('the sentence uses the format’s word for the captain, and none where there is no captain', () => {
  expect(ruleSentence({ kind: 'captains', atLeast: 3 }, names, FANDUEL_SINGLE_GAME)).toBe(
    'At least 3 different MVPs',
  )
  expect(ruleSentence({ kind: 'team_split', ofCaptainsTeam: [4] }, names, FANDUEL_SINGLE_GAME)).toBe(
    'Exactly 4 of the MVP’s team (4-1)',
  )
  const uniques: BuildRule = { kind: 'uniques', players: 3, captainSwapCounts: true }
  expect(ruleSentence(uniques, names, BIG_LEAGUE)).toBe('Any two lineups differ by at least 3 players')
})

test('a share of stacks names who leads', () => {
  const stacks: BuildRule = {
    ...{ kind: 'feature_share', players: { positions: ['WR', 'TE'] }, team: 'same', atLeast: 2 },
    ...{ pct: range(60, null), isStrict: false },
  }
  expect(ruleSentence(stacks, names, STANDARD)).toBe(
    'Quarterback with at least 2 wide receivers or tight ends of the same team in at least 60% of lineups',
  )
  expect(ruleSentence({ ...stacks, team: 'other', atLeast: 1, isStrict: true }, names, STANDARD)).toBe(
    'Quarterback with at least 1 wide receiver or tight end of the opposing team in at least 60% of lineups (strict)',
  )
})
