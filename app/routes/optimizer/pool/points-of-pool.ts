import { type WhosePoints, whosePointsOf } from '#core/players/points.ts'
import type { LineupState } from '../state/lineup-state.ts'

/** Whose points the column of projections has: a word for its head, and the same in full. */
export type PointsOfPool = { word: string; meaning: string }

const SOURCES: Record<WhosePoints, PointsOfPool> = {
  average: { word: 'average', meaning: 'the average of the salary file' },
  baseline: { word: 'estimate', meaning: 'our estimate from price and average' },
  projection: { word: 'file', meaning: 'your projections' },
  hand: { word: 'by hand', meaning: 'your own numbers' },
}

/** With a projection file its name is the word. */
export function pointsOfPool({
  playerPool,
  numbers,
}: Pick<LineupState, 'playerPool' | 'numbers'>): PointsOfPool {
  const whose = whosePointsOf(playerPool)
  const names = numbers.files.filter(({ weight }) => weight > 0).map(({ name }) => name)
  const source = SOURCES[whose]
  if (whose !== 'projection' || names.length === 0) return source
  const word = names.join(', ')
  return { word, meaning: `${source.meaning} (${word})` }
}
