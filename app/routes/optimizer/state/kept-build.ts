/**
 * The lineups of the Entries side as they are kept with the slate. Rows are named by person and role (`rowKey`), because row
 * ids belong to one file; a lineup is a list of places in `rows`, in slot order, so that 150 of them take a few kilobytes.
 */
export type KeptBuild = {
  rows: readonly string[]
  /** In the order in which they were built; `lineups[0]` is number 1 of the list. */
  lineups: readonly KeptLineup[]
  /** Lineups asked for. */
  wanted: number
  exact: 'n_best' | 'sequential'
  isProved: boolean
  /** The settings add nothing to the expected points, so the order is that of the points shown. */
  isByPoints: boolean
  /** Why there are fewer than asked for, as a sentence; null if there are not. */
  shortfall: string | null
  /** Rules that could not be met in full. */
  unmet: readonly { ruleId: string; wanted: number; got: number }[]
  /** The stored entry set that was opened; absent for lineups built here. */
  openedFrom?: string
  /** What the lineups were made from, as checksums; another one now means that the list is stale, and '' that it is not known. */
  madeFrom: MadeFrom
  /** Lineups that the user removed: no build of this list returns them. */
  removed: readonly KeptLineup[]
  /** Those that stay when the rest is rebuilt. */
  locked: readonly KeptLineup[]
  /** Those that the user changed in the builder and put back; absent for none. */
  byHand?: readonly KeptLineup[]
  /** The lineups of the build before, to compare with; null for the first one. */
  previous: readonly KeptLineup[] | null
  /** The lineup that is being edited in the builder; null while none is. */
  edited: KeptLineup | null
}

export type KeptLineup = readonly number[]

/** Parts of a request that may change apart, each as a checksum. */
export const PARTS_OF_A_REQUEST = ['players', 'points', 'rules', 'settings'] as const
export type MadeFrom = Record<(typeof PARTS_OF_A_REQUEST)[number], string>

/** Validates a stored build: another version of the app may have written it. */
export function isKeptBuild(value: unknown): value is KeptBuild {
  const build = value as KeptBuild
  return (
    typeof value === 'object' &&
    value !== null &&
    Array.isArray(build.rows) &&
    [
      build.lineups,
      build.removed,
      build.locked,
      build.byHand ?? [],
      build.previous ?? [],
      build.edited ? [build.edited] : [],
    ].every(
      (lineups) =>
        Array.isArray(lineups) &&
        lineups.every(
          (lineup) => Array.isArray(lineup) && lineup.every((row) => typeof build.rows[row] === 'string'),
        ),
    ) &&
    Array.isArray(build.unmet) &&
    typeof build.madeFrom === 'object'
  )
}
