import type { LineupView } from '#core/lineups/lineup-view.ts'

/** The query of an address: the inverse of `parseLineupView` (lineup-page.ts), which the browser does not load. Empty for the first page of all lineups. */
export function lineupQuery({ search, order }: LineupView, after: string | null = null): string {
  const query = new URLSearchParams()
  if (search !== '') query.set('search', search)
  if (order) query.set('sort', order.column)
  if (order) query.set('order', order.descending ? 'desc' : 'asc')
  if (after !== null) query.set('after', after)
  return query.size === 0 ? '' : `?${query}`
}
