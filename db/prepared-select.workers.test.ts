import { env } from 'cloudflare:workers'
import { and, eq, gt, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newPerson } from '#workers/testing/person.ts'
import { createDirectory } from './client.ts'
import { preparedSelect } from './prepared-select.ts'
import { sessions, users } from './schema.ts'

let built = 0
const selectUser = preparedSelect(['id', 'least', 'limit'], (db, at) => {
  built++
  return db
    .select({ id: users.id, role: users.role, twice: sql<number>`2 * ${users.id}`.mapWith(Number) })
    .from(users)
    .leftJoin(sessions, and(eq(sessions.userId, users.id), gt(sessions.createdAt, at.least)))
    .where(eq(users.id, at.id))
    .limit(at.limit)
})

test('a fixed query is built once and answers each call by its own values, awaited and in a batch', async () => {
  const directory = createDirectory(env.DB)
  const [admin, user] = [await newPerson('admin'), await newPerson('user')]
  const of = (id: number) => selectUser(directory, { id, least: 0, limit: 1 })
  expect(await of(admin.id)).toEqual([{ id: admin.id, role: 'admin', twice: 2 * admin.id }])
  // Two of one kind that are made before either is asked do not share their values.
  const [first, second] = [of(user.id), of(admin.id)]
  expect(await first).toEqual([{ id: user.id, role: 'user', twice: 2 * user.id }])
  const [ofAdmin, ofNone, counted] = await directory.batch([
    second,
    of(-1),
    directory.select({ count: sql<number>`count(*)` }).from(users),
  ])
  expect(ofAdmin).toEqual([{ id: admin.id, role: 'admin', twice: 2 * admin.id }])
  expect(ofNone).toEqual([])
  expect(counted[0]!.count).toBeGreaterThan(1)
  expect(built).toBe(1)
})

test('a failed fixed query rejects', async () => {
  const broken = preparedSelect(['id'], (db, at) =>
    db.select({ one: sql`no_such_column` }).from(users).where(eq(users.id, at.id)),
  )
  await expect(broken(createDirectory(env.DB), { id: 1 })).rejects.toThrow()
})
