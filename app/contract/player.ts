import * as z from 'zod/mini'
import {
  basePlayerIdOf,
  INJURY_STATUSES,
  normalizePosition,
  OUTLOOK_LABELS,
  OWNERSHIP_SOURCES,
  type Player,
  PROJECTION_SOURCES,
  UNKNOWN_PLAYER_SCORES,
} from '#core/players/player.ts'
import { MOST_POINTS } from '#core/players/points.ts'

const text = z.string().check(z.trim(), z.maxLength(255))
const requiredText = text.check(z.minLength(1, 'is required'))
const score = z.number().check(z.minimum(0), z.maximum(100))
const points = z
  .number()
  .check(z.minimum(-MOST_POINTS, 'is too small'), z.maximum(MOST_POINTS, 'is too large'))
const optional = z.nullish

/**
 * A player in the API, with the names of SPEC.md section 3. Only id, name, position, salary and fppg are required; other
 * fields have SPEC.md's defaults.
 */
export const PlayerWire = z.object({
  id: requiredText,
  name: requiredText,
  position: requiredText,
  actualPosition: optional(text),
  basePlayerId: optional(text),
  providerId: optional(text),
  team: optional(text),
  opponent: optional(text),
  gameInfo: optional(text),
  fppg: points,
  /** Projected and actual points in a flex slot, like `fppg`. Older clients send neither. */
  projected_points: optional(points),
  projected_by: optional(z.enum(PROJECTION_SOURCES)),
  /** The part of the projected points that surprising ownership added. */
  ownership_points: optional(points),
  /** The 90th percentile of the score. */
  ceiling_points: optional(points),
  spread_points: optional(points.check(z.minimum(0))),
  actual_points: optional(points),
  salary: z.number().check(z.minimum(0, 'must be non-negative'), z.maximum(1_000_000, 'is too large')),
  captainPricing: optional(z.enum(['scaled', 'flex_price', 'derived'])),
  oprk: optional(z.number()),
  injury_status: optional(z.enum(INJURY_STATUSES)),
  listed_active: optional(z.boolean()),
  opponent_ease_score: optional(score),
  weather_impact_score: optional(score),
  weather_temp: optional(z.number()),
  weather_wind: optional(z.number()),
  weather_precip: optional(z.number()),
  game_env_score: optional(score),
  over_under: optional(z.number()),
  team_total: optional(z.number()),
  pace_score: optional(score),
  ownership_pct: optional(score),
  ownership_by: optional(z.enum(OWNERSHIP_SOURCES)),
  leverage_score: optional(score),
  fantasy_outlook_score: optional(score),
  outlook_label: optional(z.enum(OUTLOOK_LABELS)),
  stack_type: optional(text),
  synergy_multiplier: optional(z.number().check(z.minimum(0), z.maximum(10))),
  aiInsight: optional(z.string().check(z.maxLength(20_000))),
})
export type PlayerWire = z.infer<typeof PlayerWire>

export function playerFromWire(wire: PlayerWire): Player {
  const unknown = UNKNOWN_PLAYER_SCORES
  const position = normalizePosition(wire.position)
  return {
    id: wire.id,
    providerId: wire.providerId || null,
    name: wire.name,
    position,
    actualPosition: wire.actualPosition ? normalizePosition(wire.actualPosition) : position,
    basePlayerId: wire.basePlayerId || basePlayerIdOf(wire.name),
    team: wire.team || null,
    opponent: wire.opponent || null,
    gameInfo: wire.gameInfo || null,
    fppg: wire.fppg,
    projectedPoints: wire.projected_points ?? unknown.projectedPoints,
    projectedBy: wire.projected_by ?? unknown.projectedBy,
    ownershipPoints: wire.ownership_points ?? unknown.ownershipPoints,
    ceilingPoints: wire.ceiling_points ?? unknown.ceilingPoints,
    spreadPoints: wire.spread_points ?? unknown.spreadPoints,
    actualPoints: wire.actual_points ?? unknown.actualPoints,
    salary: wire.salary,
    captainPricing: wire.captainPricing ?? null,
    oprk: wire.oprk ?? unknown.oprk,
    injuryStatus: wire.injury_status ?? unknown.injuryStatus,
    ...(wire.listed_active ? { isListedActive: true } : {}),
    opponentEaseScore: wire.opponent_ease_score ?? unknown.opponentEaseScore,
    weatherImpactScore: wire.weather_impact_score ?? unknown.weatherImpactScore,
    weatherTemp: wire.weather_temp ?? null,
    weatherWind: wire.weather_wind ?? null,
    weatherPrecip: wire.weather_precip ?? null,
    gameEnvScore: wire.game_env_score ?? unknown.gameEnvScore,
    overUnder: wire.over_under ?? null,
    teamTotal: wire.team_total ?? null,
    paceScore: wire.pace_score ?? null,
    ownershipPct: wire.ownership_pct ?? unknown.ownershipPct,
    ownershipBy: wire.ownership_by ?? unknown.ownershipBy,
    leverageScore: wire.leverage_score ?? unknown.leverageScore,
    outlookScore: wire.fantasy_outlook_score ?? unknown.outlookScore,
    outlookLabel: wire.outlook_label ?? unknown.outlookLabel,
    stackType: wire.stack_type || null,
    synergyMultiplier: wire.synergy_multiplier ?? unknown.synergyMultiplier,
    aiInsight: wire.aiInsight || null,
  }
}

export function playerToWire(player: Player): PlayerWire {
  return {
    id: player.id,
    name: player.name,
    position: player.position,
    actualPosition: player.actualPosition,
    basePlayerId: player.basePlayerId,
    providerId: player.providerId,
    team: player.team,
    opponent: player.opponent,
    gameInfo: player.gameInfo,
    fppg: player.fppg,
    projected_points: player.projectedPoints,
    projected_by: player.projectedBy,
    ownership_points: player.ownershipPoints,
    ceiling_points: player.ceilingPoints,
    spread_points: player.spreadPoints,
    actual_points: player.actualPoints,
    salary: player.salary,
    captainPricing: player.captainPricing,
    oprk: player.oprk,
    injury_status: player.injuryStatus,
    ...(player.isListedActive ? { listed_active: true } : {}),
    opponent_ease_score: player.opponentEaseScore,
    weather_impact_score: player.weatherImpactScore,
    weather_temp: player.weatherTemp,
    weather_wind: player.weatherWind,
    weather_precip: player.weatherPrecip,
    game_env_score: player.gameEnvScore,
    over_under: player.overUnder,
    team_total: player.teamTotal,
    pace_score: player.paceScore,
    ownership_pct: player.ownershipPct,
    ownership_by: player.ownershipBy,
    leverage_score: player.leverageScore,
    fantasy_outlook_score: player.outlookScore,
    outlook_label: player.outlookLabel,
    stack_type: player.stackType,
    synergy_multiplier: player.synergyMultiplier,
    aiInsight: player.aiInsight,
  }
}
