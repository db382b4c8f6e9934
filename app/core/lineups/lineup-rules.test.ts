import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '../formats/big-league.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { makePlayer } from '../players/fixtures/make-player.ts'
import { type Lineup, lineupOf, removePlayer } from './lineup.ts'
import { type BrokenRule, brokenRules, isOfOneSide } from './lineup-rules.ts'

const flex = (id: string, team: string | null = 'BBB', salary = 8000) => makePlayer({ id, team, salary })
const captain = makePlayer({ id: 'c', position: 'CPT', actualPosition: 'QB', team: 'AAA', salary: 10_000 })

/** A captain of AAA at $10,000 and five of BBB at $8,000 each: $50,000 to the dollar. */
const legal = lineupOf(SHOWDOWN, [captain, ...['p1', 'p2', 'p3', 'p4', 'p5'].map((id) => flex(id))])
const withPlayer = (player: Lineup['slots'][number], slot = 5): Lineup => ({
  ...legal,
  slots: legal.slots.with(slot, player),
})

test('a full lineup of both teams that spends the whole budget breaks no rule', () => {
  expect(brokenRules(legal)).toEqual([])
})

test.each<[BrokenRule, Lineup]>([
  ['empty_slot', removePlayer(legal, 3)],
  [
    'wrong_slot',
    withPlayer({ ...captain, id: 'c2', name: 'Another', basePlayerId: 'another', salary: 8000 }),
  ],
  ['wrong_slot', withPlayer(flex('p0', 'AAA', 10_000), 0)],
  [
    'duplicate_person',
    withPlayer({ ...flex('p6', 'AAA'), name: captain.name, basePlayerId: captain.basePlayerId }),
  ],
  ['over_budget', withPlayer(flex('p6', 'BBB', 8000.01))],
  ['one_side', withPlayer({ ...captain, team: 'BBB' }, 0)],
])('%s alone is named', (rule, lineup) => {
  expect(brokenRules(lineup)).toEqual([rule])
})

test('several broken rules are all named, in one order', () => {
  const twice = { ...flex('p1', 'BBB', 60_000), id: 'again' }
  expect(brokenRules(removePlayer(withPlayer(twice), 0))).toEqual([
    'empty_slot',
    'duplicate_person',
    'over_budget',
  ])
})

test('two people of one name in different teams are two people', () => {
  const namesake = { ...flex('p6', 'AAA'), name: 'Player p1', basePlayerId: 'player-p1' }
  expect(brokenRules(withPlayer(namesake))).toEqual([])
})

test('one team is judged only where the lineup is full, every team is known and the game has a captain', () => {
  const ofOneTeam = withPlayer({ ...captain, team: 'BBB' }, 0)
  expect(isOfOneSide(ofOneTeam)).toBe(true)
  expect(isOfOneSide(removePlayer(ofOneTeam, 5))).toBe(false)
  expect(isOfOneSide({ ...ofOneTeam, slots: ofOneTeam.slots.with(5, flex('p5', null)) })).toBe(false)
  const nobodysTeam = legal.slots.map((player) => player && { ...player, team: null })
  expect(isOfOneSide({ ...legal, slots: nobodysTeam })).toBe(false)
  const league = BIG_LEAGUE.rosterSlots.map(({ index }) => makePlayer({ id: `b${index}`, team: 'BBB' }))
  expect(isOfOneSide(lineupOf(BIG_LEAGUE, league))).toBe(false)
})
