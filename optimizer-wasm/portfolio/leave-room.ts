import { randomFrom } from '#core/numbers/random-from.ts'
import type { Opponents } from '../sim/sim-request.ts'

/**
 * So many of the opponents' entries, each of them with equal chances: own entries take the places of opponents. Too few
 * opponents are an error.
 */
export function someOpponents(opponents: Opponents, wanted: number, seed: number): Opponents {
  const entries = opponents.copies.reduce((sum, copies) => sum + copies, 0)
  if (entries === wanted) return opponents
  if (entries < wanted) {
    throw new RangeError(`The contest has ${wanted} other entries, but only ${entries} opponents are given`)
  }
  const random = randomFrom(seed)
  let left = entries
  let needed = wanted
  const copies = opponents.copies.map((count) => {
    let kept = 0
    for (let copy = 0; copy < count; copy++) {
      if (random() * left < needed) {
        kept++
        needed--
      }
      left--
    }
    return kept
  })
  return { ...opponents, copies }
}
