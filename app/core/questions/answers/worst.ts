import type { AnalysisFacts } from '../../analysis/facts/facts.ts'
import type { PersonFacts } from '../../analysis/facts/person-facts.ts'
import { NOTABLE_CHANGE } from '../../analysis/story/change-sentences.ts'
import { paragraph } from '../../analysis/story/phrasing.ts'
import { isComplete, playersOf } from '../../lineups/lineup.ts'
import type { Player } from '../../players/player.ts'
import { cleanText } from '../../text/clean-text.ts'
import type { QuestionContext, Reply } from '../context.ts'
import type { Understood } from '../question.ts'
import { bestWith, isFound, valued } from './best-lineup.ts'
import { EMPTY, factsAbout, personLine, reply, warningsOf } from './person-lines.ts'
import { foundSentence } from './play-or-leave.ts'
import { againstBest } from './whole-lineup.ts'

type AboutMembers = (understood: Pick<Understood, 'position'>, context: QuestionContext) => Promise<Reply>

/** "Who is the worst player?": the fewest points, the weakest value, and who costs least to drop. */
export const worst: AboutMembers = (understood, context) =>
  aboutMembers(understood, context, (weak, drop) => [...weak, drop])

/** "Who should I drop?": the same, the drop first. */
export const drop: AboutMembers = (understood, context) =>
  aboutMembers(understood, context, (weak, drop) => [drop, ...weak])

async function aboutMembers(
  { position }: Pick<Understood, 'position'>,
  context: QuestionContext,
  inOrder: (weak: (string | null)[], drop: string | null) => (string | null)[],
): Promise<Reply> {
  const members = playersOf(context.lineup).filter(
    ({ actualPosition }) => position === null || actualPosition === position,
  )
  const { facts, about } = factsAbout(members, context)
  const [first, ...others] = about
  if (!first) return { about: [], text: facts.lineup && position ? `The lineup has no ${position}.` : EMPTY }
  const lowest = (of: (person: PersonFacts) => number) =>
    others.reduce((least, person) => (of(person) < of(least) ? person : least), first)
  const [fewest, weakest] = [lowest(({ expected }) => expected), lowest(({ value }) => value)]
  const at = position === null ? '' : ` at ${position}`
  const weak =
    weakest === fewest
      ? [`Fewest points and weakest value${at} in the lineup: ${fewest.name}.`, personLine(fewest, facts)]
      : [
          `Fewest points${at} in the lineup: ${fewest.name}.`,
          personLine(fewest, facts),
          `Weakest value${at}: ${weakest.name}.`,
          personLine(weakest, facts),
        ]
  const drop = isComplete(context.lineup) ? await dropText(members, position, context, facts) : null
  return reply(
    [...new Set([fewest, weakest])].map((person) => members[about.indexOf(person)]!),
    inOrder(weak, drop),
    warningsOf(about),
  )
}

/** What the best lineup changes; for the best lineup itself the player whose absence costs it least. */
async function dropText(
  members: readonly Player[],
  position: Understood['position'],
  context: QuestionContext,
  facts: AnalysisFacts,
): Promise<string | null> {
  const shown = valued(playersOf(context.lineup), context)
  const best = await bestWith([], context)
  if (!isFound(best)) return null
  if (best.objective - shown.objective > NOTABLE_CHANGE) return againstBest(context, facts)
  const all = await Promise.all(
    members.map(async (player) => ({ player, found: await bestWith([], context, [player]) })),
  )
  const known = all.flatMap(({ player, found }) => (isFound(found) ? [{ player, found }] : []))
  const [least] = known.toSorted((a, b) => b.found.objective - a.found.objective)
  if (!least || known.length < all.length) return null
  const name = cleanText(least.player.name)
  return paragraph([
    `No drop improves this lineup; ${position === null ? '' : `of its ${position}s `}${name} costs least to drop.`,
    foundSentence(`without ${name}`, least.found, { shown: true, found: shown }, facts, context),
  ])
}
