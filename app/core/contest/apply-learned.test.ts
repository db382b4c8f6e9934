import { expect, test } from 'vitest'
import { type Player, UNKNOWN_PLAYER_SCORES } from '../players/player.ts'
import { withLearnedOwnership } from './apply-learned.ts'

test('captain and flex rows split the learned ownership; unknown players keep theirs', () => {
  const pool = [row('CPT', 'Ann One'), row('QB', 'Ann One'), row('DST', 'Bears '), row('WR', 'New Man')]
  const changed = withLearnedOwnership(pool, [
    { playerName: 'Ann One', ownershipPct: 60, captainPct: 15 },
    { playerName: 'Bears', ownershipPct: 8, captainPct: null },
  ])
  expect(changed.map(({ ownershipPct }) => ownershipPct)).toEqual([15, 45, 8, 10])
})

function row(position: string, name: string): Player {
  return {
    ...UNKNOWN_PLAYER_SCORES,
    id: `${position} ${name}`,
    providerId: null,
    name,
    position,
    actualPosition: position,
    basePlayerId: name,
    team: 'CHI',
    opponent: 'GB',
    gameInfo: null,
    fppg: 1,
    salary: 1000,
    captainPricing: null,
  }
}
