import * as z from 'zod/mini'
import type { UserRole } from '#core/accounts/role.ts'
import { nameProblem } from '#core/names/name-problem.ts'
import {
  CURRENT_PASSWORD_REQUIRED,
  EMAIL_NOT_VALID,
  PASSWORD_REQUIRED,
  PASSWORD_SHORT,
  USERNAME_OR_EMAIL_REQUIRED,
  USERNAME_REQUIRED,
  USERNAME_SHORT,
  USERNAME_WITH_AT,
} from './field-sentences.ts'

const MAX_LENGTH = 255

/** Length in Unicode code points after NFC, so that most emoji count as one. */
const length = (text: string) => [...text.normalize('NFC')].length

const password = z
  .string(PASSWORD_REQUIRED)
  .check(z.refine((value) => length(value) <= MAX_LENGTH, 'Password must be at most 255 characters'))

export const NewPassword = password.check(z.refine((value) => length(value) >= 8, PASSWORD_SHORT))

/** No "@", so that a name cannot look like an email, and no misleading characters (name-problem.ts). */
export const Username = z.string(USERNAME_REQUIRED).check(
  z.trim(),
  z.refine((name) => name.length > 0, { error: USERNAME_REQUIRED, abort: true }),
  z.refine((name) => length(name) >= 3, USERNAME_SHORT),
  z.refine((name) => length(name) <= MAX_LENGTH, 'Username must be at most 255 characters'),
  // NFKC also finds other Unicode forms of "@".
  z.refine((name) => !name.normalize('NFKC').includes('@'), USERNAME_WITH_AT),
  z.check((name) => {
    const problem = nameProblem(name.value)
    if (problem !== null) name.issues.push({ code: 'custom', input: name.value, message: problem })
  }),
)

/** Optional (SPEC.md section 3); a blank field counts as none. */
export const Email = z.pipe(
  z.nullish(
    z.string(EMAIL_NOT_VALID).check(
      z.trim(),
      z.maxLength(MAX_LENGTH, 'Email must be at most 255 characters'),
      z.refine((email) => email === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email), EMAIL_NOT_VALID),
    ),
  ),
  z.transform((email) => email || null),
)

export const LoginRequest = z.object({
  usernameOrEmail: z
    .string(USERNAME_OR_EMAIL_REQUIRED)
    .check(z.trim(), z.minLength(1, USERNAME_OR_EMAIL_REQUIRED), z.maxLength(MAX_LENGTH)),
  password: password.check(z.minLength(1, PASSWORD_REQUIRED)),
})
export type LoginRequest = z.infer<typeof LoginRequest>

export const RegisterRequest = z.object({ username: Username, email: Email, password: NewPassword })
export type RegisterRequest = z.infer<typeof RegisterRequest>

export const ChangePasswordRequest = z.object({
  currentPassword: z
    .string(CURRENT_PASSWORD_REQUIRED)
    .check(z.minLength(1, CURRENT_PASSWORD_REQUIRED), z.maxLength(4 * MAX_LENGTH)),
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

export function userToWire({
  id,
  username,
  email,
  role,
  mustChangePassword,
  createdAt,
}: Omit<UserWire, 'createdAt'> & { createdAt: number }): UserWire {
  return { id, username, email, role, mustChangePassword, createdAt: new Date(createdAt).toISOString() }
}
