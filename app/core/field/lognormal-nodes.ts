/** Nodes of a lognormal factor with mean 1: `values[i]` has the weight `weights[i]`; the weights add up to 1. */
export type LognormalNodes = { values: Float64Array; weights: Float64Array }

/** Beyond eight standard deviations a normal distribution has less than 1e-15. */
const FARTHEST = 8
const KEPT = 8
const known = new Map<string, LognormalNodes>()

/**
 * Evenly spaced nodes of the normal variable behind the factor: the trapezoid rule, which for smooth functions of a
 * normal variable converges faster than any power of the step.
 * @param variance of the factor's logarithm; 0 is the factor 1.
 * @param step in standard deviations: 0.25 is exact to 12 digits for exp(-x e), 0.05 for the counts of a Poisson variable.
 */
export function lognormalNodes(variance: number, step = 0.25): LognormalNodes {
  const key = `${variance} ${step}`
  let nodes = known.get(key)
  if (!nodes) {
    if (known.size >= KEPT) known.clear()
    nodes = makeNodes(variance, step)
    known.set(key, nodes)
  }
  return nodes
}

function makeNodes(variance: number, step: number): LognormalNodes {
  if (!(variance > 0)) return { values: Float64Array.of(1), weights: Float64Array.of(1) }
  const side = Math.round(FARTHEST / step)
  const at = Float64Array.from({ length: 2 * side + 1 }, (_, i) => (i - side) * step)
  const densities = at.map((z) => Math.exp(-0.5 * z * z))
  const total = densities.reduce((sum, each) => sum + each, 0)
  return {
    values: at.map((z) => lognormalAt(z, variance)),
    weights: densities.map((each) => each / total),
  }
}

/** The factor that lies `z` standard deviations from the middle. */
export function lognormalAt(z: number, variance: number): number {
  return Math.exp(Math.sqrt(variance) * z - variance / 2)
}

/** The 5th and 95th percentile of a normal variable lie this many standard deviations from its mean. */
export const Z_90 = 1.644_853_626_951
