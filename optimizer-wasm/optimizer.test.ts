import { beforeAll, describe, expect, test } from 'vitest'
import { solveByBruteForce } from './brute-force.ts'
import { loadKernel } from './kernel.node.ts'
import type { Kernel } from './kernel.ts'
import { optimizeLineup } from './optimizer.ts'
import { randomRequest } from './random-requests.ts'

let kernel: Kernel
beforeAll(async () => {
  kernel = await loadKernel()
})

const SEEDS_PER_TEST = 500

describe('the answer is that of brute force: lineup, objective, runner-up and number of legal lineups', () => {
  test.each([0, 1, 2, 3, 4])('random pools, batch %i', (batch) => {
    for (let seed = batch * SEEDS_PER_TEST; seed < (batch + 1) * SEEDS_PER_TEST; seed++) {
      const request = randomRequest(seed)
      const answer = optimizeLineup(request, kernel)
      const oracle = solveByBruteForce(request)

      const ids = answer.ok ? answer.value.players.map((player) => player.id).sort() : null
      expect(ids, `seed ${seed}`).toEqual(oracle.ids?.sort() ?? null)
      if (!answer.ok) continue
      const gap =
        oracle.runnerUpObjective === null ? null : (oracle.objective - oracle.runnerUpObjective) / 10_000
      expect(answer.value, `seed ${seed}`).toMatchObject({
        objective: oracle.objective / 10_000,
        examined: oracle.examined,
        runnerUpGap: request.withRunnerUp ? gap : null,
        optimal: true,
      })
    }
  })
})
