import { numberIn } from '../../slate/cells.ts'

/** How tables write that there is no number. */
const MISSING = /^(?:[-–—]+|n\/?a|none|null|nan|\?)?$/i

/**
 * The number in a cell of points, shares or spreads, without a percent sign; null for a blank cell, a dash or `N/A`, which
 * all mean "unknown", not 0; `unreadable` for any other text.
 */
export function figureIn(cell: string | undefined): number | null | 'unreadable' {
  const text = cell?.trim() ?? ''
  if (MISSING.test(text)) return null
  // SaberSim writes 14 decimals.
  return numberIn(text.replace(/\s*%$/, '')) ?? 'unreadable'
}

export function hasPercentSign(cell: string | undefined): boolean {
  return cell?.trimEnd().endsWith('%') ?? false
}
