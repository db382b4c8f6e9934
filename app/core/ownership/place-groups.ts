import { groupBy } from '../collections/group-by.ts'
import type { Format } from '../formats/format.ts'
import { slotAccepts } from '../formats/lookup.ts'
import type { Person } from '../players/people.ts'

/** Slots of one code that no captain fills, and the indexes of the people who may stand in them. */
export type PlaceGroup = { places: number; members: number[]; isOpen: boolean }

export function placeGroups(people: readonly Person[], { rosterSlots }: Format): PlaceGroup[] {
  const plain = rosterSlots.filter(({ accepts }) => accepts !== 'captain')
  return [...groupBy(plain, ({ code }) => code).values()].map((slots) => ({
    places: slots.length,
    members: indexesOf(people, ({ row }) => slotAccepts(slots[0]!, { position: row.actualPosition })),
    isOpen: slots[0]!.accepts === 'anyone',
  }))
}

/**
 * The people whose shares outside the captain's slot keep their sum when one of them changes: everyone where a slot takes
 * any position, otherwise those of one position.
 */
export function sumGroups(people: readonly Person[], format: Format): number[][] {
  if (placeGroups(people, format).some(({ isOpen }) => isOpen)) return [people.map((_, i) => i)]
  const positions = new Set(people.map(({ row }) => row.actualPosition))
  return [...positions].map((position) => indexesOf(people, ({ row }) => row.actualPosition === position))
}

function indexesOf(people: readonly Person[], belongs: (person: Person) => boolean): number[] {
  return people.flatMap((person, i) => (belongs(person) ? [i] : []))
}
