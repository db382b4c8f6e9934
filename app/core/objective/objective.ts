import { captainPoints, type Format } from '../formats/format.ts'
import { type Person, peopleOf, personValue } from '../players/people.ts'
import { isCaptainRow, type NflPosition, type Player } from '../players/player.ts'
import { countedPoints, type PointsSource, type WhosePoints } from '../players/points.ts'
import { correlationOf, type Role, rolesOf, teamRelation } from './correlation.ts'
import { expectedToPlay } from './expected-to-play.ts'
import { spreadOf } from './spread-of.ts'
import type { OptimizerSettings, Strategy } from './strategy.ts'

/**
 * What the optimizer maximizes: a value for each row of the pool and, for a GPP, one for each pair
 * of rows.
 *
 * Terms are whole numbers of 1/10,000 point. They are rounded here, once; the rounded sum is what is maximized.
 */
export const TERMS_PER_POINT = 10_000

/** The most a term may count, 10,000 points, so that sums of terms stay exact. */
const LARGEST_TERM = 10_000 * TERMS_PER_POINT
/** The most a pair may count, 1,000 points: the search adds up to 81 of them in 32 bits. */
export const LARGEST_PAIR = 1_000 * TERMS_PER_POINT

/** The weight by strategy of a player's points per $1,000 over the pool's median; square roots only, which every machine rounds alike. */
const VALUE_WEIGHT: Record<Strategy, ((ratio: number) => number) | null> = {
  max_points: null,
  best_value: (ratio) => Math.sqrt(clamp(ratio, 0.36, 2.56)),
  balanced: (ratio) => Math.sqrt(Math.sqrt(clamp(ratio, 0.13, 6.55))),
}

/** The score whose weight is 1; an unknown outlook or leverage counts as this one (SPEC.md section 5). */
const NEUTRAL_SCORE = 50

/** The largest change by each weight, reached at a score of 0 or 100. */
const CASH_OUTLOOK_SWING = 0.1
const GPP_LEVERAGE_SWING = 0.15
const GPP_OUTLOOK_SWING = 0.05
const CREATIVITY_SWING = 0.5

/** Objective points for each square point of a GPP lineup's variance. */
const VARIANCE_WEIGHT = 0.02

export type ObjectiveTerms = {
  /** The own term of each row, by row index; a captain row's as captain. */
  values: readonly number[]
  /** The term of two rows of different people, by their indexes; null where the objective has no pair terms. */
  pairOf: ((a: number, b: number) => number) | null
}

/**
 * The terms of every row of the pool, captain rows included. The median of points per $1,000 is taken over the people
 * who have a price and points above 0 and are not Out, salary ranks over those who are expected to play.
 * `weightedPoints`: what each row's expected points count, in points and not rounded, without its variance.
 */
export function objectiveTerms(
  rows: readonly Player[],
  format: Format,
  settings: OptimizerSettings,
): ObjectiveTerms & { weightedPoints: readonly number[] } {
  const { people, personOfRow } = peopleOf(rows, format)
  const fit = people.filter((person) => !person.isOut)
  const median = medianValue(fit)
  const playing = expectedToPlay(people, settings.priceGuard ? format : null)
  const rankOf = salaryRanks([...playing])
  const isGpp = settings.contestFormat === 'gpp'
  const spreads = isGpp ? rows.map((row, index) => rowSpread(row, personOfRow[index]!, format)) : []

  const weightedPoints = rows.map((row, index) => {
    const person = personOfRow[index]!
    const weight =
      strategyWeight(person, settings, median) *
      contestWeight(row, settings) *
      creativityTilt(row, settings.creativity, playing.has(person) ? rankOf(person.flexPrice) : null)
    return multiplierOf(row, format) * countedPoints(row) * weight
  })
  const values = weightedPoints.map((points, index) =>
    toTerms(points + (isGpp ? VARIANCE_WEIGHT * spreads[index]! ** 2 : 0)),
  )
  return { values, pairOf: isGpp ? pairTerms(rows, people, personOfRow, spreads) : null, weightedPoints }
}

/** The objective of a whole lineup of that pool, in points. */
export function objectiveOf(
  lineupPlayers: readonly Player[],
  rows: readonly Player[],
  format: Format,
  settings: OptimizerSettings,
): number {
  return objectiveIn(rows, format, settings)(lineupPlayers)
}

/** `objectiveOf` for several lineups of one pool, whose terms are computed once. */
export function objectiveIn(
  rows: readonly Player[],
  format: Format,
  settings: OptimizerSettings,
): (lineupPlayers: readonly Player[]) => number {
  const indexById = new Map(rows.map((row, index) => [row.id, index]))
  const terms = objectiveTerms(rows, format, settings)
  return (lineupPlayers) => {
    const indexes = lineupPlayers.map((player) => indexById.get(player.id) ?? -1)
    return sumOfTerms(indexes, terms) / TERMS_PER_POINT
  }
}

/** The terms of a lineup's rows, given by index, added up. */
export function sumOfTerms(indexes: readonly number[], { values, pairOf }: ObjectiveTerms): number {
  return indexes.reduce((sum, index, place) => {
    const pairs = pairOf
      ? indexes.slice(0, place).reduce((inner, other) => inner + pairOf(other, index), 0)
      : 0
    return sum + (values[index] ?? 0) + pairs
  }, 0)
}

const ESTIMATED = 'points that price and average let expect'
/** In the order in which they count: the only one there is, and one of several. */
const SOURCES: Record<WhosePoints, { only: string; one: string }> = {
  hand: { only: 'Points set by hand count', one: 'points set by hand' },
  projection: { only: 'Projected points count', one: 'the projection' },
  baseline: {
    only: `The baseline estimate counts (${ESTIMATED})`,
    one: `the baseline estimate (${ESTIMATED})`,
  },
  average: { only: 'Average points count', one: 'the average' },
}

/** What counts of a player: the only source there is, or each source and what counts without it. */
function sourceWords(sources: readonly PointsSource[]): string {
  if (sources.length === 1) return SOURCES[sources[0]!.whose].only
  const present = new Set<string>(sources.map(({ whose }) => whose))
  const words = Object.entries(SOURCES).flatMap(([whose, { one }]) => (present.has(whose) ? one : []))
  return `What counts of each player: ${words.join(', else ')}`
}

/** The sentence about the weight of value; null where value has none. */
const VALUE_WORDS: Record<Strategy, string | null> = {
  max_points: null,
  best_value: 'strongly',
  balanced: 'a little',
}

/** The objective in plain sentences about that format, for the screen that sets it. `sources`: those of the pool's points. */
export function describeObjective(
  settings: OptimizerSettings,
  { captain, valueUnit, words }: Format,
  sources: readonly PointsSource[],
): string[] {
  const { strategy, contestFormat, creativity } = settings
  const weighs = strategy !== 'max_points'
  const sentences = [
    `${sourceWords(sources)}${captain ? `, the ${captain.name} ${captain.points} times` : ''}.`,
  ]
  sentences.push('Questionable players count 90%, doubtful ones 25%, and players who are out nothing.')
  const value = VALUE_WORDS[strategy]
  if (value) sentences.push(`Points per ${valueUnit.text} weigh ${value}.`)
  if (weighs && contestFormat === 'cash')
    sentences.push('A good outlook adds up to 10%, a poor one takes as much.')
  if (weighs && contestFormat === 'gpp')
    sentences.push('Leverage counts for up to 15%, the outlook for up to 5%.')
  if (contestFormat === 'gpp') {
    sentences.push(
      'Lineups whose scores swing widely gain: boom-or-bust players and players who score together.',
      // docs/proof.md, "GPP lineups and the best 1% of a field"
      'In 24 past games they reached the best 1% of a field no more often than cash lineups.',
      'Simulate shows which lineups can win a GPP.',
    )
  }
  if (creativity !== 50) {
    sentences.push(creativity < 50 ? words.favors.low : words.favors.high)
    const inactive = settings.priceGuard ? ' or as inactive' : ''
    sentences.push(
      `Players who are doubtful, have no points or are priced as backups${inactive} are not favored.`,
    )
    if (captain)
      sentences.push(
        `A kicker or defense is made ${captain.name} for it only if ${COMMON_CAPTAIN_PCT}% of entries do so.`,
      )
  }
  sentences.push('The legal lineup with the highest total is chosen.')
  sentences.push('Of several with that total, the one that spends the most is chosen.')
  sentences.push('If the search stops early, the result says how far it can be from that total.')
  return sentences
}

function multiplierOf(row: Player, format: Format): number {
  return isCaptainRow(row) ? captainPoints(format) : 1
}

/** The pool's median of points per $1,000; 0 when no player has points above 0. */
function medianValue(people: readonly Person[]): number {
  const sorted = people
    .map(personValue)
    .filter((value) => value > 0)
    .sort((a, b) => a - b)
  const middle = sorted.length >> 1
  if (sorted.length % 2 === 1) return sorted[middle]!
  return sorted.length > 0 ? (sorted[middle - 1]! + sorted[middle]!) / 2 : 0
}

/** The rank of one of these people's prices, 0 for the cheapest to 1 for the most expensive; equal prices share their mean rank. */
function salaryRanks(people: readonly Person[]): (price: number) => number {
  const sorted = people.map((person) => person.flexPrice).sort((a, b) => a - b)
  const below = new Map<number, number>()
  const upTo = new Map<number, number>()
  for (const [index, price] of sorted.entries()) {
    if (!below.has(price)) below.set(price, index)
    upTo.set(price, index)
  }
  return (price) =>
    sorted.length < 2 ? 0.5 : (below.get(price)! + upTo.get(price)!) / 2 / (sorted.length - 1)
}

function strategyWeight(person: Person, settings: OptimizerSettings, median: number): number {
  const weigh = VALUE_WEIGHT[settings.strategy]
  // Without a price or a median there is no ratio.
  if (!weigh || median === 0 || person.flexPrice <= 0) return 1
  return weigh(personValue(person) / median)
}

function contestWeight(row: Player, settings: OptimizerSettings): number {
  if (settings.strategy === 'max_points') return 1
  const outlook = ((row.outlookScore ?? NEUTRAL_SCORE) - NEUTRAL_SCORE) / 50
  const leverage = ((row.leverageScore ?? NEUTRAL_SCORE) - NEUTRAL_SCORE) / 50
  return settings.contestFormat === 'cash'
    ? 1 + CASH_OUTLOOK_SWING * outlook
    : 1 + GPP_LEVERAGE_SWING * leverage + GPP_OUTLOOK_SWING * outlook
}

/**
 * `rank`: the price's among those who are expected to play. Null for anyone else: such a player counts as the price
 * that the setting favors least, so that trading down or up never ends at a player who sits out. A rare captain loses twice
 * that: as captain the stars lose it too, and the captain would be whoever is left.
 */
function creativityTilt(row: Player, creativity: number, rank: number | null): number {
  const tilt = (CREATIVITY_SWING * (50 - creativity)) / 50
  if (isRareCaptain(row)) return 1 - 2 * Math.abs(tilt)
  if (rank === null) return 1 - Math.abs(isCaptainRow(row) ? tilt : tilt / 2)
  return isCaptainRow(row) ? 1 + tilt * (2 * rank - 1) : 1 - (tilt / 2) * (2 * rank - 1)
}

/** Kickers and defenses are the cheapest who play, and captains of few entries. */
const SELDOM_CAPTAINS: ReadonlySet<string> = new Set<NflPosition>(['K', 'DST'])
/** From this share of the field's entries on, in percent, such a captain is one that people do choose. */
const COMMON_CAPTAIN_PCT = 3

/** Whether the row is a captain whom the field does not choose for price alone; an unknown ownership counts as none. */
function isRareCaptain(row: Player): boolean {
  return (
    isCaptainRow(row) &&
    SELDOM_CAPTAINS.has(row.actualPosition) &&
    (row.ownershipPct ?? 0) < COMMON_CAPTAIN_PCT
  )
}

/** Spread of what the row adds to the score, the captain's multiplied; 0 for a player who is Out. */
function rowSpread(row: Player, person: Person, format: Format): number {
  if (person.isOut) return 0
  return multiplierOf(row, format) * spreadOf(row, format, countedPoints(row))
}

function pairTerms(
  rows: readonly Player[],
  people: readonly Person[],
  personOfRow: readonly Person[],
  spreads: readonly number[],
): (a: number, b: number) => number {
  const roleByPerson = rolesByPerson(people)
  const roles = personOfRow.map((person) => roleByPerson.get(person) ?? null)
  const hasTwoTeams = new Set(rows.flatMap((row) => row.team ?? [])).size === 2
  return (a, b) => {
    const [roleA, roleB] = [roles[a], roles[b]]
    if (!roleA || !roleB) return 0
    const correlation = correlationOf(roleA, roleB, teamRelation(rows[a]!, rows[b]!, hasTwoTeams))
    // The spreads are multiplied first, so that a pair counts the same in either order, to the last bit.
    return toTerms(2 * VARIANCE_WEIGHT * correlation * (spreads[a]! * spreads[b]!), LARGEST_PAIR)
  }
}

/** Roles among the players who are not Out: when WR1 is Out, WR2 becomes WR1. */
function rolesByPerson(people: readonly Person[]): Map<Person, Role | null> {
  const fit = people.filter((person) => !person.isOut)
  const roles = rolesOf(fit.map((person) => person.row))
  return new Map(fit.map((person, index) => [person, roles[index] ?? null]))
}

/** Points as a whole number of terms, cut to the largest one. */
export function toTerms(points: number, largest = LARGEST_TERM): number {
  // Adding 0 turns -0 into 0.
  return clamp(Math.round(points * TERMS_PER_POINT), -largest, largest) + 0
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}
