import { BuildRequestWire } from '#contract/build.ts'
import { OptimizeRequest } from '#contract/optimize.ts'
import { playerToWire } from '#contract/player.ts'
import { buildLineups } from '#workers/services/optimize/build-lineups.ts'
import { optimizeLineup } from '#workers/services/optimize/optimize-lineup.ts'
import type { Handlers } from './mount.ts'
import { readJson } from './read-json.ts'

export const optimizeHandlers = {
  'POST /optimize': async (c) => {
    const { answer, warnings } = await optimizeLineup(c.var.ctx, await readJson(c, OptimizeRequest))
    const said = warnings.length > 0 ? { warnings } : {}
    // "No valid lineup" is a 200 answer: the screen shows its reason.
    if (!answer.ok) return c.json({ lineup: [], captainIndex: 0, reason: answer.error.message, ...said })
    const { players, steps: _, ...figures } = answer.value
    return c.json({ lineup: players.map(playerToWire), ...figures, ...said })
  },
  // A build that no lineup obeys is a 200 answer too, with its reason.
  'POST /build': async (c) => c.json(await buildLineups(c.var.ctx, await readJson(c, BuildRequestWire))),
} satisfies Partial<Handlers>
