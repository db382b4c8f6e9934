import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { withCaptainTwins } from '#core/players/captain-twins.ts'
import { makePlayer } from '#core/players/fixtures/make-player.ts'
import type { BuildRule } from '#core/rules/build-rule.ts'
import { initialLineupState } from '../../testing/initial-lineup-state.ts'
import { brokenSentences } from './broken-sentences.ts'

const pool = withCaptainTwins(
  ['Al', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'].map((name, place) =>
    makePlayer({ id: name, name, team: place < 4 ? 'KC' : 'BUF', position: place < 2 ? 'QB' : 'WR' }),
  ),
  SHOWDOWN,
)
const lineup = (...ids: string[]) => ids.map((id) => pool.find((row) => row.id === id)!)
const entry = (id: string, rule: BuildRule, isOn = true) => ({ id, isOn, rule })
const state = {
  ...initialLineupState(SHOWDOWN, pool),
  lockedIds: new Set(['Gus-cpt']),
  buildRules: [
    entry('1', { kind: 'team_split', ofCaptainsTeam: [5] }),
    entry('2', { kind: 'captain_pool', people: ['ed@BUF'] }, false),
    entry('3', { kind: 'captains', atLeast: 6 }),
    entry('4', { kind: 'projection', pctOfBest: { min: 99, max: null } }),
  ],
}

test('a lineup made by hand names the rules in force that it breaks: of the settings, the locks and the build', () => {
  expect(brokenSentences(state, lineup('Al-cpt', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'))).toEqual([
    'No more than 1 quarterback from each team',
    'Gus as captain in every lineup',
    'Exactly 5 of the captain’s team (5-1)',
  ])
  expect(brokenSentences(state, lineup('Gus-cpt', 'Al', 'Cy', 'Di', 'Ed', 'Flo'))).toEqual([
    'Exactly 5 of the captain’s team (5-1)',
  ])
  expect(
    brokenSentences({ ...state, buildRules: [] }, lineup('Gus-cpt', 'Al', 'Cy', 'Di', 'Ed', 'Flo')),
  ).toEqual([])
})
