import { ENTRY_SORTS, type HistoryView } from '#core/history/history-view.ts'

const MOST_SEARCHED = 255

/** The view that an address asks for, as `?sport=NFL&search=milly&sort=profit`; what is not valid is left out. */
export function parseHistoryView(query: URLSearchParams): HistoryView {
  const textOf = (name: string) => (query.get(name) ?? '').trim().slice(0, MOST_SEARCHED)
  return {
    sport: textOf('sport') || null,
    search: textOf('search'),
    sort: ENTRY_SORTS.find((each) => each === query.get('sort')) ?? 'newest',
  }
}

/** The inverse of `parseHistoryView`; empty for the newest of all entries. */
export function historyQuery({ sport, search, sort }: HistoryView, after: string | null = null): string {
  const query = new URLSearchParams()
  if (sport !== null) query.set('sport', sport)
  if (search !== '') query.set('search', search)
  if (sort !== 'newest') query.set('sort', sort)
  if (after !== null) query.set('after', after)
  return query.size === 0 ? '' : `?${query}`
}
