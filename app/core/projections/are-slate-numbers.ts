import { POINTS_FROM, type SlateNumbers } from './slate-numbers.ts'

const LEARNED = ['games', 'weight', 'captainPct', 'flexPct']

/** Validates numbers that were stored, here or on the server: another version of the app may have written them. */
export function areSlateNumbers(value: unknown): value is SlateNumbers {
  if (!isRecord(value)) return false
  const { pointsFrom, files, edits, ownershipByPosition, ownershipInPoints, learned } = value
  return (
    POINTS_FROM.includes(pointsFrom as SlateNumbers['pointsFrom']) &&
    Array.isArray(files) &&
    files.every(isProjectionFile) &&
    isRecord(edits) &&
    Object.values(edits).every(isNumbers) &&
    (ownershipByPosition === undefined || typeof ownershipByPosition === 'boolean') &&
    (ownershipInPoints === undefined || typeof ownershipInPoints === 'boolean') &&
    (learned === undefined || (isRecord(learned) && Object.values(learned).every(isLearned)))
  )
}

function isProjectionFile(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value.name === 'string' &&
    Number.isFinite(value.importedAt) &&
    Number.isFinite(value.weight) &&
    (value.weight as number) >= 0 &&
    isRecord(value.people) &&
    Object.values(value.people).every(isNumbers) &&
    (value.out === undefined || isTexts(value.out))
  )
}

function isLearned(value: unknown): boolean {
  return isRecord(value) && LEARNED.every((figure) => Number.isFinite(value[figure]))
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}

/** Every number is finite or null. */
function isNumbers(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((each) => each === null || Number.isFinite(each))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
