import { useEffect, useState } from 'react'
import { formatTimeLeft } from './format-time-left.ts'

const COUNTED_EVERY_MS = 30_000

/** Now in milliseconds since 1970, read anew twice a minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), COUNTED_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** The time until then as text, counted anew twice a minute; null without a moment, or when it has passed. */
export function useTimeLeft(until: Date | null): string | null {
  const now = useNow()
  return until && formatTimeLeft(until, now)
}
