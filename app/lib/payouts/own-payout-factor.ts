import type { CalibratedContest, CalibrationAnswer } from '#contract/autopsy.ts'
import type { Format } from '#core/formats/format.ts'
import { getJson } from '../api-client.ts'
import { remembered } from '../session/session-memory.ts'
import { sessionOwner } from '../session/session-owner.ts'

/** What the user's finished contests say about predictions, the newest first; kept until figures of a contest are stored. */
export async function loadCalibration(): Promise<readonly CalibratedContest[]> {
  const { contests } = await remembered('calibration', () => getJson<CalibrationAnswer>('/api/calibration'))
  return contests
}

/** How much of a predicted gap in money the user's own contests confirm; null before 30 of them, offline and for guests. */
export async function loadOwnPayoutFactor(format: Pick<Format, 'id'>): Promise<number | null> {
  // Guests and pages offline have no answer; asking would only fail.
  if (sessionOwner() === null || !navigator.onLine) return null
  try {
    const [contests, { ownPayoutFactor }] = await Promise.all([
      loadCalibration(),
      import('#core/autopsy/own-payout-factor.ts'),
    ])
    return ownPayoutFactor(contests, format)?.factor ?? null
  } catch {
    return null
  }
}
