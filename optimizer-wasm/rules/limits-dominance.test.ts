import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { isCaptainRow, type Player, personKey } from '#core/players/player.ts'
import type { BuildRule } from '#core/rules/build-rule.ts'
import { buildLineups } from '../build.ts'
import { loadKernel } from '../kernel.node.ts'
import { showdownSlate } from '../testing/generated-slates.ts'

// The search drops a player where enough others cost no more and are worth more. Rules can close those others.

const BACKS = 40

/** 40 running backs, and 10 receivers who cost more and are worth less than each of them. */
const playerPool: Player[] = poolOf(showdownSlate(50, 2))

function poolOf(rows: readonly Player[]): Player[] {
  const people = [...new Set(rows.map(personKey))]
  return rows.map((row) => {
    const place = people.indexOf(personKey(row))
    const isBack = place < BACKS
    const price = isBack ? 3_000 : 5_000
    const position = isBack ? 'RB' : 'WR'
    return {
      ...row,
      position: isCaptainRow(row) ? row.position : position,
      actualPosition: position,
      fppg: isBack ? 20 + place / 10 : 10 + place / 100,
      salary: isCaptainRow(row) ? 1.5 * price : price,
      injuryStatus: 'Healthy' as const,
    }
  })
}

async function positionsOf(count: number, rules: BuildRule[]): Promise<string[][]> {
  const settings = { strategy: 'max_points', contestFormat: 'cash', creativity: 50 } as const
  const request = { playerPool, format: SHOWDOWN, budget: 50_000, settings, count, rules }
  const built = buildLineups(request, await loadKernel())
  if (!built.ok) throw new Error(built.error.message)
  return built.value.lineups.map(({ players }) => players.map(({ actualPosition }) => actualPosition))
}

test('where each running back brings a kicker and there is none, receivers fill the lineup', async () => {
  const rule: BuildRule = {
    kind: 'group',
    players: { positions: ['K'] },
    slots: 'any',
    count: { min: 1, max: null },
    per: 'lineup',
    when: { players: { positions: ['RB'] }, slots: 'any', team: 'any' },
  }
  expect(await positionsOf(1, [rule])).toEqual([['WR', 'WR', 'WR', 'WR', 'WR', 'WR']])
})

test('where no player may come again, receivers come when the running backs are used up', async () => {
  const lineups = await positionsOf(9, [{ kind: 'uniques', players: 6, captainSwapCounts: false }])
  const backs = lineups.map((positions) => positions.filter((position) => position === 'RB').length)
  expect(backs).toEqual([6, 6, 6, 6, 6, 6, 4, 0])
})
