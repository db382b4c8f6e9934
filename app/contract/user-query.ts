/** Which users are listed: those whose name or email contains the search, and who registered before the user of that id. */
export type UserView = { search: string; before: number | null }

const MOST_SEARCHED = 255

/** The view that an address asks for, as `?search=ada&before=120`; what is not valid is left out. */
export function parseUserView(query: URLSearchParams): UserView {
  const before = Number(query.get('before'))
  return {
    search: (query.get('search') ?? '').trim().slice(0, MOST_SEARCHED),
    before: Number.isSafeInteger(before) && before > 0 ? before : null,
  }
}

/** The inverse of `parseUserView`; empty for the newest of all users. */
export function userQuery({ search, before }: UserView): string {
  const query = new URLSearchParams()
  if (search !== '') query.set('search', search)
  if (before !== null) query.set('before', String(before))
  return query.size === 0 ? '' : `?${query}`
}
