import type { Player } from './player.ts'
import { type PointsSource, pointsSources, type WhosePoints } from './points.ts'

/** The word beside a figure of points that says whose they are. */
const WORDS: Record<WhosePoints, string> = {
  average: 'average',
  baseline: 'baseline',
  projection: 'projected',
  hand: 'by hand',
}

/** Whose points the players' sum is: `baseline`, or where they differ `4 baseline, 2 by hand`. Empty without players. */
export function pointsWords(players: readonly Player[]): string {
  return wordsOf(pointsSources(players))
}

function wordsOf(sources: readonly PointsSource[]): string {
  return sources
    .map(({ whose, players }) => (sources.length === 1 ? WORDS[whose] : `${players} ${WORDS[whose]}`))
    .join(', ')
}
