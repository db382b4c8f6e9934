import { groupBy } from '../../collections/group-by.ts'
import { captainPoints } from '../../formats/format.ts'
import { captainOf, type Lineup, playersOf, projectedPoints, totalSalary } from '../../lineups/lineup.ts'
import { type StackKind, stacksOf } from '../../lineups/stack.ts'
import { meanOfKnown } from '../../numbers/estimate.ts'
import { doubtsOf } from '../../players/doubts.ts'
import type { Player } from '../../players/player.ts'
import { countedPoints, type PointsSource, pointsSources } from '../../players/points.ts'
import { cleanNames, cleanText } from '../../text/clean-text.ts'
import { gameScript, type ScriptKind } from './game-script.ts'
import { correlationBetween, lineupSpread, type PairFacts, pairsOf } from './pairs.ts'
import type { SlateStandings } from './person-facts.ts'
import type { Proof } from './proof.ts'

/** The lineup as a whole. */
export type LineupFacts = {
  filled: number
  isComplete: boolean
  /** Expected points, the captain's multiplied. */
  projected: number
  /** Whose points they are. */
  sources: PointsSource[]
  spent: number
  left: number
  usedPct: number
  /** One standard deviation around the expected points, correlations included. */
  spread: { sd: number; low: number; high: number } | null
  captain: string | null
  captainShare: number | null
  teams: { team: string; count: number }[]
  stacks: { kind: StackKind; names: string[] }[]
  /** Who scores together, and what the game must be like; of players without a doubt. Null where no two depend on each other. */
  script: ScriptFacts | null
  /** The two whose scores move apart the most, when that is worth a sentence. */
  against: PairFacts | null
  ownershipAvg: number | null
  proof: Proof | null
}

export type ScriptFacts = {
  kind: ScriptKind
  team: string
  opponent: string | null
  together: string[]
  across: string[]
}

/** Correlations nearer to zero are not worth the sentence that two players work against each other. */
const LEAST_AGAINST = -0.25

export function lineupFacts(lineup: Lineup, standings: SlateStandings, proof: Proof | null): LineupFacts {
  const { format } = lineup
  const players = playersOf(lineup)
  const projected = projectedPoints(lineup)
  const spent = totalSalary(lineup)
  const sd = lineupSpread(lineup, standings)
  const captain = captainOf(lineup)
  return {
    filled: players.length,
    isComplete: players.length === format.rosterSlots.length,
    projected,
    sources: pointsSources(players),
    spent,
    left: Math.round((format.budget - spent) * 100) / 100,
    usedPct: (spent / format.budget) * 100,
    spread: sd > 0 ? { sd, low: Math.max(0, projected - sd), high: projected + sd } : null,
    captain: captain ? cleanText(captain.name) : null,
    captainShare:
      captain && projected > 0 ? ((countedPoints(captain) * captainPoints(format)) / projected) * 100 : null,
    teams: teamCounts(players),
    stacks: stacksOf(lineup).map(({ kind, players }) => ({
      kind,
      names: cleanNames(players),
    })),
    script: scriptFacts(players, standings),
    against: strongestAgainst(players, standings),
    ownershipAvg: meanOfKnown(players.map(({ ownershipPct }) => ownershipPct)),
    // Copied field by field: the search's answer also holds the players, whose names are not cleaned.
    proof: proof && {
      examined: proof.examined,
      examinedIsExact: proof.examinedIsExact,
      gap: proof.gap,
      runnerUpGap: proof.runnerUpGap,
    },
  }
}

function scriptFacts(players: readonly Player[], standings: SlateStandings): ScriptFacts | null {
  const sure = players.filter((player) => doubtsOf(player, standings.byPrice).length === 0)
  const script = gameScript(sure, (a, b) => correlationBetween(a, b, standings))
  if (!script) return null
  return {
    kind: script.kind,
    team: cleanText(script.team),
    opponent: script.opponent && cleanText(script.opponent),
    together: cleanNames(script.together),
    across: cleanNames(script.across),
  }
}

function strongestAgainst(players: readonly Player[], standings: SlateStandings): PairFacts | null {
  const sure = players.filter((player) => doubtsOf(player, standings.byPrice).length === 0)
  const [most] = pairsOf(sure, standings).sort((a, b) => a.correlation - b.correlation)
  return most && most.correlation <= LEAST_AGAINST ? most : null
}

function teamCounts(players: readonly Player[]): { team: string; count: number }[] {
  const byTeam = groupBy(
    players.filter(({ team }) => team !== null),
    ({ team }) => cleanText(team!),
  )
  return [...byTeam]
    .map(([team, own]) => ({ team, count: own.length }))
    .sort((a, b) => b.count - a.count || (a.team < b.team ? -1 : 1))
}
