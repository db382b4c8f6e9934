/**
 * Items that each have the same number of features, such as lineups with a captain and five others: item `i` has the
 * features `features[i * size ...]`, each below `count` and none twice.
 */
export type Items = { count: number; size: number; features: ArrayLike<number>; featureCount: number }

/** The items of each feature: `items[starts[f]]` up to `items[starts[f + 1]]`. */
type ItemsByFeature = { starts: Uint32Array; items: Uint32Array }

export type Raked = {
  /** By feature: an item's weight is its old share of the weight times the factors of its features times `scale`. */
  factors: Float64Array
  scale: number
  /** The largest difference of a feature's share from its target, 0 to 1; of targets that some item can meet. */
  worst: number
  sweeps: number
}

/**
 * Weights the items so that each feature has its target share of the weight, changing the weights as little as possible:
 * of all such weights these have the least Kullback-Leibler divergence from those given. Each step multiplies the items
 * of one feature by the factor that gives it its share, which raises the likelihood of the targets at every step.
 * @param weights changed in place; they add up to 1 at the end.
 * @param targets shares from 0 to 1. A share of 0 leaves its items out; a feature that no weighted item has is passed over.
 */
export function rake(
  items: Items,
  weights: Float64Array,
  targets: ArrayLike<number>,
  { sweeps, tolerance = 1e-6 }: { sweeps: number; tolerance?: number },
): Raked {
  const byFeature = itemsByFeature(items)
  normalize(weights)
  const factors = new Float64Array(items.featureCount).fill(1)
  let scale = 1
  let worst = Number.POSITIVE_INFINITY
  let sweep = 0
  for (; sweep < sweeps && worst > tolerance; sweep++) {
    worst = 0
    let total = 1
    for (let feature = 0; feature < items.featureCount; feature++) {
      const [from, to] = [byFeature.starts[feature]!, byFeature.starts[feature + 1]!]
      let own = 0
      for (let i = from; i < to; i++) own += weights[byFeature.items[i]!]!
      const share = own / total
      const target = Math.min(1, Math.max(0, targets[feature]!))
      // A feature that no item has, or that every item has, keeps its share.
      if (own <= 0 || share >= 1 - 1e-12) continue
      worst = Math.max(worst, Math.abs(share - target))
      if (target >= 1) continue
      const factor = (target * (total - own)) / ((1 - target) * own)
      for (let i = from; i < to; i++) weights[byFeature.items[i]!]! *= factor
      factors[feature]! *= factor
      total += own * (factor - 1)
    }
    scale /= normalize(weights)
  }
  return { factors, scale, worst, sweeps: sweep }
}

/** The share of the weight that each feature has. */
export function featureShares(
  { count, size, features, featureCount }: Items,
  weights: ArrayLike<number>,
): Float64Array {
  const shares = new Float64Array(featureCount)
  let total = 0
  for (let item = 0; item < count; item++) {
    const weight = weights[item]!
    total += weight
    for (let i = item * size; i < (item + 1) * size; i++) shares[features[i]!]! += weight
  }
  return shares.map((share) => share / total)
}

const grouped = new WeakMap<Items, ItemsByFeature>()

function itemsByFeature(items: Items): ItemsByFeature {
  const known = grouped.get(items)
  if (known) return known
  const { count, size, features, featureCount } = items
  const starts = new Uint32Array(featureCount + 1)
  for (let i = 0; i < count * size; i++) starts[features[i]! + 1]!++
  for (let feature = 0; feature < featureCount; feature++) starts[feature + 1]! += starts[feature]!
  const next = starts.slice()
  const own = new Uint32Array(count * size)
  for (let item = 0; item < count; item++) {
    for (let i = item * size; i < (item + 1) * size; i++) own[next[features[i]!]!++] = item
  }
  grouped.set(items, { starts, items: own })
  return { starts, items: own }
}

/** Makes the weights add up to 1, and answers what they added up to. */
function normalize(weights: Float64Array): number {
  let total = 0
  for (const weight of weights) total += weight
  for (let i = 0; i < weights.length; i++) weights[i]! /= total
  return total
}
