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

/** Validates the contests of a stored slate: another version of the app may have written them. */
export function areSlateContests(value: unknown): value is SlateContest[] {
  return Array.isArray(value) && value.length <= MOST_MORE_CONTESTS && value.every(isSlateContest)
}

function isSlateContest(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { settings, mine } = value as Partial<SlateContest>
  return isContestSettings(settings) && Number.isInteger(mine) && mine! >= 1 && mine! <= MOST_MINE
}
