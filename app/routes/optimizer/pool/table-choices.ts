import {
  CHANCE_COLUMNS,
  type Column,
  type ColumnId,
  cellText,
  columnsFor,
  ENTRIES_COLUMNS,
  hasBothRoles,
  POOL_COLUMNS,
  type TableContext,
} from './pool-columns.ts'
import { type PoolRow, ROWS_BY, type RowsBy } from './pool-rows.ts'

/** How the user wants the table: kept in this browser, for every slate. */
export type TableChoices = {
  rowsBy: RowsBy
  /** Columns that the user chose (true) or hid (false); the others are shown as the column says. */
  columns: Partial<Record<ColumnId, boolean>>
}

export const DEFAULT_CHOICES: TableChoices = { rowsBy: 'people', columns: {} }

/** The columns to show, in the order of the table. */
export function shownColumns(
  rows: readonly PoolRow[],
  context: TableContext,
  choices: TableChoices['columns'],
): Column[] {
  if (context.isSimple)
    return columnsFor(context)
      .filter(({ id }) => SIMPLE.has(id))
      .map(inPlainWords)
  return columnsFor(context).flatMap((column) => {
    if (column.shown === 'always') return column
    const chosen = choices[column.id]
    // A narrow row, too, shows what was chosen.
    if (chosen) return { ...column, narrow: { ...column.narrow, from: 'all' as const } }
    if (chosen === undefined && context.entries) return isOnEntriesSide(column, context) ? column : []
    if (chosen === undefined && isShownUnasked(column, rows, context)) return column
    return []
  })
}

/** What decides, for a first lineup. */
const SIMPLE: ReadonlySet<ColumnId> = new Set(['position', 'name', 'team', 'salary', 'projection'])

/** The figures of a first lineup by names that a beginner knows. */
export function inPlainWords(column: Column): Column {
  if (column.id !== 'projection') return column
  return { ...column, head: 'Points', narrow: { ...column.narrow, label: 'Points' } }
}

/** SPEC.md's sorts of the players, and what a simple table shows. */
export const SIMPLE_SORTS = ['projection', 'salary', 'value', 'average', 'name'] as const

/** Beside the list of lineups the table has room for few figures. */
const ENTRIES_SIDE: ReadonlySet<ColumnId> = new Set(['salary', 'projection', 'ownership', ...ENTRIES_COLUMNS])

/** The columns beside the entries; of several games a name needs its team, too. */
function isOnEntriesSide({ id }: Column, { format }: TableContext): boolean {
  return ENTRIES_SIDE.has(id) || (id === 'team' && format.from.games > 1)
}

function isShownUnasked(column: Column, rows: readonly PoolRow[], context: TableContext): boolean {
  if (!DECIDES.has(column.id) && saysTheSame(column, rows, context)) return false
  const { known } = column
  if (column.shown === 'when known')
    return rows.some((row) => (known ? row.player[known] : column.value(row, context)) != null)
  return column.shown === 'default' || (column.shown === 'with file rows' && !hasBothRoles(context))
}

/** Columns that are compared or typed in, so that they stay whatever they say. */
const DECIDES: ReadonlySet<ColumnId> = new Set(['salary', 'projection', 'ownership', 'captainOwnership'])

/** Whether no row differs from another in this column, so that it tells nothing of a player. */
function saysTheSame(column: Column, rows: readonly PoolRow[], context: TableContext): boolean {
  const [first, ...others] = rows
  if (!first || others.length === 0) return false
  const textOf = (row: PoolRow) => cellText(column, column.value(row, context), context)
  const text = textOf(first)
  return others.every((row) => textOf(row) === text)
}

const STORAGE_KEY = 'pool-table'

export function loadTableChoices(): TableChoices {
  try {
    return parsed(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'))
  } catch {
    return DEFAULT_CHOICES
  }
}

export function storeTableChoices(choices: TableChoices): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(choices))
  } catch {
    // Storage may be blocked; the choices then last until a reload.
  }
}

/** Another version of the app may have stored them: unknown columns are dropped. */
export function parsed(stored: unknown): TableChoices {
  const { rowsBy, columns } = { ...(stored as Partial<TableChoices> | null) }
  const given: Partial<Record<string, unknown>> = typeof columns === 'object' ? { ...columns } : {}
  return {
    rowsBy: rowsBy !== undefined && ROWS_BY.includes(rowsBy) ? rowsBy : DEFAULT_CHOICES.rowsBy,
    columns: Object.fromEntries(
      [...POOL_COLUMNS.map(({ id }) => id), ...CHANCE_COLUMNS, ...ENTRIES_COLUMNS].flatMap((id) =>
        typeof given[id] === 'boolean' ? [[id, given[id]]] : [],
      ),
    ),
  }
}
