import { formatCount } from '#core/figures/format.ts'
import type { PassedOver } from '#core/files/passed-over.ts'

/**
 * How many rows were left out, why, and one of them: `608 rows passed over: only one cell is filled (row 678, for
 * example: 0)`.
 */
export function passedOverText({ reason, rows, first }: PassedOver): string {
  const row = `row ${formatCount(first.row)}`
  const text = first.text === '' ? '' : `: ${first.text}`
  const example = rows === 1 ? `${row}${text}` : `${row}, for example${text}`
  return `${formatCount(rows)} ${rows === 1 ? 'row' : 'rows'} passed over: ${reason} (${example})`
}
