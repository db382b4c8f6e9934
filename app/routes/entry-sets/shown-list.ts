import type { ListPage } from '#app/lib/lists/continued-list.ts'
import { type PackedRows, unpackRows } from '#app/lib/lists/packed-rows.ts'
import type { EntrySetItem, EntrySetPage } from '#contract/entry-sets.ts'

/** What the page shows: the sets from one on, loaded or kept. */
export type ShownList = {
  /** After which set the list starts; null for its beginning. */
  after: number | null
  first: ListPage<EntrySetItem>
  /** All sets of the user. */
  total: number
  /** When the server read them, in milliseconds since 1970. */
  asOf: number
  /** The page was opened without the server, which alone can continue. */
  isKept: boolean
}

/** What this browser keeps of the list: the newest sets, as far as the user saw them. */
export type KeptSets = { asOf: number; sets: readonly EntrySetItem[]; total: number }

/** The address under which they are kept. */
export const KEPT_SETS = '/entry-sets'
const MOST_KEPT = 100

type LoadedList = Pick<ShownList, 'after' | 'asOf'> & {
  sets: PackedRows<EntrySetItem>
  page: Omit<EntrySetPage, 'entry_sets'>
}

export function loadedList({ sets, page, ...rest }: LoadedList): ShownList {
  const first = { items: unpackRows(sets), next: page.next?.toString() ?? null, revision: page.revision }
  return { ...rest, first, total: page.total, isKept: false }
}

export function keptList({ asOf, sets, total }: KeptSets): ShownList {
  return { after: null, first: { items: sets, next: null, revision: 0 }, total, asOf, isKept: true }
}

/** What is kept of a list of which `items` were loaded; null for a list that starts later. */
export function setsToKeep(
  { after, total, asOf, isKept }: ShownList,
  items: readonly EntrySetItem[],
): KeptSets | null {
  return isKept || after !== null ? null : { asOf, sets: items.slice(0, MOST_KEPT), total }
}
