import { expect, test } from 'vitest'
import { STANDARD } from '../../formats/dk-classic.ts'
import { SHOWDOWN } from '../../formats/dk-showdown.ts'
import { lineupOf } from '../../lineups/lineup.ts'
import { PLAIN } from '../../objective/plain-points.ts'
import { makePlayer } from '../../players/fixtures/make-player.ts'
import type { Player } from '../../players/player.ts'
import { ONE_KICKER } from '../../rules/lineup-rule.ts'
import { bestSwaps } from './swaps.ts'

/** Team, position, price and points as flex; the captain costs half as much again. */
const PEOPLE: Record<string, [string, string, number, number]> = {
  Allen: ['BUF', 'QB', 10_000, 20],
  Diggs: ['BUF', 'WR', 8_000, 15],
  Cook: ['BUF', 'RB', 7_000, 12],
  Bass: ['BUF', 'K', 4_000, 8],
  Kelce: ['KC', 'TE', 8_000, 14],
  Rice: ['KC', 'WR', 6_000, 11],
  Pacheco: ['KC', 'RB', 6_500, 11.5],
  Butker: ['KC', 'K', 4_200, 9],
  Hurt: ['KC', 'WR', 3_000, 13],
  Perine: ['KC', 'RB', 2_000, 4],
}
const rows = Object.entries(PEOPLE).flatMap(([name, [team, position, salary, fppg]]) => {
  const injuryStatus = name === 'Hurt' ? ('Out' as const) : ('Healthy' as const)
  const flex = makePlayer({ id: name, name, team, position, salary, fppg, injuryStatus })
  return [
    flex,
    { ...flex, id: `${name}-c`, position: 'CPT', salary: 1.5 * salary, captainPricing: 'scaled' as const },
  ]
})
const row = (id: string) => rows.find((each) => each.id === id)!
const question = (captain: string, ...flex: string[]) => ({
  lineup: lineupOf(SHOWDOWN, [row(`${captain}-c`), ...flex.map(row)]),
  playerPool: rows,
  settings: PLAIN,
})
const shown = ({ best, of }: ReturnType<typeof bestSwaps>) => ({
  best: best.map((swap) => `${swap.in.id} ${swap.pointsChange} ${swap.salaryChange}`),
  of,
})

test('the best in place of a flex player are all who fit, by what they score less, with the change in salary', () => {
  // 15,000 + 8,000 + 7,000 + 4,000 + 8,000 + 2,000 = 44,000: Perine's place may cost 8,000.
  const lineup = question('Allen', 'Diggs', 'Cook', 'Bass', 'Kelce', 'Perine')
  const free = ['Pacheco 7.5 4500', 'Rice 7 4000', 'Butker 5 2200']
  expect(shown(bestSwaps(lineup, 5, 5))).toEqual({ best: free, of: 3 })
  expect(shown(bestSwaps(lineup, 5, 2))).toEqual({ best: free.slice(0, 2), of: 3 })
  // With one kicker in the lineup, a second one is against the rule; in the kicker's own place he is not.
  expect(shown(bestSwaps({ ...lineup, rules: [ONE_KICKER] }, 5, 5)).best).toEqual(free.slice(0, 2))
  expect(shown(bestSwaps({ ...lineup, rules: [ONE_KICKER] }, 3, 5)).best).toEqual([
    'Pacheco 3.5 2500',
    'Rice 3 2000',
    'Butker 1 200',
  ])
  expect(shown(bestSwaps({ ...lineup, excludedIds: new Set(['Rice']) }, 5, 5)).of).toBe(2)
  expect(
    shown(bestSwaps(lineup, 5, 5, (all) => all[5]!.team === 'KC' && all[5]!.id !== 'Rice')).best,
  ).toEqual(['Pacheco 7.5 4500', 'Butker 5 2200'])
  // A row that stays is not replaced, whoever else would fit.
  expect(shown(bestSwaps({ ...lineup, lockedIds: new Set(['Perine']) }, 5, 5))).toEqual({ best: [], of: 0 })
})

test('a captain costs and counts half as much again, and nobody comes in twice', () => {
  // The captain's place may cost 15,000 + 50,000 - 47,500 = 17,500; Rice, Pacheco, Butker and Cook are free.
  const lineup = question('Allen', 'Diggs', 'Bass', 'Kelce', 'Perine', 'Cook')
  const dear = bestSwaps(lineup, 0, 5)
  expect(shown(dear)).toEqual({
    best: ['Pacheco-c -12.75 -5250', 'Rice-c -13.5 -6000', 'Butker-c -16.5 -8700'],
    of: 3,
  })
})

test('the budget counts with all that stay, and a slot of a lineup that is not full yet has swaps too', () => {
  // 15,000 + 8,000 + 8,000 + 7,000 + 6,500 = 44,500 without Perine: 5,500 are left for her place.
  const full = question('Allen', 'Diggs', 'Kelce', 'Cook', 'Pacheco', 'Perine')
  expect(shown(bestSwaps(full, 5, 5)).best).toEqual(['Butker 5 2200', 'Bass 4 2000'])
  const open = { ...full, lineup: { ...full.lineup, slots: full.lineup.slots.with(1, null) } }
  // 13,500 are left, so whoever is not in the lineup fits.
  expect(shown(bestSwaps(open, 5, 5)).best).toEqual([
    'Diggs 11 6000',
    'Rice 7 4000',
    'Butker 5 2200',
    'Bass 4 2000',
  ])
  expect(bestSwaps(open, 1, 5)).toEqual({ best: [], of: 0 })
})

test('the last player of a team is replaced by one of that team only', () => {
  const lineup = question('Kelce', 'Rice', 'Pacheco', 'Butker', 'Perine', 'Cook')
  expect(bestSwaps(lineup, 5, 9).best.map((swap) => swap.in.id)).toEqual(['Allen', 'Diggs', 'Bass'])
  expect(bestSwaps(lineup, 4, 9).best.map((swap) => swap.in.id)).toEqual(['Allen', 'Diggs', 'Bass'])
})

test('of equal points the cheaper one comes first', () => {
  const twin: Player = { ...row('Rice'), id: 'Twin', name: 'Twin', salary: 5_900 }
  const lineup = question('Allen', 'Diggs', 'Cook', 'Bass', 'Kelce', 'Perine')
  const { best } = bestSwaps({ ...lineup, playerPool: [...rows, twin] }, 5, 3)
  expect(best.map((swap) => swap.in.id)).toEqual(['Pacheco', 'Twin', 'Rice'])
})

test('in Classic a slot takes its position, and the flex slot any back, receiver or tight end', () => {
  const at = (id: string, position: string, fppg: number, team = 'BUF') =>
    makePlayer({ id, name: id, position, team, fppg, salary: 5_000, gameInfo: null })
  const inside = [
    ['q', 'QB'],
    ['r1', 'RB'],
    ['r2', 'RB'],
    ['w1', 'WR'],
    ['w2', 'WR'],
    ['w3', 'WR'],
    ['t', 'TE'],
    ['f', 'RB'],
    ['d', 'DST'],
  ].map(([id, position], place) => at(id!, position!, 10, place % 2 ? 'KC' : 'BUF'))
  const others = [
    at('new q', 'QB', 12),
    at('new r', 'RB', 9),
    at('new w', 'WR', 11),
    at('new t', 'TE', 8),
    at('new d', 'DST', 7),
  ]
  const classic = {
    lineup: lineupOf(STANDARD, inside),
    playerPool: [...inside, ...others],
    settings: PLAIN,
  }
  const ids = (slot: number) => bestSwaps(classic, slot, 5).best.map((swap) => swap.in.id)
  expect([0, 1, 3, 6, 7, 8].map(ids)).toEqual([
    ['new q'],
    ['new r'],
    ['new w'],
    ['new t'],
    ['new w', 'new r', 'new t'],
    ['new d'],
  ])
})
