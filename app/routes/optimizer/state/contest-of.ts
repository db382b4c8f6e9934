import type { OptimizerSettings } from '#core/objective/strategy.ts'
import { CONTEST_TYPES } from '#core/payouts/contest-kinds.ts'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import { usualContest } from '#core/payouts/usual-contest.ts'
import type { LineupState } from './lineup-state.ts'

/** SPEC.md section 9: the optimizer's game mode is cash by default. */
const USUAL = usualContest('fifty_fifty')

/** The contest of the slate, the one place for what is entered; until the user sets one, a 50/50 as such contests usually are. */
export function contestOf({ contest }: Pick<LineupState, 'contest'>): ContestSettings {
  return contest ?? USUAL
}

/** The settings of a run: those that the user chose, and the format of the contest. */
export function settingsOf({
  settings: { strategy, ...others },
  contest,
}: Pick<LineupState, 'settings' | 'contest'>): OptimizerSettings {
  // The keys have the order of lists that were made before, whose checksums are compared.
  return { strategy, contestFormat: CONTEST_TYPES[contestOf({ contest }).kind].format, ...others }
}
