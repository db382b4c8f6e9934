import { expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import type { NflPosition } from '#core/players/player.ts'
import type { BuildRule, Range } from '#core/rules/build-rule.ts'
import { buildLineups } from '../build.ts'
import { explainConflict } from '../conflicts.ts'
import { loadKernel } from '../kernel.node.ts'
import { showdownSlate } from '../testing/generated-slates.ts'

// As large as real slates: in small pools a search goes through all lineups, and so finds out by itself.
const request = {
  playerPool: showdownSlate(54, 7).map((row, place) => ({ ...row, ownershipPct: 5 + (place % 20) })),
  format: SHOWDOWN,
  budget: 50_000,
  settings: { strategy: 'balanced', contestFormat: 'cash', creativity: 50 },
  count: 7,
} as const

function count(position: NflPosition, min: number | null, max: number | null): BuildRule {
  return {
    kind: 'group',
    players: { positions: [position] },
    slots: 'any',
    count: { min, max },
    per: 'lineup',
    when: null,
  }
}

const ownership = (pct: Range): BuildRule => ({ kind: 'ownership_sum', pct })

test.each<[string, BuildRule[]]>([
  ['at least three and at most two of a position', [count('WR', 3, null), count('WR', null, 2)]],
  ['more of two positions than there are slots', [count('WR', 4, null), count('TE', 3, null)]],
  ['more of three', [count('WR', 3, null), count('TE', 2, null), count('RB', 2, null)]],
  ['two ranges apart', [ownership({ min: 75, max: null }), ownership({ min: null, max: 74 })]],
  [
    'two lists of splits',
    [
      { kind: 'team_split', ofCaptainsTeam: [2, 4] },
      { kind: 'team_split', ofCaptainsTeam: [1, 3, 5] },
    ],
  ],
])('%s: known at once, and named', async (_, rules) => {
  const kernel = await loadKernel()
  const built = buildLineups({ ...request, rules }, kernel)
  expect(built).toMatchObject({
    ok: true,
    value: { lineups: [], isProved: true, shortfall: { reason: 'no_lineup' } },
  })
  expect(built.ok && built.value.steps).toBeLessThan(100_000)
  const { conflicts, isComplete } = explainConflict({ ...request, rules }, kernel)
  expect(isComplete).toBe(true)
  expect(conflicts).toMatchObject([
    { causes: rules.map((_, rule) => ({ kind: 'rule', rule })), isMinimal: true },
  ])
})

test.each<[string, BuildRule[]]>([
  ['counts that fill the slots', [count('WR', 3, null), count('TE', 2, null), count('RB', 1, null)]],
  ['a least and a most that meet', [count('WR', 3, null), count('WR', null, 3)]],
])('%s: there are lineups', async (_, rules) => {
  const built = buildLineups({ ...request, rules }, await loadKernel())
  expect(built.ok && built.value.lineups).toHaveLength(7)
})

test('a soft share of splits that the rules leave none of is passed, and a strict one is the reason', async () => {
  const kernel = await loadKernel()
  const onlyThree: BuildRule = { kind: 'team_split', ofCaptainsTeam: [3] }
  const share = (ofCaptainsTeam: number, pct: Range, isStrict: boolean): BuildRule => ({
    kind: 'split_share',
    ofCaptainsTeam,
    pct,
    isStrict,
  })
  const soft = buildLineups(
    { ...request, rules: [onlyThree, share(3, { min: null, max: 50 }, false)] },
    kernel,
  )
  expect(soft).toMatchObject({ value: { isProved: true, unmet: [{ rule: 1, wanted: 3, got: 7 }] } })
  expect(soft.ok && soft.value.lineups).toHaveLength(7)
  const strict = buildLineups(
    { ...request, rules: [onlyThree, share(5, { min: 50, max: null }, true)] },
    kernel,
  )
  expect(strict).toMatchObject({ value: { lineups: [] } })
  expect(strict.ok && strict.value.shortfall?.reason).not.toBe('budget')
})
