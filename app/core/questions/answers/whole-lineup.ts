import type { AnalysisFacts } from '../../analysis/facts/facts.ts'
import type { PersonFacts } from '../../analysis/facts/person-facts.ts'
import { percent, points, pointsOf, roughly, roughlyPoints } from '../../analysis/story/figures.ts'
import {
  budgetSentence,
  expectedText,
  expectsVerb,
  matchupSentence,
  pairSentence,
  proofSentence,
  spreadSentence,
} from '../../analysis/story/sentences.ts'
import { formatSalary } from '../../figures/format.ts'
import { playersOf } from '../../lineups/lineup.ts'
import { cleanText } from '../../text/clean-text.ts'
import { listOf } from '../../text/words.ts'
import type { QuestionContext, Reply } from '../context.ts'
import type { Understood } from '../question.ts'
import { bestWith, isFound, valued } from './best-lineup.ts'
import { topPlayers } from './best-players.ts'
import { changeText, comparedText } from './change-text.ts'
import { EMPTY, factsAbout, reply, warningsOf } from './person-lines.ts'

/** Who is looked at for the highest floor or ceiling of the slate. */
const BEST_OF_THE_SLATE = 30
const MOST_TOLD = 3

/** Ceiling and floor, of the lineup or of the people named. */
export function range({ people, asksWho, isFloor }: Understood, context: QuestionContext): Reply {
  if (people.length === 0 && asksWho) return highest(isFloor, context)
  const { facts, about } = factsAbout(people, context)
  if (people.length > 0) return reply(people, about.map(personRange), warningsOf(about))
  const { lineup } = facts
  if (!lineup) return { about: [], text: EMPTY }
  const members = playersOf(context.lineup)
  if (!lineup.spread) return reply(members, 'The usual range of this lineup is unknown.')
  const { low, high } = lineup.spread
  return reply(
    members,
    `Floor about ${roughlyPoints(low)}, ceiling about ${roughlyPoints(high)}: the usual range around the expected ${points(lineup.projected)}, correlations included. About one game in six ends above it, and one in six below.`,
  )
}

/** The three with the highest floor or ceiling among the players with the most points. */
function highest(isFloor: boolean, context: QuestionContext): Reply {
  const { about } = factsAbout(topPlayers(context, BEST_OF_THE_SLATE), context)
  const worth = ({ spread }: PersonFacts) => (isFloor ? spread?.low : spread?.high) ?? 0
  const told = about.toSorted((a, b) => worth(b) - worth(a)).slice(0, MOST_TOLD)
  const names = new Set(told.map(({ name }) => name))
  return reply(
    topPlayers(context, BEST_OF_THE_SLATE).filter(({ name }) => names.has(cleanText(name))),
    told[0] ? `Highest ${isFloor ? 'floor' : 'ceiling'}: ${told[0].name}.` : EMPTY,
    told.map(personRange),
    warningsOf(told),
  )
}

function personRange({ name, spread, expected }: PersonFacts): string {
  if (!spread) return `The usual range of ${name} is unknown.`
  return `${name}: floor about ${roughly(spread.low)}, ceiling about ${roughlyPoints(spread.high)}, the usual range around the expected ${points(expected)}.`
}

/** The salary spent and left. */
export function budget(context: QuestionContext): Reply {
  const { facts } = factsAbout([], context)
  if (!facts.lineup)
    return { about: [], text: `${EMPTY} The whole budget is left: ${formatSalary(facts.format.budget)}.` }
  const open = facts.format.slots - facts.lineup.filled
  const slots = open > 0 ? `${open} ${open === 1 ? 'slot is' : 'slots are'} open.` : null
  return reply(
    playersOf(context.lineup),
    budgetSentence(facts.lineup, facts),
    slots,
    proofSentence(facts.lineup, facts),
  )
}

/** Expected points, of the lineup or of the people named. */
export function pointsExpected({ people }: Understood, context: QuestionContext): Reply {
  const { facts, about } = factsAbout(people, context)
  if (people.length > 0)
    return reply(
      people,
      about.map((person) => `${person.name} ${expectsVerb(person)} ${expectedText(person)}.`),
      warningsOf(about),
    )
  const { lineup } = facts
  if (!lineup) return { about: [], text: EMPTY }
  const open = lineup.isComplete ? '' : ` with ${lineup.filled} of ${facts.format.slots} slots filled`
  const share =
    lineup.captain && lineup.captainShare !== null
      ? `${lineup.captain} as ${facts.format.captainName ?? 'captain'} brings ${percent(lineup.captainShare)} of them.`
      : null
  return reply(
    playersOf(context.lineup),
    `The lineup is expected to score ${pointsOf(lineup.projected)}${open}.`,
    share,
  )
}

/** What could go wrong: who may not play, the widest ranges, players who take points from each other, hard matchups. */
export function risk({ people }: Understood, context: QuestionContext): Reply {
  const asked = people.length > 0 ? people : playersOf(context.lineup)
  const { facts, about } = factsAbout(asked, context)
  if (about.length === 0) return { about: [], text: EMPTY }
  const names = new Set(about.map(({ name }) => name))
  const widest = about.toSorted((a, b) => (b.spread?.sd ?? 0) - (a.spread?.sd ?? 0)).slice(0, 2)
  const against = facts.pairs.filter(
    (pair) => pair.correlation < 0 && pair.names.some((name) => names.has(name)),
  )
  const hard = about.filter(({ oprkBand }) => oprkBand === 'bad').slice(0, 2)
  const risks = [
    ...warningsOf(about),
    ...against.slice(0, 1).map(pairSentence),
    ...hard.map(matchupSentence),
    ...widest.map(spreadSentence),
  ].filter((risk) => risk !== null)
  return reply(asked, risks.length > 0 ? risks : 'Nothing in the slate warns of this lineup.')
}

/** "Is this a good lineup?": its points, what is proved about it, and what to check. */
export async function wholeLineup(context: QuestionContext): Promise<Reply> {
  const members = playersOf(context.lineup)
  const { facts, about } = factsAbout(members, context)
  const { lineup } = facts
  if (!lineup) return { about: [], text: EMPTY }
  const open = facts.format.slots - lineup.filled
  if (open > 0)
    return reply(
      members,
      `${lineup.filled} of ${facts.format.slots} slots are filled, with ${pointsOf(lineup.projected)} expected so far.`,
      budgetSentence(lineup, facts),
      warningsOf(about),
    )
  const teams = lineup.teams.map(({ team, count }) => `${count} from ${team}`)
  return reply(
    members,
    `The lineup is expected to score ${pointsOf(lineup.projected)}.`,
    lineup.proof ? proofSentence(lineup, facts) : await againstBest(context, facts),
    teams.length > 0 ? `It holds ${listOf(teams)}.` : null,
    budgetSentence(lineup, facts),
    warningsOf(about),
  )
}

/** A lineup without a proof, one built by hand, is compared with the best one. */
export async function againstBest(context: QuestionContext, facts: AnalysisFacts): Promise<string | null> {
  const best = await bestWith([], context)
  if (!isFound(best)) return null
  const shown = valued(playersOf(context.lineup), context)
  const change = changeText(shown.lineup, best.lineup, facts)
  if (change === null) return 'The best lineup that Optimize finds is this one.'
  const compared = comparedText(best, shown, 'this one', facts)
  return `The best lineup scores ${compared}${change}.`
}
