import { env } from 'cloudflare:workers'
import { openDatabases } from '#db/database-for.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { uploadContest } from '#workers/services/contests/upload-contest.ts'
import { madeContestCsv } from './contest-csv.ts'

/** Inserts a user directly, for tests of background work. */
export async function makeUserId(): Promise<number> {
  const name = `user-${crypto.randomUUID()}`
  const row = await env.DB.prepare(
    "insert into users (username, username_key, password, created_at) values (?, ?, '-', 0) returning id",
  )
    .bind(name, name)
    .first<{ id: number }>()
  return row!.id
}

/** Drops messages: tests deliver what they need. */
const SILENT_QUEUE = { send: async () => {}, sendBatch: async () => {} } as unknown as Queue

export function contextOf(
  userId: number,
  bindings: Partial<Pick<Env, 'DB' | 'FILES' | 'JOBS'>> = {},
): ServiceContext {
  const databases = openDatabases({ DB: bindings.DB ?? env.DB })
  return {
    directory: databases.directory,
    db: databases.ofRecords[0]!,
    databases,
    files: bindings.FILES ?? env.FILES,
    jobs: bindings.JOBS ?? SILENT_QUEUE,
    simulations: SILENT_QUEUE,
    user: {
      id: userId,
      username: 'someone',
      email: null,
      emailRemovedAt: null,
      role: 'user',
      createdAt: 0,
      mustChangePassword: false,
    },
    sessionTokenHash: null,
    sessionStartedAt: null,
    deviceTokenHash: null,
    deviceName: 'Test',
    adminRefusal: 'Admins only',
    address: 'test',
    now: 1_800_000_000_000,
    requestId: 'test',
    log: () => {},
  }
}

export async function uploadMade(
  userId: number,
  entries: number,
  seed: number,
  ctx = contextOf(userId),
): Promise<number> {
  const { contestId } = await uploadContest(ctx, {
    name: 'made.csv',
    bytes: piecesOf(madeContestCsv(entries, seed)),
  })
  return contestId
}

/** Text in network chunks; `cutOff` is the share after which the client disconnects. */
export async function* piecesOf(text: string, cutOff = 1): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  const end = Math.floor(bytes.length * cutOff)
  for (let at = 0; at < end; at += 4096) yield bytes.subarray(at, Math.min(end, at + 4096))
  if (cutOff < 1) throw new Error('the client disconnected')
}
