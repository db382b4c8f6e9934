import { captainSalary, type Format } from '../formats/format.ts'
import { isCaptainCode } from '../formats/lookup.ts'

/**
 * A priced row of a slate. Where a format has a captain, one person has two rows: a captain row, whose `position` is the
 * code of the captain's slot, and a flex row.
 */

export const NFL_POSITIONS = ['QB', 'RB', 'WR', 'TE', 'K', 'DST'] as const
export type NflPosition = (typeof NFL_POSITIONS)[number]

/** NFL codes in our own spelling; slates of other sports keep the provider's (`PG`, `SF/PF`, `UTIL`). */
export type Position = NflPosition | (string & {})

export const INJURY_STATUSES = ['Healthy', 'Questionable', 'Doubtful', 'Out'] as const
export type InjuryStatus = (typeof INJURY_STATUSES)[number]

/** Whose projection it is: the baseline's estimate, an imported file's (or an API caller's), or typed in by hand. */
export const PROJECTION_SOURCES = ['baseline', 'projection', 'hand'] as const
export type ProjectionSource = (typeof PROJECTION_SOURCES)[number]

/**
 * Whose ownership it is: the model's, the model's mixed with what the user's contests taught (both are estimates), found
 * on the web by the research, an imported file's, or typed in by hand.
 */
export const OWNERSHIP_SOURCES = ['model', 'learned', 'research', 'file', 'hand'] as const
export type OwnershipSource = (typeof OWNERSHIP_SOURCES)[number]

export const OUTLOOK_LABELS = ['Strong', 'Neutral', 'Poor'] as const
export type OutlookLabel = (typeof OUTLOOK_LABELS)[number]

/**
 * The source of a captain row's salary.
 * - `scaled`: the file lists the captain's own price, a multiple of the flex price, as the provider does.
 * - `flex_price`: the file lists the flex price again; displays show the multiple of it, sums stay raw.
 * - `derived`: the file has no captain rows; this one was made from the flex row at the multiple of its price.
 */
export type CaptainPricing = 'scaled' | 'flex_price' | 'derived'

export type Player = {
  /** `player-{row index}`, unique in its pool. */
  id: string
  /** The provider's id of this row, needed to upload a lineup there. */
  providerId: string | null
  name: string
  /** The captain's slot code (CPT) on a captain row, otherwise the real position. */
  position: Position
  /** The real position, on captain rows too. */
  actualPosition: Position
  /** Ties the captain and flex rows of one person together. */
  basePlayerId: string
  team: string | null
  opponent: string | null
  gameInfo: string | null
  /** Average fantasy points per game as the salary file lists it, never multiplied for captains; may be negative. */
  fppg: number
  /** The projection, never multiplied for captains; null where there is none (points.ts). */
  projectedPoints: number | null
  /** Whose projection it is; null without one. */
  projectedBy: ProjectionSource | null
  /** What surprising ownership added to the baseline's estimate, part of `projectedPoints` (projections/ownership-in-points.ts); null: nothing. */
  ownershipPoints: number | null
  /** The 90th percentile of the score, in points, as an imported file or the user says; null without one. */
  ceilingPoints: number | null
  /** The standard deviation of the score, in points, as an imported file or the user says; null: by the ceiling, else by position and points. */
  spreadPoints: number | null
  /** The score in this slate's game, never multiplied for captains; null while unknown. */
  actualPoints: number | null
  /** Dollars, as listed on the row: captain rows are already at the captain's price. */
  salary: number
  captainPricing: CaptainPricing | null
  /** The opponent's rank against this position, 1 (soft) to 32 (tough); null when the slate has none. */
  oprk: number | null
  injuryStatus: InjuryStatus
  /** Whether the file's status column says that the player plays; absent where it says nothing. */
  isListedActive?: boolean
  /** The scores are 0 to 100, and null where unknown; the objective has its own neutral value for those it weighs. */
  opponentEaseScore: number | null
  weatherImpactScore: number | null
  weatherTemp: number | null
  weatherWind: number | null
  weatherPrecip: number | null
  gameEnvScore: number | null
  overUnder: number | null
  teamTotal: number | null
  paceScore: number | null
  ownershipPct: number | null
  /** Whose ownership it is; null without one. */
  ownershipBy: OwnershipSource | null
  leverageScore: number | null
  outlookScore: number | null
  outlookLabel: OutlookLabel | null
  stackType: string | null
  synergyMultiplier: number
  aiInsight: string | null
}

/** The fields that a salary file does not have: unknown, healthy, and without synergy. */
export const UNKNOWN_PLAYER_SCORES = {
  projectedPoints: null,
  projectedBy: null,
  ownershipPoints: null,
  ceilingPoints: null,
  spreadPoints: null,
  actualPoints: null,
  oprk: null,
  injuryStatus: 'Healthy',
  opponentEaseScore: null,
  weatherImpactScore: null,
  weatherTemp: null,
  weatherWind: null,
  weatherPrecip: null,
  gameEnvScore: null,
  overUnder: null,
  teamTotal: null,
  paceScore: null,
  ownershipPct: null,
  ownershipBy: null,
  leverageScore: null,
  outlookScore: null,
  outlookLabel: null,
  stackType: null,
  synergyMultiplier: 1,
  aiInsight: null,
} as const satisfies Partial<Player>

/** The name without a trailing parenthetical, lowercased, non-alphanumerics as hyphens: `A.J. Brown (123)` -> `a-j-brown`. */
export function basePlayerIdOf(name: string): string {
  return name
    .trim()
    .replace(/\s*\([^()]*\)\s*$/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}

/** One spelling for each NFL position; other sports' codes pass through in upper case. */
export function normalizePosition(code: string): Position {
  const upper = code.trim().toUpperCase()
  if (upper === 'PK') return 'K'
  if (upper === 'DEF' || upper === 'D' || upper === 'D/ST') return 'DST'
  return upper
}

/** Two people are the same when their base id and team agree. */
export function isSamePerson(a: Player, b: Player): boolean {
  return personKey(a) === personKey(b)
}

export function personKey(player: Pick<Player, 'basePlayerId' | 'team'>): string {
  return `${player.basePlayerId}@${player.team ?? ''}`
}

export function isCaptainRow(player: Player): boolean {
  return isCaptainCode(player.position)
}

/** Points per $1,000 of salary; 0 without a price. */
export function valuePer1k({ points, salary }: { points: number; salary: number }): number {
  return salary > 0 ? points / (salary / 1000) : 0
}

/** Dollars for display: the captain's price for a captain row that lists the flex price; sums use `salary`. */
export function displaySalary(player: Player, format: Format): number {
  return player.captainPricing === 'flex_price' ? player.salary * captainSalary(format) : player.salary
}

export function isOut(player: Player): boolean {
  return player.injuryStatus === 'Out'
}
