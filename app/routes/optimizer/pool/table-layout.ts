import { type Column, hasBothRoles, type TableContext } from './pool-columns.ts'

/* Two lines in a narrow row, columns in a wide one (from 42rem on), with the same cells in the same order. */

export const NARROW_ROW =
  "grid-cols-[2.375rem_minmax(0,1fr)_auto] gap-x-2 [grid-template-areas:'position_name_actions'_'figures_figures_actions'_'issue_issue_actions']"

export const WIDE_ROW =
  '@2xl/pool:min-h-7 @2xl/pool:grid-cols-(--columns) @2xl/pool:gap-x-1.5 @2xl/pool:px-2 @2xl/pool:[grid-template-areas:none]'

/** The tracks of a wide row, as the value of `--columns`. */
export function tracksOf(columns: readonly Column[], context: TableContext): string {
  const buttons = hasBothRoles(context) ? 'var(--two-roles)' : 'var(--one-role)'
  return [...columns.map(({ track }) => track), buttons].join(' ')
}

/** The width of the buttons of a row; touch needs larger ones. */
export const BUTTON_WIDTHS =
  '[--one-role:5.5rem] [--two-roles:9.25rem] pointer-coarse:[--one-role:9rem] pointer-coarse:[--two-roles:15rem]'
