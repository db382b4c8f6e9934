import { parseLineupCursor, parseLineupView, parseRows, toLineupPage } from '#contract/lineup-page.ts'
import {
  EnterLineupRequest,
  FinalizeRequest,
  RenameLineupRequest,
  SaveLineupRequest,
  toDetail,
  toLineupWire,
  toListItem,
  UpdateResultRequest,
} from '#contract/saved-lineups.ts'
import { enterLineup } from '#workers/services/lineups/enter-lineup.ts'
import { finalizeLineup } from '#workers/services/lineups/finalize-lineup.ts'
import { listLineups } from '#workers/services/lineups/list-lineups.ts'
import { pageOfLineups } from '#workers/services/lineups/page-of-lineups.ts'
import { renameLineup } from '#workers/services/lineups/rename-lineup.ts'
import { saveLineup } from '#workers/services/lineups/save-lineup.ts'
import { updateResult } from '#workers/services/lineups/update-result.ts'
import { LINEUP } from '#workers/services/records/record-kinds.ts'
import { idempotencyKey } from './idempotency-key.ts'
import type { Handlers } from './mount.ts'
import { readJson } from './read-json.ts'
import { recordHandlers } from './record-handlers.ts'

const ROWS_A_PAGE = 100
const record = recordHandlers(LINEUP, toDetail)

export const savedLineupHandlers = {
  // All lineups; with `rows` a page of those that `search`, `sort` and `order` ask for.
  'GET /saved-lineups': async (c) => {
    const query = new URL(c.req.url).searchParams
    if (!query.has('rows')) return c.json({ lineups: (await listLineups(c.var.ctx)).map(toListItem) })
    const page = await pageOfLineups(c.var.ctx, {
      view: parseLineupView(query),
      after: parseLineupCursor(query.get('after')),
      limit: parseRows(query.get('rows'), ROWS_A_PAGE),
    })
    return c.json(toLineupPage(page))
  },
  'POST /saved-lineups': async (c) => {
    const request = await readJson(c, SaveLineupRequest)
    return c.json(toDetail(await saveLineup(c.var.ctx, request, idempotencyKey(c))), 201)
  },
  'POST /saved-lineups/finalize': async (c) => {
    const { lineup_id } = await readJson(c, FinalizeRequest)
    return c.json({ lineup: toLineupWire(await finalizeLineup(c.var.ctx, lineup_id)) })
  },
  'GET /saved-lineups/:id': record.get,
  'PUT /saved-lineups/:id': async (c) => {
    const request = await readJson(c, UpdateResultRequest)
    return c.json({ lineup: toLineupWire(await updateResult(c.var.ctx, c.req.param('id'), request)) })
  },
  'DELETE /saved-lineups/:id': record.delete,
  'PUT /saved-lineups/:id/name': async (c) => {
    const request = await readJson(c, RenameLineupRequest)
    return c.json({ lineup: toLineupWire(await renameLineup(c.var.ctx, c.req.param('id'), request)) })
  },
  'PUT /saved-lineups/:id/entries': async (c) => {
    const request = await readJson(c, EnterLineupRequest)
    return c.json(toDetail(await enterLineup(c.var.ctx, c.req.param('id'), request)))
  },
  'POST /saved-lineups/:id/copy': record.copy,
  'POST /saved-lineups/:id/restore': record.restore,
  'GET /saved-lineups/:id/slate': record.slate,
} satisfies Partial<Handlers>
