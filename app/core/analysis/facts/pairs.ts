import { type Lineup, pointsMultiplier } from '../../lineups/lineup.ts'
import { correlationOf, type TeamRelation, teamRelation } from '../../objective/correlation.ts'
import { spreadOf } from '../../objective/spread-of.ts'
import { type Player, personKey } from '../../players/player.ts'
import { countedPoints, expectedPoints } from '../../players/points.ts'
import { cleanText } from '../../text/clean-text.ts'
import type { SlateStandings } from './person-facts.ts'

/** The correlation of two players' scores, -1 to 1 (correlation.ts). */
export type PairFacts = {
  names: [string, string]
  correlation: number
  relation: TeamRelation
  /** Two quarterbacks of one team: usually only one of them plays. */
  shareOnePlace: boolean
}

/** Anything within 0.05 of zero reads as zero. */
const SMALLEST_OF_NOTE = 0.05
const MOST_PAIRS = 6

export function pairsOf(players: readonly Player[], standings: SlateStandings): PairFacts[] {
  return players.flatMap((a, i) => players.slice(i + 1).map((b) => pairOf(a, b, standings)))
}

function pairOf(a: Player, b: Player, standings: SlateStandings): PairFacts {
  const relation = teamRelation(a, b, standings.teams.length === 2)
  return {
    names: [cleanText(a.name), cleanText(b.name)],
    correlation: correlationBetween(a, b, standings),
    relation,
    shareOnePlace: relation === 'teammates' && isQuarterback(a) && isQuarterback(b),
  }
}

export function strongestPairs(pairs: readonly PairFacts[]): PairFacts[] {
  return pairs
    .filter((pair) => Math.abs(pair.correlation) > SMALLEST_OF_NOTE)
    .sort((a, b) => Math.abs(b.correlation) - Math.abs(a.correlation))
    .slice(0, MOST_PAIRS)
}

/** Standard deviation of a lineup's score in points, injuries, multipliers and correlations included, as in its projection. */
export function lineupSpread(lineup: Lineup, standings: SlateStandings): number {
  const parts = lineup.slots.flatMap((player, slot) =>
    player
      ? [
          {
            player,
            sd:
              pointsMultiplier(lineup.format, slot) * spreadOf(player, lineup.format, countedPoints(player)),
          },
        ]
      : [],
  )
  return spreadOfSum(parts, standings)
}

/** Standard deviation of the sum of these players' scores without multipliers, and its value if they were uncorrelated. */
export function groupSpread(players: readonly Player[], standings: SlateStandings) {
  const parts = players.map((player) => ({
    player,
    sd: spreadOf(player, standings.format, expectedPoints(player)),
  }))
  return { sd: spreadOfSum(parts, standings), sdIfUnrelated: Math.hypot(...parts.map(({ sd }) => sd)) }
}

type Part = { player: Player; sd: number }

function spreadOfSum(parts: readonly Part[], standings: SlateStandings): number {
  const variance = parts.reduce((sum, { player, sd }, i) => {
    const withEarlier = parts.slice(0, i).reduce((inner, other) => {
      return inner + 2 * correlationBetween(player, other.player, standings) * sd * other.sd
    }, 0)
    return sum + sd ** 2 + withEarlier
  }, 0)
  return Math.sqrt(Math.max(variance, 0))
}

function isQuarterback({ actualPosition }: Player): boolean {
  return actualPosition === 'QB'
}

/** 0 where one of the two has no role (correlation.ts). */
export function correlationBetween(a: Player, b: Player, { roleByKey, teams }: SlateStandings): number {
  const [roleA, roleB] = [roleByKey.get(personKey(a)), roleByKey.get(personKey(b))]
  return roleA && roleB ? correlationOf(roleA, roleB, teamRelation(a, b, teams.length === 2)) : 0
}
