/** Too few lineups say nothing about the others. */
const FEWEST_FOUND = 3
const SHORTEST_MS = 1000

/** `4 s left`, at the pace so far; null while that is not known. */
export function timeLeftText({
  found,
  wanted,
  elapsedMs,
}: {
  found: number
  wanted: number
  elapsedMs: number
}): string | null {
  if (found < FEWEST_FOUND || elapsedMs < SHORTEST_MS) return null
  const seconds = Math.ceil(((elapsedMs / found) * (wanted - found)) / 1000)
  return seconds >= 60 ? `${Math.ceil(seconds / 60)} min left` : `${seconds} s left`
}
