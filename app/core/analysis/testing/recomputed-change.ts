import { expect } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import type { Player } from '#core/players/player.ts'
import { solveByBruteForce } from '#optimizer/testing/every-lineup-under.ts'
import { referenceObjective } from '#optimizer/testing/reference-objective.ts'
import type { ChangingSlate } from './changing-slates.ts'
import type { StatedForce } from './read-swap.ts'

/*
 * The lineup that a sentence about a change describes, recomputed with the arithmetic of this file, the reference
 * objective and brute force; none of it is the code that wrote the sentence.
 */

/** Half a hundredth, since sentences round to hundredths, and what 21 terms rounded to 1/10,000 can add. */
export const ROUNDING = 0.005 + 0.0011

/** The lineup that "Playing A ..." describes is legal, its cost is as stated, and no legal lineup with A costs less. */
export function expectTrueForce(
  stated: StatedForce,
  {
    player,
    now,
    slate,
    sentence,
  }: { player: Player; now: readonly Player[]; slate: ChangingSlate; sentence: string },
): void {
  expect(stated.player).toBe(player.name)
  const then = changed(now, slate, {
    captain: stated.isCaptain ? stated.player : stated.newCaptain,
    comes: [stated.player, ...stated.comes],
    leaves: stated.leaves,
    toFlex: stated.toFlex,
  })
  expectLegal(then, slate, player, sentence)
  const points = pointsOf(now) - pointsOf(then)
  const objective = objectiveOf(now, slate) - objectiveOf(then, slate)
  expect(Math.abs(objective - leastCost(player, now, slate)!), sentence).toBeLessThan(ROUNDING)
  if (stated.unit === 'points') {
    expect(Math.abs(stated.cost - points), sentence).toBeLessThan(ROUNDING)
    expect(Math.abs(objective - points), sentence).toBeLessThan(ROUNDING)
  } else {
    expect(Math.abs(stated.cost - objective), sentence).toBeLessThan(ROUNDING)
    expect(Math.abs(stated.pointsChange! + points), sentence).toBeLessThan(ROUNDING)
  }
}

/** The rows of the lineup that the stated changes lead to. `captain`: who becomes captain; null where none does. */
export function changed(
  now: readonly Player[],
  { pool, format }: ChangingSlate,
  {
    captain,
    comes,
    leaves,
    toFlex,
  }: { captain: string | null; comes: string[]; leaves: string[]; toFlex: string | null },
): Player[] {
  for (const name of leaves) expect(now.map((row) => row.name)).toContain(name)
  for (const name of comes) expect(now.map((row) => row.name)).not.toContain(name)
  const oldCaptain = now.find(isCaptain)?.name ?? null
  const newCaptain = captain ?? oldCaptain
  // A captain who is replaced either leaves or moves to flex, and the sentence says which.
  const replaced = captain !== null && oldCaptain !== null
  if (replaced) expect([...leaves, toFlex]).toContain(oldCaptain)
  else expect(toFlex).toBeNull()
  const names = [...now.map(({ name }) => name).filter((name) => !leaves.includes(name)), ...comes]
  if (newCaptain !== null) expect(names).toContain(newCaptain)
  return names.map((name) => {
    const asCaptain = format.captain !== null && name === newCaptain
    return pool.find((row) => row.name === name && isCaptain(row) === asCaptain)!
  })
}

export function expectLegal(
  rows: readonly Player[],
  slate: ChangingSlate,
  asked: Player | null,
  sentence: string,
): void {
  expect(legalityProblems(rows, slate, asked), sentence).toEqual([])
}

/** By the written rules: places, people, budget, teams, locks, exclusions, health, teammates. `asked` may be excluded or Out. */
export function legalityProblems(
  rows: readonly Player[],
  { format, lockedIds, excludedIds, rules }: ChangingSlate,
  asked: Player | null,
): string[] {
  const problems: string[] = []
  const positions = rows.map((row) => (isCaptain(row) ? 'CPT' : row.position)).sort()
  if (format === SHOWDOWN) {
    if (rows.length !== 6 || positions.filter((position) => position === 'CPT').length !== 1)
      problems.push('places')
    if (new Set(rows.map(({ team }) => team)).size < 2) problems.push('one team')
    if (salaryOf(rows) > 50_000) problems.push('over $50,000')
  } else {
    if (positions.join() !== 'DST,K,QB,RB,RB,RB,TE,WR,WR,WR') problems.push('places')
    if (salaryOf(rows) > 100) problems.push('over $100')
  }
  if (new Set(rows.map(({ name }) => name)).size < rows.length) problems.push('a person twice')
  if (lockedIds.some((id) => !rows.some((row) => row.id === id))) problems.push('a lock is broken')
  const others = rows.filter(({ name }) => name !== asked?.name)
  if (others.some(({ id }) => excludedIds.includes(id))) problems.push('excluded')
  if (others.some(({ id, injuryStatus }) => injuryStatus === 'Out' && !lockedIds.includes(id)))
    problems.push('Out')
  for (const { position } of rules) {
    const chosen = rows.filter((row) => row.actualPosition === position)
    const isFree = (row: Player) => row.name !== asked?.name && !lockedIds.includes(row.id)
    if (chosen.some((a) => chosen.some((b) => a !== b && a.team === b.team && isFree(a))))
      problems.push(`two of a team at ${position}`)
  }
  return problems
}

/** The current objective minus the best one with the player, all lineups tried; null when no legal lineup has the player. */
export function leastCost(player: Player, now: readonly Player[], slate: ChangingSlate): number | null {
  const { format, pool: playerPool, settings, lockedIds, excludedIds, rules } = slate
  const locked = playerPool.filter(({ id }) => lockedIds.includes(id))
  const best = playerPool
    .filter(({ name }) => name === player.name)
    .flatMap((row) => {
      const kept = [row, ...locked.filter(({ id }) => id !== row.id)]
      const answer = solveByBruteForce({
        playerPool,
        format,
        budget: format.budget,
        settings,
        keptPlayers: kept,
        rules,
        excludedIds: excludedIds.filter((id) => !kept.some((each) => each.id === id)),
      })
      return answer.ids === null ? [] : [answer.objective / 10_000]
    })
  return best.length === 0 ? null : objectiveOf(now, slate) - Math.max(...best)
}

export function objectiveOf(rows: readonly Player[], { pool, settings, format }: ChangingSlate): number {
  const { value, pair } = referenceObjective(pool, settings, format.id === 'showdown')
  const indexes = rows.map((row) => pool.indexOf(row))
  return indexes.reduce(
    (sum, index, place) =>
      sum + value(index) + indexes.slice(0, place).reduce((inner, other) => inner + pair(other, index), 0),
    0,
  )
}

/** Of the points of an injured player 90% or 25% count. */
export function pointsOf(rows: readonly Player[]): number {
  const share = { Healthy: 1, Questionable: 0.9, Doubtful: 0.25, Out: 0 }
  return rows.reduce((sum, row) => {
    const points = (row.projectedPoints ?? row.fppg) * share[row.injuryStatus] * row.synergyMultiplier
    return sum + (isCaptain(row) ? 1.5 : 1) * points
  }, 0)
}

export function salaryOf(rows: readonly Player[]): number {
  return rows.reduce((sum, { salary }) => sum + salary, 0)
}

export function isCaptain({ position }: Player): boolean {
  return position === 'CPT'
}
