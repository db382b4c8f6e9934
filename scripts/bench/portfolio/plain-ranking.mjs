import { rowWeights } from '#optimizer/sim/score-units.ts'

/**
 * @import { ContestPool } from '#core/contest-pool/contest-pool.ts'
 * @import { LineupRows } from '#core/contest-pool/lineup-rows.ts'
 * @import { Opponents } from '#optimizer/sim/sim-request.ts'
 */

/** Wider than any game: 1/200 points from -250 to 1,060. */
const BINS = 2 ** 18
const OFFSET = 50_000

/**
 * The kernel's task in plain JavaScript, with typed arrays and the same algorithm: counts the opponents of each game by score,
 * then finds every lineup's place. Returns the number of lineups within the first `depth` places.
 * @param {{ pool: ContestPool, opponents: Opponents, lineups: LineupRows, depth: number }} contest
 * @param {Int32Array} scores of people in 1/100 point, game after game.
 */
export function plainRanking({ pool, opponents, lineups, depth }, scores) {
  const people = pool.people.length
  const weights = rowWeights(pool)
  const rowScores = new Int32Array(pool.rows.length)
  const theirs = new Int32Array(opponents.lineups.count)
  const counts = new Int32Array(BINS)
  const above = new Int32Array(BINS)
  let placed = 0
  for (let game = 0; game * people < scores.length; game++) {
    for (let row = 0; row < rowScores.length; row++) {
      const person = pool.personOfRow[row] ?? -1
      rowScores[row] = person < 0 ? 0 : (weights[row] ?? 0) * (scores[game * people + person] ?? 0)
    }
    let [low, high] = [BINS, 0]
    for (let i = 0; i < theirs.length; i++) {
      const bin = OFFSET + scoreOf(opponents.lineups, i, rowScores)
      theirs[i] = bin
      counts[bin] = (counts[bin] ?? 0) + (opponents.copies[i] ?? 0)
      if (bin < low) low = bin
      if (bin > high) high = bin
    }
    let entries = 0
    let floor = high
    for (; floor >= low && entries < depth; floor--) {
      above[floor] = entries
      entries += counts[floor] ?? 0
    }
    for (let i = 0; i < lineups.count; i++) {
      if (OFFSET + scoreOf(lineups, i, rowScores) > floor) placed++
    }
    for (const bin of theirs) counts[bin] = 0
  }
  return placed
}

/**
 * @param {LineupRows} lineups
 * @param {number} index
 * @param {Int32Array} rowScores
 */
function scoreOf({ size, rows }, index, rowScores) {
  let score = 0
  for (let at = index * size; at < (index + 1) * size; at++) score += rowScores[rows[at] ?? 0] ?? 0
  return score
}
