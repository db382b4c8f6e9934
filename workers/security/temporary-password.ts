import { generateRandomString } from '@oslojs/crypto/random'

/** 32 characters that are not confused when read aloud: no 0 and O, no 1 and I. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 16

export const TEMPORARY_PASSWORD_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

/** 16 characters of a 32-letter alphabet: 80 random bits. */
export function temporaryPassword(): string {
  return generateRandomString(
    { read: (bytes) => void crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>) },
    ALPHABET,
    LENGTH,
  )
}
