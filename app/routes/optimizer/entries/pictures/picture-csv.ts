import { writeSpreadsheetRows } from '#core/files/spreadsheet-csv.ts'
import type { FieldComparison } from './exposure-against-field.ts'
import type { LineupPoint } from './lineup-points.ts'
import type { ProfitBin } from './profit-bins.ts'

/* The tables of the pictures as files. */

/** Dollars, and percent of the games. The first row is the loss of all fees; the last one may have no end. */
export function profitCsv(bins: readonly ProfitBin[]): string {
  return writeSpreadsheetRows([
    ['From $', 'To $', 'Games %'],
    ...bins.map(({ from, to, share }) => [from / 100, to === null ? '' : to / 100, hundredths(100 * share)]),
  ])
}

/** Percent of lineups; the difference in points of percent. */
export function comparisonCsv(rows: readonly FieldComparison[]): string {
  return writeSpreadsheetRows([
    ['Name', 'Pos Team', 'Exp', 'Own', 'Difference'],
    ...rows.map((row) => [
      row.name,
      row.place,
      hundredths(row.mine),
      hundredths(row.field),
      hundredths(row.gap),
    ]),
  ])
}

/** Points, percents. */
export function scatterCsv(points: readonly LineupPoint[]): string {
  return writeSpreadsheetRows([
    ['Lineup', 'Proj', 'Own Sum', 'ROI%', 'ROI% error', 'Entered'],
    ...points.map(({ label, points: proj, ownershipSum, roi, isChosen }) => [
      label,
      hundredths(proj),
      hundredths(ownershipSum),
      hundredths(roi && 100 * roi.value),
      hundredths(roi && 100 * roi.error),
      isChosen ? 'yes' : 'no',
    ]),
  ])
}

/** Empty for an unknown figure. */
function hundredths(value: number | null): number | '' {
  return value === null ? '' : Math.round(value * 100) / 100
}
