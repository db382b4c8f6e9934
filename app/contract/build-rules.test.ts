import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { BuildRules } from './build-rules.ts'
import { parseInput } from './parse-input.ts'

const Request = z.object({ rules: BuildRules })
const parse = (rules: unknown) => parseInput(Request, { rules }).rules
const uniques = { kind: 'uniques', players: 2, captainSwapCounts: false }

test('rules are taken as they are', () => {
  expect(parse([uniques])).toEqual([uniques])
})

test('a rule that is not understood refuses the request by its place', () => {
  const share = { kind: 'exposure', players: {}, slots: 'any', pct: { min: 40, max: 20 }, isStrict: false }
  expect(() => parse([uniques, share])).toThrow('rules.1.pct.min must be at most max, 20')
  expect(() => parse([{ ...uniques, players: 'two' }])).toThrow('rules.0.players must be a whole number')
  expect(() => parse([{ kind: 'dupes' }])).toThrow(
    /^rules\.0\.kind must be one of one_of_a_team, one_of_a_lineup, person/,
  )
  expect(() => parse([null])).toThrow(/^rules\.0\.kind must be one of/)
  expect(() => parse({ 0: uniques })).toThrow('rules must be a list of rules')
  expect(() => parse(Array(201).fill(uniques))).toThrow('rules must be at most 200')
})
