import openArgon2 from '@phi-ag/argon2/node'
import { hashWith } from '#workers/security/password-hash.ts'
import { TEMPORARY_PASSWORD_LIFETIME_MS, temporaryPassword } from '#workers/security/temporary-password.ts'

/** A password that must be changed at first use, as plain text for the operator and hashed for the store; `now` in milliseconds. */
export async function issueTemporaryPassword(now: number, clear = temporaryPassword()) {
  return {
    clear,
    hash: hashWith(await openArgon2(), clear),
    expiresAt: now + TEMPORARY_PASSWORD_LIFETIME_MS,
  }
}
