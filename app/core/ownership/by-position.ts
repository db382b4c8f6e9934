import type { Format } from '../formats/format.ts'
import type { Position } from '../players/player.ts'
import type { Shares } from './shares.ts'

type Factors = Partial<Record<Position, number>>

/**
 * How much oftener than vendors' files say a position was really held, in single games: fitted to 58 contests of 2025 and
 * closer to 155 (flex) and 182 (captain) of 227 contests later.
 */
const OF_FILES: { flex: Factors; captain: Factors } = {
  flex: { QB: 1.07, RB: 0.925, WR: 1, TE: 1.08, K: 0.89, DST: 0.82 },
  captain: { QB: 0.845, RB: 1.17, WR: 0.96, TE: 1.15, K: 0.4, DST: 1 },
}

/** The same correction for the estimated field, which makes kickers captain too often. */
const CAPTAINS_OF_MODEL: Factors = { K: OF_FILES.captain.K! }

/** Whether the format's contests are such as the factors of files were fitted to. */
export function areFilesCorrected({ from }: Format): boolean {
  return from.games === 1
}

/** Shares of a file multiplied by position. Those known of each slot keep their sum; null: the file has none. */
export function fileSharesByPosition(
  shares: readonly { position: Position; captainPct: number | null; flexPct: number | null }[],
): { captainPct: number | null; flexPct: number | null }[] {
  const positions = shares.map(({ position }) => position)
  const captain = multiplied(
    shares.map(({ captainPct }) => captainPct),
    positions,
    OF_FILES.captain,
  )
  const flex = multiplied(
    shares.map(({ flexPct }) => flexPct),
    positions,
    OF_FILES.flex,
  )
  return shares.map((_, i) => ({ captainPct: captain[i]!, flexPct: flex[i]! }))
}

export function modelSharesByPosition(shares: readonly Shares[], positions: readonly Position[]): Shares[] {
  const captain = multiplied(
    shares.map(({ captainPct }) => captainPct),
    positions,
    CAPTAINS_OF_MODEL,
  )
  return shares.map(({ flexPct }, i) => ({ captainPct: captain[i]!, flexPct }))
}

function multiplied<Pct extends number | null>(
  pcts: readonly Pct[],
  positions: readonly Position[],
  factors: Factors,
): Pct[] {
  const products = pcts.map((pct, i) => (pct === null ? null : pct * (factors[positions[i]!] ?? 1)))
  const sumOf = (all: readonly (number | null)[]) => all.reduce<number>((sum, pct) => sum + (pct ?? 0), 0)
  const scale = sumOf(products) > 0 ? sumOf(pcts) / sumOf(products) : 1
  return products.map((pct) => (pct === null ? null : Math.min(100, pct * scale))) as Pct[]
}
