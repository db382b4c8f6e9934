const STEP = 0x6d2b79f5

/** Numbers from 0 up to 1 by Mulberry32: small, fast, and the same everywhere for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + STEP) | 0
    return numberOf(state)
  }
}

/** The number at that place (0: the first) of those of a seed, without the ones before. */
export function randomAt(seed: number, place: number): number {
  return numberOf((seed + Math.imul(STEP, place + 1)) | 0)
}

function numberOf(state: number): number {
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}
