import { encodeBase64 } from '@oslojs/encoding'
import type Argon2 from '@phi-ag/argon2'

/** OWASP's minimum for Argon2id (memory in KiB): about 25 ms of CPU in workerd. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1, hashLength: 32 }

const PREFIX = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`

/** A fresh salted hash as a PHC string, which carries its own parameters. */
export function hashWith(argon2: Argon2, password: string): string {
  return argon2.hash(preparedForArgon2(password), PARAMETERS).encoded
}

/** Compares in constant time, under whatever parameters the hash was made. */
export function verifyWith(argon2: Argon2, hash: string, password: string): boolean {
  return argon2.tryVerify(hash, preparedForArgon2(password)).success
}

/** Was this hash made under other parameters than today's? */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(PREFIX)
}

/**
 * Unicode NFC, so that "é" typed on one keyboard opens what was set on another; nothing is trimmed or cut.
 * The library hands Argon2 as many bytes as the string has UTF-16 units, which would drop the end of any password
 * with non-ASCII letters. Base64 of the UTF-8 bytes is ASCII, so there every byte counts.
 */
function preparedForArgon2(password: string): string {
  return encodeBase64(new TextEncoder().encode(password.normalize('NFC')))
}
