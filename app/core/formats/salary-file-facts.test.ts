import { expect, test } from 'vitest'
import { listsSlot } from './lists-slot.ts'
import { salaryFileFacts } from './salary-file-facts.ts'

const ROWS = [
  { position: 'qb', rosterPosition: 'cpt', team: 'KC', salary: 15_000 },
  { position: 'QB', rosterPosition: 'FLEX', team: 'KC', salary: 10_000 },
  { position: 'WR', rosterPosition: '', team: 'LAC', salary: 200 },
  { position: 'K', team: null, salary: 0 },
  { position: 'K', team: null, salary: null },
]

test('codes are in upper case, each once; teams are counted once; an unknown team is none', () => {
  const facts = salaryFileFacts(ROWS)
  expect([...facts.rosterPositions]).toEqual(['CPT', 'FLEX'])
  expect([...facts.positions]).toEqual(['QB', 'WR', 'K'])
  expect(facts.teams).toBe(2)
})

test('salaries are from the least above 0 to the most; without a price there are none', () => {
  expect(salaryFileFacts(ROWS).salaries).toEqual({ least: 200, most: 15_000 })
  expect(salaryFileFacts(ROWS.slice(3)).salaries).toBeNull()
})

test('no rows show nothing', () => {
  expect(salaryFileFacts([])).toEqual({
    rosterPositions: new Set(),
    positions: new Set(),
    teams: 0,
    salaries: null,
    site: null,
  })
})

test('a slot is listed in the roster column or as a position', () => {
  const facts = salaryFileFacts(ROWS)
  expect([listsSlot(facts, 'CPT'), listsSlot(facts, 'WR'), listsSlot(facts, 'MVP')]).toEqual([
    true,
    true,
    false,
  ])
})

test('a captain row that has the player’s own position is listed by its code too', () => {
  const facts = salaryFileFacts([{ position: 'QB', captainCode: 'CPT', team: 'KC', salary: 15_000 }])
  expect(listsSlot(facts, 'CPT')).toBe(true)
})

test('FanDuel is told by ids of two numbers in every row, or by its header', () => {
  const row = { position: 'D', team: 'KC', salary: 4000 }
  const own = [{ ...row, providerId: '84372-72731' }]
  expect(salaryFileFacts(own).site).toBe('FanDuel')
  expect(salaryFileFacts([...own, { ...row, providerId: '39971' }]).site).toBeNull()
  expect(salaryFileFacts([row], ['Nickname', 'FPPG', 'Salary', 'Injury Indicator']).site).toBe('FanDuel')
  expect(salaryFileFacts([row], ['Nickname', 'FPPG', 'Salary']).site).toBeNull()
})
