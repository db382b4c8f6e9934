/**
 * @import { GivenScores, SimRequest } from '#optimizer/sim/sim-request.ts'
 * @typedef {{ score: (lineups: SimRequest['lineups'], game: number) => Int32Array }} Scored
 */

/**
 * The sim's own algorithm in plain JS on typed arrays: counts by score, prizes from the top down, one look-up a lineup.
 * What each judged lineup gets alone, or else each opponent's lineup, in cents over all games.
 * @param {SimRequest & { scores: GivenScores }} request
 */
export function plainSim({ pool, scores, contest, opponents, lineups, entering, games }) {
  const judged = entering === 'alone' ? lineups : opponents.lineups
  const own = entering === 'alone' ? 1 : 0
  const paidTo = runningSums(contest.tiers, contest.entries)
  const weights = Int32Array.from(pool.rows, (row) => (row.position === pool.mode.captain?.code ? 3 : 2))
  const ofRow = new Int32Array(pool.rows.length)
  const sums = new Float64Array(judged.count)
  let counts = new Int32Array(0)
  let values = new Float64Array(0)
  for (let game = 0; game < games; game++) {
    for (let row = 0; row < ofRow.length; row++) {
      const person = pool.personOfRow[row] ?? -1
      ofRow[row] = person < 0 ? 0 : (weights[row] ?? 0) * (scores.scores[game * scores.people + person] ?? 0)
    }
    const theirs = scoresOf(opponents.lineups, ofRow)
    let low = theirs[0] ?? 0
    let high = low
    for (const score of theirs) {
      if (score < low) low = score
      if (score > high) high = score
    }
    const bins = high - low + 3
    if (counts.length < bins) {
      counts = new Int32Array(bins)
      values = new Float64Array(bins)
    }
    counts.fill(0, 0, bins)
    for (let i = 0; i < theirs.length; i++) {
      const bin = (theirs[i] ?? 0) - low + 1
      counts[bin] = (counts[bin] ?? 0) + (opponents.copies[i] ?? 0)
    }
    let above = 0
    for (let bin = bins - 1; bin >= 0; bin--) {
      const tied = (counts[bin] ?? 0) + own
      values[bin] = tied === 0 ? 0 : ((paidTo[above + tied] ?? 0) - (paidTo[above] ?? 0)) / tied
      above += tied - own
    }
    const mine = own === 0 ? theirs : scoresOf(lineups, ofRow)
    for (let i = 0; i < mine.length; i++) {
      const bin = Math.max(0, Math.min(bins - 1, (mine[i] ?? 0) - low + 1))
      sums[i] = (sums[i] ?? 0) + (values[bin] ?? 0)
    }
  }
  return sums
}

/**
 * @param {SimRequest['lineups']} lineups
 * @param {Int32Array} ofRow
 */
function scoresOf({ count, size, rows }, ofRow) {
  const scores = new Int32Array(count)
  for (let i = 0, at = 0; i < count; i++) {
    let score = 0
    for (let place = 0; place < size; place++) score += ofRow[rows[at++] ?? 0] ?? 0
    scores[i] = score
  }
  return scores
}

/**
 * @param {SimRequest['contest']['tiers']} tiers
 * @param {number} entries
 */
function runningSums(tiers, entries) {
  const sums = new Float64Array(entries + 2)
  for (const { from, to, prizeCents } of tiers)
    for (let place = from; place <= to; place++) sums[place] = prizeCents
  for (let place = 1; place < sums.length; place++) sums[place] = (sums[place] ?? 0) + (sums[place - 1] ?? 0)
  return sums
}
