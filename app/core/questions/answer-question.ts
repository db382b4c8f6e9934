import { captainWord } from '../analysis/facts/facts.ts'
import { withWarnings } from '../analysis/story/doubt-sentences.ts'
import { playersOf } from '../lineups/lineup.ts'
import { listOf } from '../text/words.ts'
import { injuries, matchup, ownership, player, weather } from './answers/about-players.ts'
import { bestPlayers, byPrice } from './answers/best-players.ts'
import { captain } from './answers/captain.ts'
import { game, kickoff } from './answers/game.ts'
import { howTo } from './answers/how-to.ts'
import { meaning } from './answers/meaning.ts'
import { oneFigure } from './answers/one-figure.ts'
import { compare, instead } from './answers/one-or-another.ts'
import { factsAbout, namesOf } from './answers/person-lines.ts'
import { lock, why, whyNot, without } from './answers/play-or-leave.ts'
import { team } from './answers/team.ts'
import { together } from './answers/together.ts'
import { budget, pointsExpected, range, risk, wholeLineup } from './answers/whole-lineup.ts'
import { drop, worst } from './answers/worst.ts'
import type { QuestionContext, Reply } from './context.ts'
import type { QuestionKind, Understood } from './question.ts'

export type Answering = (understood: Understood, context: QuestionContext) => Reply | Promise<Reply>

/** Kinds that the optimizer page answers, where builds under rules and simulations run. */
export type KindOfThePage = 'split' | 'team' | 'chances'

const ANSWERS: Record<QuestionKind, Answering> = {
  why,
  why_not: whyNot,
  lock,
  without,
  instead,
  compare,
  best: bestPlayers,
  captain,
  range,
  budget: (_, context) => budget(context),
  points: pointsExpected,
  together,
  split: onThePageOnly,
  chances: onThePageOnly,
  team: (understood, context) => team(understood, context, null),
  worst,
  drop,
  price: byPrice,
  figure: oneFigure,
  meaning,
  how_to: howTo,
  game: (_, context) => game(context),
  kickoff: (_, context) => kickoff(context),
  weather,
  injuries,
  ownership,
  matchup,
  risk,
  player,
  lineup: (_, context) => wholeLineup(context),
  no_player: () => ({ about: [], text: NO_PLAYER }),
  other: () => ({ about: [], text: NOT_UNDERSTOOD }),
}

/** The one line for a question that is not understood; the suggested questions stand below it. */
const NOT_UNDERSTOOD =
  'I did not understand that. I answer questions about this slate’s players and about the lineup, such as these:'

const NO_PLAYER = 'I found no player of this slate in the question. Type the name as the player list has it.'

const ON_THE_PAGE =
  'The optimizer page works this out: ask there, or press Simulate in its card “In a contest”.'

function onThePageOnly(_: Understood, { lineup }: QuestionContext): Reply {
  return { about: playersOf(lineup), text: ON_THE_PAGE }
}

/**
 * The answer of the built-in analyst: each figure is computed from the slate, where needed by a search. `onThePage` answers
 * what needs a simulation or a build under rules; without it an answer says where to ask.
 */
export async function answerQuestion(
  understood: Understood,
  context: QuestionContext,
  onThePage?: Record<KindOfThePage, Answering>,
): Promise<Reply> {
  const { kind } = understood
  const answers: Record<QuestionKind, Answering> = { ...ANSWERS, ...onThePage }
  const answer = await answers[kind](understood, context)
  const reply = { ...answer, text: withMeasure(answer.text, context) }
  const { alsoMeant, people } = understood
  if (people.length === 0) return reply
  const namesakes =
    alsoMeant.length === 0
      ? ''
      : ` For ${listOf(
          alsoMeant.map((other) => namesOf([other])),
          'or',
        )} add the first name.`
  const { about } = factsAbout(people, context)
  return { ...reply, text: withWarnings(reply.text, about) + namesakes }
}

/** Where the settings weigh more than points, the best lineup need not be the one with the most points: then the text says so. */
function withMeasure(text: string, context: QuestionContext): string {
  if (!/\bbest\b/i.test(text)) return text
  const { facts } = factsAbout([], context)
  const { text: settings, isPlainPoints } = facts.settings
  const ofBest = new RegExp(`\\bbest (?:lineup|${captainWord(facts)})\\b`, 'i')
  if (isPlainPoints || !ofBest.test(text)) return text
  return `${text} “Best” is by the settings (${settings}), which weigh more than points.`
}
