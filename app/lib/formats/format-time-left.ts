const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** `2 days`, `3 h 20 min`, `45 min`, `less than a minute`; null when the moment has passed. */
export function formatTimeLeft(until: Date, now: number): string | null {
  const left = until.getTime() - now
  if (left <= 0) return null
  if (left >= 2 * DAY) return `${Math.floor(left / DAY)} days`
  if (left >= HOUR) return `${Math.floor(left / HOUR)} h ${Math.floor((left % HOUR) / MINUTE)} min`
  return left >= MINUTE ? `${Math.floor(left / MINUTE)} min` : 'less than a minute'
}
