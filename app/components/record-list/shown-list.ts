import { useMemo } from 'react'
import { useKeptPage } from '#app/lib/kept-pages/use-kept-page.ts'
import type { ListPage } from '#app/lib/lists/continued-list.ts'
import { type PackedRows, unpackRows } from '#app/lib/lists/packed-rows.ts'

/** What the page of a list shows: its records from one on, loaded or kept. */
export type ShownList<Item> = {
  /** After which record the list starts; null for its beginning. */
  after: string | null
  first: ListPage<Item>
  /** All records of the list. */
  total: number
  /** When the server read them, in milliseconds since 1970. */
  asOf: number
  /** The page was opened without the server, which alone can search, sort and continue. */
  isKept: boolean
}

/** Where a browser keeps a list: under the address of its page, with the records under a name. */
export type KeptAt<Name extends string> = { address: string; name: Name }

/** What it keeps: the newest records, as far as the user saw them. */
type KeptList<Name extends string, Item> = Record<Name, readonly Item[]> & { asOf: number; total: number }

type LoadedList<Item> = Pick<ShownList<Item>, 'after' | 'asOf'> & {
  rows: PackedRows<Item>
  page: Omit<ListPage<Item>, 'items'> & { total: number }
}

/** The list as it was loaded, or as it was kept where `loaded` is null; `'none'` if nothing is kept, null while that is read. */
export function useShownList<Item extends object, Name extends string>(
  { address, name }: KeptAt<Name>,
  loaded: LoadedList<Item> | null,
): ShownList<Item> | 'none' | null {
  const kept = useKeptPage<KeptList<Name, Item>>(address, loaded === null)
  return useMemo(() => {
    if (loaded) {
      const { after, asOf, rows, page } = loaded
      const first = { items: unpackRows(rows), next: page.next, revision: page.revision }
      return { after, asOf, first, total: page.total, isKept: false }
    }
    if (kept === null || kept === 'none') return kept
    const first = { items: kept[name], next: null, revision: 0 }
    return { after: null, asOf: kept.asOf, first, total: kept.total, isKept: true }
  }, [loaded, kept, name])
}

const MOST_KEPT = 100

/** What is kept of a list of which `items` were loaded; null for a list that starts later. */
export function listToKeep<Item>(
  { after, total, asOf, isKept }: ShownList<Item>,
  name: string,
  items: readonly Item[],
) {
  return isKept || after !== null ? null : { asOf, [name]: items.slice(0, MOST_KEPT), total }
}
