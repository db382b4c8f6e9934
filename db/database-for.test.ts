import { expect, test } from 'vitest'
import { databaseFor, databaseForNewUsers, openDatabases } from './database-for.ts'

/** Stands for a binding; opening databases asks nothing of it. */
const bound = {} as D1Database

test('databases are listed by their number, and new users go to the newest', () => {
  const databases = openDatabases({
    DB_10: bound,
    DB_2: bound,
    DB: bound,
    FILES: bound,
    DB_0: bound,
    DBX: bound,
  })
  expect(databases.ofRecords.map(({ binding }) => binding)).toEqual(['DB', 'DB_2', 'DB_10'])
  expect(databaseForNewUsers(databases)).toBe('DB_10')
})

test('a user’s records are in the database stored for the user', () => {
  const databases = openDatabases({ DB: bound, DB_1: bound })
  expect(databaseFor(databases, { database: 'DB_1' }).binding).toBe('DB_1')
  expect(() => databaseFor(databases, { database: 'DB_7' })).toThrow('the database DB_7 is not bound')
})

test('without the first database, which holds the accounts, nothing is opened', () => {
  expect(() => openDatabases({ DB_1: bound })).toThrow('DB is not bound')
})
