import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
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
  pool: Pick<ContestPool, 'mode' | 'rows' | 'personOfRow'>
  contest: SimContest
  field: WeightedField
  /** Indexes of rows; the lineup enters as one more entry. */
  lineup: ArrayLike<number>
  /** In 1/100 point, game after game, each by person (`drawScores`). */
  scores: Int32Array
  people: number
}

/**
 * What the lineup is paid in each game of each world, in cents: by world, its games. All worlds share the games and the
 * opponents' scores, so differences between worlds are of the ownership alone. Where weights are whole, figures are those
 * of the sim; places between two whole ones are paid in between.
 */
export function centsByWorld({
  pool,
  contest,
  field,
  lineup,
  scores,
  people,
}: WorldsRequest): Float64Array[] {
  const { opponents, weights } = field
  const { count, size, rows } = opponents.lineups
  const games = scores.length / people
  const worlds = weights.length
  const entering = entriesByWorld(field)
  const least = leastEntries(entering, count, worlds)
  const paid = paidUpToAny(contest)
  const lastPaid = lastPaidPlace(contest.tiers)
  const units = rowWeights(pool)
  const pointsOfRow = new Int32Array(pool.rows.length)
  const inFront = new Uint32Array(count)
  const [above, tied] = [new Float64Array(worlds), new Float64Array(worlds)]
  const cents = weights.map(() => new Float64Array(games))
  for (let game = 0; game < games; game++) {
    for (let row = 0; row < pointsOfRow.length; row++) {
      const person = pool.personOfRow[row]!
      pointsOfRow[row] = person < 0 ? 0 : units[row]! * scores[game * people + person]!
    }
    let own = 0
    for (let at = 0; at < lineup.length; at++) own += pointsOfRow[lineup[at]!]!
    let [surelyAbove, notBehind] = [0, 0]
    above.fill(0)
    tied.fill(0)
    // Once the places that pay are taken in every world, the rest of the field changes nothing.
    for (let i = 0, at = 0; i < count && surelyAbove < lastPaid; i++) {
      let sum = 0
      for (const end = at + size; at < end; at++) sum += pointsOfRow[rows[at]!]!
      if (sum < own) continue
      if (sum > own) {
        inFront[notBehind++] = i
        surelyAbove += least[i]!
      } else addEntries(tied, entering, i)
    }
    if (surelyAbove >= lastPaid) continue
    for (let place = 0; place < notBehind; place++) {
      addEntries(above, entering, inFront[place]!)
      if (place % LOOK_EVERY === 0 && above.every((entries) => entries >= lastPaid)) break
    }
    for (let world = 0; world < worlds; world++) {
      const sharing = tied[world]! + 1
      cents[world]![game] = (paid(above[world]! + sharing) - paid(above[world]!)) / sharing
    }
  }
  return cents
}

/** By lineup of the opponents and world, its entries there. */
export function entriesByWorld({ opponents: { copies }, weights }: WeightedField): Float64Array {
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

function addEntries(sums: Float64Array, entering: Float64Array, lineup: number): void {
  const from = lineup * sums.length
  for (let world = 0; world < sums.length; world++) sums[world]! += entering[from + world]!
}

/** The prizes of the first places in cents, also of a number of places that is not whole. */
export function paidUpToAny({ tiers }: SimContest): (places: number) => number {
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
