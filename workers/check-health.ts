import { pingDatabase } from '#db/ping.ts'
import { version } from '../package.json'
import type { ServiceContext } from './context.server.ts'
import { describeError, logEvent } from './log.ts'

type Check = 'ok' | 'failed'

export type Health = { status: Check; version: string; checks: { db: Check; files: Check } }

/** Runs a small query on every database and the file store. */
export async function checkHealth({ databases, files }: ServiceContext): Promise<Health> {
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
