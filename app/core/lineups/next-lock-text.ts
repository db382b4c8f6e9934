import type { SlateGame } from '../players/games.ts'
import { formatClock } from '../time/game-time.ts'

/** `KC @ DEN 4:25 PM`, or `KC @ DEN and 2 more 4:05 PM` where games begin together; without a zone, in the local one. */
export function nextLockText(
  { kickoff, games }: { kickoff: Date; games: readonly Pick<SlateGame, 'away' | 'home'>[] },
  timeZone?: string,
): string {
  const { away, home } = games[0]!
  const more = games.length > 1 ? ` and ${games.length - 1} more` : ''
  return `${away} @ ${home}${more} ${formatClock(kickoff, timeZone)}`
}
