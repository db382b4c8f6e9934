import type { Call } from '#workers/testing/valid-calls.ts'

/** A request, and how to observe its effect. */
export type Scene = Call & {
  /** Replaces the owner's cookie. */
  cookie?: string
  /** Additional bindings and settings. */
  settings?: object
  /** The stored state as text; by default the owner's records. */
  state?: () => Promise<string>
  /** The request of a retry, where it is not the same one. */
  again?: () => Promise<Call & { cookie?: string }>
}
