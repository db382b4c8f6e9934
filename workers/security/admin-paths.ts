import { PAGES, type PageRow } from '#app/pages.ts'
import { API_ROWS } from '#workers/access-table.ts'
import { normalizedPath } from './normalized-path.ts'

/** Admin path prefixes from both tables: each path up to its first parameter. */
const ADMIN_PATHS = [
  ...API_ROWS.filter(([, [who]]) => who === 'admin').map(([route]) => `/api${route.split(' ')[1]}`),
  ...Object.entries<PageRow>(PAGES)
    .filter(([, [who]]) => who === 'admin')
    .map(([path]) => path),
].map((path) => path.replace(/\/:.*/, ''))

/** Whether a path, in any spelling, is an admin page or call. When in doubt the path counts as one. */
export function adminRouteOf(pathname: string): 'page' | 'call' | null {
  const path = normalizedPath(pathname)
  if (!ADMIN_PATHS.some((admin) => path === admin || path.startsWith(`${admin}/`))) return null
  return path.startsWith('/api/') ? 'call' : 'page'
}
