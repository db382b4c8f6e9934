import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { PAGES, type PageRow } from './pages.ts'

const ROWS: [path: string, row: PageRow][] = Object.entries(PAGES)

/** The routes of the table in pages.ts, and no others. */
export default [
  layout('routes/app-shell/route.tsx', [layout('routes/app-shell/page-boundary.tsx', pagesIn('in_shell'))]),
  ...pagesIn('bare'),
] satisfies RouteConfig

function pagesIn(wanted: 'in_shell' | 'bare'): RouteConfigEntry[] {
  return ROWS.filter(([, [, , frame]]) => frame === wanted).map(([path, [, , , file, id]]) =>
    path === '/' ? { file, index: true } : route(path.slice(1), file, id ? { id } : {}),
  )
}
