import { expect, test } from 'vitest'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import {
  CONTEST_FORMAT_LABELS,
  CONTEST_FORMATS,
  creativityLabel,
  DEFAULT_SETTINGS,
  ENHANCEMENT_LEVEL_LABELS,
  ENHANCEMENT_LEVELS,
  STRATEGIES,
  STRATEGY_LABELS,
} from './strategy.ts'

test('creativity is conservative below 35 and wild from 65 on', () => {
  expect([0, 34, 35, 64, 65, 100].map((creativity) => creativityLabel(creativity, SHOWDOWN).name)).toEqual([
    'Conservative',
    'Conservative',
    'Balanced',
    'Balanced',
    'Wild',
    'Wild',
  ])
})

test('each name says what it does to captain and flex', () => {
  expect([0, 50, 100].map((creativity) => creativityLabel(creativity, SHOWDOWN).meaning)).toEqual([
    'expensive captain, value flex',
    'mixed',
    'cheap captain, superstar flex',
  ])
})

test('the settings to start with are choices that are offered', () => {
  expect(STRATEGIES).toContain(DEFAULT_SETTINGS.strategy)
  expect(CONTEST_FORMATS).toContain(DEFAULT_SETTINGS.contestFormat)
  // In the middle the scale tilts nothing.
  expect(DEFAULT_SETTINGS.creativity).toBe(50)
})

test.each([
  ['strategy', STRATEGIES, STRATEGY_LABELS],
  ['contest format', CONTEST_FORMATS, CONTEST_FORMAT_LABELS],
  ['enhancement level', ENHANCEMENT_LEVELS, ENHANCEMENT_LEVEL_LABELS],
] as const)('every %s has a label of its own', (_, words, labels) => {
  expect(Object.keys(labels).sort()).toEqual([...words].sort())
  expect(new Set(Object.values(labels)).size).toBe(words.length)
})
