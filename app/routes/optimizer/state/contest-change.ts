import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import { filesFor } from '#core/projections/contest-ownership.ts'
import { withPool } from './lineup-change.ts'
import { withoutRun } from './lineup-run.ts'
import type { LineupState } from './lineup-state.ts'

/** Sets the contest; files with ownership for several types of contest take the one for it. */
export function withContest(state: LineupState, contest: ContestSettings): LineupState {
  const files = filesFor(state.numbers.files, contest)
  const next = { ...state, contest, notice: null }
  if (files === state.numbers.files) return next
  const numbers = { ...state.numbers, files }
  return { ...withPool({ ...withoutRun(next), numbers }, state.playerPool), proof: null }
}
