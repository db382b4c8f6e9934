import { groupBy } from '../collections/group-by.ts'
import type { Player, Position } from '../players/player.ts'
import { expectedPoints } from '../players/points.ts'

/** A player's role in the team; players below the last code of a position share that code, at half the correlation. */
export const ROLE_CODES = ['QB', 'RB1', 'RB2', 'WR1', 'WR2', 'WR3', 'TE1', 'K', 'DST'] as const
type RoleCode = (typeof ROLE_CODES)[number]

export type Role = { code: RoleCode; isBackup: boolean }

export type TeamRelation = 'teammates' | 'opponents' | 'strangers'

const ROLES_OF_POSITION: Partial<Record<Position, readonly RoleCode[]>> = {
  QB: ['QB'],
  RB: ['RB1', 'RB2'],
  WR: ['WR1', 'WR2', 'WR3'],
  TE: ['TE1'],
  K: ['K'],
  DST: ['DST'],
}

/** Of two people of one team, rows and columns as ROLE_CODES. */
const TEAMMATES = [
  [1, 0.08, 0.03, 0.38, 0.35, 0.24, 0.28, 0.04, -0.11],
  [0.08, 1, -0.06, 0.01, -0.03, -0.04, -0.02, 0.14, 0.05],
  [0.03, -0.06, 1, 0.01, -0.07, -0.03, -0.02, 0.02, 0.01],
  [0.38, 0.01, 0.01, 1, 0.02, -0.03, -0.01, 0.09, -0.04],
  [0.35, -0.03, -0.07, 0.02, 1, 0.01, 0.01, 0.02, -0.08],
  [0.24, -0.04, -0.03, -0.03, 0.01, 1, -0.01, 0.01, -0.06],
  [0.28, -0.02, -0.02, -0.01, 0.01, -0.01, 1, -0.02, -0.09],
  [0.04, 0.14, 0.02, 0.09, 0.02, 0.01, -0.02, 1, 0.28],
  [-0.11, 0.05, 0.01, -0.04, -0.08, -0.06, -0.09, 0.28, 1],
] as const

/** Of opponents. */
const OPPONENTS = [
  [0.2, 0.05, 0.01, 0.08, 0.14, 0.05, 0.09, -0.05, -0.4],
  [0.05, -0.08, -0.04, 0.01, 0.04, 0.04, 0.05, -0.11, -0.27],
  [0.01, -0.04, 0.02, 0, -0.03, 0.02, -0.02, -0.05, -0.11],
  [0.08, 0.01, 0, 0.11, 0.02, 0.03, 0.06, 0, -0.19],
  [0.14, 0.04, -0.03, 0.02, 0.09, 0.05, 0.06, -0.01, -0.14],
  [0.05, 0.04, 0.02, 0.03, 0.05, 0.03, -0.01, 0.04, -0.06],
  [0.09, 0.05, -0.02, 0.06, 0.06, -0.01, 0.06, -0.03, -0.07],
  [-0.05, -0.11, -0.05, 0, -0.01, 0.04, -0.03, -0.16, -0.3],
  [-0.4, -0.27, -0.11, -0.19, -0.14, -0.06, -0.07, -0.3, -0.23],
] as const

/**
 * Teammates with the same role code: the last starter and a backup. The value for the position's last two roles is used
 * where the table has it. Two quarterbacks of one team are strongly negative; no source has a number.
 */
const SHARED_ROLE: Record<RoleCode, number> = {
  QB: -0.5,
  RB1: -0.06,
  RB2: -0.06,
  WR1: 0.01,
  WR2: 0.01,
  WR3: 0.01,
  TE1: 0,
  K: 0,
  DST: 0,
}

/** Correlation of two people's scores, -1 to 1. Each backup among them halves it; 0 for players of different games. */
export function correlationOf(a: Role, b: Role, relation: TeamRelation): number {
  if (relation === 'strangers') return 0
  const halving = (a.isBackup ? 0.5 : 1) * (b.isBackup ? 0.5 : 1)
  if (relation === 'teammates' && a.code === b.code) return SHARED_ROLE[a.code] * halving
  const table = relation === 'teammates' ? TEAMMATES : OPPONENTS
  return table[ROLE_CODES.indexOf(a.code)]![ROLE_CODES.indexOf(b.code)]! * halving
}

/** Teammates, opponents in one game, or neither. The two teams of a two-team pool are opponents even if no row says so. */
export function teamRelation(a: Player, b: Player, poolHasTwoTeams: boolean): TeamRelation {
  if (a.team === null || b.team === null) return 'strangers'
  if (a.team === b.team) return 'teammates'
  return poolHasTwoTeams || a.opponent === b.team || b.opponent === a.team ? 'opponents' : 'strangers'
}

/**
 * The role of each row, given one row per person: WR1 is its team's best WR by expected points, then by salary, then by
 * order. Null without a team or at a position of another sport.
 */
export function rolesOf(people: readonly Player[]): (Role | null)[] {
  const ranks = new Map<Player, number>()
  const sides = groupBy(people, (player) => `${player.team}/${player.actualPosition}`)
  for (const side of sides.values()) {
    const ranked = side.toSorted((a, b) => expectedPoints(b) - expectedPoints(a) || b.salary - a.salary)
    for (const [rank, player] of ranked.entries()) ranks.set(player, rank)
  }
  return people.map((player) => roleAt(player, ranks.get(player)!))
}

/** How many players of one team start at the position; null at a position of another sport. */
export function startersAt(position: Position): number | null {
  return ROLES_OF_POSITION[position]?.length ?? null
}

function roleAt(player: Player, rank: number): Role | null {
  const codes = ROLES_OF_POSITION[player.actualPosition]
  if (!codes || player.team === null) return null
  return { code: codes[Math.min(rank, codes.length - 1)]!, isBackup: rank >= codes.length }
}
