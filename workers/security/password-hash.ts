import { encodeBase64 } from '@oslojs/encoding'
import type Argon2 from '@phi-ag/argon2'

/** OWASP's minimum for Argon2id (memory in KiB); about 25 ms of CPU in workerd. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1, hashLength: 32 }

const PREFIX = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`

/** A salted hash as a PHC string, which includes its parameters. */
export function hashWith(argon2: Argon2, password: string): string {
  return argon2.hash(preparedForArgon2(password), PARAMETERS).encoded
}

/** Compares in constant time, using the parameters in the hash. */
export function verifyWith(argon2: Argon2, hash: string, password: string): boolean {
  return argon2.tryVerify(hash, preparedForArgon2(password)).success
}

/** Was this hash made with other than the current parameters? */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(PREFIX)
}

/**
 * Normalizes to Unicode NFC, so that "é" matches however a keyboard composes it; nothing is trimmed or cut.
 * The library passes Argon2 as many bytes as the string has UTF-16 units, which would drop the end of a non-ASCII
 * password. Base64 of the UTF-8 bytes is ASCII, so every byte counts.
 */
function preparedForArgon2(password: string): string {
  return encodeBase64(new TextEncoder().encode(password.normalize('NFC')))
}
