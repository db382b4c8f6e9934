import { type PointsBy, type PointsSource, pointsByOf, type WhosePoints } from '../../players/points.ts'
import { BASELINE_ERROR } from '../../projections/baseline-error.ts'
import { type AdjustmentFacts, type AnalysisFacts, captainWord } from './facts.ts'
import type { ForcedFacts } from './forced-facts.ts'
import type { LineupFacts } from './lineup-facts.ts'
import type { PersonFacts } from './person-facts.ts'

/** What kind of figure a fact is; a text that names the kind ("$", "%", "points", "3rd", "1.5x") must mean the same. */
export type Unit = 'points' | 'dollars' | 'percent' | 'rank' | 'times' | 'count' | 'figure'

/**
 * One figure a text may state; `about` names its players, and is empty for the lineup or the slate. `whose`: the source of
 * expected points; a text that names the source must name this one.
 */
export type Fact = { about: readonly string[]; what: string; value: number; unit: Unit; whose?: PointsBy }

/** Opponent ranks run from 1 to 32 (SPEC.md section 5). */
const LAST_OPPONENT_RANK = 32

/** Points for each unit of price, of one player. */
export const VALUE_FACT = 'points per price unit'

const EXPECTED_POINTS: Record<PointsBy, string> = {
  average: 'average points per game',
  baseline: 'points by the baseline estimate',
  projection: 'projected points',
  hand: 'points set by hand',
  mixed: 'expected points of several sources',
}

/** The facts as a flat list: what a text is checked against, and what a prompt is given. */
export function factsTable(facts: AnalysisFacts): Fact[] {
  const { format, slate, settings, people, pairs, lineup, forced, adjustments } = facts
  const captain = captainWord(facts)
  return [
    fact([], 'budget', format.budget, 'dollars'),
    fact([], 'price that value is counted per', format.valueUnit.dollars, 'dollars'),
    fact([], 'places in a lineup', format.slots, 'count'),
    ...(format.captainMultiplier === 1
      ? []
      : [fact([], `${captain}'s multiplier`, format.captainMultiplier, 'times')]),
    fact([], 'creativity', settings.creativity, 'percent'),
    fact([], 'people on the slate', slate.people, 'count'),
    fact([], 'teams on the slate', slate.teams.length, 'count'),
    fact([], 'opponent ranks', LAST_OPPONENT_RANK, 'count'),
    fact([], 'usual error of a baseline estimate', BASELINE_ERROR, 'points'),
    ...people.flatMap((person) => personTable(person, captain)),
    ...pairs.map(({ names, correlation }) => fact(names, 'correlation', correlation, 'figure')),
    ...(lineup ? lineupTable(lineup, format.slots) : []),
    ...forced.flatMap(forcedTable),
    ...adjustments.flatMap(adjustmentTable),
    ...captainChoiceTable(facts),
    ...bestThreeTable(facts),
    ...groupTable(facts),
  ]
}

function personTable(person: PersonFacts, captain: string): Fact[] {
  const own = (what: string, value: number | null | undefined, unit: Unit, by?: WhosePoints): Fact[] =>
    value === null || value === undefined ? [] : [fact([person.name], what, value, unit, by)]
  const { spread, standing, outlook, weather, whose } = person
  return [
    ...own(`price as ${captain}`, person.asCaptain?.price, 'dollars'),
    ...own(`points as ${captain}`, person.asCaptain?.points, 'points', whose),
    ...own(EXPECTED_POINTS[whose], person.expected, 'points', whose),
    ...(whose === 'average' ? [] : own(EXPECTED_POINTS.average, person.average, 'points', 'average')),
    ...own('part of the expected points by surprising ownership', person.ownershipPoints, 'points'),
    ...own('expected points in the slot', person.projected, 'points', whose),
    ...own('salary', person.salary, 'dollars'),
    ...own('salary as flex', person.flexPrice, 'dollars'),
    ...own(VALUE_FACT, person.value, 'points'),
    ...own('spread', spread?.sd, 'points'),
    ...own('low of the usual range', spread?.low, 'points'),
    ...own('high of the usual range', spread?.high, 'points'),
    ...own('rank by points', standing?.pointsRank, 'rank'),
    ...own('rank by value', standing?.valueRank, 'rank'),
    ...own('people ranked', standing?.of, 'count'),
    ...own('percentile by points', standing?.percentile, 'percent'),
    ...own('percentile by points', standing?.percentile, 'rank'),
    ...own('rank at the position', standing?.positionRank, 'rank'),
    ...own('people at the position', standing?.ofPosition, 'count'),
    ...own('outlook', outlook.score, 'percent'),
    ...own('outlook, opponent part', outlook.opponent, 'percent'),
    ...own('outlook, points part', outlook.points, 'percent'),
    ...own('outlook, value part', outlook.value, 'percent'),
    ...own('opponent rank', person.oprk, 'rank'),
    ...own('ownership', person.ownershipPct, 'percent'),
    ...own('leverage', person.leverageScore, 'figure'),
    ...own('over/under', person.overUnder, 'points'),
    ...own('team total', person.teamTotal, 'points'),
    ...own('temperature', weather?.temp, 'figure'),
    ...own('wind', weather?.wind, 'figure'),
    ...own('precipitation', weather?.precip, 'percent'),
  ]
}

function lineupTable(lineup: LineupFacts, slots: number): Fact[] {
  const { spread, proof } = lineup
  return [
    fact([], 'places filled', lineup.filled, 'count'),
    fact([], 'places open', slots - lineup.filled, 'count'),
    fact([], 'expected points', lineup.projected, 'points', byOf(lineup)),
    ...sourcesTable(lineup),
    fact([], 'salary spent', lineup.spent, 'dollars'),
    fact([], 'salary left', Math.abs(lineup.left), 'dollars'),
    fact([], 'budget used', lineup.usedPct, 'percent'),
    ...optional('spread', spread?.sd, 'points'),
    ...optional('low of the usual range', spread?.low, 'points'),
    ...optional('high of the usual range', spread?.high, 'points'),
    ...(lineup.captain && lineup.captainShare !== null
      ? [fact([lineup.captain], 'share of the expected points', lineup.captainShare, 'percent')]
      : []),
    ...optional('average ownership', lineup.ownershipAvg, 'percent'),
    ...optional('legal lineups', proof?.examined, 'count'),
    ...optional(
      'most that a better lineup can be ahead',
      proof && proof.gap > 0 ? proof.gap : null,
      'points',
    ),
    ...optional('lead over the second best', proof?.runnerUpGap, 'points'),
    ...lineup.teams.map(({ count }) => fact([], 'players of one team', count, 'count')),
    fact([], 'teams', lineup.teams.length, 'count'),
    ...lineup.stacks.map(({ names }) => fact([], 'players of one stack', names.length, 'count')),
    fact([], 'stacks', lineup.stacks.length, 'count'),
  ]
}

function forcedTable(forced: ForcedFacts): Fact[] {
  const own = (what: string, value: number | null): Fact[] =>
    value === null ? [] : [fact([forced.name], what, Math.abs(value), 'points')]
  return [
    ...own('cost of playing the player in objective points', forced.objectiveCost),
    ...own('cost of playing the player in expected points', forced.pointsCost),
    ...own('expected points of the best lineup with the player', forced.projected),
    fact([forced.name], 'people replaced for the player', forced.out.length, 'count'),
  ]
}

function adjustmentTable(adjustment: AdjustmentFacts): Fact[] {
  const { objectiveChange, pointsChange, salaryChange, ownershipChange, outOwnership, inOwnership } =
    adjustment
  const names = [adjustment.in, adjustment.out]
  return [
    fact(names, 'change of the objective', Math.abs(objectiveChange), 'points'),
    fact(names, 'change of expected points', Math.abs(pointsChange), 'points'),
    fact(names, 'change of the salary spent', Math.abs(salaryChange), 'dollars'),
    ...(ownershipChange === null
      ? []
      : [fact(names, 'change of ownership', Math.abs(ownershipChange), 'percent')]),
    ...(outOwnership === null ? [] : [fact([adjustment.out], 'ownership', outOwnership, 'percent')]),
    ...(inOwnership === null ? [] : [fact([adjustment.in], 'ownership', inOwnership, 'percent')]),
  ]
}

/** The lineup with another of its players as captain. */
function captainChoiceTable({ captainChoice, lineup }: AnalysisFacts): Fact[] {
  const rival = captainChoice?.rival
  if (!rival || !lineup) return []
  const own = (what: string, value: number, unit: Unit) => fact([rival.name], what, value, unit)
  const missing = rival.salaryChange - lineup.left
  return [
    own('change of expected points with this captain', Math.abs(rival.pointsChange), 'points'),
    own('change of the objective with this captain', Math.abs(rival.objectiveChange), 'points'),
    own('change of the salary with this captain', Math.abs(rival.salaryChange), 'dollars'),
    ...(missing > 0 ? [own('dollars missing for this captain', missing, 'dollars')] : []),
  ]
}

function bestThreeTable(facts: AnalysisFacts): Fact[] {
  const share = shareOfBestThree(facts)
  if (share === null) return []
  return [
    fact([], 'share of the three who bring the most', share, 'percent'),
    fact([], 'players of that share', 3, 'count'),
  ]
}

/** The percentage of a lineup's expected points that three of its players bring; null where none are expected. */
export function shareOfBestThree({ people, lineup }: AnalysisFacts): number | null {
  if (!lineup || lineup.projected <= 0) return null
  const best = people
    .flatMap(({ slot, projected }) => (slot === null ? [] : [projected]))
    .sort((a, b) => b - a)
  return (best.slice(0, 3).reduce((sum, each) => sum + each, 0) / lineup.projected) * 100
}

/** Sums over the players that a stack or question is about; as the subject of the whole text they carry no names. */
function groupTable({ group, people }: AnalysisFacts): Fact[] {
  if (!group) return []
  return [
    fact([], `${EXPECTED_POINTS[byOf(group)]} together`, group.expected, 'points', byOf(group)),
    ...sourcesTable(group),
    fact([], 'salary together', group.salary, 'dollars'),
    fact([], 'spread of their sum', group.sd, 'points'),
    fact([], 'spread of their sum if unrelated', group.sdIfUnrelated, 'points'),
    fact([], 'people spoken of', people.length, 'count'),
  ]
}

function sourcesTable({ sources }: { sources: readonly PointsSource[] }): Fact[] {
  return sources.map(({ whose, players }) =>
    fact([], `players with ${EXPECTED_POINTS[whose]}`, players, 'count'),
  )
}

/** Without players there are no points, and no source to name. */
function byOf({ sources }: { sources: readonly PointsSource[] }): PointsBy {
  return pointsByOf(sources) ?? 'mixed'
}

function optional(what: string, value: number | null | undefined, unit: Unit): Fact[] {
  return value === null || value === undefined ? [] : [fact([], what, value, unit)]
}

function fact(about: readonly string[], what: string, value: number, unit: Unit, whose?: PointsBy): Fact {
  return { about, what, value, unit, ...(whose ? { whose } : {}) }
}
