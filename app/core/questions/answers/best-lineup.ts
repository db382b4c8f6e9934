import { isComplete, type Lineup, lineupOf, playersOf, projectedPoints } from '../../lineups/lineup.ts'
import { objectiveOf } from '../../objective/objective.ts'
import { isCaptainRow, isSamePerson, type Player } from '../../players/player.ts'
import type { QuestionContext } from '../context.ts'

/** A lineup with its points, and its value under the chosen settings in points of the objective. */
export type Valued = { lineup: Lineup; points: number; objective: number }

/** `none`: it is proved that there is no such lineup. `unproved`: the search ended before it had an answer. */
export type Found = Valued | 'none' | 'unproved'

export function isFound(found: Found): found is Valued {
  return typeof found === 'object'
}

/** The lineup that changes are compared with: the one on screen if it is complete, else the best one. */
export async function referenceOf(context: QuestionContext): Promise<{ shown: boolean; found: Found }> {
  if (isComplete(context.lineup)) return { shown: true, found: valued(playersOf(context.lineup), context) }
  return { shown: false, found: await bestWith([], context) }
}

/**
 * The best legal lineup that holds all of these people, in any slot, and none of those left out. Each person may be the
 * captain or not, so each way is searched.
 */
export async function bestWith(
  people: readonly Player[],
  context: QuestionContext,
  without: readonly Player[] = [],
): Promise<Found> {
  const ways = people.reduce<Player[][]>(
    (all, person) => {
      const rows = context.playerPool.filter((row) => isSamePerson(row, person))
      return all.flatMap((kept) => rows.map((row) => [...kept, row]))
    },
    [[]],
  )
  const possible = ways.filter((kept) => kept.filter(isCaptainRow).length < 2)
  const found = await Promise.all(possible.map((kept) => bestKeeping(kept, context, without)))
  return found.reduce<Found>((best, other) => {
    if (best === 'unproved' || other === 'unproved') return 'unproved'
    if (best === 'none' || other === 'none') return best === 'none' ? other : best
    return other.objective > best.objective ? other : best
  }, 'none')
}

/** The best legal lineup that keeps these rows. */
export async function bestKeeping(
  rows: readonly Player[],
  context: QuestionContext,
  without: readonly Player[] = [],
): Promise<Found> {
  const answer = await context.searchWith(rows, without)
  if (!answer.isProved) return 'unproved'
  return answer.players ? valued(answer.players, context) : 'none'
}

export function valued(players: readonly Player[], context: QuestionContext): Valued {
  const { playerPool, settings } = context
  const lineup = lineupOf(context.lineup.format, players)
  return {
    lineup,
    points: projectedPoints(lineup),
    objective: objectiveOf(players, playerPool, lineup.format, settings),
  }
}
