import type { LearnedShares } from '../ownership/learned.ts'

/**
 * Whose numbers a slate is played by: kept with the slate, applied to its pool by `withNumbers`. People are identified by
 * `personKey`.
 */
export type SlateNumbers = {
  /** What counts for a person without points by hand or from a file. */
  pointsFrom: PointsFrom
  /** In the order of their import. */
  files: readonly ProjectionFile[]
  /** What the user typed in. */
  edits: Readonly<Record<string, PersonEdit>>
  /** Multiply the files' ownership by position, as `core/ownership/by-position.ts` says? Absent: no. */
  ownershipByPosition?: boolean
  /** Does ownership from files or learned move the baseline's points (`ownership-in-points.ts`)? Absent: yes. */
  ownershipInPoints?: boolean
  /** What the user's contests taught, by `basePlayerId`, once the user asked for it; absent: nothing. */
  learned?: Readonly<Record<string, LearnedShares>>
}

export const POINTS_FROM = ['baseline', 'average'] as const
export type PointsFrom = (typeof POINTS_FROM)[number]

/** What a projection file says of a person: points and shares of a flex slot unless it says captain; null: nothing. */
export type PersonNumbers = {
  points: number | null
  /** Percent of the field. */
  flexOwnershipPct: number | null
  captainOwnershipPct: number | null
  /** The 90th percentile, in points. */
  ceiling: number | null
  /** Standard deviation, in points. */
  spread: number | null
}

export type ProjectionFile = {
  name: string
  /** Milliseconds since 1970; identifies the import. */
  importedAt: number
  /** A checksum of its header, the same for the next file of the tool; absent in files of earlier versions. */
  header?: string
  /** What the file weighs beside the others, above 0; 0 leaves it out. */
  weight: number
  people: Readonly<Record<string, PersonNumbers>>
  /** Keys of the people whose status in the file says that they are out; absent: none. */
  out?: readonly string[]
  /** Its ownership by type of contest, where it lists several; `people` have the one with the header `ownershipFrom`. */
  ownerships?: readonly ContestOwnership[]
  ownershipFrom?: string
}

/** Single entry or small, high stakes, or many entries in a large field. */
export const OWNERSHIP_CONTESTS = ['single', 'high', 'mass'] as const
export type OwnershipContest = (typeof OWNERSHIP_CONTESTS)[number]

export type ContestOwnership = {
  /** Null: for any contest. */
  contest: OwnershipContest | null
  header: string
  /** By `personKey`: flex and captain share in percent. */
  shares: Readonly<Record<string, readonly [flex: number | null, captain: number | null]>>
}

/** A number that is absent was not typed in. Of ceiling and spread, which say the same, one is. */
export type PersonEdit = Partial<PersonNumbers>

/** The numbers of a slate that was just loaded. */
export const DEFAULT_NUMBERS: SlateNumbers = { pointsFrom: 'baseline', files: [], edits: {} }

const FIGURES = ['points', 'flexOwnershipPct', 'captainOwnershipPct', 'ceiling', 'spread'] as const

/** What the files say of a person together: of each number the mean by weight over the files that have it. */
export function numbersInFiles(files: readonly ProjectionFile[], person: string): PersonNumbers {
  const told = files.flatMap(({ weight, people }) => {
    const numbers = people[person]
    return numbers && weight > 0 ? [{ weight, numbers }] : []
  })
  return Object.fromEntries(
    FIGURES.map((figure) => {
      const known = told.flatMap(({ weight, numbers }) =>
        numbers[figure] === null ? [] : [{ weight, value: numbers[figure] }],
      )
      const total = known.reduce((sum, { weight }) => sum + weight, 0)
      const mean = known.reduce((sum, { weight, value }) => sum + weight * value, 0) / total
      return [figure, known.length === 0 ? null : mean]
    }),
  ) as PersonNumbers
}
