import { paragraph } from '../../analysis/story/phrasing.ts'
import { hasPerson, isEmpty } from '../../lineups/lineup.ts'
import { peopleOf } from '../../players/people.ts'
import { expectedPoints } from '../../players/points.ts'
import type { QuestionContext, Reply } from '../context.ts'
import type { Understood } from '../question.ts'
import { lineupSentence, peopleWhoPlay } from './best-players.ts'
import { factsAbout, personLine, warningsOf } from './person-lines.ts'
import { EMPTY } from './whole-lineup.ts'

const MOST_LISTED = 3

/** "Cheapest player?", "most expensive RB in my lineup?": the first three by price; of equal prices those with more points. */
export function byPrice(understood: Understood, context: QuestionContext): Reply {
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
