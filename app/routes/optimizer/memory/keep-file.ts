import { keepSlate } from '#app/lib/slates/kept-slates.client.ts'
import type { Teams } from '#core/slate/games.ts'
import type { SlateLock } from '#core/slate/next-lock.ts'

/** A loaded salary file, and the game that it is of. */
export type SalaryFile = {
  key: string
  user: string
  modeId: string
  fileName: string
  csvData: string
  teams: Teams | null
  gameDate: string | null
  gameTime: Date | null
  locks: readonly SlateLock[]
}

/** Returns a function that keeps the salary file for a start without a connection: once, and again with the id that the history gave it. */
export function fileKeeper(file: SalaryFile): (id: number | null) => Promise<void> {
  const { key, user, modeId: formatId, fileName, csvData, teams, gameDate, gameTime, locks } = file
  // Each field by its name: a caller's object has more, and of some the browser can't store a copy.
  const kept = {
    key,
    user,
    formatId,
    fileName,
    csvData,
    teams,
    gameDate,
    locks,
    startsAt: gameTime?.getTime() ?? null,
  }
  /** Undefined until the file is kept. */
  let keptWithId: number | null | undefined
  return async (id) => {
    if (keptWithId === id) return
    keptWithId = id
    await keepSlate({ ...kept, id }, Date.now())
  }
}
