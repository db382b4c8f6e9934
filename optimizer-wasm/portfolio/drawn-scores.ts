import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import type { ScoreModel } from '#core/games/score-model.ts'
import type { SimKernel } from '../sim/kernel.ts'
import { simGames } from './sim-games.ts'

/** The scores of all people in the first games of a seed, in 1/100 point, game after game. */
export function drawnScores(
  { pool, scores, seed }: { pool: ContestPool; scores: ScoreModel; seed: number },
  games: number,
  kernel: SimKernel,
): Int32Array {
  const none = { size: pool.mode.rosterSlots.length, count: 0, rows: new Uint16Array(0) }
  const contest = {
    kind: 'own_table',
    entries: 1,
    feeCents: 0,
    maxEntries: 1,
    tiers: [],
    isEstimated: true,
  } as const
  const opponents = { lineups: none, copies: new Uint32Array(0) }
  return simGames({ pool, scores, contest, opponents, seed }, kernel).scores({ first: 0, games })
}
