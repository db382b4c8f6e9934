import { wellFormed } from '../text/well-formed.ts'

const LONGEST_CELL = 255

/** The fast path for nearly every cell: printable ASCII with single spaces. */
const TIDY = /^[!-~]+(?: [!-~]+)*$/

/** The cell without control and invisible characters, with single spaces, at most 255 characters. */
export function tidyCell(cell: string | undefined): string {
  if (!cell) return ''
  if (cell.length <= LONGEST_CELL && TIDY.test(cell)) return cell
  const tidy = cell
    .slice(0, 4 * LONGEST_CELL)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_CELL)
    .trimEnd()
  return wellFormed(tidy)
}
