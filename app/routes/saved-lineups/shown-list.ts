import type { ListPage } from '#app/lib/lists/continued-list.ts'
import { type PackedRows, unpackRows } from '#app/lib/lists/packed-rows.ts'
import type { LineupPage, PagedLineupItem } from '#contract/lineup-page.ts'
import type { LineupView } from '#core/lineups/lineup-view.ts'
import type { ResultOffer } from '#core/lineups/result-offer.ts'

/** What the page shows: the lineups of a view from one on, loaded or kept. */
export type ShownList = {
  view: LineupView
  /** After which lineup the list starts; null for its beginning. */
  after: string | null
  first: ListPage<PagedLineupItem>
  /** All lineups of the view. */
  total: number
  offers: ResultOffer[]
  /** When the server read them, in milliseconds since 1970. */
  asOf: number
  /** The page was opened without the server, which alone can search, sort and continue. */
  isKept: boolean
}

/** What this browser keeps of the list: the newest lineups, as far as the user saw them. */
export type KeptLineups = { asOf: number; lineups: readonly PagedLineupItem[]; total: number }

/** The address under which they are kept. */
export const KEPT_LINEUPS = '/lineups'
const MOST_KEPT = 100

type LoadedList = Pick<ShownList, 'view' | 'after' | 'offers' | 'asOf'> & {
  lineups: PackedRows<PagedLineupItem>
  page: Omit<LineupPage, 'lineups'>
}

export function loadedList({ lineups, page, ...rest }: LoadedList): ShownList {
  const first = { items: unpackRows(lineups), next: page.next, revision: page.revision }
  return { ...rest, first, total: page.total, isKept: false }
}

export function keptList({ asOf, lineups, total }: KeptLineups): ShownList {
  const first = { items: lineups, next: null, revision: 0 }
  return { view: { search: '', order: null }, after: null, first, total, offers: [], asOf, isKept: true }
}

/** What is kept of a list of which `items` were loaded; null for another list than all lineups, the newest first. */
export function lineupsToKeep(
  { view, after, total, asOf, isKept }: ShownList,
  items: readonly PagedLineupItem[],
): KeptLineups | null {
  if (isKept || after !== null || view.search !== '' || view.order !== null) return null
  return { asOf, lineups: items.slice(0, MOST_KEPT), total }
}
