import { FORMATS } from '#core/formats/list.ts'

/*
 * The pages stored for offline use. Pages are personal and never cached, so the server renders these again without a
 * user at a separate address. The service worker stores that copy on install and serves it offline at the page's real
 * address. The copy is rendered for that address, so it hydrates, and has its own CSP header and nonce.
 */

/** The optimizers work offline: the slate is in session storage and the kernel runs in the browser. */
const OPTIMIZERS = FORMATS.filter((mode) => !mode.disabled).map((mode) => `/${mode.id}/optimizer`)

/** Shown for every page that needs the server. */
const NOTICE = '/offline'

export const OFFLINE_PAGES: readonly string[] = [...OPTIMIZERS, NOTICE]

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
  return OPTIMIZERS.includes(pathname) ? pathname : NOTICE
}
