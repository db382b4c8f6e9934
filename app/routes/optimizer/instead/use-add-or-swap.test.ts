import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { lineupOf, removePlayer } from '#core/lineups/lineup.ts'
import type { Player } from '#core/players/player.ts'
import { showdownPool } from '../testing/pools.ts'
import { findsNoSlot } from './use-add-or-swap.ts'

const pool = showdownPool()
const row = (id: string) => pool.find((player) => player.id === id) as Player
const full = lineupOf(SHOWDOWN, ['p0-cpt', 'p1', 'p4', 'p5', 'p6', 'p7'].map(row))

test('a player who finds every slot of the row taken is swapped in; the key of a captain asks of the captain alone', () => {
  expect(findsNoSlot(full, { type: 'add', player: row('p2') })).toBe(true)
  const withoutFlex = removePlayer(full, 1)
  expect(findsNoSlot(withoutFlex, { type: 'add', player: row('p2') })).toBe(false)
  expect(findsNoSlot(withoutFlex, { type: 'add', player: row('p2-cpt') })).toBe(true)
})

test('the one button of a row asks once both roles are taken', () => {
  const press = { type: 'add_or_take_out', player: row('p2'), captain: row('p2-cpt') } as const
  expect(findsNoSlot(full, press)).toBe(true)
  expect(findsNoSlot(removePlayer(full, 0), press)).toBe(false)
  expect(findsNoSlot(removePlayer(full, 1), press)).toBe(false)
})

test('who is in the lineup is taken out or refused, and other actions go on', () => {
  expect(findsNoSlot(full, { type: 'add_or_take_out', player: row('p1') })).toBe(false)
  expect(findsNoSlot(full, { type: 'add', player: row('p1-cpt') })).toBe(false)
  expect(findsNoSlot(full, { type: 'clear' })).toBe(false)
})
