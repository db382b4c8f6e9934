import { captainOf, type Field, lineupPlayers } from './field.ts'
import { ownershipPcts } from './ownership.ts'

/** The contest figures of SPEC.md section 3, computed from every entry's lineup. Points are in points, not thousandths. */
export type ContestAnalytics = {
  entries: number
  /** Entries with a visible lineup; empty ones still count in the field, with 0 points. */
  lineups: number
  winningPoints: number
  averagePoints: number
  mostCommonCpt: { player: string; count: number } | null
  topCpts: CaptainChoice[]
  ownershipDistribution: OwnershipBucket[]
}

export type CaptainChoice = { player: string; count: number; avgRank: number }
type OwnershipBucket = { range: string; count: number }

const TOP_CAPTAINS = 5
const BUCKET_PCT = 5

export function contestAnalytics(field: Field): ContestAnalytics {
  const captains = captainChoices(field)
  const [mostCommon] = captains
  const averages = averageOwnership(field)
  return {
    entries: field.entries,
    lineups: averages.reduce((count, average) => count + Number(!Number.isNaN(average)), 0),
    winningPoints: field.pointsMilli.reduce((best, points) => Math.max(best, points)) / 1000,
    averagePoints: field.pointsMilli.reduce((sum, points) => sum + points, 0) / field.entries / 1000,
    mostCommonCpt: mostCommon ? { player: mostCommon.player, count: mostCommon.count } : null,
    topCpts: captains.slice(0, TOP_CAPTAINS),
    ownershipDistribution: ownershipDistribution(averages),
  }
}

/** Every captain, most chosen first; of equally chosen ones the better average rank first, then the name. */
export function captainChoices(field: Field): CaptainChoice[] {
  const counts = new Map<number, { count: number; rankSum: number }>()
  for (let entry = 0; entry < field.entries; entry += 1) {
    const captain = captainOf(field, entry)
    if (captain === null) continue
    const seen = counts.get(captain) ?? { count: 0, rankSum: 0 }
    counts.set(captain, { count: seen.count + 1, rankSum: seen.rankSum + field.ranks[entry]! })
  }
  return [...counts]
    .map(([captain, { count, rankSum }]) => ({
      player: field.players[captain]!.name,
      count,
      avgRank: rankSum / count,
    }))
    .sort((a, b) => b.count - a.count || a.avgRank - b.avgRank || compareText(a.player, b.player))
}

/** For each entry the mean ownership of its visible players, in percent; NaN when none is visible. */
export function averageOwnership(field: Field): Float64Array {
  const ownership = ownershipPcts(field)
  const averages = new Float64Array(field.entries)
  for (let entry = 0; entry < field.entries; entry += 1) {
    const players = lineupPlayers(field, entry)
    averages[entry] = players.reduce((sum, player) => sum + ownership[player]!, 0) / players.length
  }
  return averages
}

/** Entries by average ownership in steps of 5%, without gaps between the lowest and the highest. The counts add up to all entries. */
function ownershipDistribution(averages: Float64Array): OwnershipBucket[] {
  const counts = new Map<number, number>()
  let empty = 0
  for (const average of averages) {
    if (Number.isNaN(average)) empty += 1
    else {
      const bucket = Math.min(Math.floor(average / BUCKET_PCT), 100 / BUCKET_PCT - 1)
      counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
    }
  }
  const buckets = [...counts.keys()].sort((a, b) => a - b)
  const [first = 0] = buckets
  const filled = Array.from({ length: (buckets.at(-1) ?? -1) - first + 1 }, (_, i) => ({
    range: `${(first + i) * BUCKET_PCT}-${(first + i + 1) * BUCKET_PCT}%`,
    count: counts.get(first + i) ?? 0,
  }))
  return empty > 0 ? [...filled, { range: 'No lineup shown', count: empty }] : filled
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
