import { FORMATS } from '#core/formats/list.ts'

/*
 * The pages stored for offline use. Pages are personal and never cached, so the server renders these again without a
 * user at a separate address. The service worker stores that copy on install and serves it offline at the page's real
 * address. The copy is rendered for that address, so it hydrates, and has its own CSP header and nonce. What it shows of
 * the user comes from this browser (app/lib/session/device-user.ts, app/lib/slates/kept-slates.client.ts).
 */

/** Pages that work offline: files, slates and waiting saves are in this browser, and the kernel runs there. */
const WORKING_PAGES: readonly string[] = [
  '/',
  ...FORMATS.filter((mode) => !mode.disabled).flatMap(({ id }) => [
    `/${id}`,
    `/${id}/upload`,
    `/${id}/optimizer`,
  ]),
]

/** Shown for every page that needs the server. */
const NOTICE = '/offline'

export const OFFLINE_PAGES: readonly string[] = [...WORKING_PAGES, NOTICE]

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
  return WORKING_PAGES.includes(path) ? path : NOTICE
}
