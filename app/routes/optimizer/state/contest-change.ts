import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import { filesFor } from '#core/projections/contest-ownership.ts'
import { settingsOf } from './contest-of.ts'
import { withPool } from './lineup-change.ts'
import { withoutRun } from './lineup-run.ts'
import type { LineupState } from './lineup-state.ts'

/**
 * Sets the contest. Its format is one of the settings of a run, and files with ownership for several types of contest take
 * the one for it.
 */
export function withContest(state: LineupState, contest: ContestSettings): LineupState {
  const files = filesFor(state.numbers.files, contest)
  const next = { ...state, contest, notice: null }
  const hasSameFiles = files === state.numbers.files
  if (hasSameFiles && settingsOf(next).contestFormat === settingsOf(state).contestFormat) return next
  const asked = withoutRun(next)
  return hasSameFiles ? asked : withPool({ ...asked, numbers: { ...state.numbers, files } }, state.playerPool)
}
