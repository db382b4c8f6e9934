// Standard normal numbers from random words: the inverse of the normal distribution by Wichura's algorithm AS 241
// (PPND7, seven digits). Only +, *, / and square roots, which every machine rounds alike, and a logarithm that is
// compiled into the kernel.

/** The normal number below which a share of (word + 1/2) / 2^32 lies: -6.3 to 6.3. */
export function normalOf(word: u32): f32 {
  const share = (<f64>word + 0.5) * (1.0 / 4294967296.0)
  const q = share - 0.5
  if (abs(q) <= 0.425) {
    const r = 0.180625 - q * q
    const above = ((5.910937472e1 * r + 1.5929113202e2) * r + 5.0434271938e1) * r + 3.3871327179
    const below = ((6.71875636e1 * r + 7.8757757664e1) * r + 1.7895169469e1) * r + 1
    return <f32>((q * above) / below)
  }
  const z = tail(min(share, 1 - share))
  return <f32>(q < 0 ? -z : z)
}

/** How far out the normal number lies that is exceeded with that probability, at most 0.075. */
function tail(share: f64): f64 {
  let r = sqrt(-Math.log(share))
  if (r <= 5) {
    r -= 1.6
    const above = ((1.7023821103e-1 * r + 1.3067284816) * r + 2.75681539) * r + 1.4234372777
    return above / ((1.2021132975e-1 * r + 7.370016425e-1) * r + 1)
  }
  r -= 5
  const above = ((1.7337203997e-2 * r + 4.2868294337e-1) * r + 3.081226386) * r + 6.657905115
  return above / ((1.2258202635e-2 * r + 2.4197894225e-1) * r + 1)
}
