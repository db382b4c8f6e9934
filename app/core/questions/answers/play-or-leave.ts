import { type AnalysisFacts, captainWord } from '../../analysis/facts/facts.ts'
import type { PersonFacts } from '../../analysis/facts/person-facts.ts'
import { paragraph } from '../../analysis/story/phrasing.ts'
import { outlookSentence, standingSentence } from '../../analysis/story/sentences.ts'
import { hasPerson } from '../../lineups/lineup.ts'
import { isCaptainRow, isSamePerson, type Player } from '../../players/player.ts'
import { cleanText } from '../../text/clean-text.ts'
import type { FactsContext, QuestionContext, Reply } from '../context.ts'
import type { Understood } from '../question.ts'
import { bestWith, type Found, isFound, referenceOf, type Valued } from './best-lineup.ts'
import { changeText, comparedText, newcomers } from './change-text.ts'
import { factsAbout, linesOf, namesOf, personLine, reply, warningsOf } from './person-lines.ts'

/** More people are compared by their figures only: each takes searches. */
const MOST_SEARCHED = 3

/** "Why X?": the figures of X, and what the best lineup without X scores. */
export async function why({ people }: Understood, context: QuestionContext): Promise<Reply> {
  const [outside, inside] = divided(people, context)
  if (inside.length === 0) return whyNot({ people: outside }, context)
  const { facts, about } = factsAbout(inside, context)
  const texts = await Promise.all(
    inside.slice(0, MOST_SEARCHED).map((player) => leaving(player, context, facts)),
  )
  const { text } = reply(
    people,
    about.flatMap((person, place) => [
      inLineupSentence(person, facts),
      isIn(inside[place]!, context.lockedIds, context)
        ? `${person.name} is locked, so every run keeps the player.`
        : null,
      personLine(person, facts),
      standingSentence(person),
      person.standing && outlookSentence(person),
      texts[place] ?? null,
    ]),
    warningsOf(about),
  )
  return reply(people, text, outside.length === 0 ? null : (await whyNot({ people: outside }, context)).text)
}

/** "Why not X?": what the best lineup with X scores. */
export async function whyNot(
  { people }: Pick<Understood, 'people'>,
  context: QuestionContext,
): Promise<Reply> {
  const [outside, inside] = divided(people, context)
  const { facts, about } = factsAbout(people, context)
  const texts = await Promise.all(
    outside.slice(0, MOST_SEARCHED).map((player) => playing([player], context, facts)),
  )
  const byPerson = new Map(outside.map((player, place) => [player, texts[place] ?? null]))
  return reply(
    people,
    about.flatMap((person, place) => {
      const player = people[place]!
      return [
        inside.includes(player) ? inLineupSentence(person, facts) : excludedSentence(player, context),
        byPerson.get(player) ?? null,
        personLine(person, facts),
      ]
    }),
    warningsOf(about),
  )
}

/** "Lock X": what it costs. Several people are locked together. */
export async function lock({ people }: Understood, context: QuestionContext): Promise<Reply> {
  const [outside] = divided(people, context)
  const { facts, about } = factsAbout(people, context)
  const verb = people.length > 1 ? 'are' : 'is'
  const text =
    outside.length === 0
      ? `${namesOf(people)} ${verb} in the lineup already, so a lock costs nothing.`
      : await playing(people, context, facts)
  return reply(
    people,
    people.map((player) => excludedSentence(player, context)),
    text,
    linesOf(about, facts),
  )
}

/** "Exclude X", "what if X is out": the best lineup without these people. */
export async function without({ people }: Understood, context: QuestionContext): Promise<Reply> {
  const { facts, about } = factsAbout(people, context)
  const reference = await referenceOf(context)
  const isUsed =
    isFound(reference.found) && people.some((player) => hasPerson((reference.found as Valued).lineup, player))
  if (isFound(reference.found) && !isUsed) {
    const where = reference.shown ? 'the lineup' : 'the best lineup'
    const verb = people.length > 1 ? 'are' : 'is'
    const unused = `${namesOf(people)} ${verb} not in ${where}, so nothing changes in it.`
    return reply(people, unused, linesOf(about, facts))
  }
  const found = await bestWith([], context, people)
  return reply(
    people,
    foundSentence(`without ${namesOf(people)}`, found, reference, facts, context),
    isFound(found) ? 'The points of the teammates stay as they are.' : null,
    linesOf(about, facts),
  )
}

/** `The best lineup with A scores 118.2 points, 1.3 fewer than this one: A comes in for B.` */
export async function playing(
  people: readonly Player[],
  context: QuestionContext,
  facts: AnalysisFacts,
  left: readonly Player[] = [],
): Promise<string> {
  const [found, reference] = await Promise.all([bestWith(people, context, left), referenceOf(context)])
  const beside = left.length > 0 ? ` and without ${namesOf(left)}` : ''
  return foundSentence(`with ${namesOf(people)}${beside}`, found, reference, facts, context, people)
}

/**
 * The best lineup of a search compared with the one shown, with what speaks against players who come in; what speaks
 * against `asked` stands elsewhere in the answer. `how` is `with A` or `without A`.
 */
export function foundSentence(
  how: string,
  found: Found,
  reference: { shown: boolean; found: Found },
  facts: AnalysisFacts,
  context: FactsContext,
  asked: readonly Player[] = [],
): string {
  if (found === 'none') return `No legal lineup ${how} fits the locks, the exclusions and the budget.`
  if (found === 'unproved' || !isFound(reference.found))
    return `The best lineup ${how} could not be worked out in time for this slate.`
  const to = reference.shown ? 'this lineup' : 'the best lineup'
  const change = changeText(reference.found.lineup, found.lineup, facts)
  const scores = `The best lineup ${how} scores ${comparedText(found, reference.found, to, facts)}`
  if (change === null) return `${scores}.`
  const others = newcomers(reference.found.lineup, found.lineup).filter(
    (player) => !asked.some((each) => isSamePerson(each, player)),
  )
  const { about } = factsAbout(others, context)
  return paragraph([`${scores}${change}.`, ...warningsOf(about)])
}

async function leaving(player: Player, context: QuestionContext, facts: AnalysisFacts): Promise<string> {
  const [found, reference] = await Promise.all([bestWith([], context, [player]), referenceOf(context)])
  return foundSentence(`without ${cleanText(player.name)}`, found, reference, facts, context)
}

export function inLineupSentence({ name, isCaptain }: PersonFacts, facts: AnalysisFacts): string {
  return isCaptain ? `${name} is the ${captainWord(facts)} of the lineup.` : `${name} is in the lineup.`
}

function excludedSentence(player: Player, context: QuestionContext): string | null {
  // A captain's row alone is left out where the player is used, but not as captain.
  const pool = context.playerPool.filter((row) => !isCaptainRow(row))
  const isExcluded = isIn(player, context.excludedIds, { ...context, playerPool: pool })
  return isExcluded ? `${cleanText(player.name)} is left out of the pool, so no run uses the player.` : null
}

function isIn(player: Player, ids: readonly string[], { playerPool }: QuestionContext): boolean {
  return playerPool.some((row) => ids.includes(row.id) && isSamePerson(row, player))
}

/** The people outside the lineup, and the people in it. */
function divided(people: readonly Player[], { lineup }: QuestionContext): [Player[], Player[]] {
  const inside = people.filter((player) => hasPerson(lineup, player))
  return [people.filter((player) => !inside.includes(player)), inside]
}
