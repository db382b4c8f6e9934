import { personOf } from '#core/slate-memory/field-keys.ts'
import type { SlateMemory } from '#core/slate-memory/memory.ts'
import type { Listed, SlateFacts } from '#core/slate-memory/slate-facts.ts'

/** The people that the fields name, with name and price. */
export function peopleIn(fields: SlateMemory, listing: ReadonlyMap<string, Listed>): SlateFacts['people'] {
  const inLineup = fields['lineup.slots']?.value
  const rows = Array.isArray(inLineup) ? inLineup.map(String) : []
  const people = [...Object.keys(fields), ...rows].flatMap((field) => personOf(field) ?? [])
  return Object.fromEntries(
    [...new Set(people)].flatMap((person) => {
      const listed = listing.get(person)
      return listed ? [[person, { name: listed.name, price: listed.price }]] : []
    }),
  )
}
