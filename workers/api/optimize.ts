import { Hono } from 'hono'
import { OptimizeRequest } from '#contract/optimize.ts'
import { playerToWire } from '#contract/player.ts'
import type { ServerEnv } from '#workers/server-env.ts'
import { optimizeLineup } from '#workers/services/optimize/optimize-lineup.ts'
import { atMost, BODY_LIMITS } from './body-limit.ts'
import { readJson } from './read-json.ts'
import { settledUserOnly } from './session.ts'

export const optimizeApi = new Hono<ServerEnv>()
  .use(settledUserOnly, atMost(BODY_LIMITS.slate))
  .post('/', async (c) => {
    const answer = await optimizeLineup(c.var.ctx, await readJson(c, OptimizeRequest))
    // No lineup is an answer, too: the screen shows its reason.
    if (!answer.ok) return c.json({ lineup: [], captainIndex: 0, reason: answer.error.message })
    const { players, ...figures } = answer.value
    return c.json({ lineup: players.map(playerToWire), ...figures })
  })
