import { writeSpreadsheetRows } from '#core/files/spreadsheet-csv.ts'
import type { Format } from '#core/formats/format.ts'
import type { ExposureRow } from './exposure-rows.ts'

/** The exposure table as a file, in percent. */
export function exposureCsv(rows: readonly ExposureRow[], { captain }: Format): string {
  const head = [
    'Name',
    'Pos Team',
    ...(captain ? [`${captain.code} Exp`, 'Flex Exp'] : []),
    'Exp',
    'Min Exp',
    'Max Exp',
    ...(captain ? [`${captain.code} Min Exp`, `${captain.code} Max Exp`] : []),
  ]
  return writeSpreadsheetRows([
    head,
    ...rows.map(({ limits: { any, captain: asCaptain }, ...row }) => [
      row.name,
      row.place,
      ...(captain ? [figure(row.captain), figure(row.flex)] : []),
      figure(row.total),
      any.min ?? '',
      any.max ?? '',
      ...(captain ? [asCaptain.min ?? '', asCaptain.max ?? ''] : []),
    ]),
  ])
}

function figure(pct: number): number {
  return Math.round(pct * 100) / 100
}
