import { type Context, Hono } from 'hono'
import { SaveSlateRequest, slateFileToWire, slateToWire } from '#contract/slates.ts'
import { findPlayableMode, type GameMode } from '#core/game-mode.ts'
import { AppError } from '#core/result.ts'
import type { ServerEnv } from '#workers/server-env.ts'
import { getSlateFile, listSlates } from '#workers/services/slates/list-slates.ts'
import { saveSlate } from '#workers/services/slates/save-slate.ts'
import { atMost, BODY_LIMITS } from './body-limit.ts'
import { readJson } from './read-json.ts'
import { settledUserOnly } from './session.ts'

export const slatesApi = new Hono<ServerEnv>()
  .use(settledUserOnly, atMost(BODY_LIMITS.slate))
  .get('/:gameMode', async (c) => c.json((await listSlates(c.var.ctx, modeOf(c).id)).map(slateToWire)))
  .get('/:gameMode/:id', async (c) =>
    c.json(slateFileToWire(await getSlateFile(c.var.ctx, modeOf(c).id, c.req.param('id')))),
  )
  .post('/:gameMode', async (c) => {
    const mode = modeOf(c)
    return c.json({ id: await saveSlate(c.var.ctx, mode, await readJson(c, SaveSlateRequest)) }, 201)
  })

function modeOf(c: Context): GameMode {
  const mode = findPlayableMode(c.req.param('gameMode'))
  if (!mode) throw new AppError('not_found', 'Invalid game mode')
  return mode
}
