import type { GameMode } from '../game-mode.ts'
import { captainOf, type Lineup, playersOf, projectedPoints, totalSalary } from '../lineup.ts'
import { type Player, personKey } from '../player.ts'
import { type StackKind, stacksOf } from '../stack.ts'
import {
  CONTEST_FORMAT_LABELS,
  ENHANCEMENT_LEVEL_LABELS,
  type EnhancementLevel,
  type OptimizerSettings,
  STRATEGY_LABELS,
} from '../strategy.ts'
import type { Adjustment } from './adjustments.ts'
import { cleanText } from './clean-text.ts'
import { confidenceOf } from './confidence.ts'
import type { ForcedPlayer } from './forced-player.ts'
import { groupSpread, lineupSpread, type PairFacts, pairsOf, strongestPairs } from './pairs.ts'
import { type PersonFacts, personFacts, type SlateStandings, slateStandings } from './person-facts.ts'
import { UNKNOWNS, type Unknown } from './unknowns.ts'

/** What a text is about. Everything else in `AnalysisFacts` is worked out from it. */
export type AnalysisSubject = {
  mode: GameMode
  settings: OptimizerSettings
  playerPool: readonly Player[]
  /** May have open slots; null when the text is about no lineup. */
  lineup: Lineup | null
  /** People beside those of the lineup. */
  others?: readonly Player[]
  /** What the search proved about this lineup. */
  proof?: Proof | null
  forced?: readonly ForcedPlayer[]
  adjustments?: readonly Adjustment[]
  level?: EnhancementLevel
}

/** `runnerUpGap` in points of the objective; null when it wasn't asked for or there is no second lineup. */
export type Proof = { examined: number; runnerUpGap: number | null }

/**
 * The table that a text is written from, and the only figures it may state: computed by our own engine, names cleaned,
 * nothing guessed. Figures that the slate doesn't have are null, and what that leaves unknown is listed.
 */
export type AnalysisFacts = {
  mode: { name: string; budget: number; slots: number; captainMultiplier: number; valueUnit: '$1,000' | '$1' }
  settings: { strategy: string; contest: string; creativity: number; level: string; isPlainPoints: boolean }
  slate: { people: number; teams: string[] }
  /** The lineup in slot order, then the others. */
  people: PersonFacts[]
  /** Correlations of note among them, strongest first. */
  pairs: PairFacts[]
  lineup: LineupFacts | null
  forced: ForcedFacts[]
  adjustments: AdjustmentFacts[]
  /** The people beside the lineup taken together, when there are several. */
  group: GroupFacts | null
  unknown: Unknown[]
}

export type LineupFacts = {
  filled: number
  isComplete: boolean
  projected: number
  spent: number
  left: number
  usedPct: number
  /** One standard deviation around the projection, correlations included. */
  spread: { sd: number; low: number; high: number } | null
  captain: string | null
  captainShare: number | null
  teams: { team: string; count: number }[]
  stacks: { kind: StackKind; names: string[] }[]
  ownershipAvg: number | null
  proof: Proof | null
  confidence: { score: number; knownPct: number }
}

/** The best legal lineup with one more person in it, against the one at hand. */
export type ForcedFacts = {
  name: string
  slot: string
  /** Positive is what it costs, negative what it gains; null when no legal lineup holds him. */
  objectiveCost: number | null
  pointsCost: number | null
  projected: number | null
  out: string[]
  in: string[]
}

export type AdjustmentFacts = Pick<
  Adjustment,
  'objectiveChange' | 'pointsChange' | 'salaryChange' | 'ownershipChange'
> & { out: string; in: string }

/** Averages and prices added up, and how far the sum swings: with its correlations, and without. */
export type GroupFacts = { fppg: number; salary: number; sd: number; sdIfUnrelated: number }

export function analysisFacts(subject: AnalysisSubject): AnalysisFacts {
  const { mode, settings, playerPool, lineup, others = [], level = 'basic' } = subject
  const standings = slateStandings(playerPool, mode)
  const inLineup = lineup ? playersOf(lineup) : []
  const keys = new Set(inLineup.map(personKey))
  const beside = others.filter((player, i) => {
    const isFirst = others.findIndex((other) => personKey(other) === personKey(player)) === i
    return isFirst && !keys.has(personKey(player))
  })
  const people = [
    ...mode.rosterSlots.flatMap((slot) => {
      const player = lineup?.slots[slot.index]
      return player ? [personFacts(player, slot, mode, standings)] : []
    }),
    ...beside.map((player) => personFacts(player, null, mode, standings)),
  ]
  return {
    mode: {
      name: mode.name,
      budget: mode.budget,
      slots: mode.rosterSlots.length,
      captainMultiplier: mode.captainMultiplier,
      valueUnit: valueUnit(mode),
    },
    settings: {
      strategy: STRATEGY_LABELS[settings.strategy],
      contest: CONTEST_FORMAT_LABELS[settings.contestFormat],
      creativity: settings.creativity,
      level: ENHANCEMENT_LEVEL_LABELS[level],
      isPlainPoints: isPlainPoints(settings, playerPool),
    },
    slate: { people: standings.people.length, teams: standings.teams.map((team) => cleanText(team)) },
    people,
    pairs: strongestPairs(pairsOf([...inLineup, ...beside], standings)),
    lineup: lineup && inLineup.length > 0 ? lineupFacts(subject, lineup, standings) : null,
    forced: (subject.forced ?? []).map((forced) => forcedFacts(forced, lineup)),
    adjustments: (subject.adjustments ?? []).map(adjustmentFacts),
    group: others.length > 1 ? groupFacts(others, standings) : null,
    unknown: UNKNOWNS.filter(({ isUnknown }) => isUnknown(playerPool)).map(({ name }) => name),
  }
}

/** The person of that name, or null. */
export function personNamed(facts: AnalysisFacts, name: string): PersonFacts | null {
  return facts.people.find((person) => person.name === name) ?? null
}

/** DESIGN.md section 5: with these settings and a healthy pool the objective is the projected points themselves. */
export function isPlainPoints(settings: OptimizerSettings, pool: readonly Player[]): boolean {
  return (
    settings.strategy === 'max_points' &&
    settings.contestFormat === 'cash' &&
    settings.creativity === 50 &&
    pool.every(
      (player) =>
        player.injuryStatus === 'Out' ||
        (player.injuryStatus === 'Healthy' && player.synergyMultiplier === 1),
    )
  )
}

/** Prices of a $100 game are single dollars. */
function valueUnit(mode: GameMode): '$1,000' | '$1' {
  return mode.budget >= 1000 ? '$1,000' : '$1'
}

function lineupFacts(
  { mode, proof = null, playerPool }: AnalysisSubject,
  lineup: Lineup,
  standings: SlateStandings,
): LineupFacts {
  const players = playersOf(lineup)
  const projected = projectedPoints(lineup)
  const spent = totalSalary(lineup)
  const sd = lineupSpread(lineup, standings)
  const captain = captainOf(lineup)
  const owned = standings.ownershipKnown
  return {
    filled: players.length,
    isComplete: players.length === mode.rosterSlots.length,
    projected,
    spent,
    left: Math.round((mode.budget - spent) * 100) / 100,
    usedPct: (spent / mode.budget) * 100,
    spread: sd > 0 ? { sd, low: Math.max(0, projected - sd), high: projected + sd } : null,
    captain: captain ? cleanText(captain.name) : null,
    captainShare:
      captain && projected > 0 ? ((captain.fppg * mode.captainMultiplier) / projected) * 100 : null,
    teams: teamCounts(players),
    stacks: stacksOf(lineup).map(({ kind, players }) => ({
      kind,
      names: players.map(({ name }) => cleanText(name)),
    })),
    ownershipAvg: owned ? mean(players.map(({ ownershipPct }) => ownershipPct)) : null,
    proof,
    confidence: confidenceOf(players, proof, playerPool),
  }
}

function teamCounts(players: readonly Player[]): { team: string; count: number }[] {
  const byTeam = Map.groupBy(
    players.filter(({ team }) => team !== null),
    ({ team }) => cleanText(team!),
  )
  return [...byTeam]
    .map(([team, own]) => ({ team, count: own.length }))
    .sort((a, b) => b.count - a.count || (a.team < b.team ? -1 : 1))
}

function forcedFacts({ player, slotCode, best }: ForcedPlayer, lineup: Lineup | null): ForcedFacts {
  const base = { name: cleanText(player.name), slot: slotCode }
  if (!best) return { ...base, objectiveCost: null, pointsCost: null, projected: null, out: [], in: [] }
  const now = lineup ? playersOf(lineup) : []
  const [before, after] = [new Set(now.map(personKey)), new Set(best.players.map(personKey))]
  return {
    ...base,
    objectiveCost: best.objectiveCost,
    pointsCost: best.pointsCost,
    projected: best.projectedPoints,
    out: now.filter((other) => !after.has(personKey(other))).map(({ name }) => cleanText(name)),
    in: best.players
      .filter((other) => !before.has(personKey(other)) && personKey(other) !== personKey(player))
      .map(({ name }) => cleanText(name)),
  }
}

function adjustmentFacts({ out, in: other, ...changes }: Adjustment): AdjustmentFacts {
  const { objectiveChange, pointsChange, salaryChange, ownershipChange } = changes
  return {
    out: cleanText(out.name),
    in: cleanText(other.name),
    objectiveChange,
    pointsChange,
    salaryChange,
    ownershipChange,
  }
}

function groupFacts(players: readonly Player[], standings: SlateStandings): GroupFacts {
  const { sd, sdIfUnrelated } = groupSpread(players, standings)
  const prices = players.map(
    (player) => standings.personByKey.get(personKey(player))?.flexPrice ?? player.salary,
  )
  return {
    fppg: players.reduce((sum, { fppg }) => sum + fppg, 0),
    salary: prices.reduce((sum, price) => sum + price, 0),
    sd,
    sdIfUnrelated,
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
