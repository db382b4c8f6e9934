import { expect, test } from 'vitest'
import { scoreModelOf } from '#core/games/score-model.ts'
import { drawScores } from './draw-scores.ts'
import { loadSimKernel } from './kernel.worker.ts'
import { DRAWN_GAMES_SHA256 } from './testing/drawn-games.ts'
import { madeGame } from './testing/made-pool.ts'

test('workerd draws the same bytes as Node', async () => {
  const drawn = drawScores(scoreModelOf(madeGame()), { seed: 2026, games: 1000 }, await loadSimKernel())
  const hash = await crypto.subtle.digest('SHA-256', drawn)
  expect(Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')).toBe(
    DRAWN_GAMES_SHA256,
  )
})
