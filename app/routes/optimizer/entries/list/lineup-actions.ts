import type { ListedLineup } from './listed-lineups.ts'

/** What a row of the list can do. */
export type LineupActions = {
  open: (lineup: ListedLineup) => void
  /** Puts it into the builder, from where it can be put back. */
  edit: (lineup: ListedLineup) => void
  toggleLock: (lineup: ListedLineup) => void
  remove: (lineup: ListedLineup) => void
}
