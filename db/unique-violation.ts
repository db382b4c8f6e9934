/** Did the write violate the uniqueness of `column` (`table.column`)? Looks through wrapped errors. */
export function isUniqueViolation(error: unknown, column: string): boolean {
  if (!(error instanceof Error)) return false
  if (error.message.includes('UNIQUE constraint failed') && error.message.includes(column)) return true
  return isUniqueViolation(error.cause, column)
}
