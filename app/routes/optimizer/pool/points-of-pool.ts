import { type WhosePoints, whosePointsOf } from '#core/players/points.ts'
import type { LineupState } from '../state/lineup-state.ts'

/** Whose points the column of projections has: a word for its head, and the same in full. */
export type PointsOfPool = { word: string; meaning: string }

const WORDS: Record<WhosePoints, string> = {
  average: 'average',
  baseline: 'estimate',
  projection: 'file',
  hand: 'by hand',
}

const MEANINGS: Record<WhosePoints, string> = {
  average: 'the average of the salary file',
  baseline: 'our estimate from price and average',
  projection: 'your projections',
  hand: 'your own numbers',
}

/** With a projection file its name is the word. */
export function pointsOfPool({
  playerPool,
  numbers,
}: Pick<LineupState, 'playerPool' | 'numbers'>): PointsOfPool {
  const whose = whosePointsOf(playerPool)
  const names = numbers.files.filter(({ weight }) => weight > 0).map(({ name }) => name)
  const isFromFile = whose === 'projection' && names.length > 0
  return {
    word: isFromFile ? names.join(', ') : WORDS[whose],
    meaning: isFromFile ? `${MEANINGS[whose]} (${names.join(', ')})` : MEANINGS[whose],
  }
}
