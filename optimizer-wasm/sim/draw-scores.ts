import type { ScoreModel } from '#core/games/score-model.ts'
import type { SimKernel } from './kernel.ts'
import { scoreBlockBytes, writeScoreBlock } from './score-block.ts'

/**
 * The scores of games of a model, by person, in 1/100 point, game after game: the games that a sim with that seed plays. A
 * contest that the kernel holds is lost. At most 100 MB: 10,000 games of 600 people are 24 MB.
 */
export function drawScores(
  model: ScoreModel,
  { seed, firstGame = 0, games }: { seed: number; firstGame?: number; games: number },
  { exports }: SimKernel,
): Int32Array<ArrayBuffer> {
  if (4 * games * model.people > MOST_BYTES) throw new RangeError('These are more games than fit into memory')
  const block = exports.reserve(scoreBlockBytes(model))
  writeScoreBlock(model, exports.memory.buffer, block)
  const drawn = exports.drawScores(block, seed, firstGame, games)
  return new Int32Array(exports.memory.buffer, drawn, games * model.people).slice()
}

const MOST_BYTES = 100 * 2 ** 20
