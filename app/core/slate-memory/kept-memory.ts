import type { SlateMemory } from './memory.ts'
import { type Conflict, conflictsBetween, merged } from './merge.ts'
import type { SlateFacts } from './slate-facts.ts'

/** A slate's memory as a browser keeps it, with what the server does not have yet. */
export type KeptMemory = {
  slate: SlateFacts
  /** The id of the slate in the user's history; null until it is stored there. */
  slateId: number | null
  fields: SlateMemory
  /** Fields changed since the server last had them, with the time of the entry that was replaced (0: none). */
  unsent: Readonly<Record<string, number>>
  /** The revision of the server's memory that was merged last; 0 if none was. */
  revision: number
}

/** The memory as the server keeps it. */
export type ServerMemory = { revision: number; fields: SlateMemory }

export function emptyMemory(slate: SlateFacts, slateId: number | null): KeptMemory {
  return { slate, slateId, fields: {}, unsent: {}, revision: 0 }
}

/** With entries of this browser that the server does not have: another tab may have changed `kept` meanwhile. */
export function withEntries(kept: KeptMemory, entries: SlateMemory): KeptMemory {
  const fields = merged(kept.fields, entries)
  const added = Object.keys(entries).filter((field) => fields[field] !== kept.fields[field])
  const replaced = added.map((field) => [field, kept.unsent[field] ?? kept.fields[field]?.at ?? 0])
  return { ...kept, fields, unsent: { ...kept.unsent, ...Object.fromEntries(replaced) } }
}

/**
 * With the server's memory, which other devices may have changed, and the fields that both changed. What the server has
 * already, or has later, is no longer unsent.
 */
export function withServer(
  kept: KeptMemory,
  server: ServerMemory,
): { kept: KeptMemory; conflicts: Conflict[] } {
  const fields = merged(kept.fields, server.fields)
  const unsent = Object.entries(kept.unsent)
    .filter(([field]) => !isSameEntry(fields, server.fields, field))
    .map(([field, replacedAt]) => [field, Math.max(replacedAt, server.fields[field]?.at ?? 0)])
  return {
    kept: { ...kept, fields, unsent: Object.fromEntries(unsent), revision: server.revision },
    conflicts: conflictsBetween(kept.fields, server.fields, kept.unsent),
  }
}

/** After the server stored `sent` as this revision; what changed meanwhile stays unsent. */
export function withSent(kept: KeptMemory, sent: SlateMemory, revision: number): KeptMemory {
  const unsent = Object.entries(kept.unsent)
    .filter(([field]) => !isSameEntry(kept.fields, sent, field))
    .map(([field, replacedAt]) => [field, Math.max(replacedAt, sent[field]?.at ?? 0)])
  return { ...kept, unsent: Object.fromEntries(unsent), revision }
}

export function hasUnsent({ unsent }: Pick<KeptMemory, 'unsent'>): boolean {
  return Object.keys(unsent).length > 0
}

function isSameEntry(a: SlateMemory, b: SlateMemory, field: string): boolean {
  const [one, other] = [a[field], b[field]]
  return one?.at === other?.at && one?.by === other?.by
}
