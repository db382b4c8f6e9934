import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { type LineupRows, rowsOfLineup } from '#core/contest-pool/lineup-rows.ts'
import { lastPaidPlace, paidUpTo } from '#core/payouts/payout-tiers.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import { rowWeights } from './score-units.ts'
import type { Opponents } from './sim-request.ts'

/**
 * One set of opponents, and the worlds that it stands for. In a world an entry counts as much as its weight says, 1 on
 * average: with another ownership some lineups are entered more often and others less.
 */
export type WeightedField = {
  opponents: Opponents
  /** By world: by lineup of the opponents, the weight of each of its entries. */
  weights: readonly ArrayLike<number>[]
}

/** After so many lineups in front it is looked whether any world still pays. */
const LOOK_EVERY = 512

export type WorldsRequest = {
  pool: Pick<ContestPool, 'format' | 'rows' | 'personOfRow'>
  contest: SimContest
  field: WeightedField
  /** Entered together: each enters once in every world, and they take places from one another. */
  lineups: LineupRows
  /** In 1/100 point, game after game, each by person (`drawScores`). */
  scores: Int32Array
  people: number
}

/**
 * What the lineups are paid in each game of each world, in cents: by world, the sums of its games. All worlds share the games
 * and the opponents' scores, so differences between worlds are of the ownership alone. Where weights are whole, figures are
 * those of the sim; places between two whole ones are paid in between.
 */
export function centsByWorld({
  pool,
  contest,
  field,
  lineups,
  scores,
  people,
}: WorldsRequest): Float64Array[] {
  const { opponents, weights } = field
  const { count, size, rows } = opponents.lineups
  const worlds = weights.length
  const games = scores.length / people
  const entering = entriesByWorld(field)
  const least = leastEntries(entering, count, worlds)
  const paid = paidUpToAny(contest)
  const lastPaid = lastPaidPlace(contest.tiers)
  const units = rowWeights(pool)
  const pointsOfRow = new Int32Array(pool.rows.length)
  const own = Array.from({ length: lineups.count }, (_, i) => rowsOfLineup(lineups, i))
  const ownPoints = new Int32Array(lineups.count)
  const cents = weights.map(() => new Float64Array(games))
  // Entries of the field between an own lineup's score and the next higher one, and those that tie with it: by the own
  // lineup's rank, the highest first, and by world.
  const between = new Float64Array(lineups.count * worlds)
  const tied = new Float64Array(lineups.count * worlds)
  /** The lineups of the field in front of every own one, and their entries by world. */
  const inFront = new Uint32Array(count)
  const first = between.subarray(0, worlds)
  for (let game = 0; game < games; game++) {
    for (let row = 0; row < pointsOfRow.length; row++) {
      const person = pool.personOfRow[row]!
      pointsOfRow[row] = person < 0 ? 0 : units[row]! * scores[game * people + person]!
    }
    for (let i = 0; i < own.length; i++) {
      let sum = 0
      for (const row of own[i]!) sum += pointsOfRow[row]!
      ownPoints[i] = sum
    }
    const { points, copies } = ranked(ownPoints)
    const [highest, lowest] = [points[0]!, points.at(-1)!]
    between.fill(0)
    tied.fill(0)
    let [surelyAbove, found] = [0, 0]
    // Once the places that pay are taken in every world, the rest of the field changes nothing.
    for (let i = 0, at = 0; i < count && surelyAbove < lastPaid; i++) {
      let sum = 0
      for (const end = at + size; at < end; at++) sum += pointsOfRow[rows[at]!]!
      if (sum < lowest) continue
      if (sum > highest) {
        inFront[found++] = i
        surelyAbove += least[i]!
        continue
      }
      const rank = firstNotAbove(points, sum)
      addEntries(points[rank] === sum ? tied : between, rank * worlds, i)
    }
    let paysNothing = surelyAbove >= lastPaid
    for (let place = 0; place < found && !paysNothing; place++) {
      addEntries(first, 0, inFront[place]!)
      if (place % LOOK_EVERY === 0) paysNothing = first.every((entries) => entries >= lastPaid)
    }
    if (paysNothing) continue
    for (let world = 0; world < worlds; world++) {
      let [above, total] = [0, 0]
      for (let rank = 0; rank < points.length; rank++) {
        above += between[rank * worlds + world]!
        const sharing = tied[rank * worlds + world]! + copies[rank]!
        total += (copies[rank]! * (paid(above + sharing) - paid(above))) / sharing
        above += sharing
      }
      cents[world]![game] = total
    }
  }
  return cents

  function addEntries(sums: Float64Array, to: number, lineup: number): void {
    const from = lineup * worlds
    for (let world = 0; world < worlds; world++) sums[to + world]! += entering[from + world]!
  }
}

/** By lineup of the opponents and world, its entries there. */
function entriesByWorld({ opponents: { copies }, weights }: WeightedField): Float64Array {
  const worlds = weights.length
  const entering = new Float64Array(copies.length * worlds)
  for (let i = 0; i < copies.length; i++)
    for (let world = 0; world < worlds; world++)
      entering[i * worlds + world] = copies[i]! * weights[world]![i]!
  return entering
}

function leastEntries(entering: Float64Array, count: number, worlds: number): Float64Array {
  const least = new Float64Array(count)
  for (let i = 0; i < count; i++) least[i] = Math.min(...entering.subarray(i * worlds, (i + 1) * worlds))
  return least
}

/** The prizes of the first places in cents, also of a number of places that is not whole. */
function paidUpToAny({ tiers }: SimContest): (places: number) => number {
  const last = lastPaidPlace(tiers)
  const sums = new Float64Array(last + 2)
  let [tier, sum] = [0, 0]
  for (let place = 1; place <= last; place++) {
    while (tiers[tier]!.to < place) tier++
    sum += tiers[tier]!.from <= place ? tiers[tier]!.prizeCents : 0
    sums[place] = sum
  }
  sums[last + 1] = paidUpTo(tiers, last)
  return (places) => {
    const whole = Math.min(last, Math.floor(places))
    return sums[whole]! + Math.min(1, places - whole) * (sums[whole + 1]! - sums[whole]!)
  }
}

/** Each score once, the highest first, and how many lineups have it. */
function ranked(scores: Int32Array): { points: number[]; copies: number[] } {
  const [points, copies]: [number[], number[]] = [[], []]
  for (const score of scores.toSorted().reverse()) {
    if (points.at(-1) === score) copies[copies.length - 1]!++
    else {
      points.push(score)
      copies.push(1)
    }
  }
  return { points, copies }
}

/** The first rank whose score is not above `sum`; there is one. */
function firstNotAbove(points: readonly number[], sum: number): number {
  let [low, high] = [0, points.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (points[middle]! <= sum) high = middle
    else low = middle + 1
  }
  return low
}
