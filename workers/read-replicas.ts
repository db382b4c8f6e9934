import { type Databases, openDatabases } from '#db/database-for.ts'
import { adminRouteOf } from './security/admin-paths.ts'
import { cookieOf, setCookie } from './security/cookie.ts'
import { normalizedPath } from './security/normalized-path.ts'

/*
 * D1 may answer a read from a replica that is slightly behind. After a change a user must see it: a cookie holds a D1
 * bookmark per database, and the next reads are at least as new (docs/operations.md).
 */
const COOKIE = 'bookmark'
/** Replicas lag by moments only, so older bookmarks are not needed. */
const COOKIE_LIFETIME_S = 600

const PRIMARY = 'first-primary'
const POSITION = /^(DB(?:_[1-9][0-9]{0,4})?):(first-primary|[0-9a-f-]{20,200})$/
const MOST_CHARACTERS = 2000

const OAUTH_CALLBACK = /^\/api\/oauth\/[^/]+\/callback$/
/** Streamed answers: their headers go out before the work is done. */
const STREAMS = /^(application\/x-ndjson|text\/event-stream)/

export type RequestDatabases = {
  databases: Databases
  /** The `Set-Cookie` value with the bookmarks after this request; null for a view. */
  cookieAfter: (response: Response) => string | null
}

/**
 * The databases for one request. Changes and admin requests read from the primary, so that a revoked session or role
 * never counts. Views start at the browser's bookmark, or at any replica without one.
 */
export function databasesForRequest(request: Request, env: Env): RequestDatabases {
  const { pathname } = new URL(request.url)
  const writes = mayWrite(request.method, pathname)
  const atPrimary = writes || adminRouteOf(pathname) !== null
  const kept = positionsOf(request)
  const sessions = new Map<string, D1DatabaseSession>()
  const databases = openDatabases(env, (binding, d1) => {
    // Opened at the first query: a request without queries must not fail because of a database.
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
      return value === '' ? null : setCookie(request.url, COOKIE, value, COOKIE_LIFETIME_S)
    },
  }
}

/** The bookmark per database from the cookie; malformed ones are ignored. */
function positionsOf(request: Request): Map<string, string> {
  const value = cookieOf(request, COOKIE) ?? ''
  if (value.length > MOST_CHARACTERS) return new Map()
  const matches = value.split('/').map((part) => POSITION.exec(part))
  return new Map(matches.flatMap((match) => (match ? [[match[1]!, match[2]!]] : [])))
}

/** A sign-in with a provider ends in a GET. */
function mayWrite(method: string, pathname: string): boolean {
  return !['GET', 'HEAD'].includes(method) || OAUTH_CALLBACK.test(normalizedPath(pathname))
}
