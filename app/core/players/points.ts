import { type InjuryStatus, type Player, PROJECTION_SOURCES } from './player.ts'

/*
 * A player has three separate numbers of points: the salary file's average (`fppg`), a projection (`projectedPoints`) and
 * the score (`actualPoints`). Code reads points through these functions, whose names say which number they return. Only
 * code that needs the average itself (the FPPG column, SPEC.md's outlook formula) reads `fppg`. All are points in a flex
 * slot, never multiplied for a captain.
 */

/** The largest value for which the optimizer's integers stay exact; a season's total is below it. */
export const MOST_POINTS = 2000

/** The source of a player's expected points. */
const WHOSE_POINTS = ['average', ...PROJECTION_SOURCES] as const
export type WhosePoints = (typeof WHOSE_POINTS)[number]

/** The source of several players' points; `mixed` where it is not the same for all. */
export const POINTS_BY = [...WHOSE_POINTS, 'mixed'] as const
export type PointsBy = (typeof POINTS_BY)[number]

/** A source of points, and the number of players whose points it gives. */
export type PointsSource = { whose: WhosePoints; players: number }

type Expectation = Pick<Player, 'fppg' | 'projectedPoints' | 'projectedBy'>

/** Expected points: the projection if there is one, otherwise the average. */
export function expectedPoints(player: Omit<Expectation, 'projectedBy'>): number {
  return player.projectedPoints ?? player.fppg
}

/** How much of a player's expected points counts, by injury status. */
export const INJURY_FACTOR: Record<InjuryStatus, number> = {
  Healthy: 1,
  Questionable: 0.9,
  Doubtful: 0.25,
  Out: 0,
}

type Countable = Expectation & Pick<Player, 'injuryStatus' | 'synergyMultiplier'>

/**
 * The points that count: expected points times the injury factor and the synergy multiplier. The optimizer maximizes them,
 * screens show them for a player in a lineup, and they are saved with it, so that all three have the same total.
 */
export function countedPoints(player: Countable): number {
  return expectedPoints(player) * INJURY_FACTOR[player.injuryStatus] * player.synergyMultiplier
}

/** The source that `expectedPoints` used. */
export function whosePoints(player: Expectation): WhosePoints {
  // `==` and `??`, since players stored by an older version lack the fields.
  return player.projectedPoints == null ? 'average' : (player.projectedBy ?? 'projection')
}

/** The one word for a pool or lineup: an imported projection before the baseline, points by hand only where nothing else is. */
const PRECEDENCE: Record<WhosePoints, number> = { projection: 0, baseline: 1, hand: 2, average: 3 }

/** The source for a pool or lineup: of those that its players have the first by `PRECEDENCE`. */
export function whosePointsOf(players: readonly Expectation[]): WhosePoints {
  const sources = players.map(whosePoints)
  return sources.reduce((a, b) => (PRECEDENCE[b] < PRECEDENCE[a] ? b : a), 'average')
}

/** The sources of these players' points: the one of most players first, then in the order of `WHOSE_POINTS`. */
export function pointsSources(players: readonly Expectation[]): PointsSource[] {
  const own = players.map(whosePoints)
  return WHOSE_POINTS.map((whose) => ({ whose, players: own.filter((other) => other === whose).length }))
    .filter((source) => source.players > 0)
    .sort((a, b) => b.players - a.players)
}

/** The one source of these points, or `mixed`; null without any. */
export function pointsByOf(sources: readonly PointsSource[]): PointsBy | null {
  const [first, ...others] = sources
  return first === undefined ? null : others.length === 0 ? first.whose : 'mixed'
}

/**
 * The row for a search in hindsight: the score replaces the expected points, and neither injury nor synergy changes it.
 * Null while the score is unknown.
 */
export function inHindsight(player: Player): Player | null {
  const { actualPoints } = player
  if (actualPoints === null) return null
  return { ...player, projectedPoints: actualPoints, injuryStatus: 'Healthy', synergyMultiplier: 1 }
}
