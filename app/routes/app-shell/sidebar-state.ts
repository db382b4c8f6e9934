/** The sidebar's state is stored in a cookie, so that the server renders the right width. */

export const SIDEBAR_SHORTCUT_KEY = 'b'

const COOKIE_NAME = 'sidebar_state'
const COOKIE_MAX_AGE_SECONDS = 604_800

/** Open unless the cookie says `false`. */
export function isSidebarOpen(cookieHeader: string | null): boolean {
  return !new RegExp(`(?:^|;\\s*)${COOKIE_NAME}=false(?:;|$)`).test(cookieHeader ?? '')
}

export function sidebarCookie(open: boolean): string {
  return `${COOKIE_NAME}=${open}; path=/; max-age=${COOKIE_MAX_AGE_SECONDS}; SameSite=Lax`
}
