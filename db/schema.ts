/*
 * The tables, a file for each kind of record: the ten records of SPEC.md section 3, and what serves them. Money is in whole
 * cents, salaries in the contest's dollars, timestamps in milliseconds since 1970. Every user record carries `userId`,
 * including learned figures: one user's file must not change another user's figures.
 */

export * from './schema/accounts.ts'
export * from './schema/autopsies.ts'
export * from './schema/contests.ts'
export * from './schema/entered-entries.ts'
export * from './schema/entry-sets.ts'
export * from './schema/history.ts'
export * from './schema/jobs.ts'
export * from './schema/learning.ts'
export * from './schema/limits.ts'
export * from './schema/lineups.ts'
export * from './schema/slates.ts'
export * from './schema/users.ts'
