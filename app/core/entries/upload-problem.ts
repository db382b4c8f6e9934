import type { Format } from '../formats/format.ts'

/** What can be wrong with an upload file, or with lineups that shall become one. */
const UPLOAD_ISSUES = [
  'open_quote',
  'wrong_header',
  'no_lineups',
  'too_many_lineups',
  'blank_cell',
  'extra_cell',
  'no_id',
  'unknown_id',
  'derived_captain',
  'no_provider_id',
  'wrong_slot',
  'person_twice',
  'over_budget',
  'one_side',
  'duplicate_lineup',
  'player_out',
  // Of a file of reserved entries alone.
  'other_sport',
  'other_slate',
  'wrong_entry_id',
  'entry_twice',
  'locked_cell',
  'empty_entry',
] as const
export type UploadIssue = (typeof UPLOAD_ISSUES)[number]

export type UploadProblem = {
  issue: UploadIssue
  /** The row in a spreadsheet, from 1, which is the header; null for the whole file. */
  row: number | null
  /** The cell in its row, from 0, and the code of its slot; null for the whole row. */
  cell: { column: number; slot: string } | null
  /** The names of the players concerned. */
  players: readonly string[]
  /** What is wrong and what to do about it: two sentences without a full stop. */
  what: string
  cure: string
}

/** The provider takes such a file, but the user hardly wants it. */
const WARNINGS: ReadonlySet<UploadIssue> = new Set(['duplicate_lineup', 'player_out', 'empty_entry'])

/** Whether the provider refuses a file with this problem. */
export function isRefused({ issue }: UploadProblem): boolean {
  return !WARNINGS.has(issue)
}

/** `Row 3, CPT (cell A3): 71 is not an id of this slate. Copy the id from the salary file of this slate.` */
export function uploadProblemText(problem: UploadProblem): string {
  const place = uploadPlaceText(problem)
  return `${place}${place && ': '}${problem.what}. ${problem.cure}.`
}

/** `Row 3, CPT (cell A3)`, `Row 3`, or nothing for the whole file. */
function uploadPlaceText({ row, cell }: Pick<UploadProblem, 'row' | 'cell'>): string {
  if (row === null) return ''
  return cell === null ? `Row ${row}` : `Row ${row}, ${cell.slot} (cell ${letters(cell.column)}${row})`
}

/** The cell of that slot: the slots of a lineup are the first columns of the file. */
export function cellOfSlot({ rosterSlots }: Format, column: number): UploadProblem['cell'] {
  return { column, slot: rosterSlots[column]!.code }
}

/** A spreadsheet's name of the column, which is one of the first 26. */
function letters(column: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + column)
}
