import { AppError } from '#core/result.ts'
import { requireUser, type ServiceContext } from '#workers/context.server.ts'

/** An import whose client left may never say that it is over. */
const LONGEST_IMPORT_MS = 20_000
const LONGEST_WAIT_MS = 15_000
const PAUSE_MS = 50

/** When the import that this isolate is busy with began, in ms since 1970; null while there is none. */
let began: number | null = null

/**
 * Does an import when no other one is going on in this isolate: one holds some tens of MB of the 128 that an isolate has,
 * and several at once would end it, with everybody's requests. Refuses with `rate_limited` after 15 s of waiting.
 */
export async function importTurn<Outcome>(
  ctx: ServiceContext,
  doImport: () => Promise<Outcome>,
): Promise<Outcome> {
  requireUser(ctx)
  const arrived = Date.now()
  while (began !== null && Date.now() - began < LONGEST_IMPORT_MS) {
    if (Date.now() - arrived > LONGEST_WAIT_MS)
      throw new AppError('rate_limited', 'Another import is still running, please try again', {
        retryAfterSeconds: 10,
      })
    await scheduler.wait(PAUSE_MS)
  }
  const mine = Date.now()
  began = mine
  try {
    return await doImport()
  } finally {
    if (began === mine) began = null
  }
}
