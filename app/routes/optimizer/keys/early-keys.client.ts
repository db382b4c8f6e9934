/** More are typed on pages that have no keys. */
const MOST = 9

/** Pressed while the part that acts on keys is not there, each with the page that it was pressed on. */
const early: [event: KeyboardEvent, page: string][] = []

function remember(event: KeyboardEvent): void {
  if (early.push([event, location.pathname]) > MOST) early.shift()
}

/** Begins with the page and whenever the part that acts on keys goes, since its code follows the page, which may take long. */
export function rememberKeys(): void {
  addEventListener('keydown', remember)
}
rememberKeys()

/** What was pressed on this page since; from now on the caller acts on keys. */
export function takeEarlyKeys(): KeyboardEvent[] {
  removeEventListener('keydown', remember)
  return early.splice(0).flatMap(([event, page]) => (page === location.pathname ? event : []))
}
