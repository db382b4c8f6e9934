import type { Format } from '../formats/format.ts'
import { gamesOf, type SlateGame } from '../players/games.ts'
import { laterWeek } from '../players/later-week.ts'
import { isOut, type Player } from '../players/player.ts'
import { gameOf } from '../players/sides.ts'

/**
 * What can still become of a slot of an entered lineup.
 * - `open`: another player may stand there.
 * - `locked`: the player stays, and his points run.
 * - `played`: the player stays, and his points are known.
 * - `lost`: the slot stays without points: its player is out, or nobody stands there.
 */
export type SlotState = 'open' | 'locked' | 'played' | 'lost'

/** Slots count as locked so many milliseconds before the kickoff: a change has to reach the provider in time. */
const LOCKED_BEFORE_KICKOFF = 60_000

/** Whose slots are locked at one moment, and which lock comes next. */
export type SlateLocks = {
  format: Format
  /** Ids of the rows that no open slot takes any more and that stay where they stand. */
  begun: ReadonlySet<string>
  /** Null where every game has begun, or no further kickoff of this week is known. */
  next: NextLock | null
}

/** Games that begin together. */
export type NextLock = { kickoff: Date; games: readonly SlateGame[] }

/**
 * A player's slots lock at the kickoff of his game, or of the slate's first one (`Format.locks`). One sign is enough that a game
 * has begun: the clock, a Game Info that says so, or the provider's mark on one of its players.
 * @param now milliseconds since 1970.
 * @param marked the provider's ids of players who are marked as locked (`lockedIds` of an entries file).
 */
export function slateLocks(
  pool: readonly Player[],
  format: Format,
  { now, marked = new Set() }: { now: number; marked?: ReadonlySet<string> },
): SlateLocks {
  const games = gamesOf(pool)
  const hasBegun = (player: Player) =>
    saysBegun(player) || (player.providerId !== null && marked.has(player.providerId))
  const begunGames = new Set([
    ...games.filter(({ kickoff }) => kickoff && isLockedAt(kickoff, now)).map(({ key }) => key),
    ...pool.filter(hasBegun).flatMap((player) => gameOf(player) ?? []),
  ])
  const begun = pool.filter((player) => begunGames.has(gameOf(player) ?? '') || hasBegun(player))
  const areAllBegun = format.locks === 'first_game' && begun.length > 0
  const isMoved = laterWeek(games.map(({ kickoff }) => kickoff))
  const open = areAllBegun
    ? []
    : games.filter(({ key, kickoff }) => kickoff && !begunGames.has(key) && !isMoved(kickoff))
  const kickoff = open[0]?.kickoff ?? null
  return {
    format,
    begun: new Set((areAllBegun ? pool : begun).map(({ id }) => id)),
    next: kickoff && {
      kickoff,
      games: open.filter((game) => game.kickoff?.getTime() === kickoff.getTime()),
    },
  }
}

/**
 * The locks while some slots are locked and others open, when players can be swapped; null before the first lock, and once
 * nothing is open: a slate that is over can be built for as if nothing had begun.
 */
export function swapLocks(...asked: Parameters<typeof slateLocks>): SlateLocks | null {
  const locks = slateLocks(...asked)
  return locks.begun.size > 0 && locks.next ? locks : null
}

/**
 * The state of each slot of a lineup, in slot order.
 * @param slots `isMarked`: the provider marks the slot as locked.
 */
export function slotStates(
  slots: readonly { player: Player | null; isMarked?: boolean }[],
  { format, begun }: SlateLocks,
): SlotState[] {
  const isClosed = ({ player, isMarked }: (typeof slots)[number]) =>
    isMarked === true || (player !== null && begun.has(player.id))
  const areAllClosed = format.locks === 'first_game' && (begun.size > 0 || slots.some(isClosed))
  return slots.map((slot) => {
    if (!areAllClosed && !isClosed(slot)) return 'open'
    const { player } = slot
    // A marked player whom the slate does not list stays too.
    if (player === null) return slot.isMarked ? 'locked' : 'lost'
    if (isOut(player)) return 'lost'
    return player.actualPoints !== null || isFinal(player) ? 'played' : 'locked'
  })
}

function isLockedAt(kickoff: Date, now: number): boolean {
  return kickoff.getTime() - LOCKED_BEFORE_KICKOFF <= now
}

/** Once a game has begun the provider writes `In Progress` or `Final` in the place of its teams. */
function saysBegun({ gameInfo }: Player): boolean {
  return /^\s*(in progress|final)\b/i.test(gameInfo ?? '')
}

function isFinal({ gameInfo }: Player): boolean {
  return /^\s*final\b/i.test(gameInfo ?? '')
}
