import type { Context } from 'hono'
import { slateFileToWire } from '#contract/slates.ts'
import type { ServerEnv } from '#workers/server-env.ts'
import { copyRecord } from '#workers/services/records/copy-record.ts'
import { deleteRecord } from '#workers/services/records/delete-record.ts'
import { getRecord } from '#workers/services/records/get-record.ts'
import type { RecordKind } from '#workers/services/records/record-kinds.ts'
import { recordSlate } from '#workers/services/records/record-slate.ts'
import { restoreRecord } from '#workers/services/records/restore-record.ts'
import { idempotencyKey } from './idempotency-key.ts'

type OfRecord = Context<ServerEnv, '/:id'>

/** The handlers of routes that saved lineups and entry sets have alike. */
export function recordHandlers<Whole, New>(
  kind: RecordKind<Whole, New>,
  toWire: (whole: Whole) => Record<string, unknown>,
) {
  return {
    get: async (c: OfRecord) => c.json(toWire(await getRecord(c.var.ctx, kind, c.req.param('id')))),
    delete: async (c: OfRecord) => {
      await deleteRecord(c.var.ctx, kind, c.req.param('id'))
      return c.body(null, 204)
    },
    copy: async (c: OfRecord) =>
      c.json(toWire(await copyRecord(c.var.ctx, kind, c.req.param('id'), idempotencyKey(c))), 201),
    restore: async (c: OfRecord) => c.json(toWire(await restoreRecord(c.var.ctx, kind, c.req.param('id')))),
    slate: async (c: OfRecord) =>
      c.json(slateFileToWire(await recordSlate(c.var.ctx, kind, c.req.param('id')))),
  }
}
