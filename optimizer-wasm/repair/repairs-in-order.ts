import { pointsMultiplier } from '#core/lineups/lineup.ts'
import { TERMS_PER_POINT } from '#core/objective/objective.ts'
import { isCaptainRow, isOut, type Player, personKey } from '#core/players/player.ts'
import { countedPoints } from '#core/players/points.ts'
import type { Result } from '#core/result.ts'
import type { Kernel } from '../kernel.ts'
import type { PreparedPool } from '../lineups-under.ts'
import type { NoLineup } from '../no-lineup.ts'
import { STEPS_OF_A_BUILD } from '../sequence/build-from-pool.ts'
import { distanceOf } from '../sequence/lineup-distance.ts'
import { type PoolFacts, poolFacts, type Rows } from '../sequence/pool-facts.ts'
import { leastChange, type RepairLimits } from './least-change.ts'
import { cellReader, GONE, inOldSlots, type ReadLineup } from './lineup-cells.ts'
import type { Repair, RepairedLineup, RepairRequest, WhyNot } from './repair-request.ts'
import { shareNeeds } from './share-needs.ts'
import { stepPurse } from './step-purse.ts'
import { holdsPerson } from './way-limits.ts'
import { reasonFinder } from './why-not.ts'

/**
 * Repairs one lineup after another, in the order of the list. Each counts the lineups that hold no one who is out and those
 * repaired before it; one that can't be repaired counts as it is.
 */
export function repairsInOrder(
  request: RepairRequest,
  prepared: Result<PreparedPool, NoLineup>,
  kernel: Kernel,
): Repair {
  const { mode, playerPool, excludedIds = [], rules, way } = request
  const rows = prepared.ok ? prepared.value.rows : playerPool
  const facts = poolFacts(rows, mode)
  const read = request.lineups.map(cellReader(rows, mode, excludedIds))
  const affected = [...read.keys()].filter((index) => read[index]!.outSlots.length > 0)
  const repair: Repair = { lineups: [...request.lineups], repaired: [], unrepairable: [], isProved: true }
  if (affected.length === 0) return repair
  if (!prepared.ok) return allUnrepairable({ kind: 'pool', message: prepared.error.message })
  const pool = prepared.value
  if (way.kind === 'person' && !mayComeIn(rows, way.key, excludedIds)) {
    return allUnrepairable({ kind: 'person_out' })
  }

  const counted = read.filter(({ outSlots }) => outSlots.length === 0).map((lineup) => lineup.rows)
  const shares = shareNeeds(rules, facts, read.length)
  for (const lineup of counted) shares.count(lineup)
  const distance = distanceOf(rules)
  const banned = (request.bannedLineups ?? []).map((ids) => cellReader(rows, mode, [])(ids).rows)
  const why = reasonFinder(request, kernel)
  const purse = stepPurse(request.stepBudget ?? STEPS_OF_A_BUILD)

  for (const [done, index] of affected.entries()) {
    const before = read[index]!
    const limits: RepairLimits = {
      pool,
      facts,
      way,
      before,
      apart: { from: [...counted], ...distance },
      banned: banned.filter((lineup) => !lineup.includes(GONE)),
      needs: shares.next(affected.length - done),
      usedCaptains: shares.usedCaptains,
      purse,
    }
    const unproved = purse.unproved()
    const isHeld = way.kind === 'person' && holdsPerson(before.rows, way.key, facts)
    const found = isHeld ? null : leastChange(limits)
    const after = found && inOldSlots(found.rows, before.rows, rows, mode)
    if (after) add(repairedLineup(index, before, after))
    else if (isHeld) repair.unrepairable.push({ index, why: { kind: 'holds_person' } })
    else if (purse.unproved() > unproved) repair.unrepairable.push({ index, why: { kind: 'steps' } })
    else repair.unrepairable.push({ index, why: why(limits) })
    count(after ?? before.rows)
  }
  return { ...repair, isProved: purse.unproved() === 0 }

  function allUnrepairable(why: WhyNot): Repair {
    return { ...repair, unrepairable: affected.map((index) => ({ index, why })) }
  }

  function add(repaired: RepairedLineup): void {
    repair.lineups[repaired.index] = repaired.after
    repair.repaired.push(repaired)
  }

  function count(lineup: Rows): void {
    // What a lineup with a row that is gone holds is not known.
    if (lineup.includes(GONE)) return
    counted.push(lineup)
    shares.count(lineup)
  }

  function repairedLineup(index: number, before: ReadLineup, after: Rows): RepairedLineup {
    const slots = [...after.keys()].filter((slot) => after[slot] !== before.rows[slot])
    return {
      index,
      after: after.map((row) => rows[row]!.id),
      changed: slots.map((slot) => ({
        slot,
        out: request.lineups[index]![slot] ?? null,
        in: rows[after[slot]!]!.id,
      })),
      pointsBefore: pointsOf(facts, before.rows, before.outSlots),
      pointsAfter: pointsOf(facts, after, []),
      further: slots.length - before.outSlots.length,
    }
  }
}

/** Is the person in the pool, and not out? */
function mayComeIn(rows: readonly Player[], person: string, excludedIds: readonly string[]): boolean {
  const own = rows.filter((row) => personKey(row) === person)
  return (
    own.length > 0 && !own.some((row) => isOut(row) || (excludedIds.includes(row.id) && !isCaptainRow(row)))
  )
}

/** Without boosts; those of `outSlots` count 0. */
function pointsOf({ rows, mode }: PoolFacts, lineup: Rows, outSlots: readonly number[]): number {
  const points = lineup
    .filter((_, slot) => !outSlots.includes(slot))
    .reduce((sum, row) => sum + countedPoints(rows[row]!) * pointsMultiplier(mode, lineup.indexOf(row)), 0)
  return Math.round(points * TERMS_PER_POINT) / TERMS_PER_POINT
}
