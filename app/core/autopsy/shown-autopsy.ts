import type { Format } from '../formats/format.ts'
import { meanCash } from '../games/set-claims.ts'
import type { Estimate } from '../numbers/estimate.ts'
import type { Autopsy, EntryAutopsy } from './autopsy.ts'
import {
  roiOf,
  type ShownEntry,
  type ShownForecast,
  shownEntry,
  shownForecast,
  shownPaid,
} from './deserved.ts'
import type { Opponent } from './opponents.ts'

export type ShownRow = { entry: EntryAutopsy; shown: ShownEntry | null; forecast: ShownForecast | null }

export type ShownTogether = {
  /** Cents before fees. */
  paid: Estimate
  /** ROI as a share of the fees; null without a fee. */
  roi: Estimate | null
  won: number | null
  wonRoi: number | null
  luck: Estimate | null
  fees: number | null
}

type How = { format: Pick<Format, 'captain'>; isRaw: boolean; payoutFactor: number | null }

/** The entries as they are shown, in the order of their ranks. */
export function shownRows({ basis, means, entries }: Autopsy, how: How): ShownRow[] {
  const all = { ...basis, ...how, means }
  return entries.map((entry) => {
    const { deserved, won, forecast } = entry
    return {
      entry,
      shown: deserved && shownEntry({ deserved, won }, all),
      forecast: forecast && shownForecast(forecast, all),
    }
  })
}

/** All entries that could be read, together; null without payouts. */
export function shownTogether(
  { basis, means, together, unread, entries }: Autopsy,
  how: How,
): ShownTogether | null {
  if (together === null) return null
  const count = basis.own - unread.own
  const paid = shownPaid(
    together.deserved,
    count,
    meanCash(entries.flatMap(({ deserved }) => deserved?.cash ?? [])),
    { ...basis, ...how, means },
  )
  const fees = basis.feeCents === null ? null : count * basis.feeCents
  const { won } = together
  return {
    paid,
    roi: roiOf(paid, fees),
    won,
    wonRoi: won === null || !fees ? null : won / fees - 1,
    luck: won === null ? null : { value: won - paid.value, error: paid.error },
    fees,
  }
}

/** The opponents with what they deserved as it is shown; how often each is paid is not known. */
export function shownOpponents(
  opponents: readonly Opponent[],
  { basis, means }: Autopsy,
  how: How,
): readonly Opponent[] {
  return opponents.map((opponent) => {
    const { deserved, entries } = opponent
    return {
      ...opponent,
      deserved: deserved && shownPaid(deserved, entries, null, { ...basis, ...how, means }),
    }
  })
}
