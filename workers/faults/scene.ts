import type { Call } from '#workers/testing/sound-calls.ts'

/** A request about to be sent, and how to see what came of it. */
export type Scene = Call & {
  /** Instead of the owner's. */
  cookie?: string
  /** What the Worker is set up with besides. */
  settings?: object
  /** What is kept, as one text; the owner's records unless told otherwise. */
  state?: () => Promise<string>
  /** A person who tries again begins here, where it is not the same request once more. */
  again?: () => Promise<Call & { cookie?: string }>
}
