import type { User } from '#db/accounts/users.ts'
import { insertedUser } from './inserted-user.ts'

export { contextOf } from './inserted-user.ts'

export type Person = User & { cookie: string }

/** A new user with `PASSWORD` and a session. */
export async function newPerson(role: User['role'] = 'user'): Promise<Person> {
  const { user, token } = await insertedUser(`person-${crypto.randomUUID()}`, role)
  return { ...user, cookie: `session=${token}` }
}
