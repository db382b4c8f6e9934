import type { OptimizerSettings } from '#core/objective/strategy.ts'
import type { Player, Position } from '#core/players/player.ts'

/*
 * An independent implementation of the objective, from the published tables and the two
 * decisions about them in docs/decisions.md (creativity, spread). It shares no code with app/core/objective, so that a
 * mistake there shows. Slow; in points, not rounded.
 */

export type ReferenceObjective = {
  /** The value of one row. */
  value: (row: number) => number
  /** The part of the value that the row's expected points are; the rest is its variance. */
  points: (row: number) => number
  /** The value of two rows of different people. */
  pair: (a: number, b: number) => number
}

const HEALTH = { Healthy: 1, Questionable: 0.9, Doubtful: 0.25, Out: 0 }
const LAMBDA = 0.02

const ROLES = 'QB RB1 RB2 WR1 WR2 WR3 TE1 K DST'.split(' ')
const SAME_TEAM = matrix(`
  1.00  .08  .03  .38  .35  .24  .28  .04 -.11
   .08 1.00 -.06  .01 -.03 -.04 -.02  .14  .05
   .03 -.06 1.00  .01 -.07 -.03 -.02  .02  .01
   .38  .01  .01 1.00  .02 -.03 -.01  .09 -.04
   .35 -.03 -.07  .02 1.00  .01  .01  .02 -.08
   .24 -.04 -.03 -.03  .01 1.00 -.01  .01 -.06
   .28 -.02 -.02 -.01  .01 -.01 1.00 -.02 -.09
   .04  .14  .02  .09  .02  .01 -.02 1.00  .28
  -.11  .05  .01 -.04 -.08 -.06 -.09  .28 1.00`)
const OTHER_TEAM = matrix(`
   .20  .05  .01  .08  .14  .05  .09 -.05 -.40
   .05 -.08 -.04  .01  .04  .04  .05 -.11 -.27
   .01 -.04  .02  .00 -.03  .02 -.02 -.05 -.11
   .08  .01  .00  .11  .02  .03  .06  .00 -.19
   .14  .04 -.03  .02  .09  .05  .06 -.01 -.14
   .05  .04  .02  .03  .05  .03 -.01  .04 -.06
   .09  .05 -.02  .06  .06 -.01  .06 -.03 -.07
  -.05 -.11 -.05  .00 -.01  .04 -.03 -.16 -.30
  -.40 -.27 -.11 -.19 -.14 -.06 -.07 -.30 -.23`)
/** Two players with the same role in one team: a starter and a backup, or two backups. */
const SAME_ROLE: Record<string, number> = { QB: -0.5, RB2: -0.06, WR3: 0.01, TE1: 0, K: 0, DST: 0 }

/** `isSingleGame`: of a format whose baseline estimates have spreads of their own. */
export function referenceObjective(
  rows: readonly Player[],
  settings: OptimizerSettings,
  isSingleGame = true,
): ReferenceObjective {
  const { strategy, contestFormat, creativity } = settings
  const isSame = (a: Player, b: Player) => a.basePlayerId === b.basePlayerId && a.team === b.team
  // A person is represented by the first flex row, or by the captain row where there is no flex row.
  const personOf = rows.map((row) => {
    const own = rows.filter((other) => isSame(other, row))
    const seen = own.find((other) => other.position !== 'CPT') ?? own[0]!
    const isScaled = seen.position === 'CPT' && seen.captainPricing !== 'flex_price'
    const price = isScaled ? seen.salary / 1.5 : seen.salary
    return { seen, price, isOut: own.some((other) => other.injuryStatus === 'Out') }
  })
  const playing = personOf.filter(({ seen, isOut }, index) => rows[index] === seen && !isOut)
  const ratios = playing
    .filter(({ seen, price }) => price > 0 && points(seen) > 0)
    .map(({ seen, price }) => points(seen) / (price / 1000))
    .sort((a, b) => a - b)
  const median =
    ratios.length === 0
      ? 0
      : (ratios[Math.floor((ratios.length - 1) / 2)]! + ratios[Math.ceil((ratios.length - 1) / 2)]!) / 2

  const able = playing.filter(({ seen }) => seen.injuryStatus !== 'Doubtful' && points(seen) > 0)
  const starting = able.filter(({ seen, price }) => {
    const places = ROLES.filter((code) => code.replace(/\d/, '') === seen.actualPosition).length
    const dearer = able.filter(
      (other) =>
        other.seen.team === seen.team &&
        other.seen.actualPosition === seen.actualPosition &&
        other.price > price,
    )
    return seen.team === null || places === 0 || dearer.length < places
  })

  function weight(index: number): number {
    const row = rows[index]!
    const { seen, price } = personOf[index]!
    let product = 1
    if (strategy !== 'max_points' && median > 0 && price > 0) {
      const ratio = points(seen) / (price / 1000) / median
      if (strategy === 'best_value') product *= Math.min(2.56, Math.max(0.36, ratio)) ** 0.5
      else product *= Math.min(6.55, Math.max(0.13, ratio)) ** 0.25
    }
    if (strategy !== 'max_points') {
      const outlook = ((row.outlookScore ?? 50) - 50) / 50
      const leverage = ((row.leverageScore ?? 50) - 50) / 50
      product *= contestFormat === 'cash' ? 1 + 0.1 * outlook : 1 + 0.15 * leverage + 0.05 * outlook
    }
    const tilt = (0.5 * (50 - creativity)) / 50
    // docs/decisions.md, "Which lineups does creativity favor?"
    const isFieldsCaptain = (row.ownershipPct ?? 0) >= 3 || !['K', 'DST'].includes(row.actualPosition)
    if (row.position === 'CPT' && !isFieldsCaptain) return product * (1 - 2 * Math.abs(tilt))
    if (!starting.some((starter) => starter.seen === seen))
      return product * (row.position === 'CPT' ? 1 - Math.abs(tilt) : 1 - Math.abs(tilt) / 2)
    const cheaper = starting.filter((other) => other.price < price).length
    const equal = starting.filter((other) => other.price === price).length
    const rank = starting.length < 2 ? 0.5 : (cheaper + (equal - 1) / 2) / (starting.length - 1)
    return product * (row.position === 'CPT' ? 1 + tilt * (2 * rank - 1) : 1 - (tilt / 2) * (2 * rank - 1))
  }

  const multiplier = (row: Player) => (row.position === 'CPT' ? 1.5 : 1)
  const mean = (row: Player) => points(row) * HEALTH[row.injuryStatus] * row.synergyMultiplier
  const spreads = rows.map((row, index) =>
    personOf[index]!.isOut ? 0 : multiplier(row) * deviation(row, Math.max(0, mean(row)), isSingleGame),
  )

  const roles = personOf.map(({ seen, isOut }): { code: string; isBackup: boolean } | null => {
    if (isOut || seen.team === null) return null
    const rivals = playing.filter(
      (other) => other.seen.team === seen.team && other.seen.actualPosition === seen.actualPosition,
    )
    const before = rivals.filter(({ seen: other }) => {
      if (points(other) !== points(seen)) return points(other) > points(seen)
      if (other.salary !== seen.salary) return other.salary > seen.salary
      return firstRowOf(other) < firstRowOf(seen)
    }).length
    const codes = ROLES.filter((code) => code.replace(/\d/, '') === seen.actualPosition)
    return { code: codes[Math.min(before, codes.length - 1)]!, isBackup: before >= codes.length }
  })
  function firstRowOf(person: Player): number {
    return rows.findIndex((row) => isSame(row, person))
  }
  const teams = new Set(rows.map((row) => row.team).filter((team) => team !== null))

  function correlation(a: number, b: number): number {
    const [roleA, roleB, rowA, rowB] = [roles[a], roles[b], rows[a]!, rows[b]!]
    if (!roleA || !roleB) return 0
    const shrunk = (roleA.isBackup ? 0.5 : 1) * (roleB.isBackup ? 0.5 : 1)
    const [i, j] = [ROLES.indexOf(roleA.code), ROLES.indexOf(roleB.code)]
    if (rowA.team === rowB.team)
      return shrunk * (roleA.code === roleB.code ? SAME_ROLE[roleA.code]! : SAME_TEAM[i]![j]!)
    const areOpponents = teams.size === 2 || rowA.opponent === rowB.team || rowB.opponent === rowA.team
    return areOpponents ? shrunk * OTHER_TEAM[i]![j]! : 0
  }

  const isGpp = contestFormat === 'gpp'
  return {
    value: (index) => {
      const row = rows[index]!
      return multiplier(row) * mean(row) * weight(index) + (isGpp ? LAMBDA * spreads[index]! ** 2 : 0)
    },
    points: (index) => multiplier(rows[index]!) * mean(rows[index]!) * weight(index),
    pair: (a, b) => (isGpp ? 2 * LAMBDA * correlation(a, b) * (spreads[a]! * spreads[b]!) : 0),
  }
}

/** The projection where there is one, else the average. */
function points(row: Player): number {
  return row.projectedPoints === null ? row.fppg : row.projectedPoints
}

/** docs/decisions.md, "Whose spread?" */
function deviation(row: Player, mean: number, isSingleGame: boolean): number {
  const own =
    row.spreadPoints ?? (row.ceilingPoints === null ? 0 : (row.ceilingPoints - points(row)) / 1.2816)
  if (mean === 0) return 0
  if ((row.spreadPoints !== null || own > 0) && points(row) > 0) return own * (mean / points(row)) ** 0.5
  if (row.projectedPoints === null) return averageDeviation(row.actualPosition, mean)
  const imported = row.projectedBy !== 'baseline' && row.projectedBy !== 'hand'
  const ofBaseline = isSingleGame ? singleGameDeviation : averageDeviation
  return (imported ? 0.75 : 1) * ofBaseline(row.actualPosition, mean)
}

/** The spread of a player's points where the mean is an average of games. */
function averageDeviation(position: Position, mean: number): number {
  if (position === 'QB') return mean >= 8 ? 8 : Math.sqrt(8 * mean)
  if (position === 'DST') return mean >= 5.7 ? 5.7 : Math.sqrt(5.7 * mean)
  const variance: Partial<Record<Position, number>> = { RB: 4.7, WR: 5.4, TE: 4.6, K: 2.4 }
  return Math.sqrt((variance[position] ?? 0) * mean)
}

/** The spread around a baseline estimate. */
function singleGameDeviation(position: Position, mean: number): number {
  const starters: Partial<Record<Position, [number, number]>> = { QB: [9, 8], K: [4.3, 4.3], DST: [6, 6] }
  const [sd, from] = starters[position] ?? [0, 1]
  if (sd > 0) return mean < from ? sd * Math.sqrt(mean / from) : sd
  if (!['RB', 'WR', 'TE'].includes(position)) return 0
  return Math.sqrt(mean < 3 / 4.65 ? 1.55 * mean : 6.2 * mean - 3)
}

function matrix(text: string): number[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
}
