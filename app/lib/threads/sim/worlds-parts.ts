import { bandOf } from '#core/field/other-ownership.ts'
import type { Estimate } from '#core/numbers/estimate.ts'
import type { LineupWorlds, OtherShare } from './lineup-worlds.ts'

/* Threads share the ownerships that one lineup is played under. */

/** Enough for the 5th and the 95th percentile; an answer must come within a second. */
export const WORLDS = 20

/** Which of the ownerships a thread plays: those whose number leaves `part` when divided by `parts`. */
export type PartOfWorlds = { part: number; parts: number }

/** What is paid more under each ownership of the part than in the field as it is; null where the entries cannot tell. */
export type PlayedWorlds = PartOfWorlds & {
  games: number
  gains: (Estimate | null)[]
  redrawn: number
  people: (OtherShare & { id: string })[]
}

/** The answer of all parts: the same one for any number of them. */
export function joinedWorlds(played: readonly PlayedWorlds[]): LineupWorlds {
  const { games, people, parts } = played[0]!
  const gainOf = (number: number) =>
    played.find(({ part }) => part === number % parts)!.gains[Math.floor(number / parts)]!
  const ofWorlds = Array.from({ length: WORLDS }, (_, world) => gainOf(world)?.value ?? [])
  const known = ofWorlds.flat()
  return {
    ...{ games, worlds: known.length, band: bandOf(known) },
    redrawn: played.reduce((sum, each) => sum + each.redrawn, 0),
    people: people.map((own, i) => ({
      ...own,
      moreCents: gainOf(WORLDS + 2 * i),
      lessCents: gainOf(WORLDS + 2 * i + 1),
    })),
  }
}
