import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { withCaptainTwins } from '#core/players/captain-twins.ts'
import { makePlayer } from '#core/players/fixtures/make-player.ts'
import type { Player } from '#core/players/player.ts'

/**
 * A Showdown pool of these points, named a, b, c ..., everyone at $6,000. The position has no known spread, so that the
 * share which a ceiling deserves is the model's share.
 */
export function poolOf(points: readonly number[]): Player[] {
  return withCaptainTwins(points.map(plainRow), SHOWDOWN)
}

function plainRow(fppg: number, index: number): Player {
  const name = String.fromCharCode('a'.charCodeAt(0) + index)
  const [team, opponent] = index % 2 === 0 ? ['HOU', 'DAL'] : ['DAL', 'HOU']
  return makePlayer({ id: name, name, position: 'PG', team, opponent, fppg, salary: 6000 })
}

/** Four people with 10 points and twelve with 5: 100 points in all, 700 when squared. */
export function sixteen(): Player[] {
  return poolOf([...Array(4).fill(10), ...Array(12).fill(5)])
}
