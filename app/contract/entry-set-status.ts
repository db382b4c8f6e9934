import { firstLockOf } from '#core/slate/first-lock.ts'
import { setReturnsOf } from './entry-set-returns.ts'
import type { EntrySetItem } from './entry-sets.ts'

/** Where a set stands: kept only, entered and open to changes, played or of an unknown day and without all results, or done. */
export type SetStatus = 'not_entered' | 'before_lock' | 'pending' | 'settled'

/** `now` in milliseconds since 1970. A slate that does not say when its games begin is taken as played. */
export function setStatusOf(set: EntrySetItem, now: number): SetStatus {
  if (!set.entered) return 'not_entered'
  if (setReturnsOf(set).pending === 0) return 'settled'
  return set.settled === 0 && set.best_points === null && isBeforeLock(set, now) ? 'before_lock' : 'pending'
}

/** Final standings or the user gave points, and nothing says yet what they won. */
export function hasPointsAlone({ best_points, settled }: EntrySetItem): boolean {
  return best_points !== null && settled === 0
}

function isBeforeLock({ locks_at, game_date: gameDate }: EntrySetItem, now: number): boolean {
  const startsAt = locks_at === null ? null : Date.parse(locks_at)
  return (firstLockOf({ startsAt, gameDate }) ?? now) > now
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
      if (hasPointsAlone(set))
        return `Has points, ${set.entries > 0 ? 'waits for payouts' : 'no winnings yet'}`
      return pending === entries ? 'Waits for results' : `${pending} of ${entries} without a result`
    case 'settled':
      return `Settled, ${set.cashed} of ${entries} cashed`
  }
}
