import type { Player } from './player.ts'
import { type PointsBy, pointsByOf, pointsSources } from './points.ts'

/** The word beside a figure of points that says whose they are. */
export const POINTS_WORDS: Record<PointsBy, string> = {
  average: 'average',
  baseline: 'estimated',
  projection: 'projected',
  hand: 'by hand',
  mixed: 'mixed',
}

/** Whose points the players' sum is, in one word; empty without players. */
export function pointsWord(players: readonly Player[]): string {
  const by = pointsByOf(pointsSources(players))
  return by === null ? '' : POINTS_WORDS[by]
}

/** Likewise, but where they differ with the number of players: `4 estimated, 2 by hand`. */
export function pointsWords(players: readonly Player[]): string {
  const sources = pointsSources(players)
  return sources
    .map((source) => `${sources.length > 1 ? `${source.players} ` : ''}${POINTS_WORDS[source.whose]}`)
    .join(', ')
}
