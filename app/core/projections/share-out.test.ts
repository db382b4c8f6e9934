import { expect, test } from 'vitest'
import { makePlayer } from '../players/fixtures/make-player.ts'
import { type Player, personKey } from '../players/player.ts'
import { shareOutEdits, sharesOf } from './share-out.ts'

const back = (name: string, fppg: number, more: Partial<Player> = {}) =>
  makePlayer({ id: name, name, actualPosition: 'RB', position: 'RB', team: 'KC', fppg, ...more })

const star = back('Star', 12)
const pool = [
  star,
  back('First', 9),
  back('First', 9, { id: 'First-cpt', position: 'CPT' }),
  back('Second', 3),
  back('Third', 0),
  back('Hurt', 6, { injuryStatus: 'Out' }),
  back('Rival', 9, { team: 'BUF' }),
  back('Receiver', 9, { actualPosition: 'WR', position: 'WR' }),
]
const isOut = ({ injuryStatus }: Player) => injuryStatus === 'Out'
const shares = (player: Player, rows = pool) =>
  sharesOf(player, rows, isOut).map((share) => [share.player.name, share.points])

test('the points go to teammates of the position in proportion to their own, and none is lost', () => {
  // 12 points at 9 : 3.
  expect(shares(star)).toEqual([
    ['First', 9],
    ['Second', 3],
  ])
})

test('a projection is shared, not the average, and is the measure of the shares', () => {
  const projected = pool.map((row) => (row.name === 'Second' ? { ...row, projectedPoints: 18 } : row))
  // 6 points at 9 : 18.
  expect(shares({ ...star, projectedPoints: 6 }, projected)).toEqual([
    ['First', 2],
    ['Second', 4],
  ])
})

test('without points, a team or a teammate who scores there is nothing to share', () => {
  expect(shares({ ...star, projectedPoints: 0 })).toEqual([])
  expect(shares(back('Free', 12, { team: null }))).toEqual([])
  expect(shares(back('Alone', 12, { actualPosition: 'TE', position: 'TE' }))).toEqual([])
})

test('as numbers by hand the teammates have the sum, to the hundredth, and the player who is out has 0', () => {
  // 10 points at 9 : 3 are 7.5 and 2.5; 10.01 at 9 : 3 are 7.5075 and 2.5025.
  const edits = (projectedPoints: number) =>
    shareOutEdits(star, sharesOf({ ...star, projectedPoints }, pool, isOut))
  const points = (person: Player, value: number) => ({ person: personKey(person), figure: 'points', value })
  expect(edits(10)).toEqual([points(star, 0), points(pool[1]!, 16.5), points(pool[3]!, 5.5)])
  expect(edits(10.01).map(({ value }) => value)).toEqual([0, 16.51, 5.5])
})
