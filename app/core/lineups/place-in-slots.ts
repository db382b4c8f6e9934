import type { Format } from '../formats/format.ts'
import { slotAccepts } from '../formats/lookup.ts'

type Placed = { position: string; salary: number }

/**
 * The players of a lineup in its slots, null where nobody stands; null altogether where they can't all have a place. Where slots
 * overlap, the player whose game begins last stands in the slot that takes most, so that most can still be changed then:
 * the others choose before him, the earliest first, each a slot as special as leaves everybody a place. In equal slots
 * the dearer stands first, then the one who comes first in `players`.
 * @param locksAt milliseconds since 1970.
 * @param locked players who keep the slot of that index.
 */
export function placeInSlots<Each extends Placed>(
  players: readonly Each[],
  { rosterSlots }: Pick<Format, 'rosterSlots'>,
  { locksAt, locked = new Map() }: { locksAt: (player: Each) => number; locked?: ReadonlyMap<Each, number> },
): (Each | null)[] | null {
  const locks = new Map(players.map((player) => [player, locksAt(player)]))
  const order = players.toSorted((a, b) => compare(locks.get(a)!, locks.get(b)!) || b.salary - a.salary)
  let allowed = order.map((player) =>
    locked.has(player)
      ? [locked.get(player)!].filter((slot) => slotAccepts(rosterSlots[slot]!, player))
      : rosterSlots.flatMap((slot, index) => (slotAccepts(slot, player) ? [index] : [])),
  )
  let holders = holdersOf(allowed, rosterSlots.length)
  if (!holders) return null
  const breadths = rosterSlots.map(({ accepts }) => (Array.isArray(accepts) ? accepts.length : 0))
  for (const [place, own] of allowed.entries()) {
    for (const breadth of [...new Set(own.map((slot) => breadths[slot]!))].sort((a, b) => a - b)) {
      const narrower = allowed.with(
        place,
        own.filter((slot) => breadths[slot]! <= breadth),
      )
      const found = holdersOf(narrower, rosterSlots.length)
      if (!found) continue
      allowed = narrower
      holders = found
      break
    }
  }
  return byPrice(
    holders.map((place) => (place < 0 ? null : order[place]!)),
    players,
    rosterSlots,
    locked,
  )
}

/** In slots of one code the dearer first; locked players stay. */
function byPrice<Each extends Placed>(
  placed: readonly (Each | null)[],
  players: readonly Each[],
  rosterSlots: Format['rosterSlots'],
  locked: ReadonlyMap<Each, number>,
): (Each | null)[] {
  const sorted = [...placed]
  for (const code of new Set(rosterSlots.map((slot) => slot.code))) {
    const own = rosterSlots.flatMap((slot, index) => {
      const player = placed[index]
      return slot.code === code && !(player && locked.has(player)) ? [index] : []
    })
    const people = own.flatMap((slot) => placed[slot] ?? [])
    people.sort((a, b) => b.salary - a.salary || players.indexOf(a) - players.indexOf(b))
    for (const [at, slot] of own.entries()) sorted[slot] = people[at] ?? null
  }
  return sorted
}

/** Who holds each slot (-1: nobody) where everybody has another slot of those given; null where they can't all have one. */
function holdersOf(allowed: readonly (readonly number[])[], slots: number): number[] | null {
  const holders: number[] = Array.from({ length: slots }, () => -1)
  const place = (player: number, tried: Set<number>): boolean =>
    allowed[player]!.some((slot) => {
      if (tried.has(slot)) return false
      tried.add(slot)
      if (holders[slot]! >= 0 && !place(holders[slot]!, tried)) return false
      holders[slot] = player
      return true
    })
  return allowed.every((_, player) => place(player, new Set())) ? holders : null
}

/** Two unknown times, which are infinite, are equal. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b
}
