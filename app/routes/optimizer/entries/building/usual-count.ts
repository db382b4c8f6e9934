import { MOST_LINEUPS } from '#optimizer/build-request.ts'

/*
 * How many lineups the last build of a format had: a slate without a build begins with it. Kept in this browser, as the
 * columns of the table are.
 */

const STORAGE_KEY = 'usual-lineups'
const FIRST_COUNT = 20

export function usualCount(formatId: string): number {
  const count = read()[formatId]
  return Number.isInteger(count) && count! >= 1 && count! <= MOST_LINEUPS ? count! : FIRST_COUNT
}

export function rememberCount(formatId: string, count: number): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...read(), [formatId]: count }))
  } catch {
    // Blocked storage: the next slate begins with the first number.
  }
}

function read(): Record<string, number> {
  try {
    return { ...(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>) }
  } catch {
    return {}
  }
}
