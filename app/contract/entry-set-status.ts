import { easternDate } from '#core/time/game-time.ts'
import { setReturnsOf } from './entry-set-returns.ts'
import type { EntrySetItem } from './entry-sets.ts'

/** Where a set stands: kept only, entered and open to changes, played or of an unknown day and without all results, or done. */
export type SetStatus = 'not_entered' | 'before_lock' | 'pending' | 'settled'

/** `now` in milliseconds since 1970. A slate that does not say when its games begin is taken as played. */
export function setStatusOf(set: EntrySetItem, now: number): SetStatus {
  if (!set.entered) return 'not_entered'
  if (setReturnsOf(set).pending === 0) return 'settled'
  return set.settled === 0 && isBeforeLock(set, now) ? 'before_lock' : 'pending'
}

/** Final standings gave the entries their points, and nothing says yet what they won. */
export function isWithoutPayouts({ entries, best_points, settled }: EntrySetItem): boolean {
  return entries > 0 && best_points !== null && settled === 0
}

function isBeforeLock({ locks_at, game_date }: EntrySetItem, now: number): boolean {
  if (locks_at !== null) return Date.parse(locks_at) > now
  return game_date !== null && game_date > easternDate(new Date(now))
}

/** `Waits for results`, `40 of 80 without a result`, `Settled, 10 of 80 cashed`. */
export function setStatusText(set: EntrySetItem, now: number): string {
  const { pending, entries } = setReturnsOf(set)
  switch (setStatusOf(set, now)) {
    case 'not_entered':
      return 'Not entered'
    case 'before_lock':
      return 'Entered, not locked yet'
    case 'pending':
      if (isWithoutPayouts(set)) return 'Has points, waits for payouts'
      return pending === entries ? 'Waits for results' : `${pending} of ${entries} without a result`
    case 'settled':
      return `Settled, ${set.cashed} of ${entries} cashed`
  }
}
