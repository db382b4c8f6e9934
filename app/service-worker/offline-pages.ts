import { FORMATS } from '#core/formats/list.ts'

/*
 * The pages a browser keeps for the time without a connection. Every page is personal and never cached, so the server
 * renders these once more without a user, at an address of their own; the service worker stores that copy when it is
 * installed and answers with it at the page's real address. The copy was rendered for that address (routes and loader
 * data match, so it hydrates) and it brings the CSP header with the nonce that its own scripts carry.
 */

/** Needs nothing from the server: the slate is in session storage and the kernel runs in the browser. */
const OPTIMIZERS = FORMATS.filter((mode) => !mode.disabled).map((mode) => `/${mode.id}/optimizer`)

/** What is said wherever a page would need the server. */
const NOTICE = '/offline'

export const OFFLINE_PAGES: readonly string[] = [...OPTIMIZERS, NOTICE]

/** The address at which the server renders the page without a user. */
export function offlineCopyOf(pathname: string): string {
  return `/offline-copy${pathname}`
}

/** The opposite of `offlineCopyOf`. */
export function pageOfOfflineCopy(pathname: string): string {
  return pathname.slice(offlineCopyOf('').length)
}

/** The page to show for an address while the server can't be reached. */
export function offlinePageFor(pathname: string): string {
  return OPTIMIZERS.includes(pathname) ? pathname : NOTICE
}
