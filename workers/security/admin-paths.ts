import { plainPath } from './plain-path.ts'

const ADMIN_PATHS = ['/users', '/api/users', '/api/admin']

/** Does this path lead, under any spelling, to a page or a call for admins? Guards rather one path too many than one too few. */
export function adminRouteOf(pathname: string): 'page' | 'call' | null {
  const path = plainPath(pathname)
  if (!ADMIN_PATHS.some((admin) => path === admin || path.startsWith(`${admin}/`))) return null
  return path.startsWith('/api/') ? 'call' : 'page'
}
