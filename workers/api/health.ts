import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Db } from '#db/client.ts'
import { users } from '#db/schema.ts'
import { describeError, logEvent } from '#workers/log.ts'
import type { ServerEnv } from '#workers/server-env.ts'
import { version } from '../../package.json'

/** Open to everyone: is the program up, and does what it stands on answer? 503 when something does not. */
export const healthApi = new Hono<ServerEnv>().get('/', async (c) => {
  const { databases, files } = c.var.ctx
  const [dbState, filesState] = await Promise.all([
    probe('db', () => Promise.all(databases.ofRecords.map(answers))),
    probe('files', () => files.head('health')),
  ])
  const healthy = dbState === 'ok' && filesState === 'ok'
  const body = { status: healthy ? 'ok' : 'failed', version, checks: { db: dbState, files: filesState } }
  return c.json(body, healthy ? 200 : 503)
})

async function answers(db: Db): Promise<void> {
  await db.get(sql`select 1 from ${users} limit 1`)
}

async function probe(name: string, ask: () => Promise<unknown>): Promise<'ok' | 'failed'> {
  try {
    await ask()
    return 'ok'
  } catch (error) {
    logEvent('error', 'health_check_failed', { check: name, error: describeError(error) })
    return 'failed'
  }
}
