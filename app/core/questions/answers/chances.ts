import { formatCount } from '../../figures/format.ts'
import { isComplete, playersOf } from '../../lineups/lineup.ts'
import type { QuestionContext, Reply } from '../context.ts'
import { reply } from './person-lines.ts'

/** A simulation's figures of a lineup as texts, moved towards the field, so that answer and screen show the same. */
export type LineupChances = {
  games: number
  cash: string
  win: string
  top1: string
  /** With its error; null where entry is free. */
  roi: string | null
  /** The slate or the contest changed since. */
  isStale: boolean
}

/** "How likely to cash?": the simulation's figures of the lineup, or which button gives them. */
export function chances({ lineup }: Pick<QuestionContext, 'lineup'>, figures: LineupChances | null): Reply {
  const about = playersOf(lineup)
  if (figures === null) {
    const fill = isComplete(lineup) ? 'Press Simulate' : 'Fill the lineup, then press Simulate'
    return reply(
      about,
      `Not simulated yet. ${fill} in the card “In a contest”: it gives the chances to cash and to win.`,
    )
  }
  const { games, cash, win, top1, roi, isStale } = figures
  return reply(
    about,
    `An entry of this lineup cashes in ${cash} and wins, alone or tied, in ${win}. It is in the top 1% in ${top1}.`,
    roi === null ? null : `Its ROI is ${roi} (one standard error).`,
    `That is of ${formatCount(games)} simulated games, moved towards the field, because simulations promise more than contests pay.`,
    isStale ? 'Something changed since: simulate again in the card “In a contest”.' : null,
  )
}
