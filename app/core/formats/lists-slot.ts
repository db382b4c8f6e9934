import type { SalaryFileFacts } from './salary-file-facts.ts'

/** Does the file list rows of that slot code? Apart from the facts, so that a page with formats does not load how files show them. */
export function listsSlot({ rosterPositions, positions }: SalaryFileFacts, code: string): boolean {
  return rosterPositions.has(code) || positions.has(code)
}
