import { type ContestPool, contestPoolOf } from '#core/contest-pool/contest-pool.ts'
import type { OwnershipTarget } from '#core/field/ownership-target.ts'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { STANDARD } from '#core/formats/dk-classic.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import type { Format } from '#core/formats/format.ts'
import { randomFrom } from '#core/numbers/random-from.ts'
import { makePlayer } from '#core/players/fixtures/make-player.ts'
import type { Player } from '#core/players/player.ts'
import { everyLegalLineup } from './every-legal-lineup.ts'

type Made = { teams?: (string | null)[]; step?: number; budget?: number; positions?: string[] }

/** A Showdown pool. `teams` and `positions` in turn, null: unknown. Captains cost their own price, which is no multiple of the other. */
export function smallShowdown(
  people: number,
  seed: number,
  { teams = ['AAA', 'BBB'], step = 100, budget = 50_000, positions = ['WR'] }: Made = {},
): ContestPool {
  const random = randomFrom(seed)
  const price = (least: number, most: number) =>
    Number((step * Math.round((least + (most - least) * random()) / step)).toFixed(2))
  const rows = Array.from({ length: people }, (_, i): Player[] => {
    const team = teams[i % teams.length]!
    const flex = makePlayer({
      id: `f${i}`,
      name: `Person ${i}`,
      team,
      position: positions[i % positions.length]!,
      salary: price(3000, 12_000),
    })
    const captain: Player = { ...flex, id: `c${i}`, position: 'CPT', salary: price(4500, 18_000) }
    // The last person but one has no captain row, the last one no other.
    if (i === people - 2) return [flex]
    if (i === people - 1) return [captain]
    return i % 3 ? [captain, flex] : [flex, captain]
  }).flat()
  return contestPoolOf(rows, SHOWDOWN, { budget, leftOut: new Set() })
}

/** A Big League pool with so many people at each position beyond those that a lineup needs. */
export function smallBigLeague(spare: number, seed: number): ContestPool {
  const random = randomFrom(seed)
  const needed = { QB: 1, RB: 3, WR: 3, TE: 1, K: 1, DST: 1 }
  const rows = Object.entries(needed).flatMap(([position, slots]) =>
    Array.from({ length: slots + spare }, (_, i) =>
      makePlayer({
        id: `${position}${i}`,
        name: `${position} ${i}`,
        position,
        salary: 1 + Math.floor(20 * random()),
      }),
    ),
  )
  return contestPoolOf(rows, BIG_LEAGUE)
}

/**
 * A pool of Standard, or of another format of overlapping slots, with so many people at each position, in turn of these games
 * (of two teams; null: unknown). The cheapest of each position are needed to stay under the budget.
 */
export function smallMainSlate(
  counts: Readonly<Record<string, number>>,
  seed: number,
  { games = ['A', 'B'], format = STANDARD, budget = 50_000 }: Partial<MadeMainSlate> = {},
): ContestPool {
  const random = randomFrom(seed)
  const rows = Object.entries(counts).flatMap(([position, count]) =>
    Array.from({ length: count }, (_, i) => {
      const game = games[Math.floor(games.length * random())]!
      const sides = random() < 0.5 ? ['1', '2'] : ['2', '1']
      return makePlayer({
        id: `${position}${i}`,
        name: `${position} ${i}`,
        position,
        actualPosition: position.split('/')[0]!,
        team: game && `${game}${sides[0]}`,
        opponent: game && `${game}${sides[1]}`,
        salary: 100 * Math.round(25 + 50 * random()),
      })
    }),
  )
  return contestPoolOf(rows, format, { budget })
}

type MadeMainSlate = { games: (string | null)[]; format: Format; budget: number }

/** The ownership of a random field of the pool's legal lineups, so one that a field can have: a few lineups are popular. */
export function randomOwnership(pool: ContestPool, seed: number): OwnershipTarget {
  const random = randomFrom(seed)
  const lineups = everyLegalLineup(pool)
  const target = {
    captain: new Float64Array(pool.people.length),
    flex: new Float64Array(pool.people.length),
  }
  const weights = Array.from({ length: lineups.count }, () => random() ** 8)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  for (const [at, row] of lineups.rows.entries()) {
    const person = pool.personOfRow[row]!
    const shares = row === pool.people[person]!.captainRow ? target.captain : target.flex
    shares[person]! += weights[Math.floor(at / lineups.size)]! / total
  }
  return target
}
