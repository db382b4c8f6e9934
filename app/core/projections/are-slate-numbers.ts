import { isRecord } from '../collections/is-record.ts'
import { type ContestOwnership, OWNERSHIP_CONTESTS, POINTS_FROM, type SlateNumbers } from './slate-numbers.ts'

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
    (value.header === undefined || typeof value.header === 'string') &&
    Number.isFinite(value.weight) &&
    (value.weight as number) >= 0 &&
    isRecord(value.people) &&
    Object.values(value.people).every(isNumbers) &&
    (value.out === undefined || isTexts(value.out)) &&
    (value.ownershipFrom === undefined || typeof value.ownershipFrom === 'string') &&
    (value.ownerships === undefined ||
      (Array.isArray(value.ownerships) && value.ownerships.every(isContestOwnership)))
  )
}

function isContestOwnership(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { contest, header, shares } = value
  return (
    (contest === null || OWNERSHIP_CONTESTS.includes(contest as NonNullable<ContestOwnership['contest']>)) &&
    typeof header === 'string' &&
    isRecord(shares) &&
    Object.values(shares).every(
      (pair) => Array.isArray(pair) && pair.length === 2 && pair.every(isNumberOrNull),
    )
  )
}

function isNumberOrNull(value: unknown): boolean {
  return value === null || Number.isFinite(value)
}

function isLearned(value: unknown): boolean {
  return isRecord(value) && LEARNED.every((figure) => Number.isFinite(value[figure]))
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}

/** Every number is finite or null. */
function isNumbers(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every(isNumberOrNull)
}
