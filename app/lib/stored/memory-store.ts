import type { KeptMemory } from '#core/slate-memory/kept-memory.ts'
import type { MemoryRecord } from './memory-database.ts'
import * as database from './memory-database.ts'

/** Whose slate: the user, the format and the text of the file. */
export type MemoryOwner = { user: string; modeId: string; csvData: string }

/** Used while storage is blocked or full; lasts until the page is closed. */
const fallback = new Map<string, MemoryRecord>()

/** The same file is the same slate on every device and after it was uploaded again. */
export function memoryKey({ user, modeId, csvData }: MemoryOwner): string {
  return `${user} ${modeId} ${hashOf(csvData)}`
}

/**
 * Replaces what is kept under the key; null from `change` leaves it. `isStored` is false if it lasts only until the page
 * is closed.
 */
export async function changeMemory(
  { key, user }: { key: string; user: string },
  change: (kept: KeptMemory | null) => KeptMemory | null,
): Promise<{ kept: KeptMemory | null; isStored: boolean }> {
  const changed = (before: MemoryRecord | null): MemoryRecord | null => {
    const kept = change(before?.kept ?? null)
    if (kept === null || kept === before?.kept) return before
    const game = kept.slate.game === null ? {} : { game: gameOf(user, kept.slate.game) }
    return { key, user, ...game, touchedAt: Date.now(), kept }
  }
  try {
    const record = await database.changeRecord(key, (before) => changed(before ?? fallback.get(key) ?? null))
    fallback.delete(key)
    return { kept: record?.kept ?? null, isStored: true }
  } catch {
    const record = changed(fallback.get(key) ?? null)
    if (record) fallback.set(key, record)
    return { kept: record?.kept ?? null, isStored: false }
  }
}

/** Null if nothing is kept. */
export async function readMemory(key: string): Promise<KeptMemory | null> {
  const record = await database.readRecord(key).catch(() => null)
  return (record ?? fallback.get(key))?.kept ?? null
}

/** What is kept for the user's other files of the game, the newest first. */
export async function memoriesOfGame(user: string, game: string, exceptKey: string): Promise<KeptMemory[]> {
  const records = await database.recordsOf({ game: gameOf(user, game) }).catch(() => [])
  return records
    .filter(({ key }) => key !== exceptKey)
    .sort((a, b) => b.touchedAt - a.touchedAt)
    .map(({ kept }) => kept)
}

/** Everything kept for the user's slates, by key. */
export async function memoriesOf(user: string): Promise<{ key: string; kept: KeptMemory }[]> {
  return database.recordsOf({ user }).catch(() => [])
}

/** The same of one format. */
export async function memoriesOfFormat(
  user: string,
  modeId: string,
): Promise<{ key: string; kept: KeptMemory }[]> {
  return (await memoriesOf(user)).filter(({ key }) => key.split(' ')[1] === modeId)
}

/** When the user deletes the slate. */
export async function forgetMemoryOfSlate(user: string, slateId: number): Promise<void> {
  for (const { key, kept } of await memoriesOf(user))
    if (kept.slateId === slateId) await database.deleteRecord(key).catch(() => {})
}

function gameOf(user: string, game: string): string {
  return `${user} ${game}`
}

/** 64 bits of FNV-1a in two halves, and the length. Not for secrets: it tells a user's own files apart. */
function hashOf(text: string): string {
  let [a, b] = [0x811c9dc5, 0x01000193]
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 0x01000193)
    b = Math.imul(b ^ code, 0x85ebca6b) + i
  }
  return [a, b, text.length].map((part) => (part >>> 0).toString(36)).join('-')
}
