import { expect, test } from 'vitest'
import { makePlayer } from '../../players/fixtures/make-player.ts'
import type { Player } from '../../players/player.ts'
import { gameScript } from './game-script.ts'

/* Correlations are given by hand, so that each test says which players depend on each other. */

const KC = { team: 'KC', opponent: 'BUF' }
const BUF = { team: 'BUF', opponent: 'KC' }
const passer = at('QB', 'Passer', 20, KC)
const first = at('WR', 'First', 18, KC)
const second = at('TE', 'Second', 9, KC)
const third = at('WR', 'Third', 6, KC)
const runner = at('RB', 'Runner', 12, KC)
const kicker = at('K', 'Kicker', 8, KC)
const defense = at('DST', 'Defense', 7, KC)
const across = at('WR', 'Across', 15, BUF)
const lesser = at('TE', 'Lesser', 8, BUF)
const rusher = at('RB', 'Rusher', 14, BUF)
const rival = at('QB', 'Rival', 17, BUF)

test('a passer with targets and a rusher across: the team throws because it is behind', () => {
  expect(script([rusher, second, passer, first], 0.3)).toEqual(
    'throws_behind of KC against BUF: Passer, First, Second; Rusher',
  )
})

test('a running back, kicker or defense of the passer’s own team means that it may lead, so it only throws', () => {
  for (const own of [runner, kicker, defense])
    expect(script([passer, first, rusher, own], 0.3)).toBe('throws of KC: Passer, First')
})

test('a scorer across needs both teams to score; the one with the most points is named, also without targets', () => {
  expect(script([passer, first, lesser, across, rusher, runner], 0.3)).toBe(
    'both_score of KC against BUF: Passer, First; Across',
  )
  expect(script([passer, lesser], 0.3)).toBe('both_score of KC against BUF: Passer; Lesser')
})

test('of two passers the script with more points counts, the passers of both teams in it', () => {
  expect(script([rival, passer], 0.2)).toBe('both_score of BUF against KC: Rival; Passer')
  expect(script([rival, passer, first], 0.2)).toBe('both_score of KC against BUF: Passer, First; Rival')
})

test('a receiver counts where it scores with the passer: above 0.05', () => {
  expect(script([passer, first], 0.05)).toBeNull()
  expect(script([passer, first], 0.051)).toBe('throws of KC: Passer, First')
  expect(script([passer, across], 0.05)).toBeNull()
})

test('at most the passer and two targets are named, those with the most points', () => {
  expect(script([third, second, first, passer], 0.3)).toBe('throws of KC: Passer, First, Second')
})

test('of a team with two quarterbacks the better one throws', () => {
  const backup = at('QB', 'Backup', 4, KC)
  expect(script([backup, first, passer], 0.3)).toBe('throws of KC: Passer, First')
})

test('without a passer the runner, kicker and defense who score together need their team to lead', () => {
  expect(script([defense, kicker, runner], 0.05)).toBe('leads of KC: Runner, Kicker, Defense')
  expect(script([defense, kicker, runner], 0.04)).toBeNull()
  // The kicker scores with both, the two others not with each other: the three are the kicker's group.
  const kickerOnly = ofPairs({ 'Kicker Runner': 0.1, 'Kicker Defense': 0.3 })
  expect(script([runner, defense, kicker], kickerOnly)).toBe('leads of KC: Runner, Kicker, Defense')
  const twoOnly = ofPairs({ 'Kicker Defense': 0.3 })
  expect(script([runner, defense, kicker], twoOnly)).toBe('leads of KC: Kicker, Defense')
})

test('a passing script counts before a leading one, whatever the points', () => {
  const big = [at('RB', 'Star', 30, BUF), at('DST', 'Wall', 20, BUF)]
  expect(script([passer, third, ...big], 0.3)).toBe('throws_behind of KC against BUF: Passer, Third; Star')
  expect(script([passer, ...big], 0.3)).toBe('leads of BUF: Star, Wall')
})

test('players of other games are not across, and players without a team are in no script', () => {
  const elsewhere = { ...across, team: 'SF', opponent: 'LAR' }
  expect(script([passer, first, elsewhere], 0.3)).toBe('throws of KC: Passer, First')
  expect(script([passer, { ...first, team: null }], 0.3)).toBeNull()
  expect(script([], 1)).toBeNull()
})

function script(
  players: readonly Player[],
  correlation: number | ((a: Player, b: Player) => number),
): string | null {
  const found = gameScript(players, typeof correlation === 'number' ? () => correlation : correlation)
  if (!found) return null
  const names = (of: readonly Player[]) => of.map(({ name }) => name).join(', ')
  const against = found.opponent === null ? '' : ` against ${found.opponent}`
  const other = found.across.length > 0 ? `; ${names(found.across)}` : ''
  return `${found.kind} of ${found.team}${against}: ${names(found.together)}${other}`
}

/** The stated correlations by two names in either order; 0 between all others. */
function ofPairs(pairs: Record<string, number>) {
  return (a: Player, b: Player) => pairs[`${a.name} ${b.name}`] ?? pairs[`${b.name} ${a.name}`] ?? 0
}

function at(position: string, name: string, fppg: number, game: Pick<Player, 'team' | 'opponent'>): Player {
  return makePlayer({ id: name, name, position, actualPosition: position, fppg, ...game })
}
