import { entryNames, type Field, screenNameOf } from '#core/contest/field.ts'
import type { PlayedLineups } from '#core/field/played-lineups.ts'
import { randomFrom } from '#core/numbers/random-from.ts'

/** The copies of each lineup among about half of the users, and among the others: all entries of a user are on one side. */
export function copiesByHalves(
  field: Field,
  { entries, lineupOf, copies }: PlayedLineups,
  seed: number,
): { learned: Uint32Array; heldOut: Uint32Array } {
  const names = entryNames(field)
  const random = randomFrom(seed)
  const isLearned = new Map<string, boolean>()
  const learned = new Uint32Array(copies.length)
  const heldOut = new Uint32Array(copies.length)
  for (const [i, entry] of entries.entries()) {
    const user = screenNameOf(names[entry]!)
    if (!isLearned.has(user)) isLearned.set(user, random() < 0.5)
    const side = isLearned.get(user) ? learned : heldOut
    side[lineupOf[i]!]!++
  }
  return { learned, heldOut }
}
