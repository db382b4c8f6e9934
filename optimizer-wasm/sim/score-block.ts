import type { ScoreModel } from '#core/games/score-model.ts'

/**
 * The score model as `assembly/games.ts` reads it, 32 bits each: people, scorers, blocks, numbers of the factors; then the
 * model's arrays in this order: blocks, scorers, streams, factors, quantiles.
 */
export function writeScoreBlock(model: ScoreModel, memory: ArrayBufferLike, address: number): void {
  const { people, scorers, streams, blocks, factors, quantiles } = model
  const words = new Uint32Array(memory, address, scoreBlockBytes(model) / 4)
  words.set([people, scorers.length, blocks.length - 1, factors.length])
  let at = 4
  for (const part of [blocks, scorers, streams, bitsOf(factors), bitsOf(quantiles)]) {
    words.set(part, at)
    at += part.length
  }
}

/** The length of that block. */
export function scoreBlockBytes({ scorers, blocks, factors, quantiles }: ScoreModel): number {
  return 4 * (4 + blocks.length + 2 * scorers.length + factors.length + quantiles.length)
}

function bitsOf({ buffer, byteOffset, length }: Float32Array | Int32Array): Uint32Array {
  return new Uint32Array(buffer, byteOffset, length)
}
