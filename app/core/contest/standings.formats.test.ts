import { describe } from 'vitest'
import * as file from '../fixtures/standings-files.ts'
import { everyFigureAgrees } from './testing/every-figure.ts'

describe.each([
  ['Showdown', file.showdownStandings({ entries: 2000, seed: 1 })],
  ['Classic', file.classicStandings({ entries: 1000, seed: 2 })],
  ['2015, entries alone', file.standingsOf2015({ entries: 300, seed: 3 })],
  ['written again by R', file.standingsFromR({ entries: 300, seed: 4 })],
  ['taken while the contest ran', file.runningStandings({ entries: 300, seed: 5 })],
  ['best ball, more players than entries', file.bestBallStandings({ entries: 12, seed: 6 })],
])('%s', (_name, text) => everyFigureAgrees(text))
