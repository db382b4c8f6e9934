import { EnterSetRequest } from '#contract/entered-entries.ts'
import {
  ChangeEntrySetRequest,
  type EnteredSetDetail,
  type EntrySetPage,
  SaveEntrySetRequest,
  SetResultsRequest,
  toEntrySetDetail,
  toEntrySetPage,
} from '#contract/entry-sets.ts'
import { parseRows } from '#contract/lineup-page.ts'
import { parseRecordId } from '#contract/record-id.ts'
import { changeEntrySet } from '#workers/services/entry-sets/change-entry-set.ts'
import { enterSet } from '#workers/services/entry-sets/enter-set.ts'
import { pageOfEntrySets } from '#workers/services/entry-sets/page-of-entry-sets.ts'
import { recordSetResults } from '#workers/services/entry-sets/record-set-results.ts'
import { saveEntrySet } from '#workers/services/entry-sets/save-entry-set.ts'
import { ENTRY_SET } from '#workers/services/records/record-kinds.ts'
import { idempotencyKey } from './idempotency-key.ts'
import type { Handlers } from './mount.ts'
import { readJson } from './read-json.ts'
import { recordHandlers } from './record-handlers.ts'

const ROWS_A_PAGE = 100
const record = recordHandlers(ENTRY_SET, toEntrySetDetail)

export const entrySetHandlers = {
  // Newest first, without the lineups. `after`: the sets older than that one.
  'GET /entry-sets': async (c) => {
    const limit = parseRows(c.req.query('rows') ?? null, ROWS_A_PAGE)
    const page = await pageOfEntrySets(c.var.ctx, { after: parseRecordId(c.req.query('after')), limit })
    return c.json(toEntrySetPage(page, limit) satisfies EntrySetPage)
  },
  'POST /entry-sets': async (c) => {
    const request = await readJson(c, SaveEntrySetRequest)
    return c.json(toEntrySetDetail(await saveEntrySet(c.var.ctx, request, idempotencyKey(c))), 201)
  },
  'GET /entry-sets/:id': record.get,
  'PUT /entry-sets/:id': async (c) => {
    const request = await readJson(c, ChangeEntrySetRequest)
    return c.json(toEntrySetDetail(await changeEntrySet(c.var.ctx, c.req.param('id'), request)))
  },
  'DELETE /entry-sets/:id': record.delete,
  'PUT /entry-sets/:id/results': async (c) => {
    const request = await readJson(c, SetResultsRequest)
    return c.json(toEntrySetDetail(await recordSetResults(c.var.ctx, c.req.param('id'), request)))
  },
  'PUT /entry-sets/:id/entries': async (c) => {
    const request = await readJson(c, EnterSetRequest)
    const { set, emptied } = await enterSet(c.var.ctx, c.req.param('id'), request)
    return c.json({ ...toEntrySetDetail(set), emptied } satisfies EnteredSetDetail)
  },
  'POST /entry-sets/:id/copy': record.copy,
  'POST /entry-sets/:id/restore': record.restore,
  'GET /entry-sets/:id/slate': record.slate,
} satisfies Partial<Handlers>
