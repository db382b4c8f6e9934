const ADMIN_PATHS = ['/users', '/api/users', '/api/admin']

/**
 * Does this path lead, under any spelling, to a page or a call for admins? The routers differ in what they take for the
 * same path (letter case, a slash at the end, percent codes, `.data`), so this takes every spelling for it: a path that
 * leads nowhere may be guarded, an admin's one never isn't.
 */
export function adminRouteOf(pathname: string): 'page' | 'call' | null {
  const path = plainPath(pathname)
  if (!ADMIN_PATHS.some((admin) => path === admin || path.startsWith(`${admin}/`))) return null
  return path.startsWith('/api/') ? 'call' : 'page'
}

function plainPath(pathname: string): string {
  return decoded(pathname)
    .toLowerCase()
    .replace(/[\\/]+/g, '/')
    .replace(/\/?_?\.data\/?$/, '')
    .replace(/\/$/, '')
}

/** Codes of codes too, until none of an ASCII letter is left; one at a time, so that a broken code hides no other. */
function decoded(path: string): string {
  const once = path.replace(/%([0-7][0-9a-f])/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return once === path ? path : decoded(once)
}
