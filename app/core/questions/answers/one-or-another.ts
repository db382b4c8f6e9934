import type { PersonFacts } from '../../analysis/facts/person-facts.ts'
import { points } from '../../analysis/story/figures.ts'
import { spreadSentence } from '../../analysis/story/sentences.ts'
import { hasPerson } from '../../lineups/lineup.ts'
import { cleanText } from '../../text/clean-text.ts'
import type { QuestionContext, Reply } from '../context.ts'
import type { Understood } from '../question.ts'
import { bestWith, isFound } from './best-lineup.ts'
import { scoredThan, shownDifference } from './change-text.ts'
import { factsAbout, linesOf, personLine, reply, warningsOf } from './person-lines.ts'
import { playing } from './play-or-leave.ts'

/** Lineups are searched for so many people; more are compared by their figures. */
const MOST_SEARCHED = 4

/** "X over Y": the best lineup with the one and without the other. Of the two, the one in the lineup is the one to leave. */
export async function instead({ people, isSwap }: Understood, context: QuestionContext): Promise<Reply> {
  const { facts, about } = factsAbout(people, context)
  const inside = people.filter((player) => hasPerson(context.lineup, player))
  const outside = people.filter((player) => !inside.includes(player))
  const [wanted, left] =
    inside.length > 0 && outside.length > 0
      ? [outside, inside]
      : isSwap
        ? [people.slice(1), people.slice(0, 1)]
        : [people.slice(0, 1), people.slice(1)]
  const text = await playing(wanted, context, facts, left)
  return reply(
    people,
    outside.length === 0 && people.length > 1 ? 'All of them are in the lineup.' : null,
    text,
    higherSentence(about),
    linesOf(about, facts),
  )
}

/** "X or Y?": who is expected to score more, whose range is wider, and what the best lineup with each scores. */
export async function compare({ people }: Understood, context: QuestionContext): Promise<Reply> {
  const { facts, about } = factsAbout(people, context)
  return reply(
    people,
    higherSentence(about),
    await lineupsSentence(people, context),
    about.flatMap((person) => [personLine(person, facts), about.length < 4 ? spreadSentence(person) : null]),
    warningsOf(about),
  )
}

/** `A is expected to score most: 2.4 points more than B.` */
function higherSentence(about: readonly PersonFacts[]): string | null {
  const [best, next] = about.toSorted((a, b) => b.expected - a.expected)
  if (!best || !next) return null
  const difference = shownDifference(best.expected, next.expected)
  if (difference === 0) return `${best.name} and ${next.name} are expected to score the same.`
  const word = about.length > 2 ? 'most' : 'more'
  return `${best.name} is expected to score ${word}: ${points(difference)} more than ${next.name}.`
}

async function lineupsSentence(
  people: Understood['people'],
  context: QuestionContext,
): Promise<string | null> {
  if (people.length > MOST_SEARCHED) return null
  const all = await Promise.all(
    people.map(async (player) => ({ player, found: await bestWith([player], context) })),
  )
  const known = all.flatMap(({ player, found }) =>
    isFound(found) ? [{ name: cleanText(player.name), found }] : [],
  )
  const [best, ...others] = known.toSorted((a, b) => b.found.points - a.found.points)
  if (!best || others.length === 0) return null
  const rest = others.map(({ name, found }) => {
    const isSame = shownDifference(found.points, best.found.points) === 0
    const scores = isSame ? 'the same' : `${points(found.points)}, ${scoredThan(found, best.found)} that`
    return `with ${name} it scores ${scores}`
  })
  return `The best lineup with ${best.name} scores ${points(best.found.points)} points; ${rest.join('; ')}.`
}
