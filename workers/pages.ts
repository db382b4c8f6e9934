import type { Context } from 'hono'
import type { ServerEnv } from './server-env.ts'

/* React and its router come with the first page, so that the Worker starts without them. */
const load = () => import('./render-pages.ts')

/** Everything outside /api: pages, their actions and their `.data`. */
export async function pages(c: Context<ServerEnv>): Promise<Response> {
  return (await load()).renderPage(c)
}

/** A page for the service worker's cache: rendered anonymously, without user or cookie. */
export async function offlineCopies(c: Context<ServerEnv>): Promise<Response> {
  return (await load()).renderOfflineCopy(c)
}
