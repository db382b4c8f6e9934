import type { Autopsy, EntryAutopsy } from '#core/autopsy/autopsy.ts'
import { roiOf, type ShownEntry, shownEntry, shownPaid } from '#core/autopsy/deserved.ts'
import type { Figure } from '#core/autopsy/figure.ts'
import type { Format } from '#core/formats/format.ts'

export type ShownRow = { entry: EntryAutopsy; shown: ShownEntry | null }

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
  return entries.map((entry) => {
    const { deserved } = entry
    return { entry, shown: deserved && shownEntry({ deserved, won: entry.won }, { ...basis, ...how, means }) }
  })
}

/** All entries that could be read, together; null without payouts. */
export function shownTogether({ basis, means, together, unread }: Autopsy, how: How): ShownTogether | null {
  if (together === null) return null
  const count = basis.own - unread.own
  const paid = shownPaid(together.deserved, count, { ...basis, ...how, means })
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
