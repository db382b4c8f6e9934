import { kindOf, personOf } from './field-keys.ts'
import type { MemoryEntry, MemoryValue, SlateMemory } from './memory.ts'
import type { Listed, SlateFacts } from './slate-facts.ts'

/** What came over to a newer file of the same game, and what could not. Names are as the files write them. */
export type CarryReport = {
  fileName: string
  locks: number
  leftOut: number
  /** People with a number typed in by hand. */
  edited: number
  /** People whose injury was set by hand. */
  injuries: number
  /** People with figures from Enrich Data. */
  enriched: number
  /** Imported projection files. */
  files: number
  /** Whether settings came over. */
  settings: boolean
  /** Filled slots of the lineup that came over. */
  slots: number
  /** People of the lineup, the locks and the exclusions that the newer file does not list. */
  gone: string[]
  /** People of the lineup and the locks whose price is another one now. */
  repriced: { name: string; before: number; now: number }[]
  /** People whose injury was set by hand, while the newer file has a status of its own, which counts. */
  newStatus: string[]
}

const SLOTS = 'lineup.slots'

/**
 * The memory of an earlier file of the same game for a newer one, matched by person; entries keep their time and device.
 * What is about people who are not in the newer file is left behind.
 */
export function carriedOver(
  { slate, fields }: { slate: SlateFacts; fields: SlateMemory },
  listing: ReadonlyMap<string, Listed>,
): { fields: SlateMemory; report: CarryReport } {
  const set = Object.entries(fields).filter(([, { value }]) => value !== null)
  const carried = set.flatMap(([field, entry]) => {
    const value = carriedValue(field, entry, listing)
    return value === null ? [] : [[field, { ...entry, value }] as const]
  })
  return { fields: Object.fromEntries(carried), report: reportOf(slate, set, new Map(carried), listing) }
}

function carriedValue(
  field: string,
  { value }: MemoryEntry,
  listing: ReadonlyMap<string, Listed>,
): MemoryValue {
  if (field === SLOTS) return filledSlots(value).map((row) => (row && hasRow(listing, row) ? row : null))
  const person = personOf(field)
  if (person === null) return value
  const listed = listing.get(person)
  if (!listed || (kindOf(field) === 'injury' && listed.hasStatus)) return null
  if (kindOf(field) === 'lock' && !hasRow(listing, `${value}:${person}`)) return null
  return value
}

function reportOf(
  { fileName, people }: SlateFacts,
  set: readonly (readonly [string, MemoryEntry])[],
  carried: ReadonlyMap<string, MemoryEntry>,
  listing: ReadonlyMap<string, Listed>,
): CarryReport {
  const peopleWith = (fields: Iterable<string>, isKind: (kind: string) => boolean) =>
    unique([...fields].flatMap((field) => (isKind(kindOf(field)) ? (personOf(field) ?? []) : [])))
  const before = set.map(([field]) => field)
  const rows = filledSlots(set.find(([field]) => field === SLOTS)?.[1].value ?? null)
  const inLineup = rows.flatMap((row) => (row === null ? [] : (personOf(row) ?? [])))
  const chosen = unique([...inLineup, ...peopleWith(before, (kind) => kind === 'lock')])
  const named = unique([...chosen, ...peopleWith(before, (kind) => kind === 'exclude')])
  const nameOf = (person: string) => people[person]?.name ?? person
  const now = [...carried.keys()]
  return {
    fileName,
    locks: peopleWith(now, (kind) => kind === 'lock').length,
    leftOut: peopleWith(now, (kind) => kind === 'exclude').length,
    edited: peopleWith(now, (kind) => kind.startsWith('edit.')).length,
    injuries: peopleWith(now, (kind) => kind === 'injury').length,
    enriched: peopleWith(now, (kind) => kind.startsWith('figures.')).length,
    files: now.filter((field) => kindOf(field) === 'file').length,
    settings: now.some((field) => /^(?:settings|numbers|draft)\./.test(field)),
    slots: filledSlots(carried.get(SLOTS)?.value ?? null).filter((row) => row !== null).length,
    gone: named.filter((person) => !listing.has(person)).map(nameOf),
    repriced: chosen.flatMap((person) => {
      const [was, is] = [people[person], listing.get(person)]
      return was && is && was.price !== is.price ? [{ name: is.name, before: was.price, now: is.price }] : []
    }),
    newStatus: peopleWith(before, (kind) => kind === 'injury')
      .filter((person) => listing.get(person)?.hasStatus)
      .map(nameOf),
  }
}

/** The rows of the lineup's slots, as `rowKey` writes them. */
function filledSlots(value: MemoryValue): (string | null)[] {
  return Array.isArray(value) ? value.map((row) => (typeof row === 'string' ? row : null)) : []
}

function hasRow(listing: ReadonlyMap<string, Listed>, row: string): boolean {
  const listed = listing.get(personOf(row) ?? '')
  return kindOf(row) === 'captain' ? listed?.hasCaptainRow === true : listed?.hasFlexRow === true
}

function unique(people: readonly string[]): string[] {
  return [...new Set(people)]
}
