/** Set by a browser that logged out without a connection: the next request ends its session (workers/api/session.ts). */
export const LOGOUT_COOKIE = 'logout'
