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
  const slots = factsOf(rosterSlots)
  const locks = new Map(players.map((player) => [player, locksAt(player)]))
  const order = players.toSorted((a, b) => compare(locks.get(a)!, locks.get(b)!) || b.salary - a.salary)
  const allowed = order.map((player) => {
    const slot = locked.get(player)
    return slots.taking(player.position) & (slot === undefined ? ~0 : 1 << slot)
  })
  let holders = holdersOf(allowed, rosterSlots.length)
  if (!holders) return null
  for (const [place, own] of allowed.entries()) {
    for (const special of slots.asSpecial) {
      const narrower = own & special
      if (narrower === own) break
      if (narrower === 0) continue
      allowed[place] = narrower
      const found = holdersOf(allowed, rosterSlots.length)
      if (found) {
        holders = found
        break
      }
      allowed[place] = own
    }
  }
  return byPrice(
    holders.map((place) => (place < 0 ? null : order[place]!)),
    players,
    slots.ofOneCode,
    locked,
  )
}

/** What of slots is asked for each lineup again; sets of slots are bits. */
type SlotFacts = {
  /** The slots that take a position. */
  taking: (position: string) => number
  /** The most special slots, those and the next ones, and so on. */
  asSpecial: readonly number[]
  /** Indexes of slots of the same code, where there are several. */
  ofOneCode: readonly (readonly number[])[]
}

const known = new WeakMap<Format['rosterSlots'], SlotFacts>()

function factsOf(rosterSlots: Format['rosterSlots']): SlotFacts {
  const facts = known.get(rosterSlots) ?? slotFacts(rosterSlots)
  known.set(rosterSlots, facts)
  return facts
}

function slotFacts(rosterSlots: Format['rosterSlots']): SlotFacts {
  const setOf = (isIn: (slot: Format['rosterSlots'][number]) => boolean) =>
    rosterSlots.reduce((set, slot, index) => (isIn(slot) ? set | (1 << index) : set), 0)
  const breadthOf = ({ accepts }: Format['rosterSlots'][number]) =>
    Array.isArray(accepts) ? accepts.length : 0
  const breadths = [...new Set(rosterSlots.map(breadthOf))].sort((a, b) => a - b)
  const codes = [...new Set(rosterSlots.map(({ code }) => code))]
  const taking = new Map<string, number>()
  return {
    taking: (position) => {
      const set = taking.get(position) ?? setOf((slot) => slotAccepts(slot, { position }))
      taking.set(position, set)
      return set
    },
    asSpecial: breadths.map((breadth) => setOf((slot) => breadthOf(slot) <= breadth)),
    ofOneCode: codes
      .map((code) => rosterSlots.flatMap((slot, index) => (slot.code === code ? [index] : [])))
      .filter((slots) => slots.length > 1),
  }
}

/** In slots of one code the dearer first; locked players stay. */
function byPrice<Each extends Placed>(
  placed: readonly (Each | null)[],
  players: readonly Each[],
  ofOneCode: SlotFacts['ofOneCode'],
  locked: ReadonlyMap<Each, number>,
): (Each | null)[] {
  const sorted = [...placed]
  for (const slots of ofOneCode) {
    const own = slots.filter((slot) => !(placed[slot] && locked.has(placed[slot])))
    const people = own.flatMap((slot) => placed[slot] ?? [])
    people.sort((a, b) => b.salary - a.salary || players.indexOf(a) - players.indexOf(b))
    for (const [at, slot] of own.entries()) sorted[slot] = people[at] ?? null
  }
  return sorted
}

/** Who holds each slot (-1: nobody) where everybody has another slot of those given; null where they can't all have one. */
function holdersOf(allowed: readonly number[], slots: number): number[] | null {
  const holders = Array<number>(slots).fill(-1)
  let tried = 0
  const place = (player: number): boolean => {
    for (let slot = 0; slot < slots; slot++) {
      const bit = 1 << slot
      if ((allowed[player]! & bit & ~tried) === 0) continue
      tried |= bit
      if (holders[slot]! >= 0 && !place(holders[slot]!)) continue
      holders[slot] = player
      return true
    }
    return false
  }
  for (let player = 0; player < allowed.length; player++) {
    tried = 0
    if (!place(player)) return null
  }
  return holders
}

/** Two unknown times, which are infinite, are equal. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b
}
