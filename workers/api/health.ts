import { pingDatabase } from '#db/ping.ts'
import { version } from '../../package.json'
import type { ServiceContext } from '../context.server.ts'
import { describeError, logEvent } from '../log.ts'
import type { Handlers } from './mount.ts'

/** How long an answer is cached: short enough to show an outage, long enough to keep a flood from the stores. */
const FRESH_MS = 5_000

/** The last answer per set of bindings (an isolate has one). */
const lastChecks = new WeakMap<Env, { health: Health; at: number }>()

export const healthHandlers = {
  /** Public: is the Worker up, and do its stores answer? 503 when one does not. */
  'GET /health': async (c) => {
    const { ctx } = c.var
    const last = lastChecks.get(c.env)
    const health = last && ctx.now - last.at < FRESH_MS ? last.health : await checkHealth(ctx)
    if (health !== last?.health) lastChecks.set(c.env, { health, at: ctx.now })
    return c.json(health, health.status === 'ok' ? 200 : 503)
  },
} satisfies Partial<Handlers>

type Check = 'ok' | 'failed'

type Health = { status: Check; version: string; checks: { db: Check; files: Check } }

/** Runs a small query on every database and the file store. */
async function checkHealth({ databases, files }: ServiceContext): Promise<Health> {
  const [db, filesCheck] = await Promise.all([
    probe('db', () => Promise.all(databases.ofRecords.map(pingDatabase))),
    probe('files', () => files.head('health')),
  ])
  const status = db === 'ok' && filesCheck === 'ok' ? 'ok' : 'failed'
  return { status, version, checks: { db, files: filesCheck } }
}

async function probe(name: string, ask: () => Promise<unknown>): Promise<Check> {
  try {
    await ask()
    return 'ok'
  } catch (error) {
    logEvent('error', 'health_check_failed', { check: name, error: describeError(error) })
    return 'failed'
  }
}
