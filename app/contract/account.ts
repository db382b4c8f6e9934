import * as z from 'zod/mini'
import { NewPassword } from './auth.ts'

/** The signed-in user's account, as the account page shows it. */
export type AccountWire = {
  emailVerified: boolean
  hasPassword: boolean
  /** The connected sign-in providers. */
  providers: string[]
  /** Most recently used first. */
  sessions: SessionWire[]
}

export type SessionWire = {
  id: string
  /** Browser family and system; null for a session older than this field. */
  device: string | null
  /** ISO 8601. */
  signedInAt: string
  /** ISO 8601, to the hour; null until it is used again. */
  lastSeenAt: string | null
  /** True for the session of this request. */
  isCurrent: boolean
}

export const SetPasswordRequest = z.object({ newPassword: NewPassword })

/** The password is left out for an account without one. */
export const CloseAccountRequest = z.object({
  password: z._default(
    z.string('Password is required').check(z.maxLength(1020, 'Current password is incorrect')),
    '',
  ),
})
