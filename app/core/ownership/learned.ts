import { groupBy } from '../collections/group-by.ts'
import type { Format } from '../formats/format.ts'
import type { Person } from '../players/people.ts'
import { basePlayerIdOf } from '../players/player.ts'
import { sitsOut } from './field-points.ts'
import { sumGroups } from './place-groups.ts'
import { type Shares, withSumsOf } from './shares.ts'

/**
 * How often a player was held in past contests of one format: the mean of the games, weighed by their age.
 * Contests on one slate are one game.
 */
export type LearnedShares = Shares & {
  games: number
  /** The sum of the games' weights; 1 is a game of today. */
  weight: number
}

/** With the name as standings write it. */
export type NamedShares = LearnedShares & { playerName: string }

/** By `basePlayerId`, since standings list no teams. */
export type LearnedByName = ReadonlyMap<string, LearnedShares>

export function learnedByName(shares: readonly NamedShares[]): LearnedByName {
  return new Map(shares.map(({ playerName, ...learned }) => [basePlayerIdOf(playerName), learned]))
}

/** A game counts half after eight weeks (docs/ownership.md). */
export const HALF_LIFE_MS = 56 * 24 * 60 * 60 * 1000
/** The model counts as much as this many games of today. */
const MODEL_GAMES = 2

/** The model's shares mixed with the learned ones, scaled to the model's sums. All lists are in the order of the people. */
export function mixedShares(
  people: readonly Person[],
  format: Format,
  model: readonly Shares[],
  learned: readonly (LearnedShares | null)[],
): Shares[] {
  const wanted = model.map((shares, i) => mixed(shares, learned[i]!))
  return withSumsOf(model, wanted, sumGroups(people, format), 100)
}

/**
 * What is learned about each person, in their order; null where nothing is. Nothing is used about a person who sits
 * out, or whose name another person of the pool has too.
 */
export function learnedOfPeople(
  people: readonly Person[],
  learned: LearnedByName,
  notPlaying: ReadonlySet<string>,
): (LearnedShares | null)[] {
  const namesakes = groupBy(people, ({ row }) => row.basePlayerId)
  return people.map((person) => {
    const { basePlayerId } = person.row
    const isUsed = !sitsOut(person, notPlaying) && namesakes.get(basePlayerId)!.length === 1
    return isUsed ? (learned.get(basePlayerId) ?? null) : null
  })
}

function mixed(model: Shares, learned: LearnedShares | null): Shares {
  if (!learned) return model
  const mean = (modelPct: number, learnedPct: number) =>
    (MODEL_GAMES * modelPct + learned.weight * learnedPct) / (MODEL_GAMES + learned.weight)
  return {
    captainPct: mean(model.captainPct, learned.captainPct),
    flexPct: mean(model.flexPct, learned.flexPct),
  }
}
