import * as z from 'zod/mini'
import { ROLES } from '#core/accounts/role.ts'
import { Email, Username, type UserWire, userToWire } from './auth.ts'

/** SPEC.md section 5: username required after trimming, email optional, role user by default. */
export const CreateUserRequest = z.object({
  username: Username,
  email: Email,
  role: z.pipe(
    z.nullish(z.enum(ROLES, `Role must be ${ROLES.join(' or ')}`)),
    z.transform((role) => role ?? 'user'),
  ),
})
export type CreateUserRequest = z.infer<typeof CreateUserRequest>

/** A user, as sent to admins. */
export type ListedUserWire = UserWire & {
  /** When an admin disabled the account, ISO 8601; null for an enabled one. */
  disabledAt: string | null
  /** The connected sign-in providers. */
  providers: string[]
}

type ListedUser = Parameters<typeof userToWire>[0] & { disabledAt: number | null; providers: string[] }

function listedUserToWire({ disabledAt, providers, ...user }: ListedUser): ListedUserWire {
  return {
    ...userToWire(user),
    disabledAt: disabledAt === null ? null : new Date(disabledAt).toISOString(),
    providers,
  }
}

/** A page of users. `total`: all there are; `found`: by the search; `next`: the `before` of the next page, null on the last. */
export type UserPageWire = { users: ListedUserWire[]; total: number; found: number; next: number | null }

type UserPage = Omit<UserPageWire, 'users'> & { users: readonly ListedUser[] }

export function userPageToWire({ users, ...page }: UserPage): UserPageWire {
  return { users: users.map(listedUserToWire), ...page }
}
