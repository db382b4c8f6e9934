import { SimulateRequest, type StartedSimulation } from '#contract/simulate.ts'
import { cancelSimulation } from '#workers/services/simulation/cancel-simulation.ts'
import { getSimulation } from '#workers/services/simulation/get-simulation.ts'
import { startSimulation } from '#workers/services/simulation/start-simulation.ts'
import type { Handlers } from './mount.ts'
import { readJson } from './read-json.ts'

export const simulateHandlers = {
  'POST /simulate': async (c) => {
    const id = await startSimulation(c.var.ctx, await readJson(c, SimulateRequest))
    return c.json({ id } satisfies StartedSimulation, 202)
  },
  'GET /simulate/:id': async (c) => c.json(await getSimulation(c.var.ctx, c.req.param('id'))),
  'DELETE /simulate/:id': async (c) => {
    await cancelSimulation(c.var.ctx, c.req.param('id'))
    return c.body(null, 204)
  },
} satisfies Partial<Handlers>
