import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { isCaptainRow, NFL_POSITIONS } from '#core/players/player.ts'
import type { BuildRule } from '#core/rules/build-rule.ts'
import { buildLineups } from './build.ts'
import { loadFieldKernel } from './field/kernel.node.ts'
import { loadKernel } from './kernel.node.ts'
import { KernelOutOfMemory } from './kernel-memory.ts'
import { loadSimKernel } from './sim/kernel.node.ts'
import { showdownSlate } from './testing/generated-slates.ts'

test('every kernel says that its memory is used up, for a piece too large for it or for any', async () => {
  for (const { exports } of [await loadKernel(), await loadFieldKernel(), await loadSimKernel()]) {
    expect(() => exports.reserve(400 * 2 ** 20)).toThrow(KernelOutOfMemory)
    expect(() => exports.reserve(-16)).toThrow(KernelOutOfMemory)
  }
})

test('1,200 rows under 200 rules are refused in words, and the kernel can be asked on', async () => {
  const kernel = await loadKernel()
  const playerPool = showdownSlate(1_200, 1)
    .filter((row) => !isCaptainRow(row))
    .map((row, i) => ({
      ...row,
      position: NFL_POSITIONS[i % 6]!,
      actualPosition: NFL_POSITIONS[i % 6]!,
      fppg: (13 * i) % 30,
      salary: 1 + ((977 * i) % 16_000),
    }))
  const team = playerPool[0]!.team!
  const [plays, positions] = [
    ['lineup', 'lineup', 'team', 'team'] as const,
    [
      ['K', 'WR'],
      ['QB', 'TE'],
      ['RB', 'DST'],
      ['WR', 'TE'],
    ] as const,
  ]
  const rules = Array.from(
    { length: 200 },
    (_, i): BuildRule => ({
      kind: 'group',
      players: { positions: positions[i % 4]! },
      slots: 'any',
      count: { min: null, max: 1 + (i % 4) },
      per: plays[i % 4]!,
      when: i % 3 === 0 ? null : { players: { positions: ['WR'], teams: [team] }, slots: 'any', team: 'any' },
    }),
  )
  const settings = { strategy: 'max_points', contestFormat: 'gpp', creativity: 50 } as const
  const request = { playerPool, format: SHOWDOWN, budget: 50_000, settings, count: 150 }
  const built = buildLineups({ ...request, rules }, kernel)
  expect(built).toMatchObject({ ok: false, error: { reason: 'too_large' } })
  expect(buildLineups({ ...request, count: 1, rules: [] }, kernel).ok).toBe(true)
})
