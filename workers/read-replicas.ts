import { type Databases, openDatabases } from '#db/database-for.ts'
import { adminRouteOf } from './security/admin-paths.ts'
import { cookieOf, setCookie } from './security/cookie.ts'
import { normalizedPath } from './security/normalized-path.ts'

/*
 * D1 may answer a read from a replica that is some moments behind. Who has just changed something must find it changed:
 * his browser keeps, in a cookie, how far each database was after his last change, and what he reads next is at least
 * as new (docs/operations.md).
 */
const COOKIE = 'bookmark'
/** Replicas are behind by moments; after this long any of them will do. */
const KEPT_FOR_SECONDS = 600

const PRIMARY = 'first-primary'
const POSITION = /^(DB(?:_[1-9][0-9]{0,4})?):(first-primary|[0-9a-f-]{20,200})$/
const MOST_CHARACTERS = 2000

const OAUTH_CALLBACK = /^\/api\/oauth\/[^/]+\/callback$/
/** Answers that begin before the work is done. */
const STREAMS = /^(application\/x-ndjson|text\/event-stream)/

export type RequestDatabases = {
  databases: Databases
  /** The `Set-Cookie` value that lets the browser read what this request may have written; null for a view. */
  cookieAfter: (response: Response) => string | null
}

/**
 * The databases for one request. What may change something, and what is for admins, starts at the primary: nobody acts
 * on a session or a role that has been taken away. Views start at the browser's bookmark, or anywhere when it has none.
 */
export function databasesForRequest(request: Request, env: Env): RequestDatabases {
  const { pathname } = new URL(request.url)
  const writes = mayWrite(request.method, pathname)
  const atPrimary = writes || adminRouteOf(pathname) !== null
  const kept = positionsOf(request)
  const sessions = new Map<string, D1DatabaseSession>()
  const databases = openDatabases(env, (binding, d1) => {
    // Not before the first query: what needs no database must not fail for the want of one.
    const session = () => {
      const start = atPrimary ? PRIMARY : (kept.get(binding) ?? 'first-unconstrained')
      const opened = sessions.get(binding) ?? d1.withSession(start)
      sessions.set(binding, opened)
      return opened
    }
    return { prepare: (sql) => session().prepare(sql), batch: (statements) => session().batch(statements) }
  })
  return {
    databases,
    cookieAfter(response) {
      if (!writes) return null
      const isStream = STREAMS.test(response.headers.get('Content-Type') ?? '')
      for (const { binding } of databases.ofRecords) {
        const position = isStream ? PRIMARY : sessions.get(binding)?.getBookmark()
        if (position) kept.set(binding, position)
      }
      const value = [...kept].map(([binding, position]) => `${binding}:${position}`).join('/')
      return value === '' ? null : setCookie(request.url, COOKIE, value, KEPT_FOR_SECONDS)
    },
  }
}

/** Where the browser's reads of each database may start; what does not look like it is left out. */
function positionsOf(request: Request): Map<string, string> {
  const value = cookieOf(request, COOKIE) ?? ''
  if (value.length > MOST_CHARACTERS) return new Map()
  const matches = value.split('/').map((part) => POSITION.exec(part))
  return new Map(matches.flatMap((match) => (match ? [[match[1]!, match[2]!]] : [])))
}

/** A sign-in by another provider ends in a GET. */
function mayWrite(method: string, pathname: string): boolean {
  return !['GET', 'HEAD'].includes(method) || OAUTH_CALLBACK.test(normalizedPath(pathname))
}
