import { numberIn } from '../../slate/cells.ts'

/** How tables write that there is no value. */
const MISSING = /^(?:[-–—]+|n\/?a|none|null|nan|\?)?$/i

/**
 * The number in a cell of points, shares or spreads, without a percent sign; null for a blank cell, a dash or `N/A`, which
 * all mean "unknown", not 0; `unreadable` for any other text.
 */
export function figureIn(cell: string | undefined): number | null | 'unreadable' {
  const text = cell?.trim() ?? ''
  if (isMissing(text)) return null
  // SaberSim writes 14 decimals.
  return numberIn(text.replace(/\s*%$/, '')) ?? 'unreadable'
}

/** Whether the cell says nothing, as `NA` does: tables are often written by a program that fills gaps with it. */
export function isMissing(cell: string): boolean {
  return MISSING.test(cell)
}

export function hasPercentSign(cell: string | undefined): boolean {
  return cell?.trimEnd().endsWith('%') ?? false
}
