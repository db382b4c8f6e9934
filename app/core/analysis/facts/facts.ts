import { captainPoints, type Format, type ValueUnit } from '../../formats/format.ts'
import { type Lineup, playersOf } from '../../lineups/lineup.ts'
import { isPlainPoints } from '../../objective/plain-points.ts'
import {
  CONTEST_FORMAT_LABELS,
  ENHANCEMENT_LEVEL_LABELS,
  type EnhancementLevel,
  type OptimizerSettings,
  settingsText,
} from '../../objective/strategy.ts'
import { isCaptainRow, type Player, personKey } from '../../players/player.ts'
import { expectedPoints, type PointsBy, type PointsSource, pointsSources } from '../../players/points.ts'
import { UNKNOWNS, type Unknown } from '../../players/unknowns.ts'
import { cleanText } from '../../text/clean-text.ts'
import { easternDate, formatKickoff, parseGameInfo } from '../../time/game-time.ts'
import { weekOfSeason } from '../../time/week-of-season.ts'
import type { Adjustment } from '../alternatives/adjustments.ts'
import type { CaptainRival } from '../alternatives/captain-rival.ts'
import type { ForcedPlayer } from '../alternatives/forced-player.ts'
import { type ForcedFacts, forcedFacts } from './forced-facts.ts'
import { type LineupFacts, lineupFacts } from './lineup-facts.ts'
import { groupSpread, type PairFacts, pairsOf, strongestPairs } from './pairs.ts'
import { type PersonFacts, personFacts, type SlateStandings, slateStandings } from './person-facts.ts'
import type { Proof } from './proof.ts'

/** The input of `analysisFacts`. */
export type AnalysisSubject = {
  format: Format
  settings: OptimizerSettings
  playerPool: readonly Player[]
  /** May have open slots; null for a text without a lineup. */
  lineup: Lineup | null
  others?: readonly Player[]
  /** The search's proof for this lineup. */
  proof?: Proof | null
  forced?: readonly ForcedPlayer[]
  adjustments?: readonly Adjustment[]
  /** Why the captain is the captain, where that was worked out (captain-rival.ts). */
  captainChoice?: { isLocked: boolean; rival: CaptainRival | null } | null
  level?: EnhancementLevel
  /** Ids of the rows whose games have begun; without it, none has. */
  begun?: ReadonlySet<string>
}

/**
 * The only figures and names that a text may state. All are computed from the slate, and names are cleaned. Figures that
 * the slate lacks are null, and `unknown` lists the missing topics.
 */
export type AnalysisFacts = {
  format: {
    name: string
    budget: number
    slots: number
    /** The format's word for the captain; null where there is none. */
    captainName: string | null
    captainMultiplier: number
    valueUnit: ValueUnit
  }
  settings: { text: string; contest: string; creativity: number; level: string; isPlainPoints: boolean }
  /**
   * `pointsBy`: the source of the points of all its people. `lock`: the first kickoff of the lineup's games that is still to come, as
   * written in texts. `week`: that of the season.
   */
  slate: {
    people: number
    teams: string[]
    pointsBy: PointsBy | null
    lock: string | null
    week: number | null
  }
  /** The lineup in slot order, then the others. */
  people: PersonFacts[]
  /** Notable correlations between them, strongest first. */
  pairs: PairFacts[]
  lineup: LineupFacts | null
  forced: ForcedFacts[]
  adjustments: AdjustmentFacts[]
  captainChoice: CaptainChoiceFacts | null
  /** Sums over the players outside the lineup, when there are several. */
  group: GroupFacts | null
  unknown: Unknown[]
}

export type AdjustmentFacts = Pick<
  Adjustment,
  'objectiveChange' | 'pointsChange' | 'salaryChange' | 'ownershipChange'
> & { out: string; in: string; isCaptain: boolean; outOwnership: number | null; inOwnership: number | null }

/** `rival`: who of the lineup counts more points, and what the lineup is with that player as captain. */
export type CaptainChoiceFacts = {
  isLocked: boolean
  rival: (Omit<CaptainRival, 'player'> & { name: string }) | null
}

/** Expected points and salaries summed, and the standard deviation of the sum with and without correlations. */
type GroupFacts = {
  expected: number
  sources: PointsSource[]
  salary: number
  sd: number
  sdIfUnrelated: number
  /** Is one of them a captain? All figures count as flex. */
  hasCaptain: boolean
}

export function analysisFacts(subject: AnalysisSubject): AnalysisFacts {
  const { format, settings, playerPool, lineup, others = [], level = 'basic', begun } = subject
  const standings = slateStandings(playerPool, format)
  const inLineup = lineup ? playersOf(lineup) : []
  const keys = new Set(inLineup.map(personKey))
  const asked = others.filter(
    (player, i) => others.findIndex((other) => personKey(other) === personKey(player)) === i,
  )
  const beside = asked.filter((player) => !keys.has(personKey(player)))
  const people = [
    ...format.rosterSlots.flatMap((slot) => {
      const player = lineup?.slots[slot.index]
      return player ? [personFacts(player, slot, format, standings, begun)] : []
    }),
    ...beside.map((player) => personFacts(player, null, format, standings, begun)),
  ]
  return {
    format: {
      name: format.name,
      budget: format.budget,
      slots: format.rosterSlots.length,
      captainName: format.captain?.name ?? null,
      captainMultiplier: captainPoints(format),
      valueUnit: format.valueUnit,
    },
    settings: {
      text: settingsText(settings),
      contest: CONTEST_FORMAT_LABELS[settings.contestFormat],
      creativity: settings.creativity,
      level: ENHANCEMENT_LEVEL_LABELS[level],
      isPlainPoints: isPlainPoints(settings),
    },
    slate: {
      people: standings.people.length,
      teams: standings.teams.map((team) => cleanText(team)),
      pointsBy: standings.pointsBy,
      ...lockFacts(inLineup.length > 0 ? inLineup : playerPool, begun),
    },
    people,
    pairs: strongestPairs(pairsOf([...inLineup, ...beside], standings)),
    lineup: lineup && inLineup.length > 0 ? lineupFacts(lineup, standings, subject.proof ?? null) : null,
    forced: (subject.forced ?? []).map((forced) => forcedFacts(forced, lineup)),
    adjustments: (subject.adjustments ?? []).map(adjustmentFacts),
    captainChoice: captainChoiceFacts(subject.captainChoice ?? null),
    group: asked.length > 1 ? groupFacts(asked, standings) : null,
    unknown: UNKNOWNS.filter(({ isUnknown }) => isUnknown(playerPool)).map(({ name }) => name),
  }
}

function adjustmentFacts({ out, in: other, ...changes }: Adjustment): AdjustmentFacts {
  const { objectiveChange, pointsChange, salaryChange, ownershipChange } = changes
  return {
    out: cleanText(out.name),
    in: cleanText(other.name),
    isCaptain: isCaptainRow(other),
    objectiveChange,
    pointsChange,
    salaryChange,
    ownershipChange,
    outOwnership: out.ownershipPct,
    inOwnership: other.ownershipPct,
  }
}

function captainChoiceFacts(choice: AnalysisSubject['captainChoice']): CaptainChoiceFacts | null {
  if (!choice) return null
  const { isLocked, rival } = choice
  if (!rival) return { isLocked, rival: null }
  const { player, ...changes } = rival
  return { isLocked, rival: { ...changes, name: cleanText(player.name) } }
}

/** The first kickoff that the file gives and that is still to come, `Thu, Oct 23, 8:15 PM EDT`; null without one. */
function lockFacts(
  players: readonly Player[],
  begun: AnalysisSubject['begun'],
): Pick<AnalysisFacts['slate'], 'lock' | 'week'> {
  const first = firstKickoff(players)
  const next = firstKickoff(players.filter(({ id }) => !begun?.has(id)))
  return {
    lock: next && formatKickoff(next, 'America/New_York'),
    week: first && weekOfSeason(easternDate(first)),
  }
}

function firstKickoff(players: readonly Player[]): Date | null {
  const games = new Set(players.map(({ gameInfo }) => gameInfo ?? ''))
  const kickoffs = [...games].flatMap((game) => parseGameInfo(game)?.kickoff?.getTime() ?? [])
  return kickoffs.length === 0 ? null : new Date(Math.min(...kickoffs))
}

function groupFacts(players: readonly Player[], standings: SlateStandings): GroupFacts {
  const { sd, sdIfUnrelated } = groupSpread(players, standings)
  const prices = players.map(
    (player) => standings.personByKey.get(personKey(player))?.flexPrice ?? player.salary,
  )
  return {
    expected: players.reduce((sum, player) => sum + expectedPoints(player), 0),
    sources: pointsSources(players),
    salary: prices.reduce((sum, price) => sum + price, 0),
    sd,
    sdIfUnrelated,
    hasCaptain: players.some(isCaptainRow),
  }
}

/** The format's word for the captain: `captain`, `MVP`. */
export function captainWord({ format }: Pick<AnalysisFacts, 'format'>): string {
  return format.captainName ?? 'captain'
}
