/** Where a file belongs that is no contest file: the screen that takes it. */
export type OtherScreen = { label: string; path: string }

/** Why a file can't be read as contest standings: one sentence for the person who chose it. */
export type ContestFileProblem = { message: string; screen: OtherScreen | null }

export const MOST_ENTRIES = 1_000_000
/** No slate of any sport comes near; a file beyond it is no contest file and would only fill the memory. */
export const MOST_PLAYERS = 3_000
/** Best ball, the longest roster there is, has 20. */
export const MOST_SLOTS = 40
export const LONGEST_ROW = 32_768

/** Thrown from inside the pass and turned into a result at its door, so that no step has to hand it up by hand. */
export class ContestFileError extends Error {
  readonly problem: ContestFileProblem

  constructor(message: string, screen: OtherScreen | null = null) {
    super(message)
    this.name = 'ContestFileError'
    this.problem = { message, screen }
  }
}
