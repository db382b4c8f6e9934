import * as z from 'zod/mini'
import type { UserRole } from '#core/accounts/role.ts'
import { nameProblem } from '#core/names/name-problem.ts'

const MAX_LENGTH = 255

/** Length in Unicode code points after NFC, so that most emoji count as one. */
const length = (text: string) => [...text.normalize('NFC')].length

const password = z
  .string('Password is required')
  .check(z.refine((value) => length(value) <= MAX_LENGTH, 'Password must be at most 255 characters'))

export const NewPassword = password.check(
  z.refine((value) => length(value) >= 8, 'Password must be at least 8 characters'),
)

/** No "@", so that a name cannot look like an email, and no misleading characters (name-problem.ts). */
export const Username = z.string('Username is required').check(
  z.trim(),
  z.refine((name) => name.length > 0, { error: 'Username is required', abort: true }),
  z.refine((name) => length(name) >= 3, 'Username must be at least 3 characters'),
  z.refine((name) => length(name) <= MAX_LENGTH, 'Username must be at most 255 characters'),
  // NFKC also finds other Unicode forms of "@".
  z.refine((name) => !name.normalize('NFKC').includes('@'), 'Username must not contain @'),
  z.check((name) => {
    const problem = nameProblem(name.value)
    if (problem !== null) name.issues.push({ code: 'custom', input: name.value, message: problem })
  }),
)

/** Optional (SPEC.md section 3); a blank field counts as none. */
export const Email = z.pipe(
  z.nullish(
    z.string('Email is not valid').check(
      z.trim(),
      z.maxLength(MAX_LENGTH, 'Email must be at most 255 characters'),
      z.refine((email) => email === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email), 'Email is not valid'),
    ),
  ),
  z.transform((email) => email || null),
)

export const LoginRequest = z.object({
  usernameOrEmail: z
    .string('Username or email is required')
    .check(z.trim(), z.minLength(1, 'Username or email is required'), z.maxLength(MAX_LENGTH)),
  password: password.check(z.minLength(1, 'Password is required')),
})
export type LoginRequest = z.infer<typeof LoginRequest>

export const RegisterRequest = z.object({ username: Username, email: Email, password: NewPassword })
export type RegisterRequest = z.infer<typeof RegisterRequest>

export const ChangePasswordRequest = z.object({
  currentPassword: z
    .string('Current password is required')
    .check(z.minLength(1, 'Current password is required'), z.maxLength(4 * MAX_LENGTH)),
  newPassword: NewPassword,
})
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>

/** The current user, as sent to the browser. */
export type UserWire = {
  id: number
  username: string
  email: string | null
  role: UserRole
  mustChangePassword: boolean
  /** ISO 8601. */
  createdAt: string
}

export function userToWire(user: Omit<UserWire, 'createdAt'> & { createdAt: number }): UserWire {
  return { ...user, createdAt: new Date(user.createdAt).toISOString() }
}
