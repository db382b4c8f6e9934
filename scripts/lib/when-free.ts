import { setTimeout } from 'node:timers/promises'

const TRIES = 6

/** Asks a local store, which is busy while another process writes to it; nothing was changed then, so the call is repeated. */
export async function whenFree<Answer>(ask: () => Promise<Answer>, triesLeft = TRIES - 1): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    const isBusy = error instanceof Error && /SQLITE_BUSY|SQLITE_LOCKED|is locked/i.test(error.message)
    if (!isBusy || triesLeft === 0) throw error
    await setTimeout(500)
    return whenFree(ask, triesLeft - 1)
  }
}
