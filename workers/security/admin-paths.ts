import { PAGES, type PageRow } from '#app/pages.ts'
import { API_ROWS } from '#workers/access-table.ts'
import { normalizedPath } from './normalized-path.ts'

/** Where what is for admins begins, by the tables: each of their paths up to its first parameter. */
const ADMIN_PATHS = [
  ...API_ROWS.filter(([, [who]]) => who === 'admin').map(([route]) => `/api${route.split(' ')[1]}`),
  ...Object.entries<PageRow>(PAGES)
    .filter(([, [who]]) => who === 'admin')
    .map(([path]) => path),
].map((path) => path.replace(/\/:.*/, ''))

/** Does this path lead, under any spelling, to a page or a call for admins? Guards rather one path too many than one too few. */
export function adminRouteOf(pathname: string): 'page' | 'call' | null {
  const path = normalizedPath(pathname)
  if (!ADMIN_PATHS.some((admin) => path === admin || path.startsWith(`${admin}/`))) return null
  return path.startsWith('/api/') ? 'call' : 'page'
}
