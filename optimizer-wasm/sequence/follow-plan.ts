import type { Sliced } from '#core/sliced.ts'
import { changed, type PlanQuestion, type Slot, withoutDemand } from './plan.ts'

/**
 * The slots that are left after a lineup that meets these demands. It takes the slot that is worth least of those whose
 * demands it meets; demands that it met beyond that slot's leave the slot where that gains most.
 *
 * `needs`: by demand, lineups that must still meet it, this one already counted.
 */
export function* slotsAfter(
  slots: readonly Slot[],
  meets: (demand: number) => boolean,
  needs: readonly number[],
  worthOf: PlanQuestion['worthOf'],
): Sliced<Slot[]> {
  const [only] = slots
  if (only && slots.length === 1 && only.pattern.length === 0) return [{ ...only, lineups: only.lineups - 1 }]
  let taken: { slot: Slot; value: number } | null = null
  for (const slot of slots) {
    if (!slot.pattern.every(meets)) continue
    const value = yield* worthOf(slot.pattern)
    if (!taken || value < taken.value) taken = { slot, value }
  }
  const one = taken?.slot.pattern ?? []
  let left = slots
    .map((slot) => (slot.pattern === one ? { ...slot, lineups: slot.lineups - 1 } : slot))
    .filter(({ lineups }) => lineups > 0)
  for (const [demand, need] of needs.entries()) left = yield* withoutSurplus(left, demand, need, worthOf)
  return left
}

function* withoutSurplus(
  slots: Slot[],
  demand: number,
  need: number,
  worthOf: PlanQuestion['worthOf'],
): Sliced<Slot[]> {
  let kept = slots
  let surplus = -need
  for (const { pattern, lineups } of slots) if (pattern.includes(demand)) surplus += lineups
  while (surplus > 0) {
    let best: { slot: Slot; gain: number } | null = null
    for (const slot of kept) {
      if (!slot.pattern.includes(demand)) continue
      const gain = (yield* worthOf(withoutDemand(slot.pattern, demand))) - (yield* worthOf(slot.pattern))
      if (!best || gain > best.gain) best = { slot, gain }
    }
    const { pattern, lineups } = best!.slot
    const freed = Math.min(surplus, lineups)
    kept = changed(kept, pattern, withoutDemand(pattern, demand), freed)
    surplus -= freed
  }
  return kept
}
