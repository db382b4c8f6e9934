import Argon2 from '@phi-ag/argon2'
// Workers refuse to compile WebAssembly from bytes, so the module comes in by static import. Scripts that run in Node
// (the first admin) pair password-hash.ts with '@phi-ag/argon2/node' instead.
import wasm from '@phi-ag/argon2/argon2.wasm'
import { loadOnce } from '#workers/load-once.ts'
import { hashWith, verifyWith } from './password-hash.ts'

export async function hashPassword(password: string): Promise<string> {
  return hashWith(await argon2(), password)
}

/**
 * Does the password match? `hash` is null for a user that isn't there: the answer is no, after the same work, so that
 * its time says nothing about who exists.
 */
export async function verifyPassword(hash: string | null, password: string): Promise<boolean> {
  const engine = await argon2()
  if (hash !== null) return verifyWith(engine, hash, password)
  hashWith(engine, password)
  return false
}

/** One instance an isolate: its memory (20 MB while hashing) is reused, never shared by two hashes at once. */
const argon2 = loadOnce(async () => new Argon2(await WebAssembly.instantiate(wasm)))
