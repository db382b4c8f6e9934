import type { Format } from '../formats/format.ts'
import { findFormat } from '../formats/lookup.ts'
import { type FrozenContest, type OwnFactor, ownFactor } from '../games/own-factor.ts'
import { CLAIMED_PART } from '../games/shrink.ts'
import type { ContestCalibration } from './calibration.ts'

type Calibrated = { format: string | null; calibration: ContestCalibration }

/** The finished contests with frozen forecasts and money, of formats whose figures are shrunk as this one's are. */
export function frozenContests(
  contests: readonly Calibrated[],
  mode: Pick<Format, 'captain'>,
): FrozenContest[] {
  const hasCaptain = mode.captain !== null
  return contests.flatMap(({ format, calibration }) => {
    const found = findFormat(format)
    return found && (found.captain !== null) === hasCaptain ? (calibration.forecast?.gap ?? []) : []
  })
}

/** The user's own factor for money and cash in this format; null before there are enough contests with frozen forecasts. */
export function ownPayoutFactor(
  contests: readonly Calibrated[],
  mode: Pick<Format, 'captain'>,
): OwnFactor | null {
  return ownFactor(frozenContests(contests, mode), CLAIMED_PART)
}
