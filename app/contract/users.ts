import * as z from 'zod/mini'
import { ROLES } from '#core/accounts/role.ts'
import { Email, Username, type UserWire, userToWire } from './auth.ts'

/** SPEC.md section 5: username required after trimming, email optional, role user unless said otherwise. */
export const CreateUserRequest = z.object({
  username: Username,
  email: Email,
  role: z.pipe(
    z.nullish(z.enum(ROLES, `Role must be ${ROLES.join(' or ')}`)),
    z.transform((role) => role ?? 'user'),
  ),
})
export type CreateUserRequest = z.infer<typeof CreateUserRequest>

/** A user as admins see them. */
export type ListedUserWire = UserWire & {
  /** Since when an admin keeps the user out, ISO 8601; null for an account that can be used. */
  disabledAt: string | null
  /** The connected sign-in providers. */
  providers: string[]
}

type ListedUser = Parameters<typeof userToWire>[0] & { disabledAt: number | null; providers: string[] }

export function listedUserToWire({ disabledAt, providers, ...user }: ListedUser): ListedUserWire {
  return {
    ...userToWire(user),
    disabledAt: disabledAt === null ? null : new Date(disabledAt).toISOString(),
    providers,
  }
}
