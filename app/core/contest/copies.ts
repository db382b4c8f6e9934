import { type Field, isEmptyLineup } from './field.ts'

/**
 * For each entry the number of entries with the same lineup (same captain, same other players), itself included; 0 for an
 * empty lineup. Exact: lineups with equal hashes are compared by their players.
 */
export function lineupCopies(field: Field): { copies: Uint32Array; distinct: number } {
  const twins = new Int32Array(tableSize(field.entries)).fill(-1)
  const copies = new Uint32Array(field.entries)
  const count = new Uint32Array(field.entries)
  let distinct = 0
  for (let entry = 0; entry < field.entries; entry += 1) {
    if (isEmptyLineup(field, entry)) continue
    const place = findPlace(field, entry, twins)
    if (twins[place] === -1) {
      twins[place] = entry
      distinct += 1
    }
    // The first twin, until all are counted.
    copies[entry] = twins[place]!
    count[twins[place]!]! += 1
  }
  for (let entry = 0; entry < field.entries; entry += 1)
    if (!isEmptyLineup(field, entry)) copies[entry] = count[copies[entry]!]!
  return { copies, distinct }
}

/** A power of two, at most half full. */
function tableSize(entries: number): number {
  return 2 ** Math.ceil(Math.log2(entries * 2 + 1))
}

/** The place in the table that holds an entry with this lineup, or the free one where it belongs. */
function findPlace(field: Field, entry: number, twins: Int32Array): number {
  let place = hashOf(field, entry) & (twins.length - 1)
  while (twins[place] !== -1 && !isSameLineup(field, twins[place]!, entry))
    place = (place + 1) & (twins.length - 1)
  return place
}

/** FNV-1a over the slots. */
function hashOf({ slots, lineupSize }: Field, entry: number): number {
  let hash = 0x811c9dc5
  for (let i = entry * lineupSize; i < (entry + 1) * lineupSize; i += 1) {
    hash = Math.imul(hash ^ slots[i]!, 0x01000193)
  }
  return (hash ^ (hash >>> 15)) >>> 0
}

function isSameLineup({ slots, lineupSize }: Field, a: number, b: number): boolean {
  for (let i = 0; i < lineupSize; i += 1) {
    if (slots[a * lineupSize + i] !== slots[b * lineupSize + i]) return false
  }
  return true
}
