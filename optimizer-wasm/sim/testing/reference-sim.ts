import { GAMES_OF_BLOCK } from '../load-contest.ts'
import type { GivenScores, SimRequest } from '../sim-request.ts'
import type { SimTally } from '../sum-blocks.ts'

type Sums = Pick<
  SimTally,
  'cents' | 'squares' | 'reached' | 'fieldReached' | 'totals' | 'opponentCents' | 'opponentTotals'
>

/** The sim by its words, one lineup and one game at a time: every entry is compared with every other one. */
export function referenceSim(request: SimRequest & { scores: GivenScores }): Sums {
  const { pool, scores, contest, opponents, lineups, entering, games } = request
  const prizes = contest.tiers.flatMap(({ from, to, prizeCents }) => Array(to - from + 1).fill(prizeCents))
  const paidTo = (places: number) => prizes.slice(0, places).reduce((sum, cents) => sum + cents, 0)
  const limits = [
    1,
    Math.floor(contest.entries / 100) || 1,
    Math.floor(contest.entries / 10) || 1,
    prizes.length,
  ]
  const list = (count: number) => ({ even: new Float64Array(count), odd: new Float64Array(count) })
  const result: Sums = {
    cents: new Float64Array(lineups.count),
    squares: new Float64Array(lineups.count),
    reached: new Uint32Array(4 * lineups.count),
    fieldReached: new Float64Array(4),
    totals: new Float64Array(games),
    opponentCents: new Float64Array(opponents.lineups.count),
    opponentTotals: new Float64Array(games),
  }
  for (let start = 0; start < games; start += GAMES_OF_BLOCK) {
    const [cents, squares, theirs] = [list(lineups.count), list(lineups.count), list(opponents.lineups.count)]
    for (let game = start; game < Math.min(games, start + GAMES_OF_BLOCK); game++) {
      const parity = game % 2 === 0 ? 'even' : 'odd'
      const scoresOf = ({ size, count, rows }: typeof lineups) =>
        Array.from({ length: count }, (_, i) =>
          [...rows.slice(i * size, (i + 1) * size)].reduce((sum, row) => {
            const person = pool.personOfRow[row]!
            const points = person < 0 ? 0 : scores.scores[game * scores.people + person]!
            return (
              sum +
              points *
                (pool.rows[row]!.position === pool.format.captain?.code ? pool.format.captain.points : 1)
            )
          }, 0),
        )
      const [own, others] = [scoresOf(lineups), scoresOf(opponents.lineups)]
      const entries = others.map((score, i) => ({ score, copies: opponents.copies[i]! }))
      if (entering === 'together') entries.push(...own.map((score) => ({ score, copies: 1 })))
      const extra = entering === 'alone' ? 1 : 0
      const paid = (score: number) => {
        const count = (test: (other: number) => boolean) =>
          entries.reduce((sum, entry) => sum + (test(entry.score) ? entry.copies : 0), 0)
        const above = count((other) => other > score)
        const tied = count((other) => other === score) + extra
        return { above, cents: (paidTo(above + tied) - paidTo(above)) / tied }
      }
      for (const [i, score] of own.entries()) {
        const { above, cents: got } = paid(score)
        cents[parity][i]! += got
        squares[parity][i]! += got * got
        result.totals[game]! += got
        for (const [k, limit] of limits.entries()) if (above < limit) result.reached[4 * i + k]!++
      }
      const total = entries.reduce((sum, { copies }) => sum + copies, 0)
      for (const { score, copies } of entries) {
        const { above } = paid(score)
        for (const [k, limit] of limits.entries())
          if (above < limit && total >= limit) result.fieldReached[k]! += copies
      }
      for (const [i, { score, copies }] of entries.slice(0, others.length).entries()) {
        const got = paid(score).cents
        theirs[parity][i]! += got
        result.opponentTotals[game]! += got * copies
      }
    }
    const addBlock = (to: Float64Array, block: typeof cents) =>
      to.forEach((sum, i) => {
        to[i] = sum + (block.even[i]! + block.odd[i]!)
      })
    addBlock(result.cents, cents)
    addBlock(result.squares, squares)
    addBlock(result.opponentCents, theirs)
  }
  return result
}
