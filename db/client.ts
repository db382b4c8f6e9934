import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'

/** What drizzle needs of D1: the database itself, one of its sessions, or a stand-in. */
export type D1Like = Pick<D1Database, 'prepare' | 'batch'>

/** The accounts: users, sessions, linked accounts, rate counters. There is one. */
export type Directory = DrizzleD1Database & { readonly holds: 'accounts' }

/** What users have: slates, lineups, contests, history, jobs. A user's lie in one of possibly several (database-for.ts). */
export type Db = DrizzleD1Database & {
  readonly holds: 'records'
  /** The Worker's name for it. */
  readonly binding: string
}

export const FIRST_DATABASE = 'DB'

export function createDirectory(d1: D1Like): Directory {
  return Object.assign(drizzle(d1 as D1Database), { holds: 'accounts' as const })
}

export function createDb(d1: D1Like, binding = FIRST_DATABASE): Db {
  return Object.assign(drizzle(d1 as D1Database), { holds: 'records' as const, binding })
}
