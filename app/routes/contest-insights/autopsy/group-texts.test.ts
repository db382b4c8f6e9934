import { expect, test } from 'vitest'
import type { JudgedGroup } from '#core/autopsy/judge-groups.ts'
import { luckText, rulesText, thesisText } from './group-texts.ts'

const GROUP: JudgedGroup = {
  ...{ name: 'Clock', thesis: 'The home side leads.', entries: 2, lineups: 3 },
  players: [{ name: 'Ada Brook', lineups: 3, forecast: 12.5, actual: 20 }],
  ofPlayers: { forecast: 18.75, actual: 30 },
  ofOthers: { forecast: 60, actual: 51.25 },
  ...{ checked: 4, broken: [], unknown: 0 },
  money: { won: 2000, deserved: { value: 1180, error: 95 } },
}
const sentenceOf = ({ kind }: { kind: string }) => `Rule on ${kind}`

test('the idea came where its players scored what was projected', () => {
  expect(thesisText(GROUP)).toBe('The idea came: Ada Brook 20.00 of 12.50 projected, in 3 of 3 lineups.')
  const bea = { name: 'Bea Crow', lineups: 2, forecast: 10, actual: 1 }
  expect(thesisText({ ...GROUP, players: [...GROUP.players, bea] })).toBe(
    'The idea did not come: 21.00 of 22.50 points together: Ada Brook 20.00 of 12.50 projected, in 3 of 3 lineups; Bea Crow 1.00 of 10.00 projected, in 2 of 3 lineups.',
  )
  expect(thesisText({ ...GROUP, players: [] })).toMatch(/^The idea: its rules ask for no player/)
})

test('broken rules are named with their lineups, and those that were not checked are counted', () => {
  expect(rulesText(GROUP, sentenceOf)).toBe('Rules: all 4 kept in all 3 lineups.')
  const salary = { kind: 'salary' as const, dollars: { min: 1, max: null } }
  const captains = { kind: 'captains' as const, atLeast: 6 }
  const broken = [
    { rule: salary, lineups: 2, isOfAll: false },
    { rule: captains, lineups: 3, isOfAll: true },
  ]
  expect(rulesText({ ...GROUP, broken, unknown: 1 }, sentenceOf)).toBe(
    'Rules: 2 of 4 not kept: Rule on salary (2 of 3 lineups); Rule on captains. 1 rule on projection or ownership can’t be checked: a set does not keep them.',
  )
  expect(rulesText({ ...GROUP, checked: 0 }, sentenceOf)).toBe('Rules: none to check.')
})

test('luck is what was won less what was deserved, where that is beyond its error', () => {
  expect(luckText(GROUP)).toBe(
    'Luck: of the average entry those players scored 30.00 of 18.75 projected and the others scored 51.25 of 60.00 projected. 2 entries won $20.00 and deserved $11.80: $8.20 ±$0.95 of good luck.',
  )
  const textOf = (won: number, error: number) =>
    luckText({ ...GROUP, money: { won, deserved: { value: 1180, error } } })
  expect(textOf(0, 95)).toMatch(/: \$11\.80 ±\$0\.95 of bad luck\.$/)
  // Less than twice the error.
  expect(textOf(2000, 480)).toMatch(/: a difference of \$8\.20 ±\$4\.80 shows no luck\.$/)
  expect(luckText({ ...GROUP, money: null })).toContain('Without payouts')
})
