import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'

/** The part of D1 that drizzle uses: the database, a session, or a stand-in. */
export type D1Like = Pick<D1Database, 'prepare' | 'batch'>

/** The one database of accounts: users, sessions, linked accounts, rate counters. */
export type Directory = DrizzleD1Database & { readonly holds: 'accounts'; readonly $client: D1Like }

/**
 * Records of users: slates, lineups, contests, history, jobs. Each user's are in one of possibly several databases
 * (database-for.ts).
 */
export type Db = DrizzleD1Database & {
  readonly holds: 'records'
  readonly $client: D1Like
  /** Name of the Worker binding. */
  readonly binding: string
}

export const FIRST_DATABASE = 'DB'

export function createDirectory(d1: D1Like): Directory {
  return Object.assign(drizzle(d1 as D1Database), { holds: 'accounts' as const })
}

export function createDb(d1: D1Like, binding = FIRST_DATABASE): Db {
  return Object.assign(drizzle(d1 as D1Database), { holds: 'records' as const, binding })
}
