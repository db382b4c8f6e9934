import type { RosterSlot } from './format.ts'
import { slotAccepts } from './lookup.ts'

/** Rows that the same slots take: in a format of overlapping slots each row has one kind, although it may stand in several slots. */
export type Kind = {
  /** The code of the slot that takes the fewest kinds: a back's is RB, not FLEX. */
  code: string
  /** Indexes of the slots that take the kind, in roster order. */
  slots: readonly number[]
}

/** How many rows of each kind a complete lineup holds. */
export type Shape = readonly number[]

/** The kinds of a pool's rows, in roster order of their codes, and the kind of each row; -1 where no slot takes it. */
export function kindsOf(
  rows: readonly { position: string }[],
  rosterSlots: readonly RosterSlot[],
): { kinds: Kind[]; kindOfRow: number[] } {
  const slotsOf = new Map<string, number[]>()
  for (const { position } of rows) {
    if (slotsOf.has(position)) continue
    slotsOf.set(
      position,
      rosterSlots.flatMap((slot, index) => (slotAccepts(slot, { position }) ? [index] : [])),
    )
  }
  const sets = new Map(
    [...slotsOf.values()].filter((slots) => slots.length > 0).map((slots) => [slots.join(), slots]),
  )
  // Slots that nobody of the pool may fill have a kind too, without rows, so that every lineup has its shapes.
  for (const [index] of rosterSlots.entries()) {
    if ([...sets.values()].some((slots) => slots.includes(index))) continue
    const alike = rosterSlots.flatMap(({ code }, other) => (code === rosterSlots[index]!.code ? [other] : []))
    sets.set(alike.join(), alike)
  }
  const takers = rosterSlots.map(
    (_, index) => [...sets.values()].filter((slots) => slots.includes(index)).length,
  )
  const special = (slots: readonly number[]) =>
    slots.reduce((best, slot) => (takers[slot]! < takers[best]! ? slot : best), slots[0]!)
  const kinds = [...sets.values()]
    .map((slots) => ({ code: rosterSlots[special(slots)]!.code, slots, first: special(slots) }))
    .sort(
      (a, b) =>
        a.first - b.first || a.slots.length - b.slots.length || a.slots.join().localeCompare(b.slots.join()),
    )
  const kindOfSlots = new Map(kinds.map(({ slots }, kind) => [slots.join(), kind]))
  return {
    kinds: kinds.map(({ code, slots }) => ({ code, slots })),
    kindOfRow: rows.map(({ position }) => kindOfSlots.get(slotsOf.get(position)!.join()) ?? -1),
  }
}

/** Every shape of a complete lineup, the one with the most rows of the first kinds first. */
export function shapesOf(kinds: readonly Kind[], slots: number): Shape[] {
  let shapes = new Map<string, Shape>([['', kinds.map(() => 0)]])
  for (let slot = 0; slot < slots; slot++) {
    const next = new Map<string, Shape>()
    for (const shape of shapes.values())
      for (const [kind, { slots: own }] of kinds.entries()) {
        if (!own.includes(slot)) continue
        const longer = shape.with(kind, shape[kind]! + 1)
        next.set(longer.join(), longer)
      }
    shapes = next
  }
  return [...shapes.values()].sort((a, b) => {
    const kind = a.findIndex((count, at) => count !== b[at])
    return kind < 0 ? 0 : b[kind]! - a[kind]!
  })
}

/** The first kind of which every lineup holds exactly one, -1 without: a search takes its rows one by one. */
export function leaderKind(shapes: readonly Shape[]): number {
  return shapes[0]!.findIndex((_, kind) => shapes.every((shape) => shape[kind] === 1))
}

/**
 * A number for each kind that kinds with a slot in common, directly or through others, share: together they have as many rows in
 * every shape.
 */
export function sharingSlots(kinds: readonly Kind[]): number[] {
  const numbers = [...kinds.keys()]
  for (const [a, first] of kinds.entries()) {
    for (const [b, second] of kinds.entries()) {
      if (b <= a || !first.slots.some((slot) => second.slots.includes(slot))) continue
      const [kept, gone] = [numbers[a]!, numbers[b]!]
      for (const [kind, number] of numbers.entries()) if (number === gone) numbers[kind] = kept
    }
  }
  return numbers
}
