import * as z from 'zod/mini'
import { NewPassword } from './auth.ts'

/** The user's own account as its page shows it. */
export type AccountWire = {
  emailVerified: boolean
  hasPassword: boolean
  /** The connected sign-in providers. */
  providers: string[]
  /** The one used last first. */
  sessions: SessionWire[]
}

export type SessionWire = {
  id: string
  /** Browser family and system; null for a session from before they were noted. */
  device: string | null
  /** ISO 8601. */
  signedInAt: string
  /** ISO 8601, to the hour; null until it is used again. */
  lastSeenAt: string | null
  /** Is it the one that asks? */
  isCurrent: boolean
}

export const SetPasswordRequest = z.object({ newPassword: NewPassword })

/** Without a password for an account that has none. */
export const CloseAccountRequest = z.object({
  password: z._default(
    z.string('Password is required').check(z.maxLength(1020, 'Current password is incorrect')),
    '',
  ),
})
