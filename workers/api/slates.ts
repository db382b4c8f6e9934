import type { Context } from 'hono'
import { PutMemoryRequest, PutStandingRequest } from '#contract/slate-memory.ts'
import { RenameSlateRequest, SaveSlateRequest, slateFileToWire, slateToWire } from '#contract/slates.ts'
import type { Format } from '#core/formats/format.ts'
import { findPlayableFormat } from '#core/formats/lookup.ts'
import { AppError } from '#core/result.ts'
import { deleteSlate } from '#workers/services/slates/delete-slate.ts'
import { getMemory } from '#workers/services/slates/get-memory.ts'
import { getStanding } from '#workers/services/slates/get-standing.ts'
import { getSlateFile, listSlates } from '#workers/services/slates/list-slates.ts'
import { renameSlate } from '#workers/services/slates/rename-slate.ts'
import { saveMemory } from '#workers/services/slates/save-memory.ts'
import { saveSlate } from '#workers/services/slates/save-slate.ts'
import { saveStanding } from '#workers/services/slates/save-standing.ts'
import { slateUses } from '#workers/services/slates/slate-uses.ts'
import type { Handlers } from './mount.ts'
import { readJson } from './read-json.ts'

export const slateHandlers = {
  'GET /csv-history/:gameMode': async (c) =>
    c.json((await listSlates(c.var.ctx, modeOf(c).id)).map(slateToWire)),
  'GET /csv-history/:gameMode/:id': async (c) =>
    c.json(slateFileToWire(await getSlateFile(c.var.ctx, modeOf(c).id, c.req.param('id')))),
  'POST /csv-history/:gameMode': async (c) => {
    const format = modeOf(c)
    return c.json({ id: await saveSlate(c.var.ctx, format, await readJson(c, SaveSlateRequest)) }, 201)
  },
  'DELETE /csv-history/:gameMode/:id': async (c) => {
    await deleteSlate(c.var.ctx, modeOf(c).id, c.req.param('id'))
    return c.body(null, 204)
  },
  'PUT /csv-history/:gameMode/:id/name': async (c) => {
    const request = await readJson(c, RenameSlateRequest)
    return c.json(slateToWire(await renameSlate(c.var.ctx, modeOf(c).id, c.req.param('id'), request)))
  },
  'GET /csv-history/:gameMode/:id/uses': async (c) =>
    c.json(await slateUses(c.var.ctx, modeOf(c).id, c.req.param('id'))),
  'GET /csv-history/:gameMode/:id/memory': async (c) =>
    c.json(await getMemory(c.var.ctx, modeOf(c).id, c.req.param('id'), c.req.query())),
  'PUT /csv-history/:gameMode/:id/memory': async (c) => {
    const request = await readJson(c, PutMemoryRequest)
    const saved = await saveMemory(c.var.ctx, modeOf(c).id, c.req.param('id'), request)
    return saved.ok ? c.json(saved.value) : c.json(saved.error, 409)
  },
  'GET /standing': async (c) => c.json(await getStanding(c.var.ctx)),
  'PUT /standing': async (c) => {
    const saved = await saveStanding(c.var.ctx, await readJson(c, PutStandingRequest))
    return saved.ok ? c.json(saved.value) : c.json(saved.error, 409)
  },
} satisfies Partial<Handlers>

function modeOf(c: Context): Format {
  const format = findPlayableFormat(c.req.param('gameMode'))
  if (!format) throw new AppError('not_found', 'Invalid game mode')
  return format
}
