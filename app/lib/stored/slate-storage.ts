import type { SlateFileWire } from '#contract/slates.ts'
import type { BuiltWith } from '#core/entries/built-with.ts'
import type { EntryGroup } from '#core/entries/groups.ts'
import type { RuleEntry } from '#core/rules/build-rule.ts'
import { subscribers } from '../subscribers.ts'
import { forgetSavedMarks } from './saved-marks.ts'

/**
 * The slate on its way from the upload screen to the optimizer: CSV text and file name, in session storage. `slateId` is
 * its id in the user's history; absent until it is stored there. `hasMark`: the file begins with a byte order mark, which
 * `csvData` is without.
 */
export type StoredSlate = { csvData: string; fileName: string; slateId?: number; hasMark?: boolean }

/** Used if session storage is full or blocked: the slate then survives navigation but not a reload. */
const fallback = new Map<string, StoredSlate>()

/** Stores a slate and clears the lineup. Returns `session` if it survives a reload, else `page`. */
export function storeSlate(format: string, slate: StoredSlate): { kept: 'session' | 'page' } {
  clearLineupDraft(format)
  return write(format, slate)
}

/** Stores a slate of the history; one that is loaded already keeps its lineup, exclusions and figures set by hand. */
export function storeSlateOnce(format: string, { csvData, fileName, id }: SlateFileWire): void {
  if (loadStoredSlate(format)?.csvData === csvData) setStoredSlateId(format, csvData, id)
  else storeSlate(format, { csvData, fileName, slateId: id })
}

/** Adds the id under which the slate was stored in the history, unless another slate was loaded since. */
export function setStoredSlateId(format: string, csvData: string, slateId: number): void {
  const stored = loadStoredSlate(format)
  if (stored?.csvData !== csvData) return
  write(format, { ...stored, slateId })
  publish()
}

const { subscribe, publish } = subscribers()
/** Calls the listener when a slate gets its id. Returns a function that ends listening. */
export const onSlateId = subscribe

function write(format: string, slate: StoredSlate): { kept: 'session' | 'page' } {
  fallback.set(format, slate)
  try {
    sessionStorage.setItem(keyOf(format), JSON.stringify(slate))
    return { kept: 'session' }
  } catch {
    removeQuietly(keyOf(format))
    return { kept: 'page' }
  }
}

/** Deletes the copies in memory; called when the stored slates of a session are deleted. */
export function forgetSlates(): void {
  fallback.clear()
  openings.clear()
  entriesOpenings.clear()
  forgetSavedMarks()
}

export function loadStoredSlate(format: string): StoredSlate | null {
  return fallback.get(format) ?? readStored(format)
}

/** The draft of the stored slate as text. If storage is full, it lasts until a reload. */
export function storeLineupDraft(format: string, draft: string): void {
  try {
    sessionStorage.setItem(draftKeyOf(format), draft)
  } catch {
    removeQuietly(draftKeyOf(format))
  }
}

export function loadLineupDraft(format: string): string | null {
  try {
    return sessionStorage.getItem(draftKeyOf(format))
  } catch {
    return null
  }
}

/** Figures of a simulated contest as text, by the place that shows them; they name the slate that they are of. */
export function storeSimulation(place: string, text: string): void {
  try {
    sessionStorage.setItem(simulationKeyOf(place), text)
  } catch {
    removeQuietly(simulationKeyOf(place))
  }
}

export function loadSimulation(place: string): string | null {
  try {
    return sessionStorage.getItem(simulationKeyOf(place))
  } catch {
    return null
  }
}

export function clearLineupDraft(format: string): void {
  removeQuietly(draftKeyOf(format))
}

/** Rows to fill the slots with when the optimizer opens next; for a saved lineup that is opened again. */
export function storeOpening(format: string, slots: readonly (string | null)[]): void {
  openings.set(format, slots)
}

export function loadOpening(format: string): readonly (string | null)[] | null {
  return openings.get(format) ?? null
}

/** A stored entry set for the Entries side to show when the optimizer opens next. */
export type EntriesOpening = {
  name: string
  /** By `rowKey`, each once. */
  rows: readonly string[]
  /** Each lineup as places in `rows`, in slot order. */
  lineups: readonly (readonly number[])[]
  rules: readonly RuleEntry[]
  groups?: readonly EntryGroup<readonly number[]>[] | undefined
  /** What the set was saved with. */
  builtWith?: BuiltWith
}

export function storeEntriesOpening(format: string, opening: EntriesOpening): void {
  entriesOpenings.set(format, opening)
}

export function loadEntriesOpening(format: string): EntriesOpening | null {
  return entriesOpenings.get(format) ?? null
}

export function clearOpening(format: string): void {
  openings.delete(format)
  entriesOpenings.delete(format)
}

const openings = new Map<string, readonly (string | null)[]>()
const entriesOpenings = new Map<string, EntriesOpening>()

function readStored(format: string): StoredSlate | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(format)) ?? 'null')
    return isStoredSlate(stored) ? stored : null
  } catch {
    return null
  }
}

/** Also called after a failed write, so that a reload does not read an older value. */
function removeQuietly(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Blocked storage has nothing to remove.
  }
}

function isStoredSlate(value: unknown): value is StoredSlate {
  const slate = value as StoredSlate | null
  return typeof slate?.csvData === 'string' && typeof slate.fileName === 'string'
}

function keyOf(format: string): string {
  return `slate:${format}`
}

function draftKeyOf(format: string): string {
  return `lineup-draft:${format}`
}

function simulationKeyOf(place: string): string {
  return `simulation:${place}`
}
