import { expect, test } from 'vitest'
import { type RuleShare, ruleShareText } from './rule-share.ts'

const legal = { count: 119_132_179, isExact: true }

test.each<[string, Partial<RuleShare>]>([
  ['removes 12.3% of 119,132,179 lineups', { removed: 0.123_4 }],
  ['removes none of 119,132,179 lineups', { removed: 0 }],
  ['removes all of 119,132,179 lineups', { removed: 1 }],
  ['removes 0.042% of 119,132,179 lineups', { removed: 0.000_42 }],
  ['removes 99.999% of 119,132,179 lineups', { removed: 0.999_99 }],
  ['removes less than 0.001% of 119,132,179 lineups', { removed: 3 / 119_132_179 }],
  ['removes more than 99.999% of 119,132,179 lineups', { removed: 1 - 3 / 119_132_179 }],
  // sqrt(0.12 x 0.88 / 20,000) = 0.0023
  ['removes about 12% of 119,132,179 lineups (±0.2)', { removed: 0.12, draws: 20_000 }],
  ['removes about 0.25% of 119,132,179 lineups (±0.04)', { removed: 0.002_5, draws: 20_000 }],
  ['removes less than 0.02% of 119,132,179 lineups', { removed: 0, draws: 20_000 }],
  ['removes more than 99.98% of 119,132,179 lineups', { removed: 1, draws: 20_000 }],
  [
    'removes about 50% of more than 119,132,179 lineups (±0.4)',
    { removed: 0.5, draws: 20_000, legal: { ...legal, isExact: false } },
  ],
])('%s', (text, share) => {
  expect(ruleShareText({ legal, removed: 0, draws: null, ...share })).toBe(text)
})
