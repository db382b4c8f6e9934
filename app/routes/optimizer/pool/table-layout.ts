import { type Column, hasBothRoles, type TableContext } from './pool-columns.ts'

/* Two lines in a narrow row, columns in a wide one (from `@[38rem]` on), with cells in the same order. */

export const REM_PX = 16
const WIDE_PX = 38 * REM_PX

/** Whether a pool of this width, in pixels, is laid out as a table. */
export function isWideTable(width: number): boolean {
  return width >= WIDE_PX
}

/** From this width on the screen has columns beside the pool (`@3xl`). */
const WIDE_SCREEN_PX = 48 * REM_PX

export function isWideScreen(width: number): boolean {
  return width >= WIDE_SCREEN_PX
}

const NARROW_FROM_PX = { all: 0, phone: 22 * REM_PX, large: 28 * REM_PX, chosen: WIDE_PX }

/** The columns that have room at this width: cells that are not seen would cost as much time as those that are. */
export function columnsWithRoom(columns: readonly Column[], width: number): readonly Column[] {
  if (isWideTable(width)) return columns
  return columns.filter(({ narrow }) => width >= NARROW_FROM_PX[narrow.from])
}

/** Room for the buttons of a row by touch, the gaps and the edges, in rem. */
const BESIDE_REM = 15 + 1
const GAP_REM = 0.375
/** From this width on a table may be wider than the pool, and then moves sideways. */
const ROOMY_PX = 42 * REM_PX

/** The columns of a wide table without those that give way where it would be wider than the pool. */
export function columnsThatFit(
  columns: readonly Column[],
  width: number,
  besideRem = BESIDE_REM,
): readonly Column[] {
  const fits = (shown: readonly Column[], beside: number) =>
    shown.reduce(
      (sum, { track }) => sum + Number.parseFloat(track.replace('minmax(', '')) + GAP_REM,
      beside,
    ) *
      REM_PX <=
    width
  if (!isWideTable(width) || fits(columns, besideRem)) return columns
  let shown: readonly Column[] = columns.filter(({ givesWay, narrow }) => !givesWay || narrow.from === 'all')
  if (width >= ROOMY_PX) return shown
  // What a narrow row shows last goes first.
  for (const from of ['chosen', 'large', 'phone'])
    while (!fits(shown, besideRem)) {
      const last = shown.findLastIndex(({ narrow }) => narrow.from === from)
      if (last < 0) break
      shown = shown.toSpliced(last, 1)
    }
  return shown
}

export const NARROW_ROW =
  "grid-cols-[2.375rem_minmax(0,1fr)_auto] gap-x-2 [grid-template-areas:'position_name_actions'_'figures_figures_actions']"

export const WIDE_ROW =
  '@[38rem]/pool:min-h-7 @[38rem]/pool:grid-cols-(--columns) @[38rem]/pool:gap-x-1.5 @[38rem]/pool:px-2 @[38rem]/pool:[grid-template-areas:none]'

/** The tracks of a wide row, as the value of `--columns`. */
export function tracksOf(columns: readonly Column[], context: TableContext): string {
  const roles = hasBothRoles(context) ? 'two-roles' : 'one-role'
  const buttons = context.isSimple ? 'var(--one-add)' : `var(--${roles}${context.entries ? '-locks' : ''})`
  return [...columns.map(({ track }) => track), buttons].join(' ')
}

/** What `columnsThatFit` leaves beside the columns of a row with this context's buttons. */
export function besideColumns(context: TableContext): number {
  const isCoarse = matchMedia('(pointer: coarse)').matches
  if (context.entries) return (isCoarse ? 8.75 : 5.5) + 1
  if (isCoarse) return BESIDE_REM
  return (hasBothRoles(context) ? 9.625 : 5.5) + 1
}

/** The width of the buttons of a row; touch needs larger ones. */
export const BUTTON_WIDTHS =
  '[--one-add:2.25rem] pointer-coarse:[--one-add:3rem] [--one-role:5.5rem] [--two-roles:9.625rem] pointer-coarse:[--one-role:9rem] pointer-coarse:[--two-roles:15rem] [--one-role-locks:4rem] [--two-roles-locks:5.5rem] pointer-coarse:[--one-role-locks:6rem] pointer-coarse:[--two-roles-locks:8.75rem]'
