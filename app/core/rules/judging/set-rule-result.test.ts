import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '../../formats/big-league.ts'
import { SHOWDOWN } from '../../formats/dk-showdown.ts'
import { makePlayer } from '../../players/fixtures/make-player.ts'
import type { SetRule } from '../build-rule.ts'
import { rulePool } from '../rule-pool.ts'
import { setRuleResult } from './set-rule-result.ts'

/** Letters a to f are of BUF, g to l of KC; the first letter of a lineup is its captain. */
const rows = [...'abcdefghijkl'].map((name) =>
  makePlayer({ id: name, name, team: name < 'g' ? 'BUF' : 'KC', position: name === 'a' ? 'QB' : 'WR' }),
)
const pool = rulePool(rows, SHOWDOWN)
const lineup = (letters: string) => [...letters].map((letter) => rows.find(({ id }) => id === letter)!)
const LINEUPS = ['abcghi', 'bacghi', 'abcdeg', 'ghijkl', 'gabcde']
const result = (rule: SetRule, asked = 5, format = SHOWDOWN) =>
  setRuleResult(rule, LINEUPS.map(lineup), { format, pool, asked })
const share = { pct: { min: 20, max: 40 }, isStrict: false }

test('an exposure counts the lineups with one of its players in its slots, in shares of the lineups asked for', () => {
  const players = { people: ['a@BUF', 'j@KC'] }
  expect(result({ kind: 'exposure', players, slots: 'any', ...share })).toEqual({
    got: 5,
    wanted: { min: 1, max: 2 },
    isMet: false,
  })
  expect(result({ kind: 'exposure', players, slots: 'captain', ...share })).toMatchObject({
    got: 2,
    isMet: true,
  })
  expect(result({ kind: 'exposure', players, slots: 'flex', ...share }, 10)).toEqual({
    got: 3,
    wanted: { min: 2, max: 4 },
    isMet: true,
  })
  const quarterback = { positions: ['QB'] } as const
  expect(result({ kind: 'exposure', players: quarterback, slots: 'flex', ...share }).got).toBe(2)
})

test('a share for each player apart is met when every one of them meets it', () => {
  const each = (min: number | null, max: number | null, letters = 'abg') =>
    result({
      kind: 'exposure',
      players: { people: [...letters].map((letter) => `${letter}@${letter < 'g' ? 'BUF' : 'KC'}`) },
      slots: 'captain',
      pct: { min, max },
      isStrict: false,
      each: true,
    })
  // Captains: a and g twice, b once.
  expect(each(null, 40)).toMatchObject({ got: 2, isMet: true })
  expect(each(null, 20)).toMatchObject({ got: 2, isMet: false })
  expect(each(40, null)).toMatchObject({ got: 1, isMet: false })
  expect(each(20, 40)).toMatchObject({ isMet: true })
  expect(each(20, 40, 'abgz')).toMatchObject({ isMet: true })
  expect(each(null, 40, '')).toMatchObject({ got: 0, isMet: true })
})

test('the share of a split counts lineups by the players of the captain’s team', () => {
  const split = (ofCaptainsTeam: number) => result({ kind: 'split_share', ofCaptainsTeam, ...share })
  expect([1, 2, 3, 5, 6].map((count) => split(count).got)).toEqual([1, 0, 2, 1, 1])
  expect([split(3).isMet, split(2).isMet]).toEqual([true, false])
})

test('captains are counted once each', () => {
  expect(result({ kind: 'captains', atLeast: 3 })).toEqual({
    got: 3,
    wanted: { min: 3, max: null },
    isMet: true,
  })
  expect(result({ kind: 'captains', atLeast: 4 }).isMet).toBe(false)
})

test('two lineups differ by the people of the one who are not in the other; a captain swap is one or none', () => {
  const apart = (letters: string[], captainSwapCounts: boolean, format = SHOWDOWN) =>
    setRuleResult({ kind: 'uniques', players: 2, captainSwapCounts }, letters.map(lineup), {
      format,
      pool,
      asked: 5,
    })
  expect(apart(LINEUPS, true).got).toBe(1)
  expect(apart(LINEUPS, false).got).toBe(0)
  expect(apart(['abcghi', 'abcdeg'], true)).toEqual({ got: 2, wanted: { min: 2, max: null }, isMet: true })
  expect(apart(['abcghi', 'abcghj', 'jklghi'], true)).toMatchObject({ got: 1, isMet: false })
  // Another captain does not add to other people.
  expect(apart(['abcghi', 'bacghj'], true).got).toBe(1)
  expect(apart(['abcghi'], true)).toMatchObject({ got: 6, isMet: true })
  expect(apart(['abcghi', 'bacghi'], true, BIG_LEAGUE).got).toBe(0)
})
