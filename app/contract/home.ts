import type { HomeSlate } from '#core/slate/home-slate.ts'

export type HomeSet = {
  id: number
  name: string
  slateName: string | null
  /** The fees of all entries; null while the set is not entered. */
  feesCents: number | null
  /** At the provider; where these are not known, each lineup is one. */
  entries: number
  /** Without a result; 0 while the set is not entered. */
  pending: number
}

/** Where a user can go on. */
export type Home = {
  /** At most four, the one that the user worked on last first; of files of the same game only the latest. */
  slates: HomeSlate[]
  /** The newest three. */
  entrySets: HomeSet[]
  /** Lineups, those of entered sets included, without a result, and their fees. */
  pending: { lineups: number; feesCents: number }
}
