import type { Format } from '../formats/format.ts'
import { type FrozenContest, type OwnFactor, ownFactor } from '../games/own-factor.ts'
import { CLAIMED_PART } from '../games/shrink.ts'
import type { ContestCalibration } from './calibration.ts'

type Calibrated = { format: string | null; calibration: ContestCalibration }

/** The finished contests of the format with frozen forecasts and money. */
export function frozenContests(contests: readonly Calibrated[], format: Pick<Format, 'id'>): FrozenContest[] {
  return contests.flatMap((each) => (each.format === format.id ? (each.calibration.forecast?.gap ?? []) : []))
}

/** The user's own factor for money and cash in this format; null before there are enough contests with frozen forecasts. */
export function ownPayoutFactor(
  contests: readonly Calibrated[],
  format: Pick<Format, 'id'>,
): OwnFactor | null {
  return ownFactor(frozenContests(contests, format), CLAIMED_PART)
}
