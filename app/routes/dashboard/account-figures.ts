import { type PackedCurve, packCurve } from '#app/components/charts/packed-curve.ts'
import type { RoiBar } from '#app/components/charts/roi-bar.ts'
import { pluralize } from '#core/figures/format.ts'
import type { ProjectionErrors } from '#core/lineups/projection-errors.ts'
import { toDollars } from '#core/money/cents.ts'
import { type FeesAndWinnings, profitCents, roiPct } from '#core/money/returns.ts'
import type { AccountTotals } from '#core/totals/account-totals.ts'
import { allPending, type PendingEntries } from '#core/totals/pending-entries.ts'

/** Lineups, entry sets and history as one account. Money in dollars, returns in percent. */
export type AccountWire = {
  all: PlayedWire & { roi: number | null; fees: number }
  history: PlayedWire
  sets: OwnWire
  lineups: OwnWire
  pending: PendingEntries
  /** Null while no entry has a result. */
  charts: AccountCharts | null
  /** Null while no lineup has projected points and a result. */
  projections: ProjectionErrors | null
}

export type AccountCharts = {
  curve: PackedCurve
  /** All results are of one day, which no curve is drawn through. */
  isOneDay: boolean
  contestTypes: RoiBar[]
  /** Newest first. */
  months: { month: string; entries: number; profit: number }[]
}

type PlayedWire = { entries: number; profit: number }
export type OwnWire = PlayedWire & { imported: number; pending: PendingEntries }

export function accountFigures(
  account: AccountTotals & { projections: ProjectionErrors | null },
): AccountWire {
  const { all, history, sets, lineups, projections } = account
  return {
    all: {
      ...playedWire(all),
      fees: toDollars(all.feesCents),
      roi: roiPct(all),
    },
    history: playedWire(history),
    sets: ownWire(sets),
    lineups: ownWire(lineups),
    pending: allPending([sets.pending, lineups.pending]),
    charts: all.entries > 0 ? chartsOf(account) : null,
    projections,
  }
}

function chartsOf({ curve, contestTypes, lastMonths }: AccountTotals): AccountCharts {
  return {
    curve: packCurve(curve),
    isOneDay: curve.points.length < 2,
    contestTypes: contestTypes.map(({ contestType, lineups: entries, ...money }) => ({
      name: contestType,
      note: pluralize(entries, 'entry', 'entries'),
      cost: toDollars(money.feesCents),
      profit: toDollars(profitCents(money)),
      roiPct: roiPct(money) ?? 0,
      roiInterval: null,
      clippedRoi: null,
    })),
    months: lastMonths.toReversed().map(({ month, entries, profitCents: cents }) => ({
      month,
      entries,
      profit: toDollars(cents),
    })),
  }
}

function playedWire(played: FeesAndWinnings & { entries: number }): PlayedWire {
  return { entries: played.entries, profit: toDollars(profitCents(played)) }
}

function ownWire({ imported, pending, ...played }: AccountTotals['sets']): OwnWire {
  return { ...playedWire(played), imported, pending }
}
