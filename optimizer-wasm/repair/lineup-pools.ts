import { TERMS_PER_POINT } from '#core/objective/objective.ts'
import { withCaptainTwins } from '#core/players/captain-twins.ts'
import type { Player } from '#core/players/player.ts'
import { ok, type Result } from '#core/result.ts'
import type { Kernel } from '../kernel.ts'
import type { PreparedPool } from '../lineups-under.ts'
import type { NoLineup } from '../no-lineup.ts'
import { poolsAround, preparePool } from '../prepared-pool.ts'
import type { Rows } from '../sequence/pool-facts.ts'
import type { ReadLineup } from './lineup-cells.ts'
import type { RepairRequest } from './repair-request.ts'

export type LineupPools = {
  rows: readonly Player[]
  /** The pool of one lineup: its locked rows stay, and rows of games that have begun are closed. */
  of: (lineup: ReadLineup, bonus: Bonus | null) => Result<PreparedPool, NoLineup>
}

/** Points that these rows count for besides their own. */
export type Bonus = { rows: Rows; points: number }

/**
 * The pools of a repair's lineups. Locked rows are part of the problem rather than limits of its searches, which would prove
 * little; so a lineup with locked rows, or one whose own players count for more, has a pool of its own, from which the other
 * players of begun games are left out.
 */
export function lineupPools(request: Omit<RepairRequest, 'way'>, kernel: Kernel): LineupPools {
  const { lineups, closedIds = [], excludedIds = [] } = request
  const { pool, rows } = openPool(request)
  const open = { ...request, playerPool: pool, excludedIds: [...excludedIds, ...closedIds] }
  let shared: Result<PreparedPool, NoLineup> | null = null
  let around: ReturnType<typeof poolsAround> | null = null
  return {
    rows,
    of: ({ rows: own, lockedSlots: slots }, bonus) => {
      if (slots.length === 0 && bonus === null) {
        shared ??= preparePool({ ...open, count: Math.max(1, lineups.length) }, kernel)
        return shared
      }
      const lockedCells = own.map((row, slot) => (slots.includes(slot) ? rows[row]!.id : null))
      around ??= poolsAround({ ...open, count: 1 }, kernel)
      const prepared = around(lockedCells)
      return bonus && prepared.ok ? ok(withBonus(prepared.value, bonus)) : prepared
    },
  }
}

/** None of the rows with a bonus is locked. */
function withBonus(pool: PreparedPool, { rows: own, points }: Bonus): PreparedPool {
  const terms = Math.round(points * TERMS_PER_POINT)
  return {
    ...pool,
    bestLineups: pool.withPrices(pool.rows.map((_, row) => (own.includes(row) ? terms : 0))),
    objectiveOf: (lineup) => {
      const held = lineup.filter((row) => own.includes(row)).length
      return pool.objectiveOf(lineup) + (held * terms) / TERMS_PER_POINT
    },
  }
}

/** The pool without players of begun games whom no lineup holds locked, and its rows with those of captains. */
export function openPool({
  playerPool,
  format,
  lineups,
  lockedSlots = [],
  closedIds = [],
}: Omit<RepairRequest, 'way'>): { pool: readonly Player[]; rows: readonly Player[] } {
  const begun = new Set(closedIds)
  const held = new Set(lockedSlots.flatMap((slots, index) => slots.map((slot) => lineups[index]![slot])))
  const pool = playerPool.filter(({ id }) => !begun.has(id) || held.has(id))
  return { pool, rows: withCaptainTwins(pool, format) }
}
