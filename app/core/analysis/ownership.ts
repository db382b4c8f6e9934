import { groupBy } from '../collections/group-by.ts'
import type { Format } from '../formats/format.ts'
import { isOpenCode, slotAccepts } from '../formats/lookup.ts'
import { scoreSpread } from '../objective/score-spread.ts'
import { type Person, peopleOf } from '../players/people.ts'
import { type Player, personKey } from '../players/player.ts'
import { expectedPoints } from '../players/points.ts'

/** The share of lineups that held a player in past contests; by `basePlayerId`, since standings list no teams. */
export type LearnedOwnership = { pct: number; contests: number }

/** The highest share the model gives; what exceeds it is spread over the other players. */
const MOST_PCT = 80
/** The model weighs as much as this many contests. */
const MODEL_WEIGHT = 2

/**
 * The share of the field expected to hold each person, in percent, by `personKey`.
 *
 * The model: within the places a player can fill, shares go with the square of expected points, and add up to the number
 * of those places. With averages on two public fields of 2018-19 this correlates with the real shares at 0.4 to 0.5, and price adds
 * nothing to it. Shares learned from the user's own uploads are mixed in.
 */
export function ownershipModel(
  pool: readonly Player[],
  mode: Format,
  learned: ReadonlyMap<string, LearnedOwnership> = new Map(),
): Map<string, number> {
  const shares = sharesOf(pool, mode, ({ row }) => Math.max(expectedPoints(row), 0) ** 2)
  return new Map(
    peopleOf(pool, mode).people.map(({ row, isOut }) => {
      const key = personKey(row)
      return [key, mixed(shares.get(key) ?? 0, isOut ? undefined : learned.get(row.basePlayerId))]
    }),
  )
}

/** The share that each person's ceiling suggests; the ceiling is one standard deviation above the expected points. */
export function deservedShares(pool: readonly Player[], mode: Format): Map<string, number> {
  return sharesOf(pool, mode, ({ row }) => {
    const points = expectedPoints(row)
    return points > 0 ? (points + scoreSpread(row.actualPosition, points)) ** 2 : 0
  })
}

/** 0 to 100: 50 when the field holds a player as often as the ceiling suggests, more when it holds the player less often. */
export function leverageScore(deservedPct: number, ownedPct: number): number {
  return Math.round(Math.min(100, Math.max(0, 50 + deservedPct - ownedPct)))
}

function sharesOf(
  pool: readonly Player[],
  mode: Format,
  weightOf: (person: Person) => number,
): Map<string, number> {
  const people = peopleOf(pool, mode).people
  const shares = new Map<string, number>()
  for (const [places, members] of placeGroups(people, mode)) {
    const weights = members.map((person) => (person.isOut ? 0 : weightOf(person)))
    const pcts = capped(weights, places * 100)
    for (const [i, person] of members.entries()) shares.set(personKey(person.row), pcts[i]!)
  }
  return shares
}

/** One group where every slot takes any position (captain included); otherwise one group for each slot code. */
function placeGroups(people: readonly Person[], mode: Format): [places: number, members: Person[]][] {
  if (mode.rosterSlots.every(({ code }) => isOpenCode(code))) return [[mode.rosterSlots.length, [...people]]]
  return [...groupBy(mode.rosterSlots, ({ code }) => code).values()].map((slots) => [
    slots.length,
    people.filter(({ row }) => slotAccepts(slots[0]!, row)),
  ])
}

/** Shares in proportion to the weights that add up to `total`, none above the cap. */
function capped(weights: readonly number[], total: number): number[] {
  const full = new Set<number>()
  for (;;) {
    const free = weights.reduce((sum, weight, i) => (full.has(i) ? sum : sum + weight), 0)
    const left = total - full.size * MOST_PCT
    const pcts = weights.map((weight, i) =>
      full.has(i) ? MOST_PCT : free > 0 ? Math.max(0, left * weight) / free : 0,
    )
    const over = pcts.findIndex((pct, i) => !full.has(i) && pct > MOST_PCT)
    if (over < 0) return pcts
    full.add(over)
  }
}

function mixed(modelPct: number, learned: LearnedOwnership | undefined): number {
  const pct = learned
    ? (modelPct * MODEL_WEIGHT + learned.pct * learned.contests) / (MODEL_WEIGHT + learned.contests)
    : modelPct
  return Math.round(pct * 10) / 10
}
