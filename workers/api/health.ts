import { checkHealth, type Health } from '#workers/check-health.ts'
import type { Handlers } from './mount.ts'

/** How long an answer is cached: short enough to show an outage, long enough to keep a flood from the stores. */
const FRESH_MS = 5_000

/** The last answer per set of bindings (an isolate has one). */
const lastChecks = new WeakMap<Env, { health: Health; at: number }>()

export const healthHandlers = {
  /** Public: is the Worker up, and do its stores answer? 503 when one does not. */
  'GET /health': async (c) => {
    const { ctx } = c.var
    const last = lastChecks.get(c.env)
    const health = last && ctx.now - last.at < FRESH_MS ? last.health : await checkHealth(ctx)
    if (health !== last?.health) lastChecks.set(c.env, { health, at: ctx.now })
    return c.json(health, health.status === 'ok' ? 200 : 503)
  },
} satisfies Partial<Handlers>
