import { percent } from '../../analysis/story/figures.ts'
import { formatSalary } from '../../figures/format.ts'
import type { Format } from '../../formats/format.ts'
import type { InjuryStatus } from '../../players/player.ts'
import { INJURY_FACTOR } from '../../players/points.ts'
import type { QuestionContext, Reply } from '../context.ts'
import type { Understood } from '../question.ts'
import type { Term } from '../reading/term-asked.ts'

/** What each word means here, in a sentence or two. */
const MEANINGS: Record<Term, (format: Format) => string> = {
  ownership: () =>
    'Ownership is the share of the contest’s entries that hold a player. Popular players score for many entries at once, so they gain you little on the field. “~” marks an estimate.',
  leverage: () =>
    'Leverage runs from 0 to 100. Above 50 the field holds a player less often than the ceiling suggests, below 50 more often.',
  chalk: () => 'Chalk is what most of the field plays: the players with the highest ownership.',
  captain: ({ name, captain }) =>
    captain
      ? `The ${captain.name} scores ${captain.points} times the points and costs ${captain.salary} times the salary. A lineup has one.`
      : `${name} has no captain: every player counts once.`,
  flex: ({ captain }) =>
    captain
      ? 'A flex slot takes a player of any position, at the plain salary and points.'
      : 'A flex slot takes players of several positions. This format has none: each slot names its position.',
  value: ({ valueUnit }) =>
    `Value is the points expected per ${valueUnit.text} of salary. A cheap player of high value leaves money for expensive ones.`,
  projection: () =>
    'Proj is the number of points a player is expected to score. “Baseline” is this app’s estimate from salary and average. You can import projections or type your own.',
  fppg: () => 'FPPG is the player’s average of fantasy points per game, as the salary file lists it.',
  gpp: () =>
    'A GPP is a tournament: a few of the highest scores win most of the prizes. A high ceiling and players in few other lineups are worth more there.',
  cash: () =>
    'In a cash game about half of the entries win the same prize. A steady score is worth more there than a high ceiling.',
  stack: () =>
    'A stack is two or more players who tend to score together. The usual one is a quarterback with a receiver of the same team.',
  bringBack: () =>
    'A bring-back is a player of the other team beside a stack: when both teams score, both sides gain.',
  exposure: () =>
    'Exposure is the share of your own lineups that hold a player. Min Exp and Max Exp are the bounds that a build keeps to.',
  range: () =>
    'Floor and ceiling are the ends of the usual range. About one game in six ends below the floor, and one in six above the ceiling.',
  dupes: () =>
    'Dupes are other entries with exactly your lineup. They finish level with you and share the prizes.',
  roi: () => 'ROI is the profit as a share of the entry fees: at 20% you get back $1.20 for each $1.',
  rank: () =>
    'OPRK ranks the opponents from 1 to 32 by what they allow the position. 10 or less is a soft matchup, 23 or more a hard one.',
  salary: ({ budget }) =>
    `Salary is what a player costs. The salaries of a lineup may add up to ${formatSalary(budget)}.`,
  creativity: ({ words: { creativity } }) =>
    `Creativity tilts the search by price: near 0 it prefers ${creativity.low}, near 100 ${creativity.high}. At 50 price decides nothing by itself.`,
  injuryMark: () =>
    `A player marked Questionable may not play: ${percentOf('Questionable')} of the points count, of one marked Doubtful ${percentOf('Doubtful')}. A player marked Out is left out.`,
  punt: () => 'A punt is a very cheap player. The salary that it saves pays for the others.',
}

/** "What is ownership?": the word explained. */
export function meaning(
  { term }: Pick<Understood, 'term'>,
  { lineup }: Pick<QuestionContext, 'lineup'>,
): Reply {
  return { about: [], text: term === null ? '' : MEANINGS[term](lineup.format) }
}

function percentOf(mark: InjuryStatus): string {
  return percent(100 * INJURY_FACTOR[mark])
}
