import { describe, expect, test } from 'vitest'
import * as file from '../fixtures/standings-files.ts'
import { everyFigureAgrees, readStandings } from './testing/every-figure.ts'

describe.each([
  ['Showdown', file.showdownStandings({ entries: 2000, seed: 1 })],
  ['Classic', file.classicStandings({ entries: 1000, seed: 2 })],
  ['2015, entries alone', file.standingsOf2015({ entries: 300, seed: 3 })],
  ['written again by R', file.standingsFromR({ entries: 300, seed: 4 })],
  ['taken while the contest ran', file.runningStandings({ entries: 300, seed: 5 })],
  ['best ball, more players than entries', file.bestBallStandings({ entries: 12, seed: 6 })],
])('%s', (_name, text) => everyFigureAgrees(text))

test('a file downloaded while the contest ran is marked as running', () => {
  const isLive = (text: string) => readStandings(text).field.isLive
  expect(isLive(file.runningStandings({ entries: 10, seed: 7 }))).toBe(true)
  expect(isLive(file.showdownStandings({ entries: 10, seed: 7 }))).toBe(false)
})
