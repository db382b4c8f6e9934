import { expect, test } from 'vitest'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { withCaptainTwins } from './captain-twins.ts'
import { makePlayer } from './fixtures/make-player.ts'

const chase = makePlayer({
  id: 'player-0',
  providerId: '4711',
  name: "Ja'Marr Chase",
  team: 'CIN',
  opponent: 'CLE',
  fppg: 20.5,
  salary: 11_200,
})

test('a file without captain rows gets one for each player, at the captain price, with points not multiplied', () => {
  const [flex, captain, ...others] = withCaptainTwins([chase], SHOWDOWN)

  expect(flex).toBe(chase)
  expect(others).toEqual([])
  expect(captain).toMatchObject({
    id: 'player-0-cpt',
    position: 'CPT',
    actualPosition: 'WR',
    salary: 16_800,
    fppg: 20.5,
    basePlayerId: 'ja-marr-chase',
    team: 'CIN',
    captainPricing: 'derived',
    providerId: null,
  })
})

test('a file that lists captain rows is left as it is', () => {
  const pool = [chase, { ...chase, id: 'player-1', position: 'CPT', salary: 16_800 }]

  expect(withCaptainTwins(pool, SHOWDOWN)).toBe(pool)
})
