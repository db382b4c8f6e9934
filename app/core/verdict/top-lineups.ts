import { type Field, lineupSlots, NO_PLAYER, slotsInOrder } from '../contest/field.ts'
import type { LineupFigures } from './lineup-figures.ts'

/** One lineup with all its copies. Entries with equal points share their places `rank` to `lastPlace`. */
export type TopLineup = {
  rank: number
  lastPlace: number
  points: number
  /** Entries with this lineup, and how many of them are the user's; 0 for an empty lineup, which has no copies. */
  copies: number
  mine: number
  captain: string | null
  /** The captain first, if there is one, then by position; null for a hidden slot. Empty for an empty lineup. */
  players: (string | null)[]
  /** In percent; null for a lineup that is empty or partly hidden. */
  ownershipAvg: number | null
}

/** The best `most` different lineups, best first. */
export function topLineups(
  field: Field,
  { figures, mine, most }: { figures: LineupFigures; mine: readonly number[]; most: number },
): TopLineup[] {
  const own = new Set(mine)
  const found = new Map<string, TopLineup>()
  let worst = 0
  for (const entry of byRank(field.ranks)) {
    const isFull = found.size === most
    // Copies of a lineup have equal points, so none follows at a worse rank.
    if (isFull && field.ranks[entry]! > worst) break
    const key = keyOf(field, entry)
    const lineup = found.get(key) ?? (isFull ? null : describe(field, entry, figures))
    if (!lineup) continue
    found.set(key, lineup)
    worst = lineup.rank
    if (own.has(entry)) lineup.mine += 1
  }
  const sharing = tiedEntries(
    field.ranks,
    [...found.values()].map(({ rank }) => rank),
  )
  return [...found.values()].map((lineup) => ({
    ...lineup,
    lastPlace: lineup.rank + sharing.get(lineup.rank)! - 1,
  }))
}

/** Entry numbers, best rank first; equal ranks in file order. Files are nearly always in this order already. */
function byRank(ranks: Uint32Array): Iterable<number> {
  const isSorted = ranks.every((rank, entry) => entry === 0 || ranks[entry - 1]! <= rank)
  return isSorted
    ? ranks.keys()
    : new Uint32Array(ranks.keys()).sort((a, b) => ranks[a]! - ranks[b]! || a - b)
}

function keyOf(field: Field, entry: number): string {
  const slots = lineupSlots(field, entry)
  const isEmpty = slots.every((player) => player === NO_PLAYER)
  return isEmpty ? `empty ${entry}` : slots.join(' ')
}

function describe(field: Field, entry: number, { ownership, copies }: LineupFigures): TopLineup {
  const slots = slotsInOrder(field, entry)
  const isEmpty = slots.every((player) => player === NO_PLAYER)
  const names = slots.map((player) => field.players[player]?.name ?? null)
  const mean = ownership(entry)
  return {
    rank: field.ranks[entry]!,
    lastPlace: field.ranks[entry]!,
    points: field.pointsMilli[entry]! / 1000,
    copies: isEmpty ? 0 : copies(entry) || 1,
    mine: 0,
    captain: field.hasCaptain ? (names[0] ?? null) : null,
    players: isEmpty ? [] : names,
    ownershipAvg: Number.isNaN(mean) ? null : mean,
  }
}

function tiedEntries(ranks: Uint32Array, sought: readonly number[]): Map<number, number> {
  const counts = new Map(sought.map((rank) => [rank, 0]))
  for (const rank of ranks) {
    const count = counts.get(rank)
    if (count !== undefined) counts.set(rank, count + 1)
  }
  return counts
}
