import type { Teams } from './games.ts'
import type { SlateLock } from './next-lock.ts'

/** A stored salary file as a card of the home screen shows it. */
export type HomeSlate = {
  id: number
  formatId: string
  fileName: string
  /** Null unless the file is about one game. */
  teams: Teams | null
  /** Eastern, `YYYY-MM-DD`. */
  gameDate: string | null
  /** The first kickoff, in milliseconds since 1970; null for a file that does not say it. */
  startsAt: number | null
  /** Absent for a file stored before they were kept. */
  locks?: readonly SlateLock[]
}
