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

/** Each field of a player: its name in the API (SPEC.md section 3), and what it holds there. One that is missing does not compile. */
const FIELDS = {
  id: ['id', requiredText],
  name: ['name', requiredText],
  position: ['position', requiredText],
  actualPosition: ['actualPosition', optional(text)],
  basePlayerId: ['basePlayerId', optional(text)],
  providerId: ['providerId', optional(text)],
  team: ['team', optional(text)],
  opponent: ['opponent', optional(text)],
  gameInfo: ['gameInfo', optional(text)],
  fppg: ['fppg', points],
  // Projected and actual points in a flex slot, like `fppg`. Older clients send neither.
  projectedPoints: ['projected_points', optional(points)],
  projectedBy: ['projected_by', optional(z.enum(PROJECTION_SOURCES))],
  ownershipPoints: ['ownership_points', optional(points)],
  ceilingPoints: ['ceiling_points', optional(points)],
  spreadPoints: ['spread_points', optional(points.check(z.minimum(0)))],
  actualPoints: ['actual_points', optional(points)],
  salary: [
    'salary',
    z.number().check(z.minimum(0, 'must be non-negative'), z.maximum(1_000_000, 'is too large')),
  ],
  captainPricing: ['captainPricing', optional(z.enum(['scaled', 'flex_price', 'derived']))],
  oprk: ['oprk', optional(z.number())],
  injuryStatus: ['injury_status', optional(z.enum(INJURY_STATUSES))],
  isListedActive: ['listed_active', optional(z.boolean())],
  opponentEaseScore: ['opponent_ease_score', optional(score)],
  weatherImpactScore: ['weather_impact_score', optional(score)],
  weatherTemp: ['weather_temp', optional(z.number())],
  weatherWind: ['weather_wind', optional(z.number())],
  weatherPrecip: ['weather_precip', optional(z.number())],
  gameEnvScore: ['game_env_score', optional(score)],
  overUnder: ['over_under', optional(z.number())],
  teamTotal: ['team_total', optional(z.number())],
  paceScore: ['pace_score', optional(score)],
  ownershipPct: ['ownership_pct', optional(score)],
  ownershipBy: ['ownership_by', optional(z.enum(OWNERSHIP_SOURCES))],
  leverageScore: ['leverage_score', optional(score)],
  outlookScore: ['fantasy_outlook_score', optional(score)],
  outlookLabel: ['outlook_label', optional(z.enum(OUTLOOK_LABELS))],
  stackType: ['stack_type', optional(text)],
  synergyMultiplier: ['synergy_multiplier', optional(z.number().check(z.minimum(0), z.maximum(10)))],
  aiInsight: ['aiInsight', optional(z.string().check(z.maxLength(20_000)))],
} as const satisfies Record<keyof Player, readonly [name: string, holds: z.ZodMiniType]>

type Fields = typeof FIELDS
type Shape = { -readonly [Field in keyof Fields as Fields[Field][0]]: Fields[Field][1] }

/** A player in the API. Only id, name, position, salary and fppg are required; other fields have SPEC.md's defaults. */
export const PlayerWire = z.object(Object.fromEntries(Object.values(FIELDS)) as Shape)
export type PlayerWire = z.infer<typeof PlayerWire>

const NAMES = Object.entries(FIELDS).map(([field, [name]]) => [field, name] as const)
const ABSENT: Partial<Record<string, unknown>> = UNKNOWN_PLAYER_SCORES

export function playerFromWire(wire: PlayerWire): Player {
  const known = NAMES.map(([field, name]) => {
    const value = wire[name] === '' ? null : wire[name]
    return [field, value ?? ABSENT[field] ?? null]
  })
  const { isListedActive, ...player } = Object.fromEntries(known) as Player
  return {
    ...player,
    position: normalizePosition(wire.position),
    actualPosition: normalizePosition(wire.actualPosition || wire.position),
    basePlayerId: wire.basePlayerId || basePlayerIdOf(wire.name),
    ...(isListedActive ? { isListedActive } : {}),
  }
}

export function playerToWire({ isListedActive, ...player }: Player): PlayerWire {
  const fields: Player = isListedActive ? { ...player, isListedActive } : player
  return Object.fromEntries(
    NAMES.flatMap(([field, name]) => (field in fields ? [[name, fields[field as keyof Player]]] : [])),
  ) as PlayerWire
}
