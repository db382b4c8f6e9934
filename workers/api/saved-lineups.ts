import { Hono } from 'hono'
import {
  FinalizeRequest,
  SaveLineupRequest,
  toDetail,
  toLineupWire,
  toListItem,
  UpdateResultRequest,
} from '#contract/saved-lineups.ts'
import type { ServerEnv } from '#workers/server-env.ts'
import { finalizeLineup } from '#workers/services/lineups/finalize-lineup.ts'
import { getLineup } from '#workers/services/lineups/get-lineup.ts'
import { listLineups } from '#workers/services/lineups/list-lineups.ts'
import { saveLineup } from '#workers/services/lineups/save-lineup.ts'
import { updateResult } from '#workers/services/lineups/update-result.ts'
import { atMost, BODY_LIMITS } from './body-limit.ts'
import { idempotencyKey } from './idempotency-key.ts'
import { readJson } from './read-json.ts'
import { settledUserOnly } from './session.ts'

export const savedLineupsApi = new Hono<ServerEnv>()
  .use(settledUserOnly, atMost(BODY_LIMITS.json))
  .get('/', async (c) => c.json({ lineups: (await listLineups(c.var.ctx)).map(toListItem) }))
  .post('/', async (c) => {
    const request = await readJson(c, SaveLineupRequest)
    return c.json(toDetail(await saveLineup(c.var.ctx, request, idempotencyKey(c))), 201)
  })
  .post('/finalize', async (c) => {
    const { lineup_id } = await readJson(c, FinalizeRequest)
    return c.json({ lineup: toLineupWire(await finalizeLineup(c.var.ctx, lineup_id)) })
  })
  .get('/:id', async (c) => c.json(toDetail(await getLineup(c.var.ctx, c.req.param('id')))))
  .put('/:id', async (c) => {
    const request = await readJson(c, UpdateResultRequest)
    return c.json({ lineup: toLineupWire(await updateResult(c.var.ctx, c.req.param('id'), request)) })
  })
