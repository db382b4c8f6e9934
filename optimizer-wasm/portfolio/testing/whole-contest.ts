import { randomFrom } from '#core/numbers/random-from.ts'
import type { PayoutTier } from '#core/payouts/payout-tiers.ts'
import type { PlacedCells } from '../placed-cells.ts'
import { cellList, type GameScores } from './plain-cells.ts'

/** A small contest with games of random scores; few different scores, so that ties of every kind occur. */
export type SmallContest = { games: GameScores[]; candidates: number; tiers: PayoutTier[] }

export function smallContest(seed: number, games = 12): SmallContest {
  const random = randomFrom(seed)
  const upTo = (most: number) => 1 + Math.floor(random() * most)
  const candidates = 3 + upTo(9)
  const opponents = upTo(14)
  const scores = upTo(25)
  const copies = Array.from({ length: opponents }, () => upTo(3))
  const list = (length: number) => Array.from({ length }, () => upTo(scores))
  return {
    candidates,
    tiers: randomTiers(random, upTo(12)),
    games: Array.from({ length: games }, () => ({
      candidates: list(candidates),
      opponents: list(opponents),
      copies,
    })),
  }
}

function randomTiers(random: () => number, paid: number): PayoutTier[] {
  let prizeCents = 5_000
  return Array.from({ length: paid }, (_, place) => {
    prizeCents = Math.floor(prizeCents * (0.5 + random() / 2))
    return { from: place + 1, to: place + 1, prizeCents }
  })
}

export function cellsOf({ games, candidates }: SmallContest, depth = 1_000): PlacedCells {
  const list = cellList(candidates, depth)
  for (const game of games) list.add(game)
  return list.cells()
}

/**
 * By the rules of a contest and nothing else: all entries are listed by score, equal ones share the prizes of the places
 * that they cover, and the user gets what the own entries are paid. In cents.
 */
export function wholeContestPayout(
  { games, tiers }: SmallContest,
  game: number,
  chosen: readonly number[],
): number {
  const { candidates, opponents, copies } = games[game]!
  const entries = [
    ...chosen.map((index) => ({ score: candidates[index]!, isOwn: true })),
    ...Array.from(opponents, (score, index) => Array(copies[index]!).fill({ score, isOwn: false })).flat(),
  ].sort((a, b) => b.score - a.score)
  const prizeOfPlace = (place: number) =>
    tiers.find(({ from, to }) => from <= place && place <= to)?.prizeCents ?? 0
  let total = 0
  for (const { score, isOwn } of entries) {
    if (!isOwn) continue
    const places = entries.flatMap((entry, index) => (entry.score === score ? [prizeOfPlace(index + 1)] : []))
    total += places.reduce((sum, prize) => sum + prize, 0) / places.length
  }
  return total
}
