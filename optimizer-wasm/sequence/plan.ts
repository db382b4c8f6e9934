import type { Sliced } from '#core/sliced.ts'

/**
 * The plan of a build: which demands each of the lineups still to come meets, before the first of them is built. So a
 * demand never finds that too few lineups are left (80, 60 and 20% of 10 lineups), nor that those left must meet several
 * demands at once that would have cost less apart.
 *
 * Lineups with the same demands are a *slot* with a number. A pattern is the list of a slot's demands, by index, ascending.
 */
export type Pattern = readonly number[]
export type Slot = { pattern: Pattern; lineups: number }

export type PlanQuestion = {
  /** By demand: lineups that must still meet it; 0 for a demand that is not planned. */
  needs: readonly number[]
  /** Demands in the order in which they are given their lineups. */
  order: readonly number[]
  /** Lineups still to come. */
  lineups: number
  /** What the best lineup that meets these demands is worth; -Infinity where there is none. */
  worthOf: (pattern: Pattern) => Sliced<number>
  /** The same of a pattern with one more demand. */
  worthWith: (pattern: Pattern, demand: number) => Sliced<number>
  /** Whether no more steps are left for the plan. */
  isOver: () => boolean
  /** No more than so many lineups meet all demands of that pattern. */
  rooms: readonly Slot[]
}

export type Plan = {
  slots: Slot[]
  /** By demand: lineups that found no slot. */
  missing: number[]
}

/** How many demands may be moved to make room for one, and how many tries that may take. */
const DEEPEST_MOVE = 3
const MOST_MOVES = 20_000

/**
 * Every demand in turn is added to the slots where it costs least. Where too few can take it, another demand of a slot moves
 * to make room. Null when there is no lineup at all.
 */
export function* planSlots(question: PlanQuestion): Sliced<Plan | null> {
  const { needs, order, lineups, worthOf } = question
  if ((yield* worthOf([])) === Number.NEGATIVE_INFINITY) return null
  const missing = needs.map(() => 0)
  let slots: Slot[] = [{ pattern: [], lineups }]
  for (const demand of order) {
    let left = needs[demand]!
    while (left > 0 && !question.isOver()) {
      const placed = yield* placeWhereCheapest(slots, demand, left, question)
      if (placed) {
        slots = placed.slots
        left -= placed.lineups
        continue
      }
      const moved = yield* makeRoom(slots, demand, question)
      if (!moved) break
      slots = moved
      left--
    }
    missing[demand] = left
  }
  return { slots, missing }
}

function* placeWhereCheapest(
  slots: readonly Slot[],
  demand: number,
  atMost: number,
  question: PlanQuestion,
): Sliced<{ slots: Slot[]; lineups: number } | null> {
  let cheapest: { slot: Slot; cost: number; room: number } | null = null
  for (const slot of slots) {
    if (slot.pattern.includes(demand)) continue
    const value = yield* question.worthWith(slot.pattern, demand)
    if (value === Number.NEGATIVE_INFINITY) continue
    const cost = (yield* question.worthOf(slot.pattern)) - value
    if (cheapest && cost >= cheapest.cost) continue
    const room = roomFor(slots, slot.pattern, withDemand(slot.pattern, demand), question.rooms)
    if (room > 0) cheapest = { slot, cost, room }
  }
  if (!cheapest) return null
  const lineups = Math.min(atMost, cheapest.slot.lineups, cheapest.room)
  return {
    slots: changed(slots, cheapest.slot.pattern, withDemand(cheapest.slot.pattern, demand), lineups),
    lineups,
  }
}

/** The slots with the demand in one more lineup and others moved so that all of them keep their lineups; null: not found. */
function* makeRoom(slots: readonly Slot[], demand: number, question: PlanQuestion): Sliced<Slot[] | null> {
  let tries = 0
  return yield* move(slots, demand, DEEPEST_MOVE, [demand])

  function* move(
    from: readonly Slot[],
    toPlace: number,
    depth: number,
    fixed: readonly number[],
  ): Sliced<Slot[] | null> {
    const placed = yield* placeWhereCheapest(from, toPlace, 1, question)
    if (placed) return placed.slots
    if (depth === 0) return null
    for (const slot of from) {
      if (slot.pattern.includes(toPlace)) continue
      for (const other of slot.pattern) {
        if (fixed.includes(other)) continue
        if (++tries > MOST_MOVES || question.isOver()) return null
        const exchanged = withDemand(withoutDemand(slot.pattern, other), toPlace)
        if ((yield* question.worthOf(exchanged)) === Number.NEGATIVE_INFINITY) continue
        if (roomFor(from, slot.pattern, exchanged, question.rooms) === 0) continue
        const found = yield* move(changed(from, slot.pattern, exchanged, 1), other, depth - 1, [
          ...fixed,
          other,
        ])
        if (found) return found
      }
    }
    return null
  }
}

/** How many lineups may change from one pattern to the other. */
function roomFor(slots: readonly Slot[], from: Pattern, to: Pattern, rooms: readonly Slot[]): number {
  let room = Number.POSITIVE_INFINITY
  for (const { pattern, lineups } of rooms) {
    if (!includesAll(to, pattern) || includesAll(from, pattern)) continue
    const taken = slots.filter((slot) => includesAll(slot.pattern, pattern))
    room = Math.min(room, lineups - taken.reduce((sum, slot) => sum + slot.lineups, 0))
  }
  return Math.max(0, room)
}

/** The slots after so many lineups of one pattern got the other one. */
export function changed(slots: readonly Slot[], from: Pattern, to: Pattern, lineups: number): Slot[] {
  const without = slots.map((slot) =>
    isSame(slot.pattern, from) ? { ...slot, lineups: slot.lineups - lineups } : slot,
  )
  const known = without.some((slot) => isSame(slot.pattern, to))
  const all = known
    ? without.map((slot) => (isSame(slot.pattern, to) ? { ...slot, lineups: slot.lineups + lineups } : slot))
    : [...without, { pattern: to, lineups }]
  return all.filter((slot) => slot.lineups > 0)
}

export function withDemand(pattern: Pattern, demand: number): Pattern {
  return [...pattern, demand].sort((a, b) => a - b)
}

export function withoutDemand(pattern: Pattern, demand: number): Pattern {
  return pattern.filter((other) => other !== demand)
}

function includesAll(pattern: Pattern, others: Pattern): boolean {
  return others.every((demand) => pattern.includes(demand))
}

function isSame(a: Pattern, b: Pattern): boolean {
  return a.length === b.length && includesAll(a, b)
}
