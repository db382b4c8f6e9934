import type { PersonFacts } from '../../analysis/facts/person-facts.ts'
import { formatSalary } from '../../figures/format.ts'
import { hasPerson, isEmpty } from '../../lineups/lineup.ts'
import { doubtsOf } from '../../players/doubts.ts'
import { type Person, peopleOf, personValue } from '../../players/people.ts'
import { isCaptainRow, isSamePerson } from '../../players/player.ts'
import { expectedPoints } from '../../players/points.ts'
import { priceDoubts } from '../../players/who-plays.ts'
import { listOf } from '../../text/words.ts'
import type { QuestionContext, Reply } from '../context.ts'
import type { Understood } from '../question.ts'
import { EMPTY, factsAbout, personLine, reply, warningsOf } from './person-lines.ts'

const MOST_LISTED = 3
/** A punt costs at most this share of the budget. */
const PUNT_SHARE = 0.08
/** Players with a smaller share of the points of the position's best do not count in its cheaper half. */
const USEFUL_SHARE = 0.25

/** Points per dollar say little of players expected to score less: the cheapest of a slate lead by them. */
const LEAST_POINTS_OF_VALUE = 2

/** "Best kicker?", "value under $5,000?": the first three of the slate who are expected to play and are not excluded. */
export function bestPlayers(understood: Understood, context: QuestionContext): Reply {
  const { isValue, position } = understood
  const price = priceLimit(understood, context)
  const able = peopleWhoPlay(understood, context).filter(
    ({ flexPrice }) =>
      flexPrice <= (price.most ?? flexPrice) &&
      flexPrice >= (price.least ?? 0) &&
      !(price.isStrict && flexPrice === (price.most ?? price.least)),
  )
  const byValue = isValue && !understood.isCheap
  const worth = byValue ? personValue : ({ row }: Person) => expectedPoints(row)
  const useful = byValue ? able.filter(({ row }) => expectedPoints(row) >= LEAST_POINTS_OF_VALUE) : []
  const compared = useful.length > 0 ? useful : able
  const listed = compared
    .toSorted((a, b) => shown(worth(b)) - shown(worth(a)) || a.flexPrice - b.flexPrice)
    .slice(0, MOST_LISTED)
  const level = listed.filter((person) => shown(worth(person)) === shown(worth(listed[0]!)))
  const rows = listed.map(({ row }) => row)
  const { facts, about } = factsAbout(rows, context)
  const who = [position ?? 'player', understood.team && `of ${understood.team}`, price.text]
    .filter(Boolean)
    .join(' ')
  if (rows.length === 0) return { about: [], text: `The slate has no ${who} who is expected to play.` }
  const by = byValue ? `value (points per ${facts.format.valueUnit.text})` : 'expected points'
  const among =
    useful.length > 0 && useful.length < able.length
      ? ` among those expected to score ${LEAST_POINTS_OF_VALUE} points or more`
      : ''
  return reply(
    rows,
    `Best ${who} by ${by}${among}: ${level.length > 1 ? levelText(level) : about[0]!.name}.`,
    about.map((person) => personLine(person, facts)),
    lineupSentence(about),
    warningsOf(about),
  )
}

/** "Cheapest player?", "most expensive RB in my lineup?": the first three by price; of equal prices those with more points. */
export function byPrice(understood: Understood, context: QuestionContext): Reply {
  const { position, team, isCheap, isLeast, isOfLineup } = understood
  const { lineup, playerPool } = context
  if (isOfLineup && isEmpty(lineup)) return { about: [], text: EMPTY }
  const isCheapest = isCheap || isLeast
  const able = isOfLineup
    ? peopleOf(playerPool, lineup.format).people.filter(
        ({ row }) => hasPerson(lineup, row) && (position === null || row.actualPosition === position),
      )
    : peopleWhoPlay(understood, context)
  const rows = able
    .toSorted(
      (a, b) =>
        (isCheapest ? 1 : -1) * (a.flexPrice - b.flexPrice) || expectedPoints(b.row) - expectedPoints(a.row),
    )
    .slice(0, MOST_LISTED)
    .map(({ row }) => row)
  const { facts, about } = factsAbout(rows, context)
  const who = [position ?? 'player', team && !isOfLineup && `from ${team}`].filter(Boolean).join(' ')
  const where = isOfLineup ? 'in the lineup' : 'who is expected to play'
  const [first] = about
  if (!first)
    return { about: [], text: isOfLineup ? `The lineup has no ${who}.` : `The slate has no ${who} ${where}.` }
  return reply(
    rows,
    `${isCheapest ? 'Cheapest' : 'Most expensive'} ${who} ${where}: ${first.name}.`,
    about.map((person) => personLine(person, facts)),
    isOfLineup ? null : lineupSentence(about),
    warningsOf(about),
  )
}

/** Two decimals, as a user reads it: players who look equal are called so. */
function shown(worth: number): number {
  return Math.round(worth * 100) / 100
}

/** Players of the same figure, the cheapest first. */
function levelText(level: readonly Person[]): string {
  const [first, second] = level
  const names = level.map(({ row }) => row.name)
  const equal = `${listOf(names)} are level`
  return first!.flexPrice < second!.flexPrice
    ? `${equal}, ${names[0]} is the ${level.length === 2 ? 'cheaper' : 'cheapest'}`
    : equal
}

/** The price that the question gives; for cheap players without one the cheaper half of the position, or a small share of the budget. */
function priceLimit(
  { price, isCheap, position, team }: Understood,
  context: QuestionContext,
): Understood['price'] & { text: string | null } {
  const { most: top, least, isStrict } = price
  if (top !== null)
    return { ...price, text: isStrict ? `under ${formatSalary(top)}` : `at ${formatSalary(top)} or less` }
  if (least !== null)
    return { ...price, text: isStrict ? `over ${formatSalary(least)}` : `at ${formatSalary(least)} or more` }
  if (!isCheap) return { ...price, text: null }
  const able = peopleWhoPlay({ position, team }, context)
  const most = Math.max(...able.map(({ row }) => expectedPoints(row)))
  const prices = able
    .filter(({ row }) => expectedPoints(row) >= most * USEFUL_SHARE)
    .map(({ flexPrice }) => flexPrice)
    .sort((a, b) => a - b)
  const { budget } = context.lineup.format
  const limit = position ? (prices[Math.floor((prices.length - 1) / 2)] ?? budget) : budget * PUNT_SHARE
  return { most: limit, least: null, isStrict: false, text: `at ${formatSalary(limit)} or less` }
}

/** People of the slate who are expected to play and are not excluded, of that position and team. */
function peopleWhoPlay(
  { position, team }: Pick<Understood, 'position' | 'team'>,
  { playerPool, lineup, excludedIds }: QuestionContext,
): Person[] {
  const byPrice = priceDoubts(playerPool, lineup.format)
  const excluded = playerPool.filter((row) => excludedIds.includes(row.id) && !isCaptainRow(row))
  return peopleOf(playerPool, lineup.format).people.filter(
    ({ row, isOut }) =>
      !isOut &&
      expectedPoints(row) > 0 &&
      doubtsOf(row, byPrice).length === 0 &&
      (position === null || row.actualPosition === position) &&
      (team === null || row.team === team) &&
      !excluded.some((other) => isSamePerson(other, row)),
  )
}

/** `In the lineup: A, B.` */
function lineupSentence(about: readonly PersonFacts[]): string | null {
  const inside = about.filter(({ slot }) => slot !== null).map(({ name }) => name)
  if (inside.length === 0) return null
  return `In the lineup: ${inside.join(', ')}.`
}

/** The best players of the slate by expected points, for answers that look at a few. */
export function topPlayers(context: QuestionContext, most: number) {
  return peopleWhoPlay({ position: null, team: null }, context)
    .map(({ row }) => row)
    .sort((a, b) => expectedPoints(b) - expectedPoints(a))
    .slice(0, most)
}
