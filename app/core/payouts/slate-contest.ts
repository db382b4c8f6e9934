import { fields, list, wholeFrom } from '../collections/shape.ts'
import type { ContestSettings } from './contest-settings.ts'
import { isContestSettings } from './is-contest-settings.ts'

/** One of the contests of a slate beside the first one, kept with the slate. */
export type SlateContest = {
  settings: ContestSettings
  /** Entries of the user. */
  mine: number
}

/** Beside the first one. Each takes a second of work when entries are chosen. */
export const MOST_MORE_CONTESTS = 9
/** As many as an upload file has. */
const MOST_MINE = 500

const CONTESTS = list(
  fields({ settings: isContestSettings, mine: wholeFrom(1, MOST_MINE) }),
  MOST_MORE_CONTESTS,
)

/** Validates the contests of a stored slate. */
export function areSlateContests(value: unknown): value is SlateContest[] {
  return CONTESTS(value)
}
