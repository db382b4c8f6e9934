import { FORMATS } from '#core/formats/list.ts'

/*
 * The pages stored for offline use. Pages are personal and never cached, so the server renders these again without a
 * user at a separate address. The service worker stores that copy on install and serves it offline at the page's real
 * address. The copy is rendered for that address, so it hydrates, and has its own CSP header and nonce. What it shows of
 * the user comes from this browser (app/lib/session/device-user.ts, app/lib/slates/kept-slates.client.ts, app/lib/kept-pages).
 */

/** Pages that work offline: what they show is in this browser, and the kernel runs there. */
const WORKING_PAGES: readonly string[] = [
  '/',
  ...FORMATS.filter((format) => !format.disabled).flatMap(({ id }) => [
    `/${id}`,
    `/${id}/upload`,
    `/${id}/optimizer`,
  ]),
  '/dashboard',
  '/historical-data',
  '/lineups',
  '/entry-sets',
]

/**
 * Pages of one record, all of which are one stored page: it is rendered for a record that does not exist, and takes what
 * this browser keeps of the record (app/lib/kept-pages) from its real address.
 */
const RECORD_PAGES: readonly string[] = ['/lineups/', '/entry-sets/']
const ANY_RECORD = '0'

/** Shown for every page that needs the server. */
const NOTICE = '/offline'

export const OFFLINE_PAGES: readonly string[] = [
  ...WORKING_PAGES,
  ...RECORD_PAGES.map((folder) => folder + ANY_RECORD),
  NOTICE,
]

/** The address at which the server renders the page without a user. */
export function offlineCopyOf(pathname: string): string {
  return `/offline-copy${pathname}`
}

/** The inverse of `offlineCopyOf`. */
export function pageOfOfflineCopy(pathname: string): string {
  return pathname.slice(offlineCopyOf('').length)
}

/** The stored page for an address while the server cannot be reached. */
export function offlinePageFor(pathname: string): string {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  if (WORKING_PAGES.includes(path)) return path
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  return RECORD_PAGES.includes(folder) ? folder + ANY_RECORD : NOTICE
}
