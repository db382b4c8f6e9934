// Random numbers by SplitMix64 (Steele, Lea, Flood 2014), a stream of its own for each entry: entries are the same however
// many others are drawn.

const GOLDEN: u64 = 0x9e3779b97f4a7c15

let state: u64 = 0

export function startStream(seed: u32, entry: i32): void {
  state = mix((<u64>seed << 32) | <u64>(<u32>entry))
}

/** From 0 up to 1, a multiple of 2^-53. */
export function nextRandom(): f64 {
  state += GOLDEN
  return <f64>(mix(state) >> 11) * (1.0 / 9007199254740992.0)
}

function mix(number: u64): u64 {
  number = (number ^ (number >> 30)) * 0xbf58476d1ce4e5b9
  number = (number ^ (number >> 27)) * 0x94d049bb133111eb
  return number ^ (number >> 31)
}
