import { captainWord } from '../analysis/story/captain-word.ts'
import { withWarnings } from '../analysis/story/doubt-sentences.ts'
import { points } from '../analysis/story/figures.ts'
import { paragraph } from '../analysis/story/phrasing.ts'
import { hasPerson, isEmpty, playersOf } from '../lineups/lineup.ts'
import { peopleOf } from '../players/people.ts'
import { expectedPoints } from '../players/points.ts'
import { listOf } from '../text/words.ts'
import { injuries, matchup, ownership, player, weather } from './answers/about-players.ts'
import { bestPlayers, lineupSentence, peopleWhoPlay } from './answers/best-players.ts'
import { captain } from './answers/captain.ts'
import { meaning } from './answers/meaning.ts'
import { oneFigure } from './answers/one-figure.ts'
import { compare, instead } from './answers/one-or-another.ts'
import { factsAbout, namesOf, personLine, warningsOf } from './answers/person-lines.ts'
import { lock, why, whyNot, without } from './answers/play-or-leave.ts'
import { team } from './answers/team.ts'
import { together } from './answers/together.ts'
import { budget, EMPTY, pointsExpected, range, risk, wholeLineup } from './answers/whole-lineup.ts'
import { drop, worst } from './answers/worst.ts'
import type { FactsContext, QuestionContext, Reply } from './context.ts'
import type { QuestionKind, Understood } from './question.ts'
import type { Task } from './reading/task-asked.ts'

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

const MOST_LISTED = 3

/** "Cheapest player?", "most expensive RB in my lineup?": the first three by price; of equal prices those with more points. */
function byPrice(understood: Understood, context: QuestionContext): Reply {
  const { position, team, isCheap, isLeast, isOfLineup } = understood
  const { lineup, playerPool } = context
  if (isOfLineup && isEmpty(lineup)) return { about: [], text: EMPTY }
  const isCheapest = isCheap || isLeast
  const able = isOfLineup
    ? peopleOf(playerPool, lineup.mode).people.filter(
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
  return {
    about: rows,
    text: paragraph([
      `${isCheapest ? 'Cheapest' : 'Most expensive'} ${who} ${where}: ${first.name}.`,
      ...about.map((person) => personLine(person, facts)),
      isOfLineup ? null : lineupSentence(about),
      ...warningsOf(about),
    ]),
  }
}

/** "Vegas total?", "who wins the game?": the betting lines that the slate lists, and no guess without them. */
function game({ playerPool }: Pick<QuestionContext, 'playerPool'>): Reply {
  const totals = new Set(playerPool.flatMap(({ overUnder }) => overUnder ?? []))
  const byTeam = new Map(
    playerPool.flatMap(({ team, teamTotal }) =>
      team && teamTotal !== null ? [[team, teamTotal] as const] : [],
    ),
  )
  if (totals.size === 0 && byTeam.size === 0)
    return {
      about: [],
      text: 'The slate lists no betting lines, so no figure here says who wins the game or how high it scores.',
    }
  const teams = [...byTeam].map(([team, total]) => `${team} ${points(total)}`)
  return {
    about: [],
    text: paragraph([
      totals.size > 0 ? `Over/under of the slate: ${listOf([...totals].map(points))} points.` : null,
      teams.length > 0 ? `Points expected by the betting lines: ${listOf(teams)}.` : null,
    ]),
  }
}

/** "When does it lock?": the first kickoff. */
function kickoff(context: FactsContext): Reply {
  const { lock } = factsAbout([], context).facts.slate
  return {
    about: [],
    text: lock === null ? 'The slate lists no kickoff time.' : `First kickoff: ${lock}. Contests lock then.`,
  }
}

type Given = Pick<QuestionContext, 'settings'>

/** Which buttons do it, by the names that they have on the optimizer page. */
const WAYS: Record<Task, (given: Given) => string> = {
  save: () => 'Press Save below the lineup: it is then under Saved Lineups, where you record its result.',
  provider: () =>
    'Press Export below the lineup for the provider’s upload file. For many lineups press Entries, build them, and press “Upload file for the provider” above the list.',
  entriesFile: () =>
    'Press Entries, then “Entries file”, and choose the file that the provider gave you. The lineups of the list fill your reserved entries.',
  results: () =>
    'Save the lineup; under Saved Lineups press “Record result” and enter points and winnings. With an entry ID the results come from your history or the contest’s standings.',
  newSlate: () =>
    'Press “Upload New CSV” (the file at the top) and choose the provider’s salary file. The earlier slates stay in the list on the upload page.',
  projections: () =>
    'Press “Import projections” (the bars at the top) and choose your file. You see which columns and players were recognized before anything changes.',
  edit: () =>
    'Press the figure in the table of players and type yours; on a phone tap the player first. Your numbers are marked and can be reset.',
  build: () =>
    'Press Entries, choose how many lineups and press Build. Locks, exclusions and the rules there hold in all of them.',
  rules: () =>
    'Press Entries: Rules holds stacks, groups and limits, each with a sentence on what it does. Max Exp beside a player bounds the share of the lineups that hold the player.',
  simulate: () =>
    'Press Simulate in the card “In a contest”. It plays the lineup against a field many times and shows how often it cashes. On the Entries side it does that for the whole list.',
  lock: () =>
    'Press the lock beside the player in the lineup or in the table; on a phone tap the player. Every run then keeps the player.',
  exclude: () =>
    'Press “Exclude” beside the player in the table; on a phone tap the player. No run then uses the player.',
  out: () =>
    'Press the player’s injury status in the table and choose Out; on a phone tap the player first. Players in doubt also stand in “Who is out?” above the table.',
  swap: () =>
    'Press the player in the lineup and choose who comes instead. Or remove the player and press the empty slot. “Fill Lineup” fills what is open with the best players left.',
  riskier: ({ settings: { contestFormat } }) =>
    contestFormat === 'gpp'
      ? 'The contest format is GPP already: it favors a high ceiling and low ownership. To go further, exclude popular players; Simulate shows whether the lineup then reaches the top 1% more often.'
      : 'Press Settings (the sliders at the top), choose GPP as the contest format and press Optimize. It favors a high ceiling and low ownership.',
  safer: ({ settings: { contestFormat } }) =>
    contestFormat === 'cash'
      ? 'The contest format is Cash already: it favors a steady score. Ask who has the highest floor, and lock those you want.'
      : 'Press Settings (the sliders at the top), choose Cash as the contest format and press Optimize. It favors a steady score.',
}

/** "How do I save this?": what to press. */
function howTo({ task }: Pick<Understood, 'task'>, given: Given): Reply {
  return { about: [], text: task === null ? '' : WAYS[task](given) }
}
