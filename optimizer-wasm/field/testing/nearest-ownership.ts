import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { rowsOfLineup } from '#core/contest-pool/lineup-rows.ts'
import type { OwnershipTarget } from '#core/field/ownership-target.ts'
import { everyLegalLineup } from './every-legal-lineup.ts'

const STEPS = 1000

/**
 * Of all mixtures of the pool's legal lineups the ownership with the least squared distance from the target: lineups are
 * listed, and weight moves from the worst of those in the mixture to the best of all (Frank and Wolfe, in pairs).
 */
export function nearestOwnership(pool: ContestPool, target: OwnershipTarget): OwnershipTarget {
  const people = pool.people.length
  const lineups = everyLegalLineup(pool)
  const placesOf = Array.from({ length: lineups.count }, (_, lineup) =>
    [...rowsOfLineup(lineups, lineup)].map((row) => {
      const person = pool.personOfRow[row]!
      return row === pool.people[person]!.captainRow ? person : people + person
    }),
  )
  const wanted = [...target.captain, ...target.flex]
  const weights = new Map([[0, 1]])
  const shares = wanted.map((_, place) => Number(placesOf[0]!.includes(place)))
  for (let step = 0; step < STEPS; step++) {
    const slopeOf = (lineup: number) =>
      placesOf[lineup]!.reduce((sum, place) => sum + shares[place]! - wanted[place]!, 0)
    const into = [...placesOf.keys()].reduce((a, b) => (slopeOf(b) < slopeOf(a) ? b : a))
    const from = [...weights.keys()].reduce((a, b) => (slopeOf(b) > slopeOf(a) ? b : a))
    const gain = slopeOf(from) - slopeOf(into)
    if (gain < 1e-9) break
    const moves = wanted.map(
      (_, place) => Number(placesOf[into]!.includes(place)) - Number(placesOf[from]!.includes(place)),
    )
    const length = moves.reduce((sum, move) => sum + move * move, 0)
    const moved = Math.min(weights.get(from)!, gain / length)
    for (const [place, move] of moves.entries()) shares[place]! += moved * move
    weights.set(from, weights.get(from)! - moved)
    weights.set(into, (weights.get(into) ?? 0) + moved)
    if (weights.get(from)! < 1e-12) weights.delete(from)
  }
  return {
    captain: Float64Array.from(shares.slice(0, people)),
    flex: Float64Array.from(shares.slice(people)),
  }
}
