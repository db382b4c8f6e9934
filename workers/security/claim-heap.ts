import { type HeapClaim, STREAMING } from '#workers/security/heap-pools.ts'

/** Tries of five seconds each, while others have the memory. */
const MOST_TRIES = 12

/**
 * The memory that a user's work needs which has no body to wait with (a job, a piece of an export), beside that of the requests of its
 * isolate; waits a minute for it, then throws `unavailable`.
 */
export async function claimHeap(userId: number, bytes: number): Promise<HeapClaim> {
  for (let tries = 1; ; tries++) {
    try {
      return await STREAMING.claim(String(userId), bytes)
    } catch (error) {
      if (tries === MOST_TRIES) throw error
    }
  }
}
