import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id } from './columns.ts'
import { contests } from './contests.ts'
import { ownerId } from './users.ts'

export const JOB_KINDS = ['learn_contest', 'place_entries', 'remove_file', 'simulate'] as const
export type JobKind = (typeof JOB_KINDS)[number]
export const JOB_STATUSES = ['waiting', 'done', 'failed'] as const
export type JobStatus = (typeof JOB_STATUSES)[number]

/** Background work. This table is authoritative; a queue message only names a row. */
export const jobs = sqliteTable(
  'jobs',
  {
    id: id(),
    userId: ownerId(),
    kind: text('kind', { enum: JOB_KINDS }).notNull(),
    status: text('status', { enum: JOB_STATUSES }).notNull().default('waiting'),
    contestId: integer('contest_id').references(() => contests.id, { onDelete: 'cascade' }),
    fileKey: text('file_key'),
    attempts: integer('attempts').notNull().default(0),
    error: text('error'),
    /** Number of requests while waiting: a job that was requested again while it ran runs again. */
    requests: integer('requests').notNull().default(1),
    /** When the sweep sends another message, if the job is still waiting. */
    dueAt: integer('due_at').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    /** Of a simulation, the games that are played. */
    progress: integer('progress').notNull().default(0),
  },
  (table) => [
    index('jobs_due').on(table.status, table.dueAt),
    index('jobs_contest').on(table.contestId),
    index('jobs_served').on(table.userId, table.status, table.updatedAt),
    uniqueIndex('jobs_one_learning')
      .on(table.contestId)
      .where(sql`kind = 'learn_contest' and status = 'waiting'`),
    uniqueIndex('jobs_file').on(table.kind, table.fileKey),
    uniqueIndex('jobs_one_simulation').on(table.userId).where(sql`kind = 'simulate'`),
  ],
)
