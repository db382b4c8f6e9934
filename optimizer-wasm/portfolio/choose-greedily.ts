import type { LimitState } from './limit-state.ts'

/** What candidates would add to those chosen so far. */
export type Gains = {
  /** Never below `gain`, and quick: what it was at an earlier time where gains only shrink. */
  bound(candidate: number): number
  gain(candidate: number): number
  add(candidate: number): void
}

/**
 * Chooses candidates one after another, each the one that then adds most; fewer than `count` where the limits leave none.
 * Lazy: a gain is computed only where its bound could still win.
 * @param order all candidates that may be chosen: of equal gains the first one here wins.
 */
export function chooseGreedily(
  count: number,
  order: ArrayLike<number>,
  gains: Gains,
  limits: LimitState,
): number[] {
  const chosen: number[] = []
  for (const candidate of limits.locked) take(candidate)
  while (chosen.length < count) {
    limits.plan(count - chosen.length)
    const next = bestOf(order, gains, limits)
    if (next < 0) break
    take(next)
  }
  return chosen

  function take(candidate: number): void {
    chosen.push(candidate)
    gains.add(candidate)
    limits.take(candidate)
  }
}

/** The first candidates of the order that the limits allow. */
export function takeInOrder(count: number, order: ArrayLike<number>, limits: LimitState): number[] {
  const taken: number[] = []
  for (const candidate of limits.locked) take(candidate)
  while (taken.length < count) {
    limits.plan(count - taken.length)
    let at = 0
    while (at < order.length && !limits.allows(order[at]!)) at++
    if (at === order.length) break
    take(order[at]!)
  }
  return taken

  function take(candidate: number): void {
    taken.push(candidate)
    limits.take(candidate)
  }
}

/** -1 where the limits leave none. */
function bestOf(order: ArrayLike<number>, gains: Gains, limits: LimitState): number {
  let hopeful = -1
  for (let at = 0; at < order.length; at++) {
    const candidate = order[at]!
    if (!limits.allows(candidate)) continue
    if (hopeful < 0 || gains.bound(candidate) > gains.bound(order[hopeful]!)) hopeful = at
  }
  if (hopeful < 0) return -1
  // The one of the highest bound first: after it few others need to be looked at.
  let best = hopeful
  let most = gains.gain(order[hopeful]!)
  for (let at = 0; at < order.length; at++) {
    const candidate = order[at]!
    if (at === hopeful || gains.bound(candidate) < most || !limits.allows(candidate)) continue
    const gain = gains.gain(candidate)
    if (gain > most || (gain === most && at < best)) {
      most = gain
      best = at
    }
  }
  return order[best]!
}
