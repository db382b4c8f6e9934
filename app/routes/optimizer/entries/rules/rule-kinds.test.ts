import { expect, test } from 'vitest'
import { STANDARD } from '#core/formats/dk-classic.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import type { BuildRule } from '#core/rules/build-rule.ts'
import { missingInRule, RULE_KINDS, withSide } from './rule-kinds.ts'

const salary = (min: number | null, max: number | null): BuildRule => ({
  kind: 'salary',
  dollars: { min, max },
})

test('a form says why its salary range allows no lineup, before the rule is added', () => {
  const missing = (rule: BuildRule) => missingInRule(rule, SHOWDOWN, new Map())
  expect(missing(salary(48_000, 50_000))).toBeNull()
  expect(missing(salary(50_000, null))).toBeNull()
  expect(missing(salary(50_100, null))).toBe('The minimum is above the budget of $50,000.')
  expect(missing(salary(49_000, 48_000))).toBe('The minimum is above the maximum.')
  expect(missing(salary(null, null))).toBe('Enter a minimum or a maximum.')
})

test('opponents beside a quarterback: one back, receiver or tight end is asked for, or whoever the user chose', () => {
  const blank = RULE_KINDS.find(({ kind }) => kind === 'feature_share')!.blank(STANDARD)
  if (blank.kind !== 'feature_share') throw new Error('another kind')
  const opponents = withSide(blank, 'other')
  expect(opponents).toMatchObject({ team: 'other', players: { positions: ['RB', 'WR', 'TE'] }, atLeast: 1 })
  expect(withSide(opponents, 'same')).toEqual(blank)
  expect(withSide({ ...blank, atLeast: 3 }, 'other')).toEqual({ ...blank, atLeast: 3, team: 'other' })
})
