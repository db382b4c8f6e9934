// Random numbers by counter: Philox 4x32 with 10 rounds (Salmon and others, "Parallel random numbers: as easy as
// 1, 2, 3", 2011). The same counter and key give the same four words, in any order and on any thread.

const FIRST_FACTOR: u64 = 0xd2511f53
const SECOND_FACTOR: u64 = 0xcd9e8d57
const FIRST_STEP: u32 = 0x9e3779b9
const SECOND_STEP: u32 = 0xbb67ae85

/** Writes four words for the counter (a, b, c, d) and the key (k, l) to `to`. */
export function philox(a: u32, b: u32, c: u32, d: u32, k: u32, l: u32, to: usize): void {
  for (let round = 0; round < 10; round++) {
    const first = FIRST_FACTOR * <u64>a
    const second = SECOND_FACTOR * <u64>c
    a = <u32>(second >> 32) ^ b ^ k
    b = <u32>second
    c = <u32>(first >> 32) ^ d ^ l
    d = <u32>first
    k += FIRST_STEP
    l += SECOND_STEP
  }
  store<u32>(to, a)
  store<u32>(to, b, 4)
  store<u32>(to, c, 8)
  store<u32>(to, d, 12)
}
