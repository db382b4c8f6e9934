/** Why a salary file gives no slate. The messages are SPEC.md's, word for word (section 5). */
const MESSAGES = {
  empty: 'CSV file is empty or invalid',
  missing_columns: 'Missing required columns. Need: Name, Salary, and AvgPointsPerGame',
  missing_position: 'Missing position column. Need either "Position" or "Roster Position"',
  unreadable: 'Failed to parse CSV',
} as const

export type SlateCsvProblemCode = keyof typeof MESSAGES

export type SlateCsvProblem = {
  code: SlateCsvProblemCode
  message: string
  /** A further sentence that says which row or column is meant. */
  detail: string | null
}

export function problem(code: SlateCsvProblemCode, detail: string | null): SlateCsvProblem {
  return { code, message: MESSAGES[code], detail }
}
