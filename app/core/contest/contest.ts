import type { PassedOver } from '../files/passed-over.ts'
import type { SetBefore } from '../payouts/set-before.ts'
import type { ContestAnalytics } from './analytics.ts'
import type { learningStats } from './learning.ts'
import type { EntryIdRange } from './placings.ts'

/** Figures of a contest that are stored with it as computed. */
export type ContestMeta = {
  analytics: ContestAnalytics
  learningStats: LearningStats
  distinctLineups: number
  /** Rows of the file that could not be read, by reason. Contests stored earlier have only their number. */
  passedOver?: PassedOver[]
  unreadableRows: number
  /** The user said that none of their slates is the contest's; absent until they chose. */
  noSlate?: boolean
  /**
   * How much likelier an entry is under each prior of the crowds than under the default (app/core/field/learned-prior.ts);
   * absent until the contest was learned from, and where its lineups are hidden.
   */
  crowdGains?: number[]
  /** What the user had set for the contest before its standings were uploaded; absent without. */
  before?: SetBefore
  /** Payouts were stored once: if there are none now, the user has taken them away, and none are put in their place unasked. */
  hadPayouts?: boolean
  /** The ids of its entries; absent for a contest that an older version stored, until its file is read again. */
  entryIds?: EntryIdRange
}

export type LearningStats = ReturnType<typeof learningStats>
