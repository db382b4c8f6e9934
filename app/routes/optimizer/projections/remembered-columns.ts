import { PROJECTION_COLUMNS, type ProjectionColumn } from '#core/projections/own-file/columns.ts'
import { OWNERSHIP_KINDS, type OwnershipKind } from '#core/projections/own-file/ownership.ts'

/**
 * What the columns of a file mean, as the user confirmed it: kept in the browser by the file's header, so that the next
 * file of the same tool needs no confirmation. Pairs of people are kept for all files.
 */
export type RememberedColumns = {
  signature: string
  places: [ProjectionColumn, number][]
  ownershipKind: OwnershipKind | null
}

type Remembered = { edition: number; columns: RememberedColumns[]; pairs: Record<string, string> }

/**
 * Raised when the app can read a further column: what was confirmed before says nothing of that one, so the columns are
 * recognised anew. Pairs stay.
 */
const EDITION = 2

const STORAGE_KEY = 'projection-columns'
const MOST_HEADERS = 20
const MOST_PAIRS = 300

export function rememberedColumns(signature: string): RememberedColumns | null {
  return read().columns.find((each) => each.signature === signature) ?? null
}

export function rememberedPairs(): Record<string, string> {
  return read().pairs
}

/** Keeps the newest headers and pairs. Blocked or full storage keeps nothing, and the user confirms again. */
export function rememberColumns(columns: RememberedColumns, pairs: Readonly<Record<string, string>>): void {
  const before = read()
  const others = before.columns.filter(({ signature }) => signature !== columns.signature)
  const allPairs = Object.entries({ ...before.pairs, ...pairs }).slice(-MOST_PAIRS)
  const next: Remembered = {
    edition: EDITION,
    columns: [columns, ...others].slice(0, MOST_HEADERS),
    pairs: Object.fromEntries(allPairs),
  }
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(next))
  } catch {
    // Nothing is lost but the convenience.
  }
}

function read(): Omit<Remembered, 'edition'> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null')
    const { edition, columns, pairs } = (stored ?? {}) as Partial<Record<keyof Remembered, unknown>>
    return {
      columns: edition === EDITION && Array.isArray(columns) ? columns.filter(isRememberedColumns) : [],
      pairs: isPairs(pairs) ? pairs : {},
    }
  } catch {
    return { columns: [], pairs: {} }
  }
}

/** Another version of the app may have written it. */
function isRememberedColumns(value: unknown): value is RememberedColumns {
  const { signature, places, ownershipKind } = (value ?? {}) as Partial<RememberedColumns>
  return (
    typeof signature === 'string' &&
    Array.isArray(places) &&
    places.every(
      (each) => Array.isArray(each) && PROJECTION_COLUMNS.includes(each[0]) && Number.isInteger(each[1]),
    ) &&
    (ownershipKind === null || OWNERSHIP_KINDS.includes(ownershipKind as OwnershipKind))
  )
}

function isPairs(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((person) => typeof person === 'string')
  )
}
