import { expect, test } from 'vitest'
import { AppError } from '#core/result.ts'
import { ChangeEntrySetRequest, SaveEntrySetRequest, SetResultsRequest } from './entry-sets.ts'
import { parseInput } from './parse-input.ts'

const PLAYER = { player_name: 'Ann Arm', position: 'QB', salary: 9000, is_captain: false }
const RULE = { id: 'r1', isOn: true, rule: { kind: 'captains', atLeast: 6 } }
const SET = {
  entry_set: { name: ' Thursday 150 ', entry_fee: 0.25 },
  players: [PLAYER],
  lineups: [[0, 0, 0, 0, 0, 0]],
  rules: [RULE],
}

test('a set is read with its rules as they were sent; keys that no set has are left out', () => {
  const read = parseInput(SaveEntrySetRequest, { ...SET, id: 7, settled: 150 })
  expect(read).toEqual({ ...SET, entry_set: { name: 'Thursday 150', entry_fee: 0.25 } })
})

test('150 lineups of 60 people take far less than 512 KB', () => {
  const players = Array.from({ length: 120 }, (_, i) => ({
    ...PLAYER,
    player_name: `Christian Longlastname ${i}`,
    team: 'MIN',
    opponent: 'LAC',
    fantasy_points: 12.345678901234567,
    provider_id: '40414743',
  }))
  const lineups = Array.from({ length: 150 }, () => [114, 115, 116, 117, 118, 119])
  const body = JSON.stringify({ ...SET, players, lineups, rules: Array(50).fill(RULE) })
  expect(parseInput(SaveEntrySetRequest, JSON.parse(body)).lineups).toHaveLength(150)
  expect(body.length).toBeLessThan(40_000)
})

test.each([
  [{ ...SET, entry_set: {} }, 'The set needs a name'],
  [{ ...SET, entry_set: { name: '  ' } }, 'The set needs a name'],
  [{ ...SET, lineups: [] }, 'A set needs at least one lineup'],
  [{ ...SET, lineups: Array(151).fill([0]) }, 'A set holds at most 150 lineups'],
  [{ ...SET, lineups: [[-1]] }, 'lineups.0.0 must not be negative'],
  [{ ...SET, lineups: [[0.5]] }, 'lineups.0.0 must be a whole number'],
  [{ ...SET, lineups: [Array(11).fill(0)] }, 'lineups.0 must be at most 10'],
  [{ ...SET, players: Array(501).fill(PLAYER) }, 'A set holds at most 500 different rows'],
  [
    { ...SET, groups: [{ name: ' ', thesis: '', rules: [], lineups: [] }] },
    'The name of a group is required',
  ],
  [
    { ...SET, groups: Array(21).fill({ name: 'A', thesis: '', rules: [], lineups: [] }) },
    'A set has at most 20 groups',
  ],
  [{ ...SET, rules: [{ ...RULE, rule: {} }] }, 'rules.0.rule.kind is required'],
  [
    { ...SET, rules: [{ ...RULE, rule: { kind: 'x'.repeat(64), people: 'y'.repeat(70_000) } }] },
    'rules are too large, at most 64 KB are kept',
  ],
])('what is no set is refused with a sentence', (body, sentence) => {
  expect(refusalOf(() => parseInput(SaveEntrySetRequest, body))).toBe(sentence)
})

test('a change holds only what it names; null clears the fee and the contest', () => {
  expect(refusalOf(() => parseInput(ChangeEntrySetRequest, { id: 7 }))).toBe(
    'Name, contest_name, contest_type or entry_fee is required',
  )
  expect(parseInput(ChangeEntrySetRequest, { name: ' A ', user_id: 1 })).toEqual({ name: 'A' })
  expect(parseInput(ChangeEntrySetRequest, { entry_fee: null, contest_name: null })).toEqual({
    entry_fee: null,
    contest_name: null,
  })
  expect(refusalOf(() => parseInput(ChangeEntrySetRequest, { name: '' }))).toBe('The set needs a name')
  expect(refusalOf(() => parseInput(ChangeEntrySetRequest, { entry_fee: -1 }))).toBe(
    'Entry fee must be non-negative',
  )
})

test('results name points, winnings and rank, each of them or none', () => {
  const results = [{ points_total: 100.126, winnings_total: 5, rank: 3 }, {}]
  expect(parseInput(SetResultsRequest, { results })).toEqual({
    results: [{ points_total: 100.13, winnings_total: 5, rank: 3 }, {}],
  })
  expect(refusalOf(() => parseInput(SetResultsRequest, { results: [{ winnings_total: -1 }] }))).toBe(
    'Winnings must be non-negative',
  )
})

function refusalOf(read: () => unknown): string {
  try {
    read()
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
  return 'accepted'
}
