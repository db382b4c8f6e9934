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

test('each creativity label says what it favors as captain and as flex', () => {
  expect([0, 50, 100].map((creativity) => creativityLabel(creativity, SHOWDOWN).meaning)).toEqual([
    'expensive captain, value flex',
    'mixed',
    'cheap captain, superstar flex',
  ])
})

test('the default settings are among the offered choices', () => {
  expect(STRATEGIES).toContain(DEFAULT_SETTINGS.strategy)
  expect(CONTEST_FORMATS).toContain(DEFAULT_SETTINGS.contestFormat)
  // Creativity 50 favors neither.
  expect(DEFAULT_SETTINGS.creativity).toBe(50)
})

test.each([
  ['strategy', STRATEGIES, STRATEGY_LABELS],
  ['contest format', CONTEST_FORMATS, CONTEST_FORMAT_LABELS],
  ['enhancement level', ENHANCEMENT_LEVELS, ENHANCEMENT_LEVEL_LABELS],
] as const)('every %s has a distinct label', (_, words, labels) => {
  expect(Object.keys(labels).sort()).toEqual([...words].sort())
  expect(new Set(Object.values(labels)).size).toBe(words.length)
})
