import type { ContestSettings } from '../payouts/contest-settings.ts'
import type { ContestOwnership, OwnershipContest, ProjectionFile } from './slate-numbers.ts'

/*
 * A tool may list ownership for several types of contest (`SmallOwnership, LargeOwnership`; `Own SE %, Own HS %, Own MME %`).
 * A file keeps all of them, and the slate's contest says which one its people have.
 */

/** What of a contest says which ownership is its own. */
export type OwnedContest = Pick<ContestSettings, 'maxEntries' | 'size' | 'feeCents'>

/** A single entry tournament of the provider usually has so many entries (`CONTEST_TYPES`). */
const SMALL_FIELD = 2500
const HIGH_STAKES_CENTS = 10_000

/** The columns that fit the contest, the best first; without a contest it is a large one. */
function ownershipsFor(contest: OwnedContest | null): OwnershipContest[] {
  if (!contest) return ['mass']
  const { maxEntries, size, feeCents } = contest
  const isSmall = maxEntries === 1 || size <= SMALL_FIELD
  const isHigh = feeCents >= HIGH_STAKES_CENTS
  return [
    ...(isSmall ? (['single'] as const) : []),
    ...(isHigh ? (['high'] as const) : []),
    ...(isSmall ? [] : (['mass'] as const)),
  ]
}

/**
 * The one of a file's ownership columns that the contest has: the best of those for its type, else the column for any contest
 * (`contest` null), else the first; undefined where there is none.
 */
export function ownershipFor<Column extends { contest: OwnershipContest | null }>(
  columns: readonly Column[],
  contest: OwnedContest | null,
): Column | undefined {
  const wanted = [...ownershipsFor(contest), null]
  return wanted.flatMap((each) => columns.find((column) => column.contest === each) ?? [])[0] ?? columns[0]
}

/** The file with the ownership for this contest, where it keeps several; else the same object. */
function withOwnershipFor(file: ProjectionFile, contest: OwnedContest | null): ProjectionFile {
  const kept = ownershipFor(file.ownerships ?? [], contest)
  if (!kept || kept.header === file.ownershipFrom) return file
  const people = Object.entries(file.people).map(([person, numbers]) => {
    const [flexOwnershipPct, captainOwnershipPct] = kept.shares[person] ?? [null, null]
    return [person, { ...numbers, flexOwnershipPct, captainOwnershipPct }] as const
  })
  return { ...file, people: Object.fromEntries(people), ownershipFrom: kept.header }
}

/** The same for all files; the same array where none changes. */
export function filesFor(
  files: readonly ProjectionFile[],
  contest: OwnedContest | null,
): readonly ProjectionFile[] {
  const next = files.map((file) => withOwnershipFor(file, contest))
  return next.every((file, i) => file === files[i]) ? files : next
}

const WORDS: Record<OwnershipContest, string> = {
  single: 'single entry and small contests',
  high: 'high stakes',
  mass: 'large contests',
}

/** `Own SE % is for single entry and small contests.` */
export function ownershipColumnText({
  contest,
  header,
}: Pick<ContestOwnership, 'contest' | 'header'>): string {
  return `${header} is for ${contest === null ? 'any contest' : WORDS[contest]}.`
}

/** `Ownership: Own SE %`, of the newest file that counts and has ownership for several types; null without one. */
export function ownershipInUseText(files: readonly ProjectionFile[]): string | null {
  const file = files.findLast(({ weight, ownershipFrom }) => weight > 0 && ownershipFrom !== undefined)
  return file ? `Ownership: ${file.ownershipFrom}` : null
}
