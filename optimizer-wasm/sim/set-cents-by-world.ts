import { type LineupRows, rowsOfLineup } from '#core/contest-pool/lineup-rows.ts'
import { entriesByWorld, paidUpToAny, type WorldsRequest } from './cents-by-world.ts'
import { rowWeights } from './score-units.ts'

/**
 * The prizes of lineups that are entered together, in cents: by world, the sums of its games, as `centsByWorld` has them for one
 * lineup. The lineups themselves enter once each in every world, and take places from one another.
 */
export function setCentsByWorld({
  pool,
  contest,
  field,
  lineups,
  scores,
  people,
}: Omit<WorldsRequest, 'lineup'> & { lineups: LineupRows }): Float64Array[] {
  const { opponents, weights } = field
  const { count, size, rows } = opponents.lineups
  const worlds = weights.length
  const games = scores.length / people
  const entering = entriesByWorld(field)
  const paid = paidUpToAny(contest)
  const units = rowWeights(pool)
  const pointsOfRow = new Int32Array(pool.rows.length)
  const own = Array.from({ length: lineups.count }, (_, i) => rowsOfLineup(lineups, i))
  const ownPoints = new Int32Array(lineups.count)
  const cents = weights.map(() => new Float64Array(games))
  // Entries of the field between an own lineup's score and the next higher one, and those that tie with it: by the own
  // lineup's rank, the highest first, and by world.
  const between = new Float64Array(lineups.count * worlds)
  const tied = new Float64Array(lineups.count * worlds)
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
    between.fill(0)
    tied.fill(0)
    const lowest = points.at(-1)!
    for (let i = 0, at = 0; i < count; i++) {
      let sum = 0
      for (const end = at + size; at < end; at++) sum += pointsOfRow[rows[at]!]!
      if (sum < lowest) continue
      const rank = firstNotAbove(points, sum)
      const sums = points[rank] === sum ? tied : between
      for (let world = 0; world < worlds; world++)
        sums[rank * worlds + world]! += entering[i * worlds + world]!
    }
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
