import type { Autopsy, EntryAutopsy } from '#core/autopsy/autopsy.ts'
import {
  roiOf,
  type ShownEntry,
  type ShownForecast,
  shownEntry,
  shownForecast,
  shownPaid,
} from '#core/autopsy/deserved.ts'
import type { Figure } from '#core/autopsy/figure.ts'
import type { Format } from '#core/formats/format.ts'

export type ShownRow = { entry: EntryAutopsy; shown: ShownEntry | null; forecast: ShownForecast | null }

export type ShownTogether = {
  /** Cents before fees. */
  paid: Figure
  /** Of the fees; null without a fee. */
  roi: Figure | null
  won: number | null
  wonRoi: number | null
  luck: Figure | null
  fees: number | null
}

type How = { mode: Pick<Format, 'captain'>; isRaw: boolean; payoutFactor: number | null }

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
  const paid = shownPaid(together.deserved, count, meanCash(entries), { ...basis, ...how, means })
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

/** How often an entry is paid, on average; its error is at most that of one, since all are paid in much the same games. */
function meanCash(entries: Autopsy['entries']): Figure | null {
  const known = entries.flatMap(({ deserved }) => deserved?.cash ?? [])
  if (known.length === 0) return null
  const mean = (of: (cash: Figure) => number) => known.reduce((sum, cash) => sum + of(cash), 0) / known.length
  return { value: mean(({ value }) => value), error: mean(({ error }) => error) }
}
