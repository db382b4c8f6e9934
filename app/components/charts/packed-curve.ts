import { type PackedRows, packRows, unpackRows } from '#app/lib/lists/packed-rows.ts'
import type { ProfitCurve } from '#core/money/profit-curve.ts'

/** A profit curve as a page is sent with it: only the chart and its table, which a script draws, read the points. */
export type PackedCurve = { unit: ProfitCurve['unit']; points: PackedRows<ProfitCurve['points'][number]> }

export function packCurve({ unit, points }: ProfitCurve): PackedCurve {
  return { unit, points: packRows(points) }
}

export function unpackCurve({ unit, points }: PackedCurve): ProfitCurve {
  return { unit, points: unpackRows(points) }
}
