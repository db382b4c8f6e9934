import type { ContestAnalytics } from './analytics.ts'
import type { learningStats } from './learning.ts'

/** What is kept beside a contest's columns: figures that are shown as they were computed. */
export type ContestMeta = {
  analytics: ContestAnalytics
  learningStats: LearningStats
  /** Lineups that nobody else's equals, counted once each. */
  distinctLineups: number
  /** Rows of the file that could not be read. */
  unreadableRows: number
  /** Slates that fit equally well; the user has to choose. Empty once a slate is known or none fits. */
  slateChoices: number[]
}

export type LearningStats = ReturnType<typeof learningStats>
