import { type RouterContextProvider, redirect } from 'react-router'
import { isOfflineCopy, serviceContext } from './context.ts'
import { PAGES, type PagePath, type PageRow } from './pages.ts'

/** Where Home sends a browser in which nobody has signed in yet: to registration, beside the live sample. */
const FIRST_VISIT = '/auth?mode=register'

/**
 * Checks access to a page or its data with the table of pages.ts: redirects users without access, and answers 405 to form
 * posts that the page does not accept. Runs on the server before any loader or action.
 */
export function decideByTable({
  context,
  pattern,
  request,
}: {
  context: Readonly<RouterContextProvider>
  pattern: string
  request: Request
}): void {
  const [who, posts] = rowOf(pattern)
  if (posts === 'no_posts' && !isView(request))
    throw new Response('This page does not accept form posts', { status: 405 })
  if (context.get(isOfflineCopy)) return
  const { user, deviceTokenHash } = context.get(serviceContext)
  if (who === 'anyone') return
  if (who === 'signed_out') {
    if (user !== null) throw redirect('/')
    return
  }
  if (user === null)
    throw redirect(pathOf(pattern) === '/' && deviceTokenHash === null ? FIRST_VISIT : '/auth')
  // Until a temporary password is changed, only Home is open, behind the change-password dialog.
  if (user.mustChangePassword && who !== 'signed_in') throw redirect('/')
  // 'admin': the Worker's guard has set `adminRefusal`, which the page shows in the shell with status 403.
}

function rowOf(pattern: string): PageRow {
  const path = pathOf(pattern)
  const row: PageRow | undefined = PAGES[path as PagePath]
  if (row === undefined) throw new Error(`The page ${path} has no row in app/pages.ts`)
  return row
}

/** React Router's pattern of the matched routes, as written in the table. */
function pathOf(pattern: string): string {
  return `/${pattern}`.replace(/\/+/g, '/')
}

function isView({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}
