import Argon2 from '@phi-ag/argon2'
// Workers can't compile WebAssembly from bytes, so the module is a static import. Scripts that run in Node (the first
// admin) use password-hash.ts with '@phi-ag/argon2/node' instead.
import wasm from '@phi-ag/argon2/argon2.wasm'
import { loadOnce } from '#core/load-once.ts'
import { hashTurn } from './hash-turn.ts'
import { hashWith, verifyWith } from './password-hash.ts'

export async function hashPassword(password: string): Promise<string> {
  const engine = await argon2()
  await hashTurn()
  return hashWith(engine, password)
}

/**
 * Does the password match? For an unknown user `hash` is null: the result is false after the same work, so that the
 * response time does not reveal which users exist.
 */
export async function verifyPassword(hash: string | null, password: string): Promise<boolean> {
  const engine = await argon2()
  await hashTurn()
  if (hash !== null) return verifyWith(engine, hash, password)
  hashWith(engine, password)
  return false
}

/**
 * One instance per isolate; its memory (20 MB while hashing) is reused. Hashing is synchronous, so two hashes never
 * share it.
 */
const argon2 = loadOnce(async () => new Argon2(await WebAssembly.instantiate(wasm)))
