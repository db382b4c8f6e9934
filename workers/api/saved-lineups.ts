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
import { slateFileToWire } from '#contract/slates.ts'
import { copyLineup } from '#workers/services/lineups/copy-lineup.ts'
import { deleteLineup } from '#workers/services/lineups/delete-lineup.ts'
import { enterLineup } from '#workers/services/lineups/enter-lineup.ts'
import { finalizeLineup } from '#workers/services/lineups/finalize-lineup.ts'
import { getLineup } from '#workers/services/lineups/get-lineup.ts'
import { lineupSlate } from '#workers/services/lineups/lineup-slate.ts'
import { listLineups } from '#workers/services/lineups/list-lineups.ts'
import { pageOfLineups } from '#workers/services/lineups/page-of-lineups.ts'
import { renameLineup } from '#workers/services/lineups/rename-lineup.ts'
import { restoreLineup } from '#workers/services/lineups/restore-lineup.ts'
import { saveLineup } from '#workers/services/lineups/save-lineup.ts'
import { updateResult } from '#workers/services/lineups/update-result.ts'
import { idempotencyKey } from './idempotency-key.ts'
import type { Handlers } from './mount.ts'
import { readJson } from './read-json.ts'

const ROWS_A_PAGE = 100

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
  'GET /saved-lineups/:id': async (c) => c.json(toDetail(await getLineup(c.var.ctx, c.req.param('id')))),
  'PUT /saved-lineups/:id': async (c) => {
    const request = await readJson(c, UpdateResultRequest)
    return c.json({ lineup: toLineupWire(await updateResult(c.var.ctx, c.req.param('id'), request)) })
  },
  'DELETE /saved-lineups/:id': async (c) => {
    await deleteLineup(c.var.ctx, c.req.param('id'))
    return c.body(null, 204)
  },
  'PUT /saved-lineups/:id/name': async (c) => {
    const request = await readJson(c, RenameLineupRequest)
    return c.json({ lineup: toLineupWire(await renameLineup(c.var.ctx, c.req.param('id'), request)) })
  },
  'PUT /saved-lineups/:id/entries': async (c) => {
    const request = await readJson(c, EnterLineupRequest)
    return c.json(toDetail(await enterLineup(c.var.ctx, c.req.param('id'), request)))
  },
  'POST /saved-lineups/:id/copy': async (c) =>
    c.json(toDetail(await copyLineup(c.var.ctx, c.req.param('id'), idempotencyKey(c))), 201),
  'POST /saved-lineups/:id/restore': async (c) =>
    c.json(toDetail(await restoreLineup(c.var.ctx, c.req.param('id')))),
  'GET /saved-lineups/:id/slate': async (c) =>
    c.json(slateFileToWire(await lineupSlate(c.var.ctx, c.req.param('id')))),
} satisfies Partial<Handlers>
