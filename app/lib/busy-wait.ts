import { BUSY_SENTENCE } from '#contract/busy.ts'

const MOST_WAITS = 3
const LONGEST_WAIT_S = 10

/**
 * Milliseconds to wait before a refused request is sent again, `waits` times waited before; null: not again. Only where the
 * server was too busy to read it: a store that failed answers 503 as well, and there a second request may do harm.
 */
export function busyWaitMs(
  status: number,
  body: string,
  retryAfter: string | null,
  waits: number,
): number | null {
  if (status !== 503 || waits >= MOST_WAITS || !body.includes(BUSY_SENTENCE)) return null
  return 1000 * Math.min(Number(retryAfter) || 1, LONGEST_WAIT_S)
}
